// Which lines of a query an earlier turn already had: what a person edited has no other origin, and
// a long copied segment may join conditions that came in one by one.
import type { Answer } from "../../answer.ts";
import { type SqlLine, sqlLines } from "./sql-lines.ts";

/** For each line the first turn whose query has it, this turn included. */
export function lineOrigins(answer: Answer, answers: readonly Answer[]): number[] {
  const seen = new Map<string, number>();
  for (const { turn, sql } of answers) {
    if (turn >= answer.turn) continue;
    for (const line of sqlLines(sql)) {
      const body = bodyOf(line);
      if (!seen.has(body)) seen.set(body, turn);
    }
  }
  return sqlLines(answer.sql).map((line) => seen.get(bodyOf(line)) ?? answer.turn);
}

/** Whether it comes first or later makes a condition no other. */
const bodyOf = (line: SqlLine): string =>
  line.tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/^(WHERE|AND) /, "");
