// An engine that runs apart from whoever asks, and the messages that go to it and back.
import type { DatabaseErrorCode, QueryLimits, QueryResult, Schema } from "../database.ts";
import type { VisibleNames } from "../door/visible.ts";

export type EngineKind = "sqlite" | "sqlite-native" | "duckdb" | "duckdb-table";

export interface DatabaseEngine {
  readonly schema: Schema;
  /** Ends a query at its time limit by itself; ending what it runs in is then only a last resort. */
  readonly keepsTime?: boolean;
  /** True once a query has left it larger than it should stay. */
  readonly worn?: boolean;
  restrict?(visible: VisibleNames): void;
  /** `stopped` may be asked as often as wanted, where the engine works without listening. */
  query(sql: string, limits: QueryLimits, stopped?: () => boolean): Promise<QueryResult>;
  /** Asks the running query to stop; absent where the engine cannot listen while it works. */
  interrupt?(): void;
}

export type Request =
  | { readonly kind: "open"; readonly engine: EngineKind; readonly path: string }
  | { readonly kind: "restrict"; readonly visible: VisibleNames }
  | { readonly kind: "query"; readonly sql: string; readonly limits: QueryLimits }
  | { readonly kind: "interrupt" };

/** To a thread, which cannot be ended as safely as a process. */
export type Leave = { readonly kind: "leave" };

export type Reply =
  | {
      readonly kind: "opened";
      readonly schema: Schema;
      readonly interruptible: boolean;
      readonly keepsTime: boolean;
    }
  | { readonly kind: "result"; readonly result: QueryResult; readonly worn: boolean }
  | {
      readonly kind: "error";
      readonly code: DatabaseErrorCode;
      readonly message: string;
      readonly worn: boolean;
    };
