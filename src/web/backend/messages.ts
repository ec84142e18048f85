// What the page and its worker say to each other when there is no service.
import type { FromWorker, ToWorker } from "../../server/workers/messages.ts";

/** site.json beside the page, as `segue export-site` writes it. Paths are relative to the page. */
export type Site = {
  readonly version: string;
  readonly model: readonly string[];
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
  | ToWorker;

export type FromSiteWorker =
  | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
  | { readonly kind: "broken"; readonly message: string }
  | FromWorker;
