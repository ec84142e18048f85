// The query for what is shown, line by line, each condition in the colour of the turn that brought it
// in. Its conditions are those of the model's query, one for one: that is how their origin is known.
import type { Answer } from "../../conversation/answer.ts";
import { type LaidOutLine, layOutLines } from "../../display/layout-sql.ts";
import { withoutLine } from "./sql-lines.ts";
import { paintSql } from "./sql-pieces.ts";

export type ShownLine = LaidOutLine & {
  /** The turn that the condition it belongs to came from; none where that is not known. */
  readonly since: number | undefined;
  /** The model's query without this condition; on the first line of a condition that can go. */
  readonly without: string | undefined;
};

const conditionWords = new Set(["WHERE", "AND"]);
const ends = new Set(["GROUP", "HAVING", "ORDER", "LIMIT", "UNION", "INTERSECT", "EXCEPT"]);

export function shownLines(answer: Answer, answers: readonly Answer[]): ShownLine[] {
  const painted = paintSql(answer, answers);
  const own = painted.flatMap((line, i) =>
    conditionWords.has(line.tokens[0]?.text ?? "") ? [{ line, i }] : [],
  );
  const placed = placeConditions(layOutLines(answer.shown_sql ?? answer.sql));
  const count = new Set(placed.flatMap(({ condition }) => condition ?? [])).size;
  const matches = count === own.length;
  let last: number | undefined;
  return placed.map(({ condition, ...line }) => {
    const found = !matches || condition === undefined ? undefined : own[condition];
    const first = condition !== last;
    last = condition;
    return {
      ...line,
      since: found?.line.pieces.at(-1)?.since,
      without:
        found?.line.removable && first ? withoutLine(answer.sql, painted, found.i) : undefined,
    };
  });
}

type Placed = LaidOutLine & { readonly condition: number | undefined };

/** Numbers the conditions of the outermost query. */
function placeConditions(lines: readonly LaidOutLine[]): Placed[] {
  let depth = 0;
  let count = -1;
  let within = false;
  return lines.map((line) => {
    const word = line.tokens[0]?.text ?? "";
    if (depth === 0 && word === "WHERE") within = true;
    if (depth === 0 && ends.has(word)) within = false;
    if (depth === 0 && within && conditionWords.has(word)) count++;
    for (const { text } of line.tokens) depth += Number(text === "(") - Number(text === ")");
    return { ...line, condition: within ? count : undefined };
  });
}
