// Says conditions in English. NOT is carried inwards to the single conditions, where its words are
// sure; what each compares is said in full.

import { allOf, type SignedCondition } from "../../sql/bind/conditions.ts";
import { mirroredOperator, oppositeOperator } from "../../sql/operators.ts";
import { printExpression } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { capitalised, monthWords, weekdayWords } from "../../text/counted-words.ts";
import { dateText } from "../value-text.ts";
import { sayAggregate } from "./aggregates.ts";
import { comparisons, type Fact, sayFact, sayPlainFact, tablesOf } from "./facts.ts";
import { isRepeated, keyOf } from "./names.ts";
import { sayExists, sayIn, sayQueryCompared } from "./nested.ts";
import { anyOf, type Phrased, plainly, unique } from "./said.ts";
import type { Setting } from "./voice.ts";

/** All of which must hold. */
export function sayConditions(node: Expression, place: Setting, negated = false): Phrased[] {
  const parts = allOf(node, negated);
  const day = calendarDay(parts, place);
  const rest = parts.filter(({ node: part }) => !day?.parts.has(part));
  const date =
    day === undefined ? [] : [sayFact({ leaf: "date", op: "=", values: [day.text] }, place)];
  const sought = rest.flatMap((part) => soughtBy(part) ?? []);
  const isRepeatedly = (part: SignedCondition): boolean =>
    sought.filter((one) => one === soughtBy(part)).length > 1;
  return unique([...date, ...rest.flatMap((part) => sayPart(part, place, isRepeatedly(part)))]);
}

/** The key whose rows are looked up in another table. */
const soughtBy = ({ node }: SignedCondition): string | undefined =>
  node.kind === "in" && node.right.kind === "subquery" ? printExpression(node.left) : undefined;

function sayPart(
  { node, negated }: SignedCondition,
  place: Setting,
  apart: boolean,
): readonly Phrased[] {
  const { value } = place.voice;
  const whose = (left: Expression, said: string): Phrased[] => [
    plainly(`whose ${value(left, place)} ${said}`, tablesAround(left, place)),
  ];
  switch (node.kind) {
    case "and":
    case "or":
      return [anyOf(node.operands.map((operand) => sayConditions(operand, place, negated)))];
    case "comparison":
      return sayComparison(node, negated, place);
    case "between": {
      const op = node.negated === negated ? "between" : "not between";
      return [
        sayValues(node.left, op, [node.low, node.high], place) ??
          whose(node.left, `is ${op} ${value(node.low, place)} and ${value(node.high, place)}`),
      ].flat();
    }
    case "is-null": {
      const op = node.negated === negated ? "missing" : "known";
      return [sayValues(node.operand, op, [], place) ?? whose(node.operand, `is ${op}`)].flat();
    }
    case "in": {
      const denied = node.negated !== negated;
      if (node.right.kind === "subquery")
        return sayIn({ left: node.left, rows: node.right.query, denied, apart }, place);
      const items = node.right.items
        .map((item) => besideDays(node.left, item, place) ?? value(item, place))
        .join(" or ");
      const op = denied ? "not in" : "in";
      return [
        sayValues(node.left, op, node.right.items, place) ??
          whose(node.left, `is ${denied ? "not " : ""}${items}`),
      ].flat();
    }
    case "exists":
      return [sayExists(node.query.query, negated, place)];
    default:
      return whose(node, negated ? "is not true" : "is true");
  }
}

type Comparison = Extract<Expression, { kind: "comparison" }>;

function sayComparison(node: Comparison, negated: boolean, place: Setting): Phrased[] {
  const turned =
    isValue(node.left) && !isValue(node.right) ? mirroredOperator(node.operator) : undefined;
  const [left, right] = turned === undefined ? [node.left, node.right] : [node.right, node.left];
  const operator = turned ?? node.operator;
  const inner = stripGroups(right);
  const op = negated && node.quantifier === undefined ? opposite(operator) : operator;
  const counted = node.quantifier === undefined ? sayAggregate(left, op, right, place) : undefined;
  if (counted !== undefined) return [counted];
  if (inner.kind === "subquery" && node.quantifier === undefined) {
    return [sayQueryCompared(left, op, inner.query, place)];
  }
  const escaped = node.escape && ` with escape ${place.voice.value(node.escape, place)}`;
  const fact = escaped === undefined ? sayValues(left, op, [right], place) : undefined;
  if (fact !== undefined && node.quantifier === undefined) return [fact];
  const quantifier =
    node.quantifier && `${negated ? "not " : ""}${node.quantifier.toLowerCase()} of`;
  const parts = [
    `whose ${place.voice.value(left, place)}`,
    comparisons[op] ?? op.toLowerCase(),
    quantifier,
    `${besideDays(left, right, place) ?? sayRight(right, place)}${escaped ?? ""}`,
  ];
  return [plainly(parts.filter(Boolean).join(" "), tablesAround(left, place))];
}

