// "between 2000 and 1990" finds nothing as it stands: the smaller limit is put first. Of times, what ends before it begins
// goes on over midnight, unless that is most of a day.
import { addDays, formatDate, parseDate } from "../dates/civil.ts";
import { mapConditions } from "./map-conditions.ts";
import { tryParse } from "./parse-words.ts";
import { printExpression, printSql } from "./print.ts";
import type { Expression } from "./tree.ts";
import { anyOf, compared, conjuncts, string, withConditions } from "./tree-builders.ts";

type Between = Extract<Expression, { kind: "between" }>;
type Comparison = Extract<Expression, { kind: "comparison" }>;

/** The same text where nothing was the wrong way round; `isClock`: whether a column keeps times as 1830. */
export function limitsInOrder(sql: string, isClock: (column: string) => boolean): string {
  if (!/BETWEEN|>=/i.test(sql)) return sql;
  const query = tryParse(sql);
  if (query === undefined) return sql;
  const inOrder = mapConditions(query, (part) =>
    part.kind === "between" ? (turned(part, isClock) ?? part) : part,
  );
  const days = inOrder.kind === "select" ? daysInOrder(conjuncts(inOrder.where)) : null;
  const made = inOrder.kind === "select" && days ? withConditions(inOrder, days) : inOrder;
  return made === query ? sql : printSql(made);
}

/** Null of what is in order, or may be. */
function turned(part: Between, isClock: (column: string) => boolean): Expression | null {
  const { left, low, high } = part;
  const limits = [low, high].map((one) => limitOf(one));
  const [from, to] = limits;
  if (from === undefined || to === undefined || typeof from !== typeof to || from <= to)
    return null;
  const column = left.kind === "column" ? left.name : "";
  const minutes = limits.map((one) => minutesIn(one, isClock(column)));
  const [begins, ends] = minutes;
  const isTime = begins !== undefined && ends !== undefined;
  if (isTime && !part.negated && begins - ends >= halfDay)
    return anyOf([compared(left, ">=", low), compared(left, "<=", high)]);
  return { ...part, low: high, high: low };
}

const halfDay = 12 * 60;

/** Numbers, days and times; of other texts nobody knows which comes first. */
function limitOf(node: Expression): number | string | undefined {
  if (node.kind === "sign" && node.operand.kind === "literal") {
    const amount = Number(node.operand.text);
    return Number.isNaN(amount) ? undefined : node.operator === "-" ? -amount : amount;
  }
  if (node.kind !== "literal") return undefined;
  if (node.type === "number") return Number(node.text);
  const text = node.text.slice(1, -1);
  return node.type === "string" && /^(?:\d{4}-\d\d(?:-\d\d.*)?|\d\d:\d\d.*)$/.test(text)
    ? text
    : undefined;
}

function minutesIn(value: number | string | undefined, isClock: boolean): number | undefined {
  if (typeof value === "number")
    return isClock ? Math.floor(value / 100) * 60 + (value % 100) : undefined;
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value ?? "") ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** From a day to before one that is earlier: from the one to the other, both of them with it. */
function daysInOrder(parts: readonly Expression[]): readonly Expression[] | null {
  const from = parts.find((part) => dayIn(part, ">=") !== undefined);
  const to = parts.find(
    (part) => from && dayIn(part, "<") !== undefined && columnOf(part) === columnOf(from),
  );
  const [first, end] = [from && dayIn(from, ">="), to && dayIn(to, "<")];
  // On one day, nothing is between.
  if (from === undefined || to === undefined || !first || !end || first <= end) return null;
  const shifted = (day: string, by: number): Expression => {
    const known = parseDate(day);
    return string(known === null ? day : formatDate(addDays(known, by)));
  };
  return parts.map((part) =>
    part === from
      ? { ...(part as Comparison), right: shifted(end, -1) }
      : part === to
        ? { ...(part as Comparison), right: shifted(first, 1) }
        : part,
  );
}

function dayIn(part: Expression, operator: string): string | undefined {
  if (part.kind !== "comparison" || part.operator !== operator) return undefined;
  const { right } = part;
  const [, day] = right.kind === "literal" ? (/^'(\d{4}-\d\d-\d\d)'$/.exec(right.text) ?? []) : [];
  return day;
}

const columnOf = (part: Expression): string =>
  part.kind === "comparison" ? printExpression(part.left) : "";
