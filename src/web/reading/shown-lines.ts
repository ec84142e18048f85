// The query for what is shown, line by line, each condition in the colour of the turn that brought it
// in. Its conditions are those of the model's query, one for one: that is how their origin is known.
import type { Answer } from "../../conversation/answer.ts";
import { type LaidOutLine, layOutLines } from "../../display/layout-sql.ts";
import { conditionPlaces, withoutLine } from "../../display/sql-lines.ts";
import { paintSql } from "./sql-pieces.ts";

export type ShownLine = LaidOutLine & {
  /** The turn that the condition it belongs to came from; none where that is not known. */
  readonly since: number | undefined;
  /** The model's query without this condition; on the first line of a condition that can go. */
  readonly without: string | undefined;
};

export function shownLines(answer: Answer, answers: readonly Answer[]): ShownLine[] {
  const painted = paintSql(answer, answers);
  const own = painted.flatMap((line, i) => (line.condition ? [{ line, i }] : []));
  const shown = answer.shown_sql ?? answer.sql;
  const places = conditionPlaces(shown);
  let last: number | undefined;
  return layOutLines(shown).map((line) => {
    const at = line.tokens[0]?.start ?? 0;
    const condition = places.findIndex(({ start, end }) => start <= at && at < end);
    const found = places.length === own.length ? own[condition] : undefined;
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
