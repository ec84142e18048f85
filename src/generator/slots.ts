// Questions that a person declared, as queries: what a target asks for, and slots that were filled as its
// conditions. Moves make new queries.
import { oncePer } from "../once-per.ts";
import type { Target, Variant } from "./domain.ts";
import { type Filter, filterKey, type TalkQuery } from "./query.ts";
import type { Measure } from "./tables/measure.ts";
import type { Field } from "./tables/world.ts";

/** A condition that was declared: a slot given a value, and how each parameter was said. */
export type Filled = {
  readonly kind: "slot";
  readonly slot: string;
  readonly variant: Variant;
  readonly params: ReadonlyMap<string, string | number>;
  /** Words for each parameter, chosen when it was filled. */
  readonly texts: ReadonlyMap<string, string>;
  /** The turn that filled it. */
  readonly turn: number;
  /** The turn since which its slot has held some value, where that is an earlier one. */
  readonly since?: number;
};

/** A query that asks for what a target declares. */
export type Declared = TalkQuery & { readonly target: Target };

export const declared = (target: Target, where: Iterable<Filled> = []): Declared => ({
  ...askedFor(target),
  where: [...where],
});

export const retarget = ({ where }: TalkQuery, target: Target): Declared => ({
  ...askedFor(target),
  where,
});

/** Asks no more and no less than its target does. */
export const isAsDeclared = (query: Declared): boolean =>
  query.of === askedFor(query.target).of && query.where.every(({ kind }) => kind === "slot");

type Asked = Omit<TalkQuery, "where">;

/** What is selected, measured, grouped and ordered for a target. */
const askedFor = oncePer((target: Target) => ({ target, ...withColumns(target) }));

function withColumns(target: Target): Asked {
  const { select, aggregate, groupBy, top, instead } = target;
  const table = tableAsked(target);
  const of = { key: table, sql: table, names: [], plurals: [], fields: [], titles: [] };
  const asked = { of: { ...of, link: false, people: false }, measures: [], by: [], columns: [] };
  if (groupBy !== undefined) {
    const rows: Measure = { aggregate: "COUNT", table, names: [], unit: "rows" };
    return { ...asked, by: [{ kind: "field", field: declaredField(groupBy) }], measures: [rows] };
  }
  // Where only the first few are shown, another column changes their order alone.
  const columns = select.map((one) => declaredField(one, top === undefined ? instead : undefined));
  const [column] = columns;
  if (aggregate !== undefined && column !== undefined)
    return { ...asked, measures: [measureOf(column, aggregate)] };
  if (top === undefined) return { ...asked, columns, distinct: true };
  const field = declaredField(top.column, instead);
  const { count: limit, descending = false } = top;
  if (field.table === table) return { ...asked, columns, order: { by: field, descending }, limit };
  const best = measureOf(field, descending ? "MAX" : "MIN");
  const by = columns.map((one) => ({ kind: "field", field: one }) as const);
  const order = { by: best, descending };
  return { ...asked, by, measures: [best], namesOnly: true, order, limit };
}

const measureOf = (field: Field, aggregate: Measure["aggregate"]): Measure => ({
  aggregate,
  distinct: aggregate === "COUNT",
  of: { kind: "field", field },
  table: field.table,
  names: [],
  unit: "other",
});

export const tableOf = (column: string): string => column.slice(0, column.indexOf("."));

export const tableAsked = ({ select }: Target): string => tableOf(select[0]);

/** A column by its name alone; `instead`: another where that variant is also there. */
export const declaredField = (column: string, instead?: Target["instead"]): Field => ({
  sql: column,
  key: column,
  table: tableOf(column),
  role: "entity",
  names: [],
  plurals: [],
  values: [],
  rowKey: false,
  numeric: false,
  gaps: false,
  moments: false,
  ...(instead !== undefined && { instead }),
});

const nothing: ReadonlyMap<string, Filled> = new Map();
const filledIn = oncePer((where: TalkQuery["where"]): ReadonlyMap<string, Filled> => {
  const all = where.flatMap((one) => (one.kind === "slot" ? [one] : []));
  return new Map(all.map((one) => [one.slot, one]));
});

/** The slots that are filled in a query, in the order in which they came. */
export const slotsOf = (query: TalkQuery | undefined): ReadonlyMap<string, Filled> =>
  query === undefined ? nothing : filledIn(query.where);

export const hasVariant = (query: TalkQuery, key: string): boolean => {
  const [slot, variant] = splitKey(key);
  return slotsOf(query).get(slot)?.variant.name === variant;
};

/** With these conditions, each in the place of one that said something of the same. */
export function fill<Q extends TalkQuery>(query: Q, filters: readonly Filter[]): Q {
  let where = query.where;
  for (const one of filters) {
    const key = filterKey(one);
    const held = key === undefined ? undefined : where.find((other) => filterKey(other) === key);
    const put =
      one.kind === "slot" && held?.kind === "slot" ? { ...one, since: sinceOf(held) } : one;
    where =
      held === undefined ? [...where, one] : where.map((other) => (other === held ? put : other));
  }
  return { ...query, where };
}

export const sinceOf = (filled: Filled): number => filled.since ?? filled.turn;

/** What each of them is about, or itself where it is about nothing that has a name. */
export const keysOf = (filters: readonly Filter[]): (string | Filter)[] =>
  filters.map((one) => filterKey(one) ?? one);

/** Without what is said of these. */
export function drop<Q extends TalkQuery>(query: Q, keys: Iterable<string | Filter>): Q {
  const gone = new Set(keys);
  return { ...query, where: query.where.filter((one) => !gone.has(filterKey(one) ?? one)) };
}

export function sameValue(a: Filled, b: Filled): boolean {
  if (a.variant !== b.variant) return false;
  for (const [name, value] of a.params) if (b.params.get(name) !== value) return false;
  return true;
}

export function sameQuery(a: TalkQuery, b: TalkQuery): boolean {
  if (a.target === undefined) return a === b;
  if (a.target !== b.target || a.of !== b.of || a.where.length !== b.where.length) return false;
  if (a.by !== b.by || a.measures !== b.measures || a.columns !== b.columns) return false;
  return a.where.every((one) => holds(b, one));
}

/** Each of them once. */
export function distinct<Q extends TalkQuery>(queries: readonly Q[]): Q[] {
  return queries.filter((one, i) => queries.findIndex((other) => sameQuery(one, other)) === i);
}

export function holds(query: TalkQuery, filter: Filter): boolean {
  if (filter.kind !== "slot") return query.where.includes(filter);
  const own = slotsOf(query).get(filter.slot);
  return own !== undefined && sameValue(own, filter);
}

/** "slot:variant" taken apart. */
export function splitKey(key: string): readonly [slot: string, variant: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
