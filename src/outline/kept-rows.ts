// All rows of one table, also those that nothing belongs to: LEFT JOINs, whose conditions on what is joined
// stand with the join. An outline says it with `keep table`.
import { nameParts } from "../sql/name.ts";
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Expression, FromItem, Select } from "../sql/tree.ts";
import { conjunction, conjuncts, withConditions } from "../sql/tree-builders.ts";
import { walkQuery } from "../sql/walk.ts";

/** The first table of FROM is the one that is kept. */
export function writeKeptRows(sql: string): string {
  const query = parseSql(sql);
  if (query.kind !== "select") return sql;
  const { where, ...rest } = query;
  const conditions = conjuncts(where);
  const tables = query.from.map(
    ({ source, alias }) => alias ?? (source.kind === "table" ? source.name : ""),
  );
  const owners = conditions.map((one) => tables.indexOf(onlyTable(one, query, tables) ?? ""));
  const from = query.from.map((item, i): FromItem => {
    if (i === 0) return item;
    const own = conditions.filter((_, k) => owners[k] === i);
    const on = conjunction(item.on === undefined ? own : [item.on, ...own]);
    return { ...item, join: "LEFT JOIN", ...(on && { on }) };
  });
  const left = conjunction(conditions.filter((_, k) => (owners[k] ?? 0) <= 0));
  const items = query.items.map((item) => ({ ...item, expression: orZero(item.expression) }));
  return printSql({ ...rest, items, from, ...(left && { where: left }) }, { tightCalls: true });
}

/** Nothing added up is none. */
function orZero(node: Expression): Expression {
  const { start, end } = node;
  if (node.kind !== "call" || node.name !== "SUM" || node.over !== undefined) return node;
  const zero = { kind: "literal", type: "number", text: "0", start, end } as const;
  return { kind: "call", name: "COALESCE", distinct: false, arguments: [node, zero], start, end };
}

/** The one table that a condition is about. */
function onlyTable(
  condition: Expression,
  query: Select,
  tables: readonly string[],
): string | undefined {
  const found = new Set<string>();
  const asked: Select = { ...query, items: [], from: [], groupBy: [], orderBy: [] };
  const { having: _having, limit: _limit, ...bare } = asked;
  walkQuery(
    { ...bare, where: condition },
    {
      expression: (node) => {
        if (node.kind !== "column") return;
        const [owner] = nameParts(node.name);
        found.add(tables.find((name) => nameParts(name).at(-1) === owner) ?? "");
      },
    },
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** The same rows without the kept ones: conditions of the joins stand with the others. */
export function readKeptRows(query: Select): Select | undefined {
  const [first, ...joined] = query.from;
  if (first === undefined || joined.length === 0) return undefined;
  // One figure of all: a part of what there is.
  if (
    query.groupBy.length === 0 &&
    query.items.some(({ expression }) => expression.kind !== "arithmetic")
  )
    return undefined;
  if (!joined.every(({ join, on }) => join?.startsWith("LEFT") === true && on !== undefined))
    return undefined;
  const more: Expression[] = [];
  const from = query.from.map((item): FromItem => {
    if (item.on === undefined) return item;
    const [key, ...others] = conjuncts(item.on);
    more.push(...others);
    return key === undefined ? item : { ...item, on: key };
  });
  const items = query.items.map((item) => ({ ...item, expression: withoutZero(item.expression) }));
  return withConditions({ ...query, items, from }, [...conjuncts(query.where), ...more]);
}

function withoutZero(node: Expression): Expression {
  const given =
    node.kind === "call" && node.name.toLowerCase() === "coalesce" ? node.arguments : [];
  return given[0]?.kind === "call" ? given[0] : node;
}
