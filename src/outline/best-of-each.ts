// So many rows of each group: the rows are numbered within their groups, and the first of them kept.
//   SELECT x , y FROM ( SELECT ... , ROW_NUMBER( ) OVER ( PARTITION BY g ORDER BY m DESC ) AS place ... )
// Groups that are worked out, years of a date, get names first, in a query further inside: grammars of windows
// know columns there and little else.
// An outline says it with `per ( g )` among what it shows; its order and limit count within the groups.
import { plainName } from "../sql/name.ts";
import { parseSql } from "../sql/parse.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Call, Expression, OrderItem, Query, Select, SelectItem } from "../sql/tree.ts";
import { OutlineError } from "./outline-error.ts";

const place = "place";
const inner = "numbered";
const named = "grouped";

/** The query itself where nothing in it is numbered within groups. */
export function writeBestOfEach(sql: string): string {
  const query = parseSql(sql);
  if (query.kind !== "select") return sql;
  const numbered = query.items.find(isNumbered);
  if (numbered === undefined) return sql;
  const { orderBy, limit, offset, ...rest } = query;
  const shown = query.items.filter((item) => item !== numbered);
  const names = namesFor(shown);
  const aliased = shown.map((item, i): SelectItem => ({ ...item, alias: names[i] ?? place }));
  const { over } = numbered.expression;
  const plain = { ...rest, orderBy: [] };
  const ranked = over.partitionBy.every(({ kind }) => kind === "column")
    ? printSql({ ...plain, items: [...aliased, placed(numbered, orderBy)] }, { tightCalls: true })
    : rankedByName({ ...plain, items: aliased }, names, over.partitionBy, orderBy);
  const columns = names.map((name) => `${inner}.${name}`);
  const first = limit?.kind === "literal" ? limit.text : "1";
  const skipped = offset?.kind === "literal" ? Number(offset.text) : 0;
  if (skipped > 0 && first !== "1") throw new OutlineError("several behind the first");
  const kept = skipped > 0 ? `= ${skipped + 1}` : `<= ${first}`;
  const order = [columns[0], `${inner}.${place}`].filter(Boolean).join(" , ");
  return `SELECT ${columns.join(" , ")} FROM ( ${ranked} ) AS ${inner} WHERE ${inner}.${place} ${kept} ORDER BY ${order}`;
}

function placed(numbered: Numbered, orderBy: readonly OrderItem[]): SelectItem {
  const { expression } = numbered;
  const over = { ...expression.over, orderBy };
  return { ...numbered, expression: { ...expression, over }, alias: place };
}

function rankedByName(
  report: Select,
  names: readonly string[],
  groups: readonly Expression[],
  orderBy: readonly OrderItem[],
): string {
  const items = [...report.items];
  const nameOf = (expression: Expression): string => {
    const text = printExpression(expression);
    const known = items.find((one) => printExpression(one.expression) === text);
    if (known?.alias !== undefined) return `${named}.${known.alias}`;
    const alias = `key_${items.length + 1}`;
    items.push({ expression, alias, start: expression.start, end: expression.end });
    return `${named}.${alias}`;
  };
  const within = groups.map(nameOf).join(" , ");
  const by = orderBy.map(({ expression, direction }) =>
    [nameOf(expression), direction ?? ""].join(" ").trim(),
  );
  const shown = names.map((name) => `${named}.${name}`).join(" , ");
  const inside = printSql({ ...report, items }, { tightCalls: true });
  return `SELECT ${shown} , ROW_NUMBER( ) OVER ( PARTITION BY ${within} ORDER BY ${by.join(" , ")} ) AS ${place} FROM ( ${inside} ) AS ${named}`;
}

type Numbered = SelectItem & {
  readonly expression: Call & { readonly over: NonNullable<Call["over"]> };
};

function isNumbered(item: SelectItem): item is Numbered {
  const { expression } = item;
  if (expression.kind !== "call" || expression.over === undefined) return false;
  return expression.name.toLowerCase() === "row_number" && expression.over.partitionBy.length > 0;
}

/** By their columns; what comes twice, and what is no column, by its place. */
function namesFor(items: readonly SelectItem[]): string[] {
  const names: string[] = [];
  for (const { expression } of items) {
    const own = expression.kind === "column" ? plainName(expression.name) : figureName(expression);
    const plain = /^[a-z_]\w*$/.test(own) ? own : "value";
    names.push(names.includes(plain) || plain === place ? `${plain}_${names.length + 1}` : plain);
  }
  return names;
}

function figureName(node: Expression): string {
  return node.kind === "call" ? `${node.name.toLowerCase()}_value` : "value";
}

/** The query that was numbered, with the order and the limit that count in each group. */
export function readBestOfEach(query: Query): Select | undefined {
  if (query.kind !== "select" || query.from.length !== 1) return undefined;
  const source = query.from[0]?.source;
  if (source?.kind !== "subquery" || source.query.kind !== "select") return undefined;
  const numbered = source.query.items.find(isNumbered);
  const { where } = query;
  if (numbered === undefined || where?.kind !== "comparison" || where.right.kind !== "literal")
    return undefined;
  const only = where.operator === "=";
  if (!only && where.operator !== "<=") return undefined;
  const { report, meaning } = namedReport(source.query);
  const { expression } = numbered;
  const partitionBy = expression.over.partitionBy.map(meaning);
  const bare = { ...expression, over: { ...expression.over, partitionBy, orderBy: [] } };
  const items = source.query.items.map((item) => ({
    ...item,
    expression: item === numbered ? bare : meaning(item.expression),
  }));
  const orderBy = expression.over.orderBy.map((one) => ({
    ...one,
    expression: meaning(one.expression),
  }));
  const limit = where.right;
  if (!only) return { ...report, items, orderBy, limit };
  const offset = { ...limit, text: String(Number(limit.text) - 1) };
  return { ...report, items, orderBy, limit: { ...limit, text: "1" }, offset };
}

/** The query whose groups were named, and what its names stand for. */
function namedReport(query: Select): {
  readonly report: Select;
  readonly meaning: (expression: Expression) => Expression;
} {
  const [from, ...others] = query.from;
  const source = from?.source;
  const inside =
    source?.kind === "subquery" && source.query.kind === "select" ? source.query : null;
  if (inside === null || others.length > 0 || from?.alias !== named)
    return { report: query, meaning: (expression) => expression };
  const meanings = new Map(
    inside.items.map(({ alias, expression }) => [`${named}.${alias}`, expression]),
  );
  return {
    report: inside,
    meaning: (expression) => meanings.get(printExpression(expression)) ?? expression,
  };
}
