// "average price", then "per publisher"; "cheapest book of each author": one figure in groups. No training query
// has it, so it is made of two that the model knows: the figure, and how many there are in each group.
import type { ColumnTypes } from "../entities/placeholder.ts";
import { parseSql } from "../sql/parse.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Query } from "../sql/tree.ts";
import { conditionsIn } from "../sql/tree-builders.ts";

const each = String.raw`(?:per|by|(?:(?:for|on|of|in|from|with)\s+)?(?:each|every))`;
const later = new RegExp(
  String.raw`^\W*(?:(?:and|now|ok|okay|show|give|me|it|that|this|them|break|down|please|what\s+about|how\s+about)\s+)*${each}\s+(?<group>[a-z]+?)(?:(?<!s)s)?(?:\s+(?:please|instead|then))?[\s.?!]*$`,
  "i",
);
const figures =
  "average|avg|mean|cheapest|lowest|minimum|smallest|highest|largest|maximum|most\\s+expensive|longest|shortest";
const whole = new RegExp(
  String.raw`^(?<main>.*\b(?:${figures})\b.*?)\s+${each}\s+(?<group>[a-z]+?)(?:(?<!s)s)?(?<rest>\s+(?:from|to|in|on|between|for|of|with|[a-z]+ing)\s.+)?[\s.?!]*$`,
  "i",
);

/** What a kind of value is called where all its columns have one name: "class" is the class type. */
function columnOf(group: string, types: ColumnTypes): string {
  const names = [...types].flatMap(([column, type]) =>
    type.toLowerCase() === group.toLowerCase() ? [column.slice(column.lastIndexOf(".") + 1)] : [],
  );
  const [name, ...others] = new Set(names);
  return name === undefined || others.length > 0 ? group : name.replaceAll("_", " ");
}

export type GroupedFigure = {
  /** The question without its groups; null where it was asked before. */
  readonly main: string | null;
  /** A question that counts the groups, as the model knows it. */
  readonly counts: string;
  /** The groups by their column, where it does not. */
  readonly by: string;
};

/** Null where no figure is asked for in groups. */
export function figureInGroups(
  utterance: string,
  last: string,
  types: ColumnTypes,
): GroupedFigure | null {
  const after = figureOf(last) === null ? undefined : later.exec(utterance)?.groups?.["group"];
  const by = (name: string): string => `by ${columnOf(name, types)}`;
  if (after !== undefined)
    return { main: null, counts: `how many for each ${after}`, by: by(after) };
  const { main, group, rest = "" } = whole.exec(utterance)?.groups ?? {};
  if (main === undefined || group === undefined) return null;
  return { main: `${main}${rest}`, counts: `how many${rest} for each ${group}`, by: by(group) };
}

/** The figure of the one query in the groups of the other; null where they do not go together. */
export function groupFigure(sql: string, countsSql: string): string | null {
  const figure = figureOf(sql);
  const counts = tryParse(countsSql);
  if (figure === null || counts?.kind !== "select") return null;
  const [group, ...more] = counts.groupBy;
  if (group?.kind !== "column" || more.length > 0) return null;
  const way = wayTo(group.name.slice(0, group.name.lastIndexOf(".")), figure.rows);
  if (way === null) return null;
  const [first, ...others] = way.steps;
  const from = others.reduce(
    (text, { table, on }) => `${text} JOIN ${table} ON ${on}`,
    first?.table,
  );
  const where = way.where.length === 0 ? "" : ` WHERE ${way.where.join(" AND ")}`;
  const text = `SELECT ${group.name} , ${figure.text} FROM ${from}${where} GROUP BY ${group.name}`;
  return printSql(parseSql(text));
}

/** Narrowed, a figure of groups is still one of groups; null where the last query showed another figure. */
export function sameGroups(sql: string, last: string): string | null {
  const before = last === "" ? null : tryParse(last);
  const text = figureOf(sql)?.text;
  if (before?.kind !== "select" || before.groupBy.length !== 1 || text === undefined) return null;
  const figures = before.items.map(({ expression }) => printExpression(expression));
  return figures.includes(text) ? groupFigure(sql, last) : null;
}

export type CountedRows = { readonly table: string; readonly parts: readonly Expression[] };
type Figure = { readonly text: string; readonly rows: CountedRows };

/** One figure of one table's rows, or the row that has the least or the most of something. */
export function figureOf(sql: string): Figure | null {
  const query = sql === "" ? null : tryParse(sql);
  const rows = query ? rowsOf(query) : null;
  if (query?.kind !== "select" || rows === null || query.limit !== undefined) return null;
  const [item, ...more] = query.items;
  if (item === undefined || more.length > 0) return null;
  const { expression } = item;
  if (expression.kind === "call")
    return /^(?:avg|min|max|sum)$/i.test(expression.name)
      ? { text: printExpression(expression), rows }
      : null;
  const extreme = rows.parts.find((part) => extremeOf(part) !== null);
  const text = extreme === undefined ? null : extremeOf(extreme);
  if (text === null) return null;
  return { text, rows: { ...rows, parts: rows.parts.filter((part) => part !== extreme) } };
}

/** One table and its conditions. */
function rowsOf(query: Query): CountedRows | null {
  if (query.kind !== "select" || query.groupBy.length > 0 || query.from.length !== 1) return null;
  const source = query.from[0]?.source;
  if (source?.kind !== "table") return null;
  return { table: source.name, parts: conditionsIn(query.where) };
}

/** `price = ( SELECT MIN ( price ) ... )`. */
export function extremeOf(part: Expression): string | null {
  if (part.kind !== "comparison" || part.operator !== "=" || part.left.kind !== "column")
    return null;
  if (part.right.kind !== "subquery" || part.right.query.kind !== "select") return null;
  const [item] = part.right.query.items;
  const call = item?.expression.kind === "call" ? item.expression : undefined;
  const own = call?.arguments[0];
  if (call === undefined || !/^(?:min|max)$/i.test(call.name) || own?.kind !== "column")
    return null;
  return own.name === part.left.name ? printExpression(call) : null;
}

type Step = { readonly table: string; readonly on: string };
type Way = { readonly steps: readonly Step[]; readonly where: readonly string[] };

/** From rows through their `key IN ( SELECT key FROM ... )` to that table, as joins. */
export function wayTo(table: string, rows: CountedRows): Way | null {
  const own = rows.parts.map((part) => printExpression(part));
  if (rows.table === table) return { steps: [{ table, on: "" }], where: own };
  for (const [i, part] of rows.parts.entries()) {
    if (part.kind !== "in" || part.negated || part.right.kind !== "subquery") continue;
    const { query } = part.right;
    const inner = rowsOf(query);
    const way = inner && wayTo(table, inner);
    const key = query.kind === "select" ? query.items[0]?.expression : undefined;
    if (way === null || key === undefined) continue;
    const on = `${printExpression(key)} = ${printExpression(part.left)}`;
    const where = [...way.where, ...own.filter((_, k) => k !== i)];
    return { steps: [...way.steps, { table: rows.table, on }], where };
  }
  return null;
}