/** What a weekday or a month is compared with, by its name: databases count days from Sunday. */
function besideDays(left: Expression, right: Expression, place: Setting): string | undefined {
  const said = place.voice.value(left, place);
  const text = literalText(right, place) ?? "";
  const name = said.startsWith("weekday of ")
    ? weekdayWords[Number(/^'([0-6])'$/.exec(text)?.[1])]
    : said.startsWith("month of ")
      ? monthWords[Number(/^'(0[1-9]|1[0-2])'$/.exec(text)?.[1]) - 1]
      : undefined;
  return name && capitalised(name);
}

/** "the end year", but "100". */
function sayRight(node: Expression, { voice, ...place }: Setting): string {
  const said = voice.value(node, { voice, ...place });
  const named = voice.bound.columns.has(stripGroups(node)) && !said.startsWith("the ");
  return named ? `the ${said}` : said;
}

function opposite(operator: string): string {
  if (operator.startsWith("NOT ")) return operator.slice("NOT ".length);
  return oppositeOperator(operator) ?? `NOT ${operator}`;
}

const isValue = (node: Expression): boolean =>
  ["literal", "placeholder", "sign"].includes(stripGroups(node).kind);

/** A column compared with values, so that the domain's phrases may say it. */
function sayValues(
  left: Expression,
  op: string,
  right: readonly Expression[],
  place: Setting,
): Phrased | undefined {
  const leaf = isColumn(left, place) ? keyOf(left, place.voice) : undefined;
  const values = right.flatMap((node) => literalText(node, place) ?? []);
  if (leaf === undefined || values.length < right.length) return undefined;
  const fact: Fact = { node: stripGroups(left), leaf, op, values };
  const use = place.voice.bound.columns.get(stripGroups(left));
  // Of a table that is used twice, a phrase would not tell which of the two is meant.
  const vague =
    use !== undefined && use.relation !== place.subject && isRepeated(use.relation, place.voice);
  return vague ? sayPlainFact(fact, place) : sayFact(fact, place);
}

/** A column that is stored: one that a subquery computes is said by how it is computed. */
function isColumn(node: Expression, { voice }: Setting): boolean {
  const use = voice.bound.columns.get(stripGroups(node));
  return use === undefined || use.stored !== undefined || use.relation.query === undefined;
}

function literalText(node: Expression, { voice }: Setting): string | undefined {
  const inner = stripGroups(node);
  if (voice.bound.columns.has(inner)) return undefined;
  if (inner.kind === "placeholder") return inner.name;
  if (inner.kind === "literal") return inner.text;
  if (inner.kind !== "sign" || inner.operand.kind !== "literal") return undefined;
  return inner.operator === "-" ? `-${inner.operand.text}` : inner.operand.text;
}

function tablesAround(left: Expression, place: Setting): string[] {
  const leaf = keyOf(left, place.voice);
  return leaf === undefined ? [...place.through] : tablesOf({ leaf }, place);
}

/** Year, month and day of the domain's calendar, said as one. */
function calendarDay(parts: readonly SignedCondition[], { voice }: Setting) {
  const { calendar } = voice.wording;
  if (calendar === undefined) return undefined;
  const found = new Map<string, { readonly part: Expression; readonly value: number }>();
  for (const { node, negated } of parts) {
    if (node.kind !== "comparison" || node.operator !== "=" || negated) continue;
    const column = keyOf(node.left, voice);
    const right = stripGroups(node.right);
    if (column === undefined || right.kind !== "literal" || found.has(column)) continue;
    found.set(column, { part: node, value: Number(right.text) });
  }
  const [year, month, day] = [calendar.year, calendar.month, calendar.day].map((c) => found.get(c));
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return {
    text: dateText(year.value, month.value, day.value),
    parts: new Set([year.part, month.part, day.part]),
  };
}
