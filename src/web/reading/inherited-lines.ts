// Which turn a line of a query came from: it is as old as the unbroken run of queries that have it. A
// condition that was dropped and is said again is new; one that a copied segment brought back is as old
// as that segment says.
import type { Answer } from "../../conversation/answer.ts";
import { type SqlLine, sqlLines } from "../../display/sql-lines.ts";

/** For each line the turn since which every query has had it, this turn included. */
export function lineOrigins(answer: Answer, answers: readonly Answer[]): number[] {
  let carried = new Map<string, number>();
  for (const { turn, sql } of answers) {
    // Turns without a query (refused, failed) break no run.
    if (turn >= answer.turn || sql === "") continue;
    const bodies = sqlLines(sql).map(bodyOf);
    carried = new Map(bodies.map((body) => [body, carried.get(body) ?? turn]));
  }
  return sqlLines(answer.sql).map((line) => carried.get(bodyOf(line)) ?? answer.turn);
}

/** Whether a value that this turn's question names stands in the line. */
export function namesValueOf(answer: Answer, line: SqlLine): boolean {
  const said = answer.values.flatMap(({ value }) =>
    (typeof value === "object" ? value : [value]).map(String),
  );
  return line.tokens.some(
    ({ kind, text }) =>
      (kind === "string" || kind === "number") && said.includes(text.replaceAll("'", "")),
  );
}

/** Whether it comes first or later makes a condition no other. */
const joining: ReadonlySet<string> = new Set(["WHERE", "AND"]);

const bodyOf = ({ tokens }: SqlLine): string => {
  const texts = tokens.map(({ text }) => text);
  return (joining.has(texts[0] ?? "") ? texts.slice(1) : texts).join(" ");
};
