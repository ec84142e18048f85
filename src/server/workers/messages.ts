// What the pool and its workers say to each other.
import type { DatabaseErrorCode } from "../../database/database.ts";
import type { AllowList, RowValues } from "../../database/door/visible.ts";
import type { PageRequest } from "../../display/result-pages.ts";
import type { DecodingStep, TurnRequest } from "../../service/turn-engine.ts";

/** What a worker needs to open its own model and database. */
export type WorkerSetup = {
  readonly model: string;
  readonly database: string;
  /** What of it may be asked; default all. */
  readonly allow?: AllowList;
  /** Shared with the pool: see raised-signal.ts. */
  readonly stop: Int32Array<SharedArrayBuffer>;
};

/** Something to do, answered by "done" or "failed" with the same number. */
export type Work =
  | {
      readonly kind: "answer";
      readonly request: TurnRequest;
      /** Whether anybody listens to the steps. */
      readonly steps: boolean;
    }
  | { readonly kind: "describe" }
  | { readonly kind: "sample"; readonly table: string }
  /** Some rows of a result, asked of the database again. */
  | { readonly kind: "rows"; readonly sql: string; readonly page: PageRequest }
  | { readonly kind: "values"; readonly column: string; readonly prefix: string }
  /** What it is about, for a person to edit. */
  | { readonly kind: "draft" }
  /** Does the database answer? */
  | { readonly kind: "check" };

export type ToWorker =
  | {
      readonly kind: "work";
      readonly id: number;
      readonly work: Work;
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
