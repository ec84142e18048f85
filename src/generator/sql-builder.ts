// Prints the query of a state: nested IN sub-queries along declared links, conditions in a stable order.
import { shortestWay } from "../schema/shortest-way.ts";
import type { Condition, Domain, SlotTerm, Target } from "./domain.ts";
import { type Filled, type State, splitKey } from "./state.ts";

/** A join to the next table. */
type LinkStep = { readonly own: string; readonly other: string; readonly to: string };

export type TableLinks = {
  /** The next join on the way from one table to another. */
  readonly next: (from: string, to: string) => LinkStep;
};

const tableOf = (column: string): string => column.slice(0, column.indexOf("."));

/** Shortest ways between tables over the declared links, found once per domain. */
export function createLinks(links: readonly string[]): TableLinks {
  const steps = links.flatMap((link): LinkStep[] => {
    const [left = "", right = ""] = link.split("=").map((side) => side.trim());
    return [
      { own: left, other: right, to: tableOf(right) },
      { own: right, other: left, to: tableOf(left) },
    ];
  });
  const stepsFrom = (table: string) => steps.filter(({ own }) => tableOf(own) === table);
  const found = new Map<string, LinkStep>();
  return {
    next(from, to) {
      const key = `${from}>${to}`;
      const reaches = (tables: readonly string[]) => tables.find((table) => table === to);
      const step = found.get(key) ?? shortestWay([from], stepsFrom, reaches)?.[0];
      if (step === undefined)
        throw new RangeError(`sql-builder: no declared link leads from "${from}" to "${to}"`);
      found.set(key, step);
      return step;
    },
  };
}

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

/** The query a state asks for. */
export function buildSql(domain: Domain, links: TableLinks, state: State): string {
  const target = state.target;
  const conditions = boundConditions(domain, target, state.slots);
  const where = conjunction(target.table, conditions, { all: conditions, links });
  const has = hasVariant(state.slots);
  const columns = target.select.map((one) => selected(one, target, has)).join(" , ");
  const { from, ending } = fewFirst(target, links, has);
  const group = target.groupBy === undefined ? "" : ` GROUP BY ${target.groupBy}`;
  return `${selectOf(target, columns)} FROM ${from}${where === "" ? "" : ` WHERE ${where}`}${group}${ending}`;
}

/** What is selected; where only the first few are, another column changes their order alone. */
function selected(column: string, target: Target, has: (key: string) => boolean): string {
  return target.top === undefined ? pickColumn(column, target.instead, has) : column;
}

function selectOf(target: Target, columns: string): string {
  if (target.aggregate === "COUNT") return `SELECT COUNT ( DISTINCT ${columns} )`;
  if (target.aggregate === "AVG") return `SELECT AVG ( ${columns} )`;
  const plain = target.groupBy !== undefined || target.top !== undefined;
  return `SELECT ${plain ? "" : "DISTINCT "}${columns}`;
}

/** ORDER BY and LIMIT, with the joins that lead to what is ordered by. */
function fewFirst(
  { table, top, instead, select }: Target,
  links: TableLinks,
  has: (key: string) => boolean,
): { readonly from: string; readonly ending: string } {
  if (top === undefined) return { from: table, ending: "" };
  const column = pickColumn(top.column, instead, has);
  const direction = top.descending === true ? " DESC" : "";
  let from = table;
  for (let at = table; at !== tableOf(column); ) {
    const { own, other, to } = links.next(at, tableOf(column));
    from += ` JOIN ${to} ON ${own} = ${other}`;
    at = to;
  }
  if (from === table) return { from, ending: ` ORDER BY ${column}${direction} LIMIT ${top.count}` };
  const best = `${top.descending === true ? "MAX" : "MIN"} ( ${column} )`;
  const ending = ` GROUP BY ${select.join(" , ")} ORDER BY ${best}${direction} LIMIT ${top.count}`;
  return { from, ending };
}

const hasVariant =
  (slots: ReadonlyMap<string, Filled>) =>
  (key: string): boolean => {
    const [slot, variant] = splitKey(key);
    return slots.get(slot)?.variant.name === variant;
  };

/**
 * A query that has a row exactly where the state's has one, and is quick to run: asked from the
 * topic's main table, superlatives left out, and looking no further than the first row.
 */
export function buildProbe(domain: Domain, links: TableLinks, state: State): string {
  const { target } = state;
  const main = domain.topics.find((topic) => topic.name === target.topic)?.main;
  const root = domain.targets.find((one) => one.name === main)?.table ?? target.table;
  const bound = [
    ...boundConditions(domain, target, state.slots),
    { condition: { kind: "exists", table: target.table } as const, table: target.table },
  ].filter((one) => one.condition.kind !== "extreme");
  const nest: Nest = ({ own, other, to }, inner) => {
    const joined = `${other} = ${own}`;
    return `EXISTS ( SELECT 1 FROM ${to} WHERE ${inner === "" ? joined : `${joined} AND ${inner}`} )`;
  };
  const where = conjunction(root, bound, { all: bound, links, nest });
  return `SELECT 1 FROM ${root}${where === "" ? "" : ` WHERE ${where}`} LIMIT 1`;
}

