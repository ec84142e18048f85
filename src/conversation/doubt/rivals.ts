// Which other readings of a turn are rivals of the one it was given: those that find other rows, and were not
// turned away by how people wish anew ("show me delta flights" goes back to where american was said), by what
// a superlative is of (the longest goes by length rather than by how long one may keep it) or by the law of
// conversations (what nobody touched is gone, nothing is changed at all) where the reading itself keeps that.
import { orderDistance } from "../../words/superlatives.ts";
import type { Understanding } from "../interpreter.ts";
import { changesBetween, conditionsOf, fallenWith } from "./changes.ts";
import { rowsAskedFor } from "./rows-asked-for.ts";

type Read = Pick<Understanding, "sql" | "alternatives">;

export function rivalsOf(
  { sql, alternatives }: Read,
  utterance: string,
  queries: readonly string[],
): Read["alternatives"] {
  const rows = rowsAskedFor(sql);
  const far = orderDistance(utterance, sql);
  const broken = (query: string): number => {
    const laws = changesBetween(queries, query, utterance);
    return laws.lost + laws.unheeded + laws.unchanged + laws.restarted + laws.narrowed;
  };
  const own = alternatives.length === 0 ? 0 : broken(sql);
  const others = alternatives.filter(
    (one) =>
      rowsAskedFor(one.sql) !== rows &&
      orderDistance(utterance, one.sql) <= far &&
      broken(one.sql) <= own,
  );
  const fallen = new Set(fallenWith(queries, sql, utterance).map(named));
  if (fallen.size === 0) return others;
  const rest = (query: string): string =>
    conditionsOf(query)
      .map(named)
      .filter((one) => !fallen.has(one))
      .sort()
      .join();
  return others.filter((one) => rest(one.sql) !== rest(sql));
}

const named = ({ path, operator, value }: ReturnType<typeof conditionsOf>[number]): string =>
  `${path} ${operator} ${value}`;
