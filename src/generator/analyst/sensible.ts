// Queries that can be written but that nobody asks for.

import { type Dimension, type Filter, isOneValue, shownBy, type TalkQuery } from "../query.ts";
import { measureSql } from "../tables/measure.ts";
import type { Field } from "../tables/world.ts";

export function isSensible(query: TalkQuery): boolean {
  const { of, measures, by, where, having } = query;
  if (saysLittle(query)) return false;
  const own = (filter: Filter): boolean =>
    (filter.kind === "person" && filter.owner.key === of.key) ||
    (filter.kind === "values" && filter.negated !== true && of.titles.includes(filter.field));
  // One row has no groups.
  if (by.length > 0 && where.some(own)) return false;
  const per = measures.flatMap((measure) => (measure.per === undefined ? [] : [measure.per]));
  if (per.length > 0 && having !== undefined) return false;
  // "average orders per customer" for each customer is no average.
  return !per.some((field) => by.some((dimension) => settles(dimension, field)));
}

const settles = (dimension: Dimension, { table }: Field): boolean =>
  dimension.kind === "row" || (dimension.kind === "field" && dimension.field.table === table);

/** Nobody asks for what the question itself says, or for the same thing twice. */
function saysLittle({ columns, measures, by, where }: TalkQuery): boolean {
  const shown = [...by.flatMap(shownBy), ...columns];
  const figures = measures.map(measureSql);
  if (new Set(shown).size < shown.length || new Set(figures).size < figures.length) return true;
  const fixed = where.filter(isOneValue).map(({ field }) => field);
  const [only, other] = shown;
  return fixed.some(
    (field) =>
      (other === undefined && only === field) ||
      by.some((one) => one.kind === "field" && one.field === field),
  );
}
