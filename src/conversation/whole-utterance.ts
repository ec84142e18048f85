// "customers from" and then "Leeds" are one utterance in two turns: what was asked for is put where it
// was missing.

import { tokenize } from "../text/tokenize.ts";
import { unfinishedAt } from "../words/unfinished.ts";
import type { Answer } from "./answer.ts";

type Said = Pick<Answer, "utterance" | "sql" | "clarify" | "refused">;

/** Whether the turn only asked for the rest of what was said. */
export const awaitsRest = ({ utterance, sql, clarify, refused }: Said): boolean =>
  sql === "" &&
  (clarify !== undefined || refused !== undefined) &&
  unfinishedAt(utterance) !== undefined;

/** More words than these are a new question. */
const longestRest = 4;

/** The utterance with the beginning that awaits it, where the turn before has one. */
export function wholeUtterance(before: Said | undefined, utterance: string): string {
  if (before === undefined || !awaitsRest(before)) return utterance;
  return tokenize(utterance).length > longestRest ? utterance : `${before.utterance} ${utterance}`;
}
