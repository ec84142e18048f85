// "customers from" and then "Leeds" are one utterance in two turns: what was asked for is put where it
// was missing.

import { tokenize } from "../../text/tokenize.ts";
import { unfinishedAt } from "../../words/unfinished.ts";
import type { Answer } from "../answer.ts";
import { freshAt } from "./fresh-question.ts";

type Said = Pick<Answer, "utterance" | "sql" | "clarify" | "refused">;

/** Whether the turn only asked for the rest of what was said. */
export const awaitsRest = ({ utterance, sql, clarify, refused }: Said): boolean =>
  sql === "" &&
  (clarify !== undefined || refused !== undefined) &&
  unfinishedAt(utterance) !== undefined;

/** More words than these are a new question. */
const longestRest = 4;

/** The utterance with the beginning that awaits it, where the turn before has one; of a new start what is asked. */
export function wholeUtterance(before: Said | undefined, utterance: string): string {
  const fresh = freshAt(utterance);
  if (fresh > 0) return utterance.slice(fresh);
  if (before === undefined || !awaitsRest(before)) return utterance;
  const begun = before.utterance.slice(freshAt(before.utterance));
  return tokenize(utterance).length > longestRest ? utterance : `${begun} ${utterance}`;
}
