// What a person may say about a database while the service talks about it, and a model that is
// sharpened with it: asked of whoever keeps them.
import type { Interaction } from "../dataset/interaction.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";

/** How far sharpening is. */
export type Sharpening =
  | { readonly state: "idle" }
  | {
      readonly state: "running";
      readonly doing: "reading" | "measuring" | "learning";
      readonly step: number;
      readonly steps: number;
      /** Of questions kept aside, as the base answers them; once that is known. */
      readonly asked?: number;
      readonly right?: number;
    }
  | { readonly state: "done"; readonly report: WhatWasWon }
  | { readonly state: "failed"; readonly message: string };

/** Shares of questions kept aside that were answered rightly. */
export type WhatWasWon = {
  readonly asked: number;
  readonly before: number;
  readonly after: number;
  /** Of a person's own examples kept aside. */
  readonly own?: { readonly asked: number; readonly before: number; readonly after: number };
  /** False: nothing was won, and the base model answers as before. */
  readonly sharpened: boolean;
  readonly seconds: number;
  readonly notes: readonly string[];
};

export type WordsState = {
  readonly file: DomainFile;
  /** False: a draft, which nobody has edited. */
  readonly edited: boolean;
  /** A model that was sharpened for this database answers. */
  readonly sharpened: boolean;
  readonly sharpening: Sharpening;
};

export interface Words {
  read(): Promise<WordsState>;
  /** Has effect at once. Throws a UserError that says what does not fit the database. */
  save(file: DomainFile): Promise<void>;
  /** Back to the draft. */
  forget(): Promise<void>;
  /** `examples`: what people said was right. Goes on where it was stopped. */
  sharpen(examples: readonly Interaction[]): Promise<void>;
  stopSharpening(): Promise<void>;
}
