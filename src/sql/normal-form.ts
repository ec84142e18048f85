// One spelling for queries that differ only in aliases, order of conditions, redundant parentheses,
// case, spacing or quoting. For comparing; what it prints need not be pretty.
import type { Schema } from "../database/database.ts";
import { bind } from "./bind/bind.ts";
import type { Bound, Relation, Scope } from "./bind/bound.ts";
import { nameParts, plainName } from "./name.ts";
import { normalExpression } from "./normal-expression.ts";
import { parseSql } from "./parse.ts";
import { tryParse } from "./parse-words.ts";
import { printSql } from "./print.ts";
import { quotedName } from "./quote-name.ts";
import { mapChildren } from "./transform.ts";
import type { Expression, FromItem, Query, Select, Tail } from "./tree.ts";
import { conjunction, conjuncts, nowhere } from "./tree-builders.ts";

/** Throws SqlSyntaxError where the query does not parse. */
export const normalForm = (sql: string): string => normalText(parseSql(sql));

/** The same text for queries that mean the same; what does not parse stands for itself. */
export function meaningOf(sql: string): string {
  const query = tryParse(sql);
  return query === undefined ? sql : normalText(query);
}

function normalText(query: Query): string {
  const bound = bind(query, noSchema);
  return printSql(normalQuery(bound.query, { bound, names: relationNames(bound) }, false));
}

const noSchema: Schema = { tables: [] };

type Names = {
  readonly bound: Bound;
  /** The one name that stands for a relation everywhere. */
  readonly names: ReadonlyMap<Relation, string>;
};

/** A second use of a table is told apart by a number, also where the first stands further out. */
function relationNames({ scopes }: Bound): Map<Relation, string> {
  const names = new Map<Relation, string>();
  const name = (scope: Scope | undefined): ReadonlySet<string> => {
    if (scope === undefined) return new Set();
    const taken = new Set(name(scope.outer));
    for (const relation of scope.relations) {
      const base = plainName(relation.source ?? "subquery");
      let own = base;
      for (let n = 2; taken.has(own); n++) own = `${base}_${n}`;
      taken.add(own);
      names.set(relation, own);
    }
    return taken;
  };
  for (const scope of scopes.values()) name(scope);
  return names;
}

function normalQuery(query: Query, of: Names, keepAliases: boolean): Query {
  switch (query.kind) {
    case "select":
      return normalSelect(query, of, keepAliases);
    case "set": {
      const left = normalQuery(query.left, of, keepAliases);
      const right = normalQuery(query.right, of, keepAliases);
      const operands = {
        left: hasTail(left) ? inParentheses(left) : left,
        right: hasTail(right) || right.kind === "set" ? inParentheses(right) : right,
      };
      return { ...query, ...operands, ...normalTail(query, of) };
    }
    case "query-group": {
      const inner = normalQuery(query.inner, of, keepAliases);
      return hasTail(query) ? { ...query, inner, ...normalTail(query, of) } : inner;
    }
    default:
      return query satisfies never;
  }
}

function hasTail({ with: common, orderBy, limit, offset }: Tail): boolean {
  return (common ?? limit ?? offset) !== undefined || orderBy.length > 0;
}

function inParentheses(inner: Query): Query {
  return { kind: "query-group", inner, orderBy: [], ...nowhere };
}

function normal(node: Expression, of: Names): Expression {
  return normalExpression(named(node, of), (query) => normalQuery(query, of, false));
}

/** ORDER BY total where total is count(*) is the same as ORDER BY count(*). */
function named(node: Expression, of: Names): Expression {
  const item = of.bound.aliases.get(node);
  if (item !== undefined) return named(item.expression, of);
  const use = of.bound.columns.get(node);
  if (use !== undefined) {
    const { start, end } = node;
    const owner = of.names.get(use.relation) ?? use.relation.name;
    return { kind: "column", name: written([owner, use.name]), start, end };
  }
  if (node.kind === "column") return { ...node, name: written(nameParts(node.name)) };
  return mapChildren(node, (child) => named(child, of));
}

/** In quotes only where it would not be read as one name without them. */
function written(parts: readonly string[]): string {
  const plain = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\*)$/u;
  return parts.map((part) => (plain.test(part) ? part : quotedName(part))).join(".");
}

function normalSelect(select: Select, of: Names, keepAliases: boolean): Query {
  const inner = select.from.every(({ join }) => innerJoins.has(join ?? ","));
  const sources = select.from.map((item) => normalSource(item, of));
  const conditions = [...(inner ? select.from.map((item) => item.on) : []), select.where].flatMap(
    (condition) => (condition === undefined ? [] : conjuncts(condition)),
  );
  const where = conjunction(conditions);
  return {
    kind: "select",
    distinct: select.distinct,
    items: select.items.map((item) => ({
      start: 0,
      end: 0,
      expression: normal(item.expression, of),
      ...(keepAliases && item.alias && { alias: item.alias.toLowerCase() }),
    })),
    from: inner ? asCommaList(sources) : sources,
    ...(where && { where: normal(where, of) }),
    groupBy: select.groupBy.map((key) => normal(key, of)),
    ...(select.having && { having: normal(select.having, of) }),
    ...normalTail(select, of),
    start: 0,
    end: 0,
  };
}

const innerJoins = new Set([",", "JOIN", "INNER JOIN", "CROSS JOIN"]);

function normalSource(item: FromItem, of: Names): FromItem {
  const relation = of.bound.relations.get(item);
  const name = (relation && of.names.get(relation)) ?? "";
  const { source, alias: _, on, ...rest } = item;
  const condition = on && { on: normal(on, of) };
  if (source.kind === "subquery") {
    const query = normalQuery(source.query, of, true);
    return { ...rest, source: { ...source, query }, alias: name, ...condition };
  }
  const table = plainName(source.name);
  // Spelled out only where the table alone would not tell: its second use.
  const alias = name === table ? {} : { alias: name };
  return { ...rest, source: { ...source, name: written([table]) }, ...alias, ...condition };
}

/** Inner joins in any order are the same set of tables; their conditions go to WHERE. */
function asCommaList(items: readonly FromItem[]): FromItem[] {
  const key = (item: FromItem) => (item.source.kind === "table" ? item.source.name : "~");
  return items
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
    .map(({ on: _, join: __, ...item }, i) => (i === 0 ? item : { ...item, join: "," }));
}

function normalTail(tail: Tail, of: Names): Tail {
  return {
    ...(tail.with && { with: normalWith(tail.with, of) }),
    orderBy: tail.orderBy.map(({ expression, direction, nulls }) => ({
      start: 0,
      end: 0,
      expression: normal(expression, of),
      ...(direction === "DESC" && { direction }),
      ...(nulls && { nulls }),
    })),
    ...(tail.limit && { limit: normal(tail.limit, of) }),
    ...(tail.offset && { offset: normal(tail.offset, of) }),
  };
}

function normalWith(common: NonNullable<Tail["with"]>, of: Names): NonNullable<Tail["with"]> {
  const tables = common.tables.map((table) => ({
    ...table,
    name: written([plainName(table.name)]),
    ...(table.columns && { columns: table.columns.map((column) => written([plainName(column)])) }),
    query: normalQuery(table.query, of, true),
  }));
  return { ...common, tables };
}
