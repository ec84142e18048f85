// Parts of a query's tree that several judgements look at: its first SELECT, an expression as text.
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";

/** Undefined for what does not parse. */
export function tryParse(sql: string): Query | undefined {
  try {
    return parseSql(sql);
  } catch {
    return undefined;
  }
}

/** The SELECT that names the columns of the result. */
export function firstSelect(query: Query): Select {
  switch (query.kind) {
    case "select":
      return query;
    case "set":
      return firstSelect(query.left);
    case "query-group":
      return firstSelect(query.inner);
    default:
      return query satisfies never;
  }
}

/** Printed as the only item of a query, so that equal expressions are equal text. */
export function textOf(expression: Expression): string {
  const { start, end } = expression;
  const nothing = { distinct: false, from: [], groupBy: [], orderBy: [] };
  const items = [{ expression, start, end }];
  return printSql({ kind: "select", ...nothing, items, start, end }).replace(/^SELECT /, "");
}
