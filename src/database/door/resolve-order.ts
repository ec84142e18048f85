// The end of a query: what its rows are ordered by, and how many of them are wanted.
import { printExpression } from "../../sql/print.ts";
import type { Expression, Query, Tail } from "../../sql/tree.ts";
import { number } from "../../sql/tree-builders.ts";
import type { Dialect } from "../database.ts";
import { everything } from "./build.ts";
import { refused } from "./refusal.ts";
import { type Resolving, resolveExpression } from "./resolve-expression.ts";
import { type DoorScope, named, type OutputColumn } from "./scope.ts";
import { isNumber, nameOf } from "./written-names.ts";

/** A SELECT that was resolved: what its names may mean, and the columns it gives. */
export type DoneSelect = { readonly scope: DoorScope; readonly outputs: readonly OutputColumn[] };

/** A query with its SELECTs, first one first. */
export type DoneQuery = {
  readonly outputs: readonly OutputColumn[];
  readonly selects: readonly DoneSelect[];
};

export function orderAndLimit(query: Query, done: DoneQuery, resolving: Resolving): Partial<Tail> {
  const { dialect } = resolving.catalog;
  // After UNION and its kind there is no one SELECT whose columns could be meant.
  const only = query.kind === "select" ? done.selects[0] : undefined;
  const key = (node: Expression): Expression => {
    if (isNumber(node)) return node;
    return only === undefined ? setKey(node, done, resolving) : orderKey(node, only, resolving);
  };
  const orderBy = query.orderBy.map((item) => {
    if (item.nulls !== undefined && dialect === "mysql") {
      throw refused("NULLS FIRST or LAST, which this database does not know");
    }
    return { ...item, expression: key(item.expression) };
  });
  const scope: DoorScope = {
    outer: undefined,
    commons: [],
    relations: [],
    columns: [],
    outputs: [],
  };
  const count = (node: Expression) => resolveExpression(node, scope, resolving);
  const offset = query.offset && count(query.offset);
  const limit = query.limit ? count(query.limit) : offset && noLimit(dialect);
  return { orderBy, ...(limit && { limit }), ...(offset && { offset }) };
}

/** OFFSET alone is no sentence in SQLite and MySQL. */
function noLimit(dialect: Dialect): Expression | undefined {
  return dialect === "sqlite" || dialect === "mysql" ? everything : undefined;
}

function orderKey(
  key: Expression,
  { scope, outputs }: DoneSelect,
  resolving: Resolving,
): Expression {
  const parts = nameOf(key);
  const [part, ...more] = parts;
  if (part !== undefined && more.length === 0) {
    const found = named(outputs, part).filter((output) => output.isAlias);
    if (found.length === 1 && found[0]) return number(String(outputs.indexOf(found[0]) + 1));
  }
  return resolveExpression(key, scope, resolving);
}

/** After UNION and its kind only columns of the result can order it. */
function setKey(
  key: Expression,
  { selects, outputs }: DoneQuery,
  resolving: Resolving,
): Expression {
  const last = nameOf(key).at(-1);
  const byName = last === undefined ? [] : named(outputs, last);
  if (byName[0] !== undefined) return number(String(outputs.indexOf(byName[0]) + 1));
  for (const done of selects) {
    const place = sameOutput(key, done, resolving);
    if (place !== undefined) return number(String(place + 1));
  }
  throw refused("ORDER BY something that the set of rows does not have as a column");
}

function sameOutput(
  key: Expression,
  { scope, outputs }: DoneSelect,
  resolving: Resolving,
): number | undefined {
  let wanted: string;
  try {
    wanted = printExpression(resolveExpression(key, scope, resolving));
  } catch {
    return undefined;
  }
  const place = outputs.findIndex(({ expression }) => printExpression(expression) === wanted);
  return place === -1 ? undefined : place;
}
