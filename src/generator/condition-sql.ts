// Conditions that a domain declares, as trees: nested IN sub-queries along its links, in a stable order.
import { printSql } from "../sql/print.ts";
import type { Expression, Subquery } from "../sql/tree.ts";
import {
  call,
  column,
  compared,
  conjunction,
  nowhere,
  number,
  selectFrom,
  string,
} from "../sql/tree-builders.ts";
import type { Condition, Domain, SlotTerm } from "./domain.ts";
import type { LinkStep, TableLinks } from "./links.ts";
import { isField, isMeasure, type TalkQuery } from "./query.ts";
import {
  type Declared,
  declaredField,
  type Filled,
  hasVariant,
  slotsOf,
  tableAsked,
  tableOf,
} from "./slots.ts";
import { type Measure, measureFields } from "./tables/measure.ts";
import type { Field } from "./tables/world.ts";

type Bound = { readonly condition: Condition; readonly table: string };

function anchor(condition: Condition): string {
  switch (condition.kind) {
    case "exists":
      return condition.table;
    case "any":
      return anchor(condition.of[0]![0]!);
    default:
      return tableOf(condition.column);
  }
}

/** A domain and the ways between its tables: conditions on other tables are nested along them. */
export type DeclaredLinks = { readonly domain: Domain; readonly links: TableLinks };

/** The conditions of a query, as the table that is asked about has them, or another that takes part. */
export function nestedConditions(
  { domain, links }: DeclaredLinks,
  query: TalkQuery,
  table = query.of.sql,
): Expression | undefined {
  const conditions = boundConditions(domain, query);
  return conjunctionOf(table, conditions, { all: conditions, links });
}

/** The table that is asked about, with those that lead to what it is ordered by. */
export function nestedTables({ links }: DeclaredLinks, { of, order }: TalkQuery): string {
  let from = of.sql;
  const by = order?.by;
  const [ordered] =
    by === undefined ? [] : isMeasure(by) ? measureFields(by) : isField(by) ? [by] : [];
  for (let at = of.sql; ordered !== undefined && at !== ordered.table; ) {
    const { own, other, to } = links.next(at, ordered.table);
    from += ` JOIN ${to} ON ${own} = ${other}`;
    at = to;
  }
  return from;
}

/** With the columns that take the place of others where a declared condition holds. */
export function settledColumns(query: TalkQuery): TalkQuery {
  const { columns, measures, order } = query;
  const column = (field: Field): Field =>
    field.instead === undefined
      ? field
      : declaredField(pickColumn(field.sql, field.instead, query));
  const measure = (one: Measure): Measure =>
    one.of?.kind === "field" ? { ...one, of: { kind: "field", field: column(one.of.field) } } : one;
  const by =
    order &&
    (isMeasure(order.by) ? measure(order.by) : isField(order.by) ? column(order.by) : order.by);
  return {
    ...query,
    columns: columns.map(column),
    measures: measures.map(measure),
    ...(order !== undefined && by !== undefined && { order: { ...order, by } }),
  };
}

/**
 * A query that has a row exactly where that one has one, and is quick to run: asked from the
 * topic's main table, superlatives left out, and looking no further than the first row.
 */
export function probeSql({ domain, links }: DeclaredLinks, query: Declared): string {
  const { target } = query;
  const main = domain.topics.find((topic) => topic.name === target.topic)?.main;
  const root = tableAsked(domain.targets.find((one) => one.name === main) ?? target);
  const table = tableAsked(target);
  const bound = [
    ...boundConditions(domain, query),
    { condition: { kind: "exists", table } as const, table },
  ].filter((one) => one.condition.kind !== "extreme");
  const nest: Nest = ({ own, other, to }, inner) => {
    const joined = compared(column(other), "=", column(own));
    const where = conjunction(inner === undefined ? [joined] : [joined, inner]);
    return { kind: "exists", query: selected(number("1"), to, where), ...nowhere };
  };
  const where = conjunctionOf(root, bound, { all: bound, links, nest });
  return printSql({ ...selected(number("1"), root, where).query, limit: number("1") });
}

function boundConditions(domain: Domain, query: TalkQuery): Bound[] {
  const slots = slotsOf(query);
  const bound: Bound[] = [];
  const add = (condition: Condition, filled?: Filled): void => {
    const ready = bind(condition, filled, query);
    bound.push({ condition: ready, table: anchor(ready) });
  };
  for (const condition of query.target?.conditions ?? []) add(condition);
  const filledSlots = domain.slots.flatMap((slot) => slots.get(slot.name) ?? []);
  for (const filled of filledSlots)
    for (const condition of filled.variant.conditions) add(condition, filled);
  const tables = new Set([query.of.key, ...bound.map((one) => one.table)]);
  for (const filled of filledSlots) {
    const extra = filled.variant.extra;
    if (extra?.tables.some((table) => tables.has(table)))
      for (const condition of extra.conditions) add(condition, filled);
  }
  // Superlatives last: they repeat what stands before them.
  return [
    ...bound.filter((one) => one.condition.kind !== "extreme"),
    ...bound.filter((one) => one.condition.kind === "extreme"),
  ];
}

