// What the pool and its workers say to each other.
import type { DatabaseErrorCode } from "../../database/database.ts";
import type { AllowList, RowValues } from "../../database/door/visible.ts";
import type { DecodingStep } from "../../service/turn-engine.ts";
import type { Work } from "../../service/work.ts";

/** What a worker needs to open its own model and database. */
export type WorkerSetup = {
  readonly model: string;
  readonly database: string;
  /** What of it may be asked; default all. */
  readonly allow?: AllowList;
  /** Shared with the pool: see raised-signal.ts. */
  readonly stop: Int32Array<SharedArrayBuffer>;
};

/** Answered by "done" or "failed" with the same number. Check: does the database answer? */
export type MemberWork = Work | { readonly kind: "check" };

export type ToWorker =
  | {
      readonly kind: "work";
      readonly id: number;
      readonly work: MemberWork;
      /** Of whoever asks, for the conditions on rows. */
      readonly values?: RowValues;
    }
  | { readonly kind: "abort"; readonly id: number };

/** An error as it crosses threads: those that a person can act on keep what they are. */
export type Failure = {
  readonly of: "user" | "database" | "bug";
  readonly code?: DatabaseErrorCode;
  readonly message: string;
};

export type FromWorker =
  | { readonly kind: "ready" }
  /** Instead of "ready": the model or the database cannot be opened. */
  | { readonly kind: "unfit"; readonly failure: Failure }
  /** All that it was given waits for the database: it could think about more. */
  | { readonly kind: "free" }
  /** For whoever runs the service; what was asked failed, or goes on, by itself. */
  | { readonly kind: "trouble"; readonly failure: Failure }
  | { readonly kind: "step"; readonly id: number; readonly step: DecodingStep }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure };
