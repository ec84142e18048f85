// "how many is that", "and how many are there in each": rows counted instead of shown.
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { type OutlineSymbol, word } from "../../sql/outline/symbols.ts";
import { type Clauses, called, columnsIn, isAggregate, measureOf } from "./clauses.ts";
import { tableNamed } from "./find-columns.ts";
import type { Said } from "./said.ts";

/** "and how many are there in each": other figures of the same groups */
export function countEach(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const found =
    /^how many(?: (?<what>[\w ]+?))?(?: are there| are)? (?:in|for|of|per|by) each(?: of (?:these|those|them)| one)?$/.exec(
      text,
    );
  const measure = measureOf(clauses);
  if (found === null || measure === undefined || clauses.groupBy.length === 0) return null;
  const what = found.groups?.["what"];
  const table = what === undefined ? undefined : tableNamed(what, clauses, schema);
  const [own] = columnsIn(measure, schema.columns.length);
  const counted = table ?? (own === undefined ? undefined : schema.columns[own]?.table);
  if (counted === undefined) return null;
  const count = called("count", [{ kind: "item", item: itemOfTable(schema, counted) }]);
  return {
    ...clauses,
    select: [...clauses.select.filter((item) => !isAggregate(item)), count],
    orderBy: clauses.orderBy.map((one) => (isAggregate(one.by) ? { ...one, by: count } : one)),
  };
}

/** "how many is that" of what was listed */
export function countRows(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  if (
    !/^how many(?: (?:is that|are there|are they|are those|are these|of them|in total|in all|altogether|rows))*$/.test(
      text,
    )
  )
    return null;
  if (clauses.groupBy.length > 0 || clauses.select.some(isAggregate)) return null;
  const [first] = clauses.select.flat();
  if (first?.kind !== "item") return null;
  const table = schema.columns[first.item]?.table ?? first.item - schema.columns.length;
  const all: OutlineSymbol = { kind: "item", item: itemOfTable(schema, table) };
  const counted = clauses.distinct ? [word("distinct"), first] : [all];
  return {
    ...clauses,
    distinct: false,
    select: [called("count", counted)],
    orderBy: [],
    limit: null,
  };
}
