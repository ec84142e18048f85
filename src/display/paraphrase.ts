// Says in plain English what a query asks, written from the query itself, so that a person who
// reads no SQL can catch a misunderstanding. It never looks at the utterance.
import { parseSql } from "../sql/parse.ts";
import type { Expression, OrderItem, Query, Select } from "../sql/tree.ts";
import { columnName, listText, nounOf, plainSelect, sayConditions } from "./conditions.ts";
import { unquote } from "./value-text.ts";
import type { Wording } from "./wording.ts";

/** An empty string for what is no query of ours. */
export function paraphrase(sql: string, wording: Wording): string {
  try {
    return sayQuery(parseSql(sql), wording);
  } catch {
    return "";
  }
}

function sayQuery(query: Query, wording: Wording): string {
  if (query.kind === "set") {
    const link = { UNION: "or", "UNION ALL": "or", INTERSECT: "that are also", EXCEPT: "except" };
    return `${sayQuery(query.left, wording)}, ${link[query.operator]} ${sayQuery(query.right, wording)}`;
  }
  const select = plainSelect(query);
  return select === undefined ? "" : saySelect(select, wording);
}

function saySelect(select: Select, wording: Wording): string {
  const said = sayConditions(select.where, wording).sort((a, b) => a.rank - b.rank);
  const before = said.filter((one) => one.before).map((one) => one.text);
  const after = said.filter((one) => !one.before);
  const text = [
    sayTarget(select, before.join(" "), wording),
    ...after.map((one, i) => (one.close || i === 0 ? one.text : `, ${one.text}`)),
    ...sayGrouping(select, wording),
    ...sayOrder(select, wording),
  ].join(" ");
  return text.replace(/\s+/g, " ").replaceAll(" ,", ",").trim();
}

function sayTarget(select: Select, adjectives: string, wording: Wording): string {
  const first = select.items[0]?.expression;
  const table = select.from[0]?.source;
  const tableName = table?.kind === "table" ? table.name.toLowerCase() : "";
  if (select.items.length === 1 && first !== undefined) {
    const noun = sayItem(first, tableName, adjectives, wording);
    if (noun !== undefined) return noun;
  }
  const names = select.items.map(({ expression }) => {
    const column = columnName(expression);
    return column === undefined
      ? (sayItem(expression, tableName, "", wording) ?? "value")
      : nounOf(column, wording);
  });
  return `${listText(names, "and")} of ${adjectives} ${nounOf(tableName, wording)}`;
}

function sayItem(
  item: Expression,
  table: string,
  adjectives: string,
  wording: Wording,
): string | undefined {
  if (item.kind === "star") return `${adjectives} ${nounOf(table, wording)}`;
  if (item.kind === "call") {
    const argument = item.arguments[0];
    const name = item.name.toUpperCase();
    const column = columnName(argument);
    const noun = column === undefined ? nounOf(table, wording) : nounOf(column, wording);
    const lead: Record<string, string> = {
      COUNT: "the number of",
      MIN: "the lowest",
      MAX: "the highest",
      AVG: "the average",
      SUM: "the total",
    };
    return `${lead[name] ?? name.toLowerCase()} ${adjectives} ${noun}`;
  }
  const column = columnName(item);
  if (column === undefined) return undefined;
  // A noun of its own ("flights" for flight.flight_id), or "name of singers".
  const noun = wording.nouns[column];
  if (noun !== undefined) return `${adjectives} ${noun}`;
  return `${nounOf(column, wording)} of ${adjectives} ${nounOf(table, wording)}`;
}

function sayGrouping(select: Select, wording: Wording): string[] {
  if (select.groupBy.length === 0) return [];
  const keys = select.groupBy.map((key) => nounOf(columnName(key) ?? "group", wording));
  const having = select.having === undefined ? "" : `, ${sayHaving(select.having, wording)}`;
  return [`for each ${listText(keys, "and")}${having}`];
}

function sayHaving(having: Expression, wording: Wording): string {
  if (having.kind !== "comparison" || having.left.kind !== "call") return "of some groups only";
  const words: Record<string, string> = { ">": "more than", ">=": "at least", "<": "fewer than" };
  const limit = having.right.kind === "literal" ? unquote(having.right.text) : "some";
  const what = sayItem(having.left, "", "", wording)?.replace("the number of", "") ?? "";
  return `with ${words[having.operator] ?? having.operator} ${limit} ${what.trim() || "rows"}`;
}

function sayOrder(select: Select, wording: Wording): string[] {
  const [first] = select.orderBy;
  const limit = select.limit?.kind === "literal" ? Number(select.limit.text) : undefined;
  if (first === undefined) return limit === undefined ? [] : [`, the first ${limit}`];
  const key = sayKey(first, wording);
  const down = first.direction === "DESC";
  if (limit === undefined) return [`, sorted by ${key}${down ? ", highest first" : ""}`];
  const amount = limit === 1 ? "one" : String(limit);
  return [`, the ${amount} with the ${down ? "highest" : "lowest"} ${key}`];
}

function sayKey(item: OrderItem, wording: Wording): string {
  const column = columnName(item.expression);
  if (column !== undefined) return nounOf(column, wording);
  return sayItem(item.expression, "rows", "", wording)?.replace(/^the /, "").trim() ?? "value";
}
