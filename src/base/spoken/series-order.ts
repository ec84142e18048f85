// A series is read in its own order: figures by month stand month after month, whichever order the database
// would give them in. What nobody said is not part of the conversation: it is left out when the query is read again.
import { type OutlineSymbol, timeWords } from "../../outline/symbols.ts";
import { type Clauses, clausesOf, outlineOfClauses, type Symbols } from "../../revise/clauses.ts";

export function inSeriesOrder(outline: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const clauses = clausesOf(outline);
  if (clauses === null || clauses.orderBy.length > 0) return outline;
  const orderBy = seriesOf(clauses).map((by) => ({ by, descending: false }));
  return orderBy.length === 0 ? outline : outlineOfClauses({ ...clauses, orderBy });
}

export function withoutSeriesOrder(outline: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const clauses = clausesOf(outline);
  if (clauses === null || clauses.orderBy.some(({ descending }) => descending)) return outline;
  const series = seriesOf(clauses);
  const own = clauses.orderBy.map(({ by }) => by);
  if (series.length === 0 || JSON.stringify(own) !== JSON.stringify(series)) return outline;
  return outlineOfClauses({ ...clauses, orderBy: [] });
}

/** The parts of dates that rows are grouped by, where all of them are shown. */
function seriesOf({ groupBy, select, made, limit }: Clauses): readonly Symbols[] {
  if (made.length > 0 || limit !== null) return [];
  const shown = new Set(select.map((one) => JSON.stringify(one)));
  return groupBy.filter(
    (part) =>
      part[0]?.kind === "word" && timeWords.has(part[0].word) && shown.has(JSON.stringify(part)),
  );
}
