// Reports that can be written but that nobody asks for.
import type { Field } from "../tables/world.ts";
import type { Dimension, Filter, Report } from "./report.ts";

export function isSensible({ of, measures, by, where, having }: Report): boolean {
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
