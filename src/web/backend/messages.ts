// What the page and its worker say to each other when there is no service.
import type { DomainFile } from "../../learn/domain/domain-file.ts";
import type { DecodingStep } from "../../service/turn-engine.ts";
import type { Work } from "../../service/work.ts";

/** site.json beside the page, as `segue export-site` writes it. Paths are relative to the page. */
export type Site = {
  /** Null: the page comes from a service, and nothing is kept for later. */
  readonly version: string | null;
  /** What the site itself talks about. */
  readonly own?: {
    readonly model: readonly string[];
    readonly database: string;
    /** For people. */
    readonly databaseName: string;
  };
  /** The model for files that are dropped onto the page: it reads any database. */
  readonly base: readonly string[];
  /** The day on which conversations begin, unless the person chooses another. */
  readonly date: string | null;
  /** Everything to keep for use without a network. */
  readonly files: readonly string[];
};

/** How far it is: bytes of model and database, rows of a file, or what the values of a file are. */
export type LoadingProgress = {
  readonly of: "bytes" | "rows" | "values";
  readonly loaded: number;
  readonly total: number;
};

export type DroppedFile = { readonly name: string; readonly bytes: Uint8Array };

export type ToSiteWorker =
  | { readonly kind: "open"; readonly base: string; readonly site: Site }
  /** All questions are about these files. */
  | { readonly kind: "use"; readonly id: number; readonly files: readonly DroppedFile[] }
  | (Work & { readonly id: number })
  /** Talk about the files in use in these words, or in those drafted. */
  | { readonly kind: "teach"; readonly id: number; readonly words: DomainFile | undefined }
  | { readonly kind: "abort"; readonly id: number };

export type FromSiteWorker =
  | ({ readonly kind: "loading" } & LoadingProgress)
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "ready" }
  | { readonly kind: "step"; readonly id: number; readonly step: DecodingStep }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
