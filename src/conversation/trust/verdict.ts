// What is decided on, and what becomes of it: the facts of one turn, and answer, question or refusal.
import type { Schema } from "../../database/database.ts";
import { paraphrase } from "../../display/paraphrase.ts";
import type { Wording } from "../../entities/wording.ts";
import type { Clarify } from "../answer.ts";
import type { AskingBack } from "../asking.ts";
import type { UnderstoodSo } from "../doubt/said-rivals.ts";
import type { Find } from "../doubt/same-rows.ts";
import type { Understanding } from "../interpreter.ts";

export type Verdict =
  | { readonly kind: "answer" }
  | { readonly kind: "decline"; readonly why: string }
  | { readonly kind: "ask"; readonly clarify: Clarify };

export type Case = UnderstoodSo & {
  /** Other readings that mean something else and that the words leave standing. */
  readonly rivals: Understanding["alternatives"];
  readonly wording: Wording;
  readonly schema: Schema;
  readonly asking: AskingBack;
  /** Whether it goes on after a question back without settling it. */
  readonly passesOver: boolean;
  readonly find: Find;
  /** How the utterance would read with other words. */
  readonly reread: (utterance: string) => Promise<Understanding>;
};

/** A query in words, for whoever is asked about it. */
export const sentence = (sql: string, { wording, schema }: Case): string =>
  paraphrase(sql, wording, schema) || sql;
