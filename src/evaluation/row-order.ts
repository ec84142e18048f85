// What a gold query says about the order of its rows.
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Expression, Query, Select } from "../sql/tree.ts";
import type { RowOrder } from "./denotation.ts";

/** A query that does not parse orders nothing that we know of. */
export function rowOrder(sql: string): RowOrder {
  let query: Query;
  try {
    query = parseSql(sql);
  } catch {
    return { kind: "none" };
  }
  while (query.kind === "query-group" && query.orderBy.length === 0) query = query.inner;
  if (query.orderBy.length === 0) return { kind: "none" };
  const select = firstSelect(query);
  const columns = query.orderBy.map((item) => positionOf(item.expression, select));
  if (columns.some((column) => column === undefined)) return { kind: "strict" };
  return { kind: "columns", columns: columns.filter((column) => column !== undefined) };
}

function firstSelect(query: Query): Select {
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

/** ORDER BY 2, by an alias, or by an expression that is also selected. */
function positionOf(expression: Expression, select: Select): number | undefined {
  if (select.items.some((item) => item.expression.kind === "star")) return undefined;
  if (expression.kind === "literal" && expression.type === "number") {
    return Number(expression.text) - 1;
  }
  const written = text(expression);
  const index = select.items.findIndex(
    (item) => item.alias?.toLowerCase() === written || text(item.expression) === written,
  );
  return index < 0 ? undefined : index;
}

/** An expression as comparable text: printed as the only item of a query. */
function text(expression: Expression): string {
  const { start, end } = expression;
  const query: Query = {
    kind: "select",
    distinct: false,
    items: [{ expression, start, end }],
    from: [],
    groupBy: [],
    orderBy: [],
    start,
    end,
  };
  return printSql(query)
    .replace(/^SELECT /, "")
    .toLowerCase();
}
