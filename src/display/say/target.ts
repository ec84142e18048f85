// Says what a query gives: its columns, counts and extremes, and how they are grouped.

import { readWithin } from "../../outline/cases.ts";
import { printExpression } from "../../sql/print.ts";
import type { Call, Expression, Select } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { childrenOf } from "../../sql/walk.ts";
import { listText, plural, singular } from "../english.ts";
import { aggregateNoun, countedNoun, forThose, isAggregate } from "./aggregates.ts";
import { countedRows } from "./joins.ts";
import { isRepeated, keyOf, rowsNoun } from "./names.ts";
import type { Setting } from "./voice.ts";

export function sayTarget(select: Select, adjectives: string, place: Setting): string {
  const items = askedItems(select, place);
  const [first, ...more] = items;
  const different = isSaidDistinct(select, items, place) ? "different " : "";
  if (first === undefined) return "nothing";
  if (more.length === 0) return different + sayItem(first, adjectives, place);
  // "the number of singers and the average age" says whose; "name and age" does not.
  const whole = items.every((item) => isAggregate(stripGroups(item)));
  const names = items.map((item) => {
    const inner = stripGroups(item);
    if (place.voice.bound.stars.has(inner)) return sayStar(inner, place);
    if (!isAggregate(inner)) return sayAlone(inner, place);
    return whole ? sayAggregateItem(inner, "", place) : `the ${aggregateNoun(inner, place)}`;
  });
  const whose = whole && adjectives === "" ? "" : ` of ${adjectives} ${rowsOf(place)}`;
  return `${different}${listText(names, "and")}${whose}`;
}

/** Rows that have a noun of their own are never twice there. */
function isSaidDistinct(select: Select, items: readonly Expression[], place: Setting): boolean {
  if (!select.distinct) return false;
  return !items.some((item) => isRows(keyOf(item, place.voice), place));
}

const rowsOf = ({ subject, voice }: Setting): string =>
  subject === undefined ? "rows" : rowsNoun(subject, voice);

/** What a query is grouped by is said as "for each", not among what is asked. */
function askedItems(select: Select, place: Setting): Expression[] {
  const items = select.items.map(({ expression }) => expression);
  const keys = new Set(select.groupBy.map((key) => sameness(groupKey(key, select), place)));
  const rest = items.filter((item) => !keys.has(sameness(item, place)));
  return rest.length > 0 ? rest : items;
}

/** The same text for the same value, however its column is written. */
function sameness(node: Expression, { voice }: Setting): string {
  const named = voice.bound.aliases.get(node)?.expression ?? node;
  return keyOf(named, voice) ?? inSmallLetters(printExpression(named));
}

/** Names are the same in any case, texts are not: '%m' is the month, '%M' the minute. */
const inSmallLetters = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'|[^']+/g, (part) =>
    part.startsWith("'") ? part : part.toLowerCase(),
  );

/** GROUP BY 1 and ORDER BY 1 mean the first item. */
export function groupKey(key: Expression, select: Select): Expression {
  const place = key.kind === "literal" && key.type === "number" ? Number(key.text) : 0;
  return select.items[place - 1]?.expression ?? key;
}

function sayItem(item: Expression, adjectives: string, place: Setting): string {
  const { voice } = place;
  const inner = stripGroups(item);
  const rows = `${adjectives} ${rowsOf(place)}`;
  const whole = voice.bound.stars.get(inner);
  if (whole !== undefined)
    return whole.length < 2 && whole[0] === place.subject
      ? rows
      : `${sayStar(inner, place)} of ${rows}`;
  if (isAggregate(inner)) return sayAggregateItem(inner, adjectives, place);
  const key = keyOf(inner, voice);
  // A noun of its own ("flights" for flight.flight_id), or "names of singers".
  if (key !== undefined && isRows(key, place)) return `${adjectives} ${voice.wording.nouns[key]}`;
  const value = voice.value(inner, place);
  return `${isOfFigures(inner) ? `the ${value}` : plural(value)} of ${rows}`;
}

/** What is worked out of figures is one of each group, as they are: "the revenue in per cent of the total". */
function sayAlone(item: Expression, place: Setting): string {
  const value = place.voice.value(item, place);
  return isOfFigures(item) ? `the ${value}` : value;
}

const isOfFigures = (node: Expression): boolean =>
  isAggregate(node) || childrenOf(node).some(isOfFigures);

/** All columns of all that is joined, or of one of them. */
function sayStar(node: Expression, { voice }: Setting): string {
  const [of] = node.kind === "star" ? [] : (voice.bound.stars.get(node) ?? []);
  return of === undefined ? "everything" : `all about ${rowsNoun(of, voice)}`;
}

function sayAggregateItem(call: Call, adjectives: string, place: Setting): string {
  const { voice } = place;
  const some = readWithin(call);
  if (some !== undefined)
    return `${sayAggregateItem(some.figure, adjectives, place)} ${forThose(some, place)}`;
  const argument = call.arguments[0];
  const counts = call.name.toUpperCase() === "COUNT";
  const inner = argument && stripGroups(argument);
  const isStar = inner === undefined || inner.kind === "star";
  if (counts && call.filter === undefined) {
    const key = keyOf(inner, voice);
    const whole = isStar ? countedRows(place) === place.subject : isRows(key, place);
    const counted = countedNoun(call, place);
    if (whole) return `the number of ${adjectives} ${counted}`;
    // "of customers with orders", not "orders with orders".
    const whose = isStar || adjectives !== "" ? ` of ${adjectives} ${rowsOf(place)}` : "";
    return `the number of ${counted}${whose}`;
  }
  const own = adjectives === "" && isRows(keyOf(inner, voice), place);
  const whose = own ? "" : ` of ${adjectives} ${rowsOf(place)}`;
  return `the ${aggregateNoun(call, place)}${whose}`;
}

/** What heads a column that is worked out; one that is stored has its own name. */
export function workedOutTitle(item: Expression, place: Setting): string | undefined {
  const inner = stripGroups(item);
  // Whose rows are counted the question names anyway.
  if (isAggregate(inner)) return aggregateNoun(inner, place).trim();
  // Of a table that stands there twice, whose it is has to be told.
  const use = place.voice.bound.columns.get(inner);
  const other = use !== undefined && use.relation !== place.subject;
  if (other && isRepeated(use.relation, place.voice)) return place.voice.value(inner, place).trim();
  const plain = inner.kind === "column" || inner.kind === "star" || inner.kind === "literal";
  return plain ? undefined : place.voice.value(inner, place).trim();
}

/** The domain has a noun for it that needs no "of". */
function isRows(key: string | undefined, { voice }: Setting): boolean {
  return key !== undefined && voice.wording.nouns[key] !== undefined;
}

export function sayGrouping(select: Select, place: Setting): string[] {
  const { voice } = place;
  const having = select.having === undefined ? [] : voice.conditions(select.having, place);
  const said = having.map(({ text }) => text).join(", ");
  if (select.groupBy.length === 0) return [said];
  const keys = select.groupBy.map((key) => groupKey(key, select));
  const asked = askedItems(select, place).map((item) => sameness(item, place));
  // The groups are themselves what is asked.
  if (keys.every((key) => asked.includes(sameness(key, place)))) return [said];
  const names = keys.map((key) => singular(sayGroup(key, place)));
  return [`for each ${listText(names, "and")}`, said];
}

function sayGroup(key: Expression, place: Setting): string {
  const { voice } = place;
  const column = keyOf(key, voice);
  const own = column === undefined ? undefined : voice.wording.nouns[column];
  return own ?? voice.value(key, place);
}