function bind(condition: Condition, filled: Filled | undefined, query: TalkQuery): Condition {
  const term = (value: SlotTerm): SlotTerm => {
    if (typeof value !== "object") return value;
    const found = filled?.params.get(value.param);
    if (found === undefined) throw new RangeError(`condition-sql: no parameter "${value.param}"`);
    return found;
  };
  switch (condition.kind) {
    case "compare": {
      const column = pickColumn(condition.column, condition.instead, query);
      return { kind: "compare", column, op: condition.op, value: term(condition.value) };
    }
    case "extreme":
      return {
        kind: "extreme",
        column: pickColumn(condition.column, condition.instead, query),
        pick: condition.pick,
      };
    case "between":
      return { ...condition, low: term(condition.low), high: term(condition.high) };
    case "in":
      return { ...condition, where: condition.where.map((inner) => bind(inner, filled, query)) };
    case "any":
      return {
        kind: "any",
        of: condition.of.map((all) => all.map((inner) => bind(inner, filled, query))),
      };
    case "known":
    case "exists":
      return condition;
  }
}

function pickColumn(
  column: string,
  instead: Readonly<Record<string, string>> | undefined,
  query: TalkQuery,
): string {
  for (const [key, other] of Object.entries(instead ?? {}))
    if (hasVariant(query, key)) return other;
  return column;
}

/** How a sub-query on a neighbouring table is written. */
type Nest = (step: LinkStep, where: Expression | undefined) => Expression;

const nestIn: Nest = ({ own, other, to }, where) =>
  within(column(own), selected(column(other), to, where));

type Around = {
  /** All conditions of the query: a superlative is among those that meet the others. */
  readonly all: readonly Bound[];
  readonly links: TableLinks;
  readonly nest?: Nest;
};

/** Conditions of this table first, then one sub-query for each neighbour on the way to the others. */
function conjunctionOf(
  table: string,
  conditions: readonly Bound[],
  around: Around,
): Expression | undefined {
  const { all, links, nest = nestIn } = around;
  const parts: Expression[] = [];
  const extremes: Expression[] = [];
  const beyond = new Map<string, { step: LinkStep; inner: Bound[] }>();
  for (const bound of conditions) {
    if (bound.table === table) {
      if (bound.condition.kind === "extreme")
        extremes.push(extreme(bound.condition, bound, all, links));
      else if (bound.condition.kind !== "exists") parts.push(written(bound.condition));
      continue;
    }
    const step = links.next(table, bound.table);
    const group = beyond.get(step.to);
    if (group === undefined) beyond.set(step.to, { step, inner: [bound] });
    else group.inner.push(bound);
  }
  for (const { step, inner } of beyond.values())
    parts.push(nest(step, conjunctionOf(step.to, inner, around)));
  return conjunction([...parts, ...extremes]);
}

function extreme(
  condition: Condition & { kind: "extreme" },
  self: Bound,
  all: readonly Bound[],
  links: TableLinks,
): Expression {
  const at = all.indexOf(self);
  const others = all.filter((one, i) => one.condition.kind !== "extreme" || i < at);
  const where = conjunctionOf(self.table, others, { all: others, links });
  const own = column(condition.column);
  return compared(own, "=", selected(call(condition.pick, [own]), self.table, where));
}

function written(condition: Condition): Expression {
  switch (condition.kind) {
    case "compare":
      return compared(column(condition.column), condition.op, literal(condition.value));
    case "between": {
      const [low, high] = [literal(condition.low), literal(condition.high)];
      const left = column(condition.column);
      return { kind: "between", negated: condition.negated === true, left, low, high, ...nowhere };
    }
    case "known": {
      const operand = column(condition.column);
      return { kind: "is-null", negated: condition.negated !== true, operand, ...nowhere };
    }
    case "in": {
      const where = conjunction(condition.where.map(written));
      const inner = selected(column(condition.select), tableOf(condition.select), where);
      return within(column(condition.column), inner, condition.negated);
    }
    case "any": {
      const operands = condition.of.flatMap((all) => conjunction(all.map(written)) ?? []);
      return { kind: "group", inner: { kind: "or", operands, ...nowhere }, ...nowhere };
    }
    case "extreme":
    case "exists":
      throw new RangeError(
        `condition-sql: "${condition.kind}" cannot stand inside another condition`,
      );
  }
}

function literal(value: SlotTerm): Expression {
  if (typeof value === "number") return number(String(value));
  if (typeof value === "string") return string(value);
  throw new RangeError(`condition-sql: parameter "${value.param}" was left open`);
}

const within = (left: Expression, right: Subquery, negated = false): Expression => ({
  kind: "in",
  negated,
  left,
  right,
  ...nowhere,
});

const selected = (expression: Expression, table: string, where?: Expression): Subquery => ({
  kind: "subquery",
  query: selectFrom(table, [{ expression }], where),
  ...nowhere,
});
