// The value in the middle, of all rows or of each group: half of the others lie under it.
//   SELECT middle.city , AVG( middle.figure ) FROM ( SELECT valued.city , valued.figure , ROW_NUMBER( ) OVER (
//   PARTITION BY valued.city ORDER BY valued.figure ) AS place , COUNT( * ) OVER ( PARTITION BY valued.city ) AS total
//   FROM ( SELECT ... ) AS valued ) AS middle WHERE 2 * middle.place BETWEEN middle.total AND middle.total + 2
//   GROUP BY middle.city
// An outline says it with `median ( figure )`, or with `median ( figure , key )` of what there is for each key.
import { plainName } from "../sql/name.ts";
import { parseSql } from "../sql/parse.ts";
import { printExpression, printSql } from "../sql/print.ts";
import { isSame } from "../sql/same.ts";
import type { Call, Expression, Query, Select, SelectItem } from "../sql/tree.ts";
import { conjuncts, withConditions } from "../sql/tree-builders.ts";
import { childrenOf } from "../sql/walk.ts";
import { OutlineError } from "./outline-error.ts";

const outer = "middle";
const inner = "valued";
/** What stands for it in a query: nobody asked for an average. */
export const middleFigure = `AVG( ${outer}.figure )`;
const own: ReadonlySet<string> = new Set(["figure", "place", "total"]);

/** A query that calls MEDIAN, written with what every database has. */
export function writeMedian(sql: string): string {
  const query = parseSql(sql);
  const medians =
    query.kind === "select" ? query.items.flatMap((one) => medianOf(one.expression) ?? []) : [];
  const [median] = medians;
  if (query.kind !== "select" || median === undefined || query.having !== undefined)
    throw new OutlineError("no median");
  if (!medians.every((one) => isSame(one, median))) throw new OutlineError("several medians");
  const { orderBy, limit, groupBy, where, ...rest } = query;
  const [figure = median, key] = median.arguments;
  const shown = query.items.flatMap(({ expression }) =>
    medianOf(expression) === undefined ? [expression] : [],
  );
  const parts = [...shown, ...groupBy].filter(
    (one, i, all) => all.findIndex((other) => isSame(one, other)) === i,
  );
  if (parts.some(isFigure)) throw new OutlineError("another figure beside a median");
  const names = namesFor(parts);
  const { start, end } = figure;
  const items = [
    ...parts.map((expression, i) => ({ expression, alias: names[i] ?? "", start, end })),
    { expression: figure, alias: "figure", start, end },
  ];
  const known: Expression = { kind: "is-null", operand: figure, negated: true, start, end };
  const plain: Select = {
    ...rest,
    ...(where && { where }),
    items,
    groupBy: key === undefined ? [] : [...parts, key],
    orderBy: [],
  };
  const valued = key === undefined ? withConditions(plain, [...conjuncts(where), known]) : plain;
  const keys = names.map((name) => `${inner}.${name}`);
  const within = keys.length === 0 ? "" : `PARTITION BY ${keys.join(" , ")} `;
  const numbered = [
    ...keys,
    `${inner}.figure`,
    `ROW_NUMBER( ) OVER ( ${within}ORDER BY ${inner}.figure ) AS place`,
    `COUNT( * ) OVER ( ${within}) AS total`,
  ].join(" , ");
  const meaning = (node: Expression): string => {
    const at = parts.findIndex((one) => isSame(one, node));
    if (at >= 0) return `${outer}.${names[at]}`;
    if (medianOf(node) === undefined) throw new OutlineError("something beside a median");
    if (node.kind !== "call" || node === medianOf(node)) return middleFigure;
    return `ROUND( ${[middleFigure, ...node.arguments.slice(1).map(printExpression)].join(" , ")} )`;
  };
  const order = orderBy.map(({ expression, direction }) =>
    [meaning(expression), direction ?? ""].join(" ").trim(),
  );
  return [
    `SELECT ${query.items.map(({ expression }) => meaning(expression)).join(" , ")}`,
    `FROM ( SELECT ${numbered} FROM ( ${printSql(valued, { tightCalls: true })} ) AS ${inner} ) AS ${outer}`,
    `WHERE 2 * ${outer}.place BETWEEN ${outer}.total AND ${outer}.total + 2`,
    ...(names.length === 0
      ? []
      : [`GROUP BY ${names.map((name) => `${outer}.${name}`).join(" , ")}`]),
    ...(order.length === 0 ? [] : [`ORDER BY ${order.join(" , ")}`]),
    ...(limit === undefined ? [] : [`LIMIT ${printExpression(limit)}`]),
  ].join(" ");
}

const isFigure = (node: Expression): boolean =>
  (node.kind === "call" && /^(?:count|sum|avg|min|max)$/i.test(node.name)) ||
  childrenOf(node).some(isFigure);

/** The median that an item is, rounded or not. */
function medianOf(node: Expression): Call | undefined {
  if (node.kind !== "call") return undefined;
  if (node.name.toLowerCase() === "median") return node;
  const [figure] = node.name.toLowerCase() === "round" ? node.arguments : [];
  return figure && medianOf(figure);
}

/** By their columns; what is worked out, and what comes twice, by its place. */
function namesFor(parts: readonly Expression[]): string[] {
  const names: string[] = [];
  for (const node of parts) {
    const name = node.kind === "column" ? plainName(node.name) : "";
    const free = /^[a-z_]\w*$/.test(name) && !names.includes(name) && !own.has(name);
    names.push(free ? name : `part_${names.length + 1}`);
  }
  return names;
}

/** The query with a MEDIAN; undefined for what is nothing of the kind. */
export function readMedian(query: Query): Select | undefined {
  const numbered = query.kind === "select" ? only(query, outer) : undefined;
  const valued = numbered && only(numbered, inner);
  const figure = valued?.items.find(({ alias }) => alias === "figure")?.expression;
  if (query.kind !== "select" || valued === undefined || figure === undefined) return undefined;
  const named = new Map(
    valued.items.map(({ alias, expression }) => [`${outer}.${alias}`, expression]),
  );
  const parts = valued.items.flatMap(({ alias, expression }) =>
    alias === "figure" ? [] : [expression],
  );
  const keys = valued.groupBy.filter((one) => !parts.some((part) => isSame(part, one)));
  const meaning = (node: Expression): Expression => {
    if (node.kind !== "call") return named.get(printExpression(node)) ?? node;
    if (node.name.toLowerCase() === "round")
      return { ...node, arguments: node.arguments.map(meaning) };
    return { ...node, name: "MEDIAN", arguments: [figure, ...keys] };
  };
  const known = (one: Expression): boolean =>
    one.kind === "is-null" && one.negated && isSame(one.operand, figure);
  const where = conjuncts(valued.where).filter((one) => keys.length > 0 || !known(one));
  const { where: _where, ...plain } = valued;
  const items = query.items.map((item): SelectItem => {
    const { alias: _alias, ...bare } = item;
    return { ...bare, expression: meaning(item.expression) };
  });
  const report: Select = {
    ...plain,
    items,
    groupBy: query.groupBy.map(meaning),
    orderBy: query.orderBy.map((one) => ({ ...one, expression: meaning(one.expression) })),
    ...(query.limit && { limit: query.limit }),
  };
  return withConditions(report, where);
}

/** The one query in FROM, where it has that name. */
function only({ from: [first, ...others] }: Select, alias: string): Select | undefined {
  if (first?.alias !== alias || others.length > 0 || first.source.kind !== "subquery")
    return undefined;
  const { query } = first.source;
  return query.kind === "select" ? query : undefined;
}
