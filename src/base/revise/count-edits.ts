// "how many is that", "and how many are there in each": rows counted instead of shown.
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { type OutlineSymbol, word } from "../../sql/outline/symbols.ts";
import {
  type Clauses,
  called,
  columnsIn,
  isAggregate,
  measureOf,
  outlineOfClauses,
} from "./clauses.ts";
import { tableNamed } from "./find-columns.ts";
import { isGroupedBy } from "./order-edits.ts";
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

const countingGroups =
  /^how many(?: (?<what>(?!is|are|of|in)[a-z ]+?))?(?: (?:is that|are that|are there|are they|are those|are these|of them|in total|in all|altogether|rows))*$/;

/** "how many countries is that", "how many are they" of groups: the groups are counted, not their rows. */
export function countGroups(
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const found = countingGroups.exec(text);
  const { groupBy, having, where } = clauses;
  if (found === null || groupBy.length === 0 || clauses.limit !== null) return null;
  const what = found.groups?.["what"];
  if (what === undefined ? having.length === 0 : !isGroupedBy(what, clauses, schema)) return null;
  const items = groupBy.flatMap((part) => (part.length === 1 ? part : []));
  const key = items.find((one) => one.kind === "item" && schema.columns[one.item]?.primary);
  const [only = key] = key === undefined && items.length === 1 ? items : [];
  const counted = key ?? only;
  if (counted?.kind !== "item") return null;
  const table = schema.columns[counted.item]?.table ?? -1;
  const all: OutlineSymbol = { kind: "item", item: itemOfTable(schema, table) };
  const chosen = [counted, word("in"), ...called("in", inner(counted, clauses)).slice(1)];
  const plain = { groupBy: [], having: [], orderBy: [], keep: [], fill: [], distinct: false };
  const narrowed = having.length > 0;
  const figure = narrowed && key !== undefined ? [all] : [word("distinct"), counted];
  return {
    ...clauses,
    ...plain,
    select: [called("count", figure)],
    where: narrowed ? [chosen] : where,
    from: narrowed ? [] : clauses.from,
  };
}

/** The groups that were chosen, by their key. */
const inner = (key: OutlineSymbol, clauses: Clauses): OutlineSymbol[] =>
  outlineOfClauses({ ...clauses, select: [[key]], groupBy: [[key]], orderBy: [], distinct: false });

/** "how many is that" of what was listed */
export function countRows(
  { text }: Pick<Said, "text">,
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
