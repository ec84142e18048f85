// Who was chosen stays so when more is asked of them: groups by a figure, and the first of groups or rows by their
// order. `key IN ( SELECT key ... HAVING ... )`, `key IN ( SELECT key ... ORDER BY ... LIMIT 3 )`: what is joined or
// narrowed later must not choose others.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type DescribedSchema, keysOf } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  isSame,
  noClauses,
  outlineOfClauses,
  type Symbols,
} from "../clauses.ts";
import { leafTables, tablesOf } from "../find-columns.ts";

/** Which of them, did any of them: who is asked about is settled. */
const pointing = /\b(?:of|any of|some of|all of) (?:them|those|these)\b|\b(?:they|those|these)\b/;

/** `after`, asked of the groups or rows of `before`. */
export function chosenKept(
  text: string,
  before: Clauses,
  after: Clauses,
  schema: DescribedSchema,
): Clauses {
  const key = keyOf(before, schema);
  const first = isFirst(before);
  if (key === undefined || !(first || before.having.length > 0)) return after;
  if (has(after.where, chosenBy(key, before))) return after;
  // "top 3 films" | "per category": of each group the first, and not of those that were the first of all.
  const isPer = (item: Symbols): boolean => isCalled(item, "per");
  if (after.select.some(isPer) && !before.select.some(isPer)) return after;
  const added = newParts(after.where, before.where);
  const narrowed = added.length > 0 && pointing.test(text);
  // "which of them were never sold" may have been read without them.
  const lost = first && narrowed && after.limit === null && after.orderBy.length === 0;
  const same = isSame(before.having, after.having) && (!first || isSameOrder(before, after));
  const asked = same && isAskedOf(key, before, after);
  if (!asked && !(lost && tablesOf(after, schema)[0] === schema.columns[key]?.table)) return after;
  // "only crime", of the three dearest, chooses the three dearest of these, as far off as the condition may be.
  const shown = isSame([before.select, before.groupBy], [after.select, after.groupBy]);
  if (first && shown && added.length > 0 && !narrowed) {
    if (before.groupBy.length > 0 || !multiplied(before, after, schema)) return after;
    // Rows that are met several times in what the condition is about are there once.
    const those = outlineOfClauses({ ...noClauses, select: [column(key)], where: added });
    const among = [...column(key), ...called("in", those)];
    return { ...before, where: [...before.where, among] };
  }
  // "show their albums", of those with more than three, asks for no figure of each album.
  const listed = !after.select.some(isAggregate);
  const parted = (first || listed) && isParted(key, before, after, schema);
  if (!(narrowed || parted || multiplied(before, after, schema))) return after;
  // "show their albums": the albums, and no figure of each.
  const things = parted && /\btheir\b/.test(text) ? newThings(before, after) : after;
  return ofChosen(before, things, schema) ?? after;
}

/** `after` of those that `before` chose, whatever chose them; null where nothing tells them apart. */
export function ofChosen(before: Clauses, after: Clauses, schema: DescribedSchema): Clauses | null {
  const key = keyOf(before, schema);
  if (key === undefined) return null;
  const figures = after.select.filter(isAggregate);
  const plain = after.orderBy.filter(({ by }) => has(after.select, by) || !isAggregate(by));
  const table = schema.columns[key]?.table ?? -1;
  const own = (part: Symbols): boolean =>
    columnsIn(part, schema.columns.length).every((k) => schema.columns[k]?.table === table);
  // A figure that is still shown is of the rows that it was of.
  const kept = figures.some((one) => has(before.select, one))
    ? before.where
    : before.where.filter(own);
  const whole = plain.length === after.orderBy.length && !isFirst(before);
  const grouped = before.groupBy.length > 0;
  return {
    ...after,
    where: [...kept, ...newParts(after.where, before.where), chosenBy(key, before)],
    having: [],
    distinct: grouped ? figures.length === 0 : after.distinct,
    groupBy: figures.length > 0 ? after.groupBy : [],
    orderBy: plain,
    limit: whole ? after.limit : null,
  };
}

