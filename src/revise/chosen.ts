// Groups that were chosen by a figure stay those when more is asked of them: `key IN ( SELECT key ... HAVING ... )`.
// What is joined or narrowed later must not change who was chosen.
import { type OutlineSymbol, word } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { joinTables } from "../schema/join-path.ts";
import {
  type Clauses,
  column,
  columnsIn,
  isAggregate,
  outlineOfClauses,
  type Symbols,
} from "./clauses.ts";
import { tablesOf } from "./find-columns.ts";

/** Which of them, did any of them: who is asked about is settled. */
const pointing = /\b(?:of|any of|some of|all of) (?:them|those|these)\b|\b(?:they|those|these)\b/;

/** `after`, asked of the groups of `before`. */
export function chosenKept(
  text: string,
  before: Clauses,
  after: Clauses,
  schema: DescribedSchema,
): Clauses {
  const same = JSON.stringify(after.having) === JSON.stringify(before.having);
  const key = keyOf(before, schema);
  if (before.having.length === 0 || !same || key === undefined) return after;
  const grouped = after.groupBy.some((by) => by.length === 1 && isItem(by[0], key));
  const known = new Set(before.where.map((part) => JSON.stringify(part)));
  const added = after.where.filter((part) => !known.has(JSON.stringify(part)));
  const narrowed = added.length > 0 && pointing.test(text);
  if (!grouped || !(narrowed || multiplied(before, after, schema))) return after;
  const figures = after.select.some(isAggregate);
  const plain = after.orderBy.filter(({ by }) => shows(after, by) || !isAggregate(by));
  const table = schema.columns[key]?.table ?? -1;
  const own = (part: Symbols): boolean =>
    columnsIn(part, schema.columns.length).every((k) => schema.columns[k]?.table === table);
  return {
    ...after,
    where: [...before.where.filter(own), ...added, chosenBy(key, before)],
    having: [],
    distinct: !figures,
    groupBy: figures ? after.groupBy : [],
    orderBy: plain,
    limit: plain.length === after.orderBy.length ? after.limit : null,
  };
}

const shows = ({ select }: Clauses, by: Symbols): boolean =>
  select.some((item) => JSON.stringify(item) === JSON.stringify(by));

const isItem = (one: OutlineSymbol | undefined, item: number): boolean =>
  one?.kind === "item" && one.item === item;

/** The key that the groups are told apart by. */
function keyOf({ groupBy }: Clauses, { columns }: DescribedSchema): number | undefined {
  const items = groupBy.flatMap(([only, ...more]) =>
    only?.kind === "item" && more.length === 0 ? [only.item] : [],
  );
  const [only, ...more] = items;
  // Groups without a key are told apart by what they are called.
  return items.find((k) => columns[k]?.primary === true) ?? (more.length === 0 ? only : undefined);
}

const chosenBy = (key: number, before: Clauses): Symbols => [
  ...column(key),
  word("in"),
  word("("),
  ...outlineOfClauses({
    ...before,
    select: [column(key)],
    groupBy: [column(key)],
    orderBy: [],
    distinct: false,
    limit: null,
  }),
  word(")"),
];

/** Whether a table has come whose rows name those that were there: each of them is met several times. */
function multiplied(before: Clauses, after: Clauses, schema: DescribedSchema): boolean {
  const known = tablesOf({ ...before, select: [...before.select, ...before.having] }, schema);
  const steps = joinTables(schema, [...known, ...tablesOf(after, schema)]);
  return steps.some(
    ({ table, link }) =>
      !known.includes(table) && link !== null && schema.columns[link.from]?.table === table,
  );
}
