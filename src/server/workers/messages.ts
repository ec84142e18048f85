// What the pool and its workers say to each other.
import type { DatabaseErrorCode } from "../../database/database.ts";
import type { PageRequest } from "../../display/result-pages.ts";
import type { DecodingStep, TurnRequest } from "../../service/turn-engine.ts";

/** What a worker needs to open its own model and database. */
export type WorkerSetup = {
  readonly model: string;
  readonly database: string;
  /** Shared with the pool: see raised-signal.ts. */
  readonly stop: Int32Array<SharedArrayBuffer>;
};

export type ToWorker =
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly request: TurnRequest;
      /** Whether anybody listens to the steps. */
      readonly steps: boolean;
    }
  | { readonly kind: "describe"; readonly id: number }
  | { readonly kind: "sample"; readonly id: number; readonly table: string }
  | {
      readonly kind: "rows";
      readonly id: number;
      readonly sql: string;
      readonly page: PageRequest;
    }
  | {
      readonly kind: "values";
      readonly id: number;
      readonly column: string;
      readonly prefix: string;
    }
  | { readonly kind: "abort"; readonly id: number };

export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "step"; readonly id: number; readonly step: DecodingStep }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | {
      readonly kind: "failed";
      readonly id: number;
      readonly message: string;
      /** What the database called it, where it was the database. */
      readonly code?: DatabaseErrorCode;
    };