/** So many of them, the first in an order; of each of several groups, they are no one list. */
export const isFirst = ({ limit, orderBy, select, keep, made }: Clauses): boolean =>
  limit !== null &&
  orderBy.length > 0 &&
  [...keep, ...made].length === 0 &&
  !select.some((item) => isCalled(item, "per"));

const isSameOrder = (before: Clauses, after: Clauses): boolean =>
  isSame(before.orderBy, after.orderBy) &&
  before.limit === after.limit &&
  before.skip === after.skip;

const has = (parts: readonly Symbols[], wanted: Symbols): boolean =>
  parts.some((part) => isSame(part, wanted));

const newParts = (parts: readonly Symbols[], known: readonly Symbols[]): Symbols[] =>
  parts.filter((part) => !has(known, part));

function isAskedOf(key: number, before: Clauses, { groupBy, select }: Clauses): boolean {
  if (before.groupBy.length > 0) return has(groupBy, column(key));
  return groupBy.length === 0 && !select.some(isAggregate);
}

/** Whether each of the groups is shown in parts: by year, or with the albums that it has. */
function isParted(key: number, before: Clauses, after: Clauses, schema: DescribedSchema): boolean {
  const { table = -1, primary } = schema.columns[key] ?? {};
  const parts = newParts(after.groupBy, before.groupBy);
  return parts
    .flatMap((part) => columnsIn(part, schema.columns.length))
    .some((k) => !primary || manyFrom([table], [schema.columns[k]?.table ?? -1], schema));
}

const newThings = (before: Clauses, after: Clauses): Clauses => ({
  ...after,
  select: after.select.filter((item) => !isAggregate(item) || !has(before.select, item)),
});

const isItem = (one: OutlineSymbol | undefined): one is OutlineSymbol & { kind: "item" } =>
  one?.kind === "item";

/** The key that the groups are told apart by, or the rows. */
export function keyOf(clauses: Clauses, schema: DescribedSchema): number | undefined {
  if (clauses.groupBy.length === 0) return keyOfRows(clauses, schema);
  const items = clauses.groupBy.flatMap(([only, ...more]) =>
    isItem(only) && more.length === 0 ? [only.item] : [],
  );
  const [only, ...more] = items;
  // Groups without a key are told apart by what they are called.
  const named = more.length === 0 ? only : undefined;
  return items.find((k) => schema.columns[k]?.primary === true) ?? named;
}

/** Of what is listed, where each row is one of them. */
function keyOfRows(clauses: Clauses, schema: DescribedSchema): number | undefined {
  const [shown] = clauses.select.flat().filter(isItem);
  if (shown === undefined || clauses.distinct || clauses.select.some(isAggregate)) return undefined;
  const table = schema.columns[shown.item]?.table ?? shown.item - schema.columns.length;
  const [key, ...others] = keysOf(table, schema);
  const used = tablesOf(clauses, schema);
  // Where tables name each other, the way that they are joined tells.
  const each = isSame(leafTables(used, schema), [table]) || !manyFrom([table], used, schema);
  return others.length === 0 && each ? key : undefined;
}

/** `key IN ( SELECT key ... )`: they are those whom a query chose. */
export function chosenBy(key: number, before: Clauses): Symbols {
  const inner = {
    ...before,
    select: [column(key)],
    groupBy: before.groupBy.length === 0 ? [] : [column(key)],
    orderBy: isFirst(before) ? before.orderBy : [],
    distinct: false,
    limit: isFirst(before) ? before.limit : null,
  };
  return [...column(key), ...called("in", outlineOfClauses(inner))];
}

/** Whether a table has come whose rows name those that were there: each of them is met several times. */
function multiplied(before: Clauses, after: Clauses, schema: DescribedSchema): boolean {
  const known = tablesOf({ ...before, select: [...before.select, ...before.having] }, schema);
  return manyFrom(known, tablesOf(after, schema), schema);
}

/** Whether joining these brings rows that name what is there: each of it is met several times. */
export function manyFrom(
  known: readonly number[],
  tables: readonly number[],
  schema: DescribedSchema,
): boolean {
  return joinTables(schema, [...known, ...tables]).some(
    ({ table, link }) =>
      !known.includes(table) && link !== null && schema.columns[link.from]?.table === table,
  );
}
