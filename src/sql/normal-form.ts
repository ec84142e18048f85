// One spelling for queries that differ only in aliases, order of conditions, redundant parentheses,
// case, spacing or quoting. For comparing; what it prints need not be pretty.

import { normalExpression } from "./normal-expression.ts";
import { parseSql } from "./parse.ts";
import { printSql } from "./print.ts";
import { addTable, columnsIn, createScope, type Scope } from "./scope.ts";
import type { Expression, FromItem, Query, Select, Tail } from "./tree.ts";
import { conjunction, conjuncts } from "./tree-builders.ts";

/** Throws SqlSyntaxError where the query does not parse. */
export function normalForm(sql: string): string {
  return printSql(normalQuery(parseSql(sql), undefined, false));
}

function normalQuery(query: Query, outer: Scope | undefined, keepAliases: boolean): Query {
  switch (query.kind) {
    case "select":
      return normalSelect(query, outer, keepAliases);
    case "set":
      return {
        ...query,
        left: normalQuery(query.left, outer, keepAliases),
        right: normalQuery(query.right, outer, keepAliases),
        ...normalTail(query, (expression) => normalIn(expression, createScope(outer))),
      };
    case "query-group": {
      const inner = normalQuery(query.inner, outer, keepAliases);
      if (query.orderBy.length === 0 && query.limit === undefined) return inner;
      const tail = normalTail(query, (expression) => normalIn(expression, createScope(outer)));
      return { ...query, inner, ...tail };
    }
    default:
      return query satisfies never;
  }
}

function normalIn(expression: Expression, scope: Scope): Expression {
  const inScope = columnsIn(expression, scope);
  return normalExpression(inScope, (query) => normalQuery(query, scope, false));
}

function normalSelect(select: Select, outer: Scope | undefined, keepAliases: boolean): Query {
  const scope = createScope(outer);
  const named = select.from.map((item) => normalSource(item, scope));
  const fix = (expression: Expression) => normalIn(expression, scope);
  const aliases = new Map(
    select.items.flatMap((item) =>
      item.alias === undefined ? [] : [[item.alias.toLowerCase(), item.expression] as const],
    ),
  );
  // ORDER BY total where total is count(*): the same as ORDER BY count(*).
  const resolve = (expression: Expression) => {
    const alias = expression.kind === "column" ? expression.name.toLowerCase() : "";
    return fix(aliases.get(alias) ?? expression);
  };
  const inner = named.every((item) => /^(|,|(INNER |CROSS )?JOIN)$/u.test(item.join ?? ""));
  const from = inner ? asCommaList(named) : named.map((item) => ({ ...item, ...fixOn(item, fix) }));
  const conditions = [
    ...(inner ? select.from.flatMap((item) => (item.on ? [item.on] : [])) : []),
    ...(select.where ? [select.where] : []),
  ];
  const where = conjunction(conditions.flatMap(conjuncts));
  return {
    kind: "select",
    distinct: select.distinct,
    items: select.items.map((item) => ({
      start: 0,
      end: 0,
      expression: fix(item.expression),
      ...(keepAliases && item.alias && { alias: item.alias.toLowerCase() }),
    })),
    from,
    ...(where && { where: fix(where) }),
    groupBy: select.groupBy.map(resolve),
    ...(select.having && { having: resolve(select.having) }),
    ...normalTail(select, resolve),
    start: 0,
    end: 0,
  };
}

function normalSource(item: FromItem, scope: Scope): FromItem {
  const table = item.source.kind === "table" ? item.source.name : "subquery";
  const { name, alias } = addTable(scope, table, item.alias);
  const source: FromItem["source"] =
    item.source.kind === "table"
      ? { ...item.source, name }
      : { ...item.source, query: normalQuery(item.source.query, scope.outer, true) };
  return {
    ...item,
    source,
    // Spelled out only where the table alone would not tell: its second use, or a subquery.
    alias: alias === name && item.source.kind === "table" ? undefined : alias,
  };
}

function fixOn(item: FromItem, fix: (expression: Expression) => Expression) {
  return item.on === undefined ? {} : { on: fix(item.on) };
}

/** Inner joins in any order are the same set of tables; their conditions go to WHERE. */
function asCommaList(items: readonly FromItem[]): FromItem[] {
  const key = (item: FromItem) => (item.source.kind === "table" ? item.source.name : "~");
  return items
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
    .map(({ on: _, ...item }, i) => ({ ...item, join: i === 0 ? undefined : "," }));
}

function normalTail(tail: Tail, fix: (expression: Expression) => Expression): Tail {
  return {
    orderBy: tail.orderBy.map((item) => ({
      start: 0,
      end: 0,
      expression: fix(item.expression),
      direction: item.direction === "DESC" ? "DESC" : undefined,
    })),
    limit: tail.limit && fix(tail.limit),
    offset: tail.offset && fix(tail.offset),
  };
}
