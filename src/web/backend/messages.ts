// What the page and its worker say to each other when there is no service.
import type { PageRequest } from "../../display/result-pages.ts";
import type { DecodingStep, TurnRequest } from "../../service/turn-engine.ts";

/** site.json beside the page, as `segue export-site` writes it. Paths are relative to the page. */
export type Site = {
  readonly version: string;
  readonly model: readonly string[];
  /** A model for any database, where the site carries one: for files that are dropped onto the page. */
  readonly base?: readonly string[];
  readonly database: string;
  /** For people. */
  readonly databaseName: string;
  /** The day on which conversations begin, unless the person chooses another. */
  readonly date: string | null;
  /** Everything to keep for use without a network. */
  readonly files: readonly string[];
};

export type ToSiteWorker =
  | { readonly kind: "open"; readonly base: string; readonly site: Site }
  /** From now on all questions are about this file. */
  | {
      readonly kind: "use";
      readonly id: number;
      readonly name: string;
      readonly bytes: Uint8Array;
    }
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

export type FromSiteWorker =
  | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "ready" }
  | { readonly kind: "step"; readonly id: number; readonly step: DecodingStep }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