function boundConditions(
  domain: Domain,
  target: Target,
  slots: ReadonlyMap<string, Filled>,
): Bound[] {
  const has = hasVariant(slots);
  const bound: Bound[] = [];
  const add = (condition: Condition, filled?: Filled): void => {
    const ready = bind(condition, filled, has);
    bound.push({ condition: ready, table: anchor(ready) });
  };
  for (const condition of target.conditions ?? []) add(condition);
  const filledSlots = domain.slots.flatMap((slot) => slots.get(slot.name) ?? []);
  for (const filled of filledSlots)
    for (const condition of filled.variant.conditions) add(condition, filled);
  const tables = new Set([target.table, ...bound.map((one) => one.table)]);
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

function bind(
  condition: Condition,
  filled: Filled | undefined,
  has: (key: string) => boolean,
): Condition {
  const term = (value: SlotTerm): SlotTerm => {
    if (typeof value !== "object") return value;
    const found = filled?.params.get(value.param);
    if (found === undefined) throw new RangeError(`sql-builder: no parameter "${value.param}"`);
    return found;
  };
  switch (condition.kind) {
    case "compare": {
      const column = pickColumn(condition.column, condition.instead, has);
      return { kind: "compare", column, op: condition.op, value: term(condition.value) };
    }
    case "extreme":
      return {
        kind: "extreme",
        column: pickColumn(condition.column, condition.instead, has),
        pick: condition.pick,
      };
    case "between":
      return { ...condition, low: term(condition.low), high: term(condition.high) };
    case "in":
      return { ...condition, where: condition.where.map((inner) => bind(inner, filled, has)) };
    case "any":
      return {
        kind: "any",
        of: condition.of.map((all) => all.map((inner) => bind(inner, filled, has))),
      };
    case "known":
    case "exists":
      return condition;
  }
}

function pickColumn(
  column: string,
  instead: Readonly<Record<string, string>> | undefined,
  has: (key: string) => boolean,
): string {
  for (const [key, other] of Object.entries(instead ?? {})) if (has(key)) return other;
  return column;
}

/** How a sub-query on a neighbouring table is written. */
type Nest = (step: LinkStep, where: string) => string;

const nestIn: Nest = ({ own, other, to }, where) =>
  `${own} IN ( SELECT ${other} FROM ${to}${where === "" ? "" : ` WHERE ${where}`} )`;

type Around = {
  /** All conditions of the query: a superlative is among those that meet the others. */
  readonly all: readonly Bound[];
  readonly links: TableLinks;
  readonly nest?: Nest;
};

/** Conditions of this table first, then one sub-query for each neighbour on the way to the others. */
function conjunction(table: string, conditions: readonly Bound[], around: Around): string {
  const { all, links, nest = nestIn } = around;
  const parts: string[] = [];
  const extremes: string[] = [];
  const beyond = new Map<string, { step: LinkStep; inner: Bound[] }>();
  for (const bound of conditions) {
    if (bound.table === table) {
      if (bound.condition.kind === "extreme")
        extremes.push(extreme(bound.condition, bound, all, links));
      else if (bound.condition.kind !== "exists") parts.push(print(bound.condition, links));
      continue;
    }
    const step = links.next(table, bound.table);
    const group = beyond.get(step.to);
    if (group === undefined) beyond.set(step.to, { step, inner: [bound] });
    else group.inner.push(bound);
  }
  for (const { step, inner } of beyond.values()) {
    parts.push(nest(step, conjunction(step.to, inner, around)));
  }
  return [...parts, ...extremes].join(" AND ");
}

function extreme(
  condition: Condition & { kind: "extreme" },
  self: Bound,
  all: readonly Bound[],
  links: TableLinks,
): string {
  const at = all.indexOf(self);
  const others = all.filter((one, i) => one.condition.kind !== "extreme" || i < at);
  const where = conjunction(self.table, others, { all: others, links });
  const { column, pick } = condition;
  return `${column} = ( SELECT ${pick} ( ${column} ) FROM ${self.table}${where === "" ? "" : ` WHERE ${where}`} )`;
}

function print(condition: Condition, links: TableLinks): string {
  switch (condition.kind) {
    case "compare":
      return `${condition.column} ${condition.op} ${literal(condition.value)}`;
    case "between":
      return `${condition.column} ${not(condition)}BETWEEN ${literal(condition.low)} AND ${literal(condition.high)}`;
    case "known":
      return `${condition.column} IS ${condition.negated === true ? "" : "NOT "}NULL`;
    case "in": {
      const table = tableOf(condition.select);
      const where = condition.where.map((inner) => print(inner, links)).join(" AND ");
      return `${condition.column} ${not(condition)}IN ( SELECT ${condition.select} FROM ${table}${where === "" ? "" : ` WHERE ${where}`} )`;
    }
    case "any": {
      const options = condition.of.map((all) =>
        all.map((inner) => print(inner, links)).join(" AND "),
      );
      return `( ${options.join(" OR ")} )`;
    }
    case "extreme":
    case "exists":
      throw new RangeError(
        `sql-builder: "${condition.kind}" cannot stand inside another condition`,
      );
  }
}

const not = ({ negated }: { readonly negated?: boolean }): string =>
  negated === true ? "NOT " : "";

function literal(value: SlotTerm): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new RangeError(`sql-builder: parameter "${value.param}" was left open`);
}
