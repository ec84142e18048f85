// The first so many groups, and all others together as one more: the groups are numbered by their figure, and
// those behind the limit added up.
//   SELECT CASE WHEN place <= 5 THEN name ELSE 'other' END , SUM ( figure ) FROM ( SELECT ... , ROW_NUMBER( ) ... )
// An outline says it with `rest` behind its order and limit.
import { parseSql } from "../sql/parse.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Query, Select, SelectItem } from "../sql/tree.ts";
import { OutlineError } from "./outline-error.ts";
import { isCalled, readFunction } from "./read-functions.ts";

const place = "place";
const inner = "ranked";

export function writeRestAsOther(sql: string): string {
  const query = parseSql(sql);
  if (query.kind !== "select" || query.limit?.kind !== "literal" || query.orderBy.length === 0)
    throw new OutlineError("no rest");
  const { orderBy, limit, ...plain } = query;
  const { start, end } = query;
  const over = { partitionBy: [], orderBy, start, end };
  const number = { kind: "call", name: "ROW_NUMBER", distinct: false, arguments: [] } as const;
  const items = query.items.map(
    ({ expression, ...item }, i): SelectItem => ({
      ...item,
      expression: roundedOf(expression)?.figure ?? expression,
      alias: `part_${i + 1}`,
    }),
  );
  const placed: SelectItem = {
    expression: { ...number, over, start, end },
    alias: place,
    start,
    end,
  };
  const ranked = printSql(
    { ...plain, items: [...items, placed], orderBy: [] },
    { tightCalls: true },
  );
  const shown = query.items.map(({ expression }, i) => {
    const column = `${inner}.part_${i + 1}`;
    const first = `CASE WHEN ${inner}.${place} <= ${limit.text} THEN ${column} ELSE 'other' END`;
    return expression.kind === "column"
      ? { figure: false, text: first }
      : { figure: true, text: added(expression, column) };
  });
  const groups = shown.filter(({ figure }) => !figure).map(({ text }) => text);
  if (groups.length === 0 || groups.length === shown.length) throw new OutlineError("no groups");
  return `SELECT ${shown.map(({ text }) => text).join(" , ")} FROM ( ${ranked} ) AS ${inner} GROUP BY ${groups.join(" , ")} ORDER BY MIN( ${inner}.${place} )`;
}

/** Sums, counts of rows and shares can be added up again; averages cannot. */
function added(figure: Expression, column: string): string {
  const rounded = roundedOf(figure);
  const plain = rounded?.figure ?? figure;
  if (!isAdditive(plain) && readFunction(plain)?.name !== "share")
    throw new OutlineError("a figure that cannot be added up");
  const sum = `SUM( ${column} )`;
  return rounded === undefined ? sum : `ROUND( ${sum} , ${rounded.places} )`;
}

const isAdditive = (node: Expression): boolean =>
  node.kind === "call" &&
  /^(?:sum|count)$/i.test(node.name) &&
  !node.distinct &&
  node.over === undefined;

/** What is rounded is added up first. */
function roundedOf(node: Expression | undefined) {
  const [figure, places] = node?.kind === "call" && isCalled(node, "round") ? node.arguments : [];
  return figure === undefined || places === undefined
    ? undefined
    : { figure, places: printExpression(places) };
}

/** The query whose groups were numbered, with its order and limit. */
export function readRestAsOther(query: Query): Select | undefined {
  if (query.kind !== "select" || query.from.length !== 1) return undefined;
  const source = query.from[0]?.source;
  const shown = query.items.find(({ expression }) => expression.kind === "case")?.expression;
  if (source?.kind !== "subquery" || source.query.kind !== "select" || shown?.kind !== "case")
    return undefined;
  const when = shown.branches[0]?.when;
  const numbered = source.query.items.find(({ alias }) => alias === place)?.expression;
  if (when?.kind !== "comparison" || when.operator !== "<=" || numbered?.kind !== "call")
    return undefined;
  const { over } = numbered;
  if (over === undefined || over.partitionBy.length > 0 || !isCalled(numbered, "row_number"))
    return undefined;
  const items = source.query.items
    .filter(({ expression }) => expression !== numbered)
    .map(({ expression, alias: _alias, ...item }, i) => {
      const outer = query.items[i]?.expression;
      const rounded = outer?.kind === "call" && roundedOf(outer) !== undefined;
      const [, places] = rounded ? outer.arguments : [];
      const whole = rounded && places ? { ...outer, arguments: [expression, places] } : expression;
      return { ...item, expression: whole };
    });
  return { ...source.query, items, orderBy: over.orderBy, limit: when.right };
}
