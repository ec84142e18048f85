// Says what a query gives: its columns, counts and extremes, and how they are grouped and ordered.
import type { Expression, OrderItem, Select } from "../sql/tree.ts";
import { columnName, nounOf, tableNoun } from "./conditions.ts";
import { listText, plural, singular } from "./english.ts";
import { unquote } from "./value-text.ts";
import type { Wording } from "./wording.ts";

export function tableOfSelect(select: Select): string {
  const source = select.from[0]?.source;
  return source?.kind === "table" ? source.name.replaceAll(/["`[\]]/g, "").toLowerCase() : "";
}

export function sayTarget(select: Select, adjectives: string, wording: Wording): string {
  const table = tableOfSelect(select);
  const items = askedItems(select);
  const [first] = items;
  if (items.length === 1 && first !== undefined) {
    const noun = sayItem(first, table, adjectives, wording);
    if (noun !== undefined) return noun;
  }
  const names = items.map((item) => {
    const column = columnName(item);
    return column === undefined
      ? (sayItem(item, table, "", wording)?.trim() ?? "value")
      : singular(nounOf(column, wording));
  });
  // "the number of singers and the average age" says whose; "name and age" does not.
  const whole = items.every((item) => columnName(item) === undefined);
  return `${listText(names, "and")}${whole ? "" : ` of ${adjectives} ${tableNoun(table, wording)}`}`;
}

/** What a query is grouped by is said as "for each", not among what is asked. */
function askedItems(select: Select): Expression[] {
  const items = select.items.map(({ expression }) => expression);
  const keys = new Set(select.groupBy.map(columnName));
  const rest = items.filter((item) => !keys.has(columnName(item) ?? "*"));
  return rest.length > 0 ? rest : items;
}

function sayItem(
  item: Expression,
  table: string,
  adjectives: string,
  wording: Wording,
): string | undefined {
  const rows = tableNoun(table, wording);
  if (item.kind === "star") return `${adjectives} ${rows}`;
  if (item.kind === "call") return sayCall(item, rows, adjectives, wording);
  const column = columnName(item);
  if (column === undefined) return undefined;
  // A noun of its own ("flights" for flight.flight_id), or "names of singers".
  if (isRows(column, wording)) return `${adjectives} ${wording.nouns[column]}`;
  return `${plural(nounOf(column, wording))} of ${adjectives} ${rows}`;
}

const leads: Readonly<Record<string, string>> = {
  MIN: "the lowest",
  MAX: "the highest",
  AVG: "the average",
  SUM: "the total",
};

function sayCall(
  call: Extract<Expression, { kind: "call" }>,
  rows: string,
  adjectives: string,
  wording: Wording,
): string {
  const name = call.name.toUpperCase();
  const column = columnName(call.arguments[0]);
  const whole = column === undefined || isRows(column, wording);
  if (name === "COUNT") {
    const counted = column === undefined ? rows : plural(nounOf(column, wording));
    return `the number of ${call.distinct && !whole ? "different" : ""} ${adjectives} ${counted}`;
  }
  const noun = column === undefined ? rows : singular(nounOf(column, wording));
  const lead = leads[name] ?? name.toLowerCase();
  // "the total of invoices", not "the total total".
  const said =
    `the ${noun}`.startsWith(`${lead} `) || `the ${noun}` === lead
      ? `the ${noun}`
      : `${lead} ${noun}`;
  return `${said} ${whole ? "" : `of ${adjectives} ${rows}`}`;
}

/** What heads a column of counts or extremes, whose rows the question names anyway. */
export function callTitle(item: Expression, select: Select, wording: Wording): string | undefined {
  if (item.kind !== "call") return undefined;
  const said = sayCall(item, tableNoun(tableOfSelect(select), wording), "", wording);
  const column = columnName(item.arguments[0]);
  const whose =
    column === undefined || isRows(column, wording) ? said : said.replace(/ of .*$/, "");
  const counts = item.name.toUpperCase() === "COUNT";
  return (counts ? said : whose).replace(/^the /, "").replace(/\s+/g, " ").trim();
}

/** The domain has a noun for it that needs no "of". */
const isRows = (column: string, wording: Wording): boolean => wording.nouns[column] !== undefined;

export function sayGrouping(select: Select, wording: Wording): string[] {
  if (select.groupBy.length === 0) return [];
  const keys = select.groupBy.map((key) => singular(nounOf(columnName(key) ?? "group", wording)));
  const having = select.having === undefined ? "" : sayHaving(select, select.having, wording);
  const asked = askedItems(select).map(columnName);
  // The groups are themselves what is asked.
  if (select.groupBy.every((key) => asked.includes(columnName(key)))) return [having];
  return [`for each ${listText(keys, "and")}`, having];
}

function sayHaving(select: Select, having: Expression, wording: Wording): string {
  if (having.kind !== "comparison" || having.left.kind !== "call") return ", of some groups only";
  const counts = having.left.name.toUpperCase() === "COUNT";
  const words: Record<string, string> = counts
    ? { ">": "more than", ">=": "at least", "<": "fewer than", "<=": "at most", "=": "exactly" }
    : { ">": "over", ">=": "of at least", "<": "under", "<=": "of at most", "=": "of" };
  const limit = having.right.kind === "literal" ? unquote(having.right.text) : "some";
  const compared = words[having.operator] ?? having.operator;
  const what = sayItem(having.left, tableOfSelect(select), "", wording)?.trim() ?? "";
  if (!counts) return `, with ${what} ${compared} ${limit}`;
  const counted = what.replace(/^the number of /, "") || "rows";
  return `with ${compared} ${limit} ${limit === "1" ? singular(counted) : counted}`;
}

export function sayOrder(select: Select, wording: Wording): string[] {
  const [first] = select.orderBy;
  const limit = select.limit?.kind === "literal" ? Number(select.limit.text) : undefined;
  if (first === undefined) return limit === undefined ? [] : [`, the first ${limit}`];
  const down = first.direction === "DESC";
  const counted = countedNoun(select, first, wording);
  const key = counted === undefined ? sayKey(select, first, wording) : `number of ${counted}`;
  if (limit === undefined) return [`, sorted by ${key}${down ? ", highest first" : ""}`];
  const amount = limit === 1 ? "one" : String(limit);
  if (counted !== undefined)
    return [`, the ${amount} with the ${down ? "most" : "fewest"} ${counted}`];
  return [`, the ${amount} with the ${down ? "highest" : "lowest"} ${key}`];
}

function countedNoun(select: Select, item: OrderItem, wording: Wording): string | undefined {
  const { expression } = item;
  if (expression.kind !== "call" || expression.name.toUpperCase() !== "COUNT") return undefined;
  const column = columnName(expression.arguments[0]);
  return column === undefined
    ? tableNoun(tableOfSelect(select), wording)
    : plural(nounOf(column, wording));
}

function sayKey(select: Select, item: OrderItem, wording: Wording): string {
  const column = columnName(item.expression);
  if (column !== undefined) return singular(nounOf(column, wording));
  const said = sayItem(item.expression, tableOfSelect(select), "", wording);
  return said?.replace(/^the /, "").trim() ?? "value";
}
