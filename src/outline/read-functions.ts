// The other way of write-functions.ts: shares, running totals, ranks, changes, ages and days, as any of the
// databases writes them.
import { printExpression } from "../sql/print.ts";
import { unquotedText } from "../sql/quote-name.ts";
import type { Call, Expression } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { readWithin } from "./cases.ts";
import type { OutlineWord } from "./symbols.ts";
import { secondsOfDay } from "./write-functions.ts";

export type ReadFunction = { readonly name: OutlineWord; readonly given: readonly Expression[] };

/** Undefined for what is no such function. */
export function readFunction(node: Expression): ReadFunction | undefined {
  switch (node.kind) {
    case "arithmetic":
      return operations.get(node.operator)?.(node);
    case "call":
      return called(node);
    case "cast":
      if (node.type !== "INTEGER") return undefined;
      return node.operand.kind === "call" ? called(node.operand) : ageOf(node.operand, "strftime");
    default:
      return undefined;
  }
}

type Arithmetic = Extract<Expression, { kind: "arithmetic" }>;

const operations: ReadonlyMap<string, (node: Arithmetic) => ReadFunction | undefined> = new Map([
  ["/", ofTotal],
  ["-", less],
  ["+", fiscalSum],
]);

/** `100.0 * m / SUM ( m ) OVER ( )`, `100.0 * ( m - LAG ( m ) OVER ( ... ) ) / LAG ( m ) OVER ( ... )` */
function ofTotal({ left, right }: Arithmetic): ReadFunction | undefined {
  const whole = stripGroups(right);
  if (whole.kind === "literal") return whole.text === secondsOfDay ? exactDays(left) : undefined;
  if (whole.kind !== "call") return undefined;
  if (left.kind !== "arithmetic" || left.operator !== "*" || left.left.kind !== "literal")
    return undefined;
  if (Number(left.left.text) !== 100) return undefined;
  const part = stripGroups(left.right);
  if (whole.over === undefined) return gainOver(part, whole);
  const { partitionBy, orderBy } = whole.over;
  if (isCalled(whole, "sum"))
    return isPlain(whole) && orderBy.length === 0 && isSame(whole.arguments[0], part)
      ? { name: "share", given: [part, ...partitionBy] }
      : undefined;
  const change = part.kind === "arithmetic" ? less(part) : undefined;
  const before = part.kind === "arithmetic" ? part.right : undefined;
  return change?.name === "change" && isSame(before, whole)
    ? { ...change, name: "growth" }
    : undefined;
}

/** `( TO_SECONDS ( to ) - TO_SECONDS ( from ) ) / 86400.0` */
function exactDays(apart: Expression): ReadFunction | undefined {
  const node = stripGroups(apart);
  if (node.kind !== "arithmetic" || node.operator !== "-") return undefined;
  const [to, from] = [momentOf(node.left), momentOf(node.right)];
  return to && from && { name: "days", given: [from, to] };
}

function momentOf(node: Expression): Expression | undefined {
  if (node.kind === "call") return isCalled(node, "to_seconds") ? node.arguments[0] : undefined;
  if (node.kind !== "extract" || node.field.toUpperCase() !== "EPOCH") return undefined;
  return node.operand.kind === "cast" ? node.operand.operand : undefined;
}

/** `100.0 * ( now - then ) / NULLIF ( then , 0 )` */
function gainOver(part: Expression, whole: Call): ReadFunction | undefined {
  const gap = part.kind === "arithmetic" ? less(part) : undefined;
  const [then, zero, ...more] = whole.arguments;
  if (gap?.name !== "gap" || !isCalled(whole, "nullif") || more.length > 0) return undefined;
  if (zero?.kind !== "literal" || zero.text !== "0" || gap.given[1] === undefined) return undefined;
  return isSame(then, gap.given[1]) ? { ...gap, name: "gain" } : undefined;
}

const isSame = (one: Expression | undefined, other: Expression): boolean =>
  one !== undefined && printExpression(stripGroups(one)) === printExpression(stripGroups(other));

/** Nothing but its arguments and the rows it is over. */
const isPlain = ({ distinct, filter, orderBy, over }: Call): boolean =>
  !distinct && filter === undefined && orderBy === undefined && over?.frame === undefined;

function less({ left, right, operator }: Arithmetic): ReadFunction | undefined {
  if (operator !== "-") return undefined;
  if (right.kind === "call" && isCalled(right, "lag")) {
    const [figure, ...more] = right.arguments;
    if (more.length > 0 || !isSame(figure, left)) return undefined;
    return inOrder("change", left, right);
  }
  if (readWithin(left) !== undefined && readWithin(right) !== undefined)
    return { name: "gap", given: [left, right] };
  const [to, from] = [dayOf(left), dayOf(right)];
  return to && from && { name: "days", given: [from, to] };
}

/** What is cast to a day, or counted in days. */
function dayOf(node: Expression): Expression | undefined {
  if (node.kind === "cast" && node.type === "DATE") return node.operand;
  if (node.kind !== "call" || !isCalled(node, "julianday")) return undefined;
  return node.arguments.length === 1 ? node.arguments[0] : undefined;
}

export const isCalled = ({ name }: Call, wanted: string): boolean => name.toLowerCase() === wanted;

/** In the order of one key, upwards. */
function inOrder(name: OutlineWord, figure: Expression, call: Call): ReadFunction | undefined {
  const [key, ...more] = call.over?.orderBy ?? [];
  if (key === undefined || more.length > 0 || key.direction === "DESC" || key.nulls !== undefined)
    return undefined;
  if (!isPlain(call)) return undefined;
  return { name, given: [stripGroups(figure), key.expression, ...(call.over?.partitionBy ?? [])] };
}

function called(node: Call): ReadFunction | undefined {
  const [first, second, third] = node.arguments;
  switch (node.name.toLowerCase()) {
    case "sum":
      return first && node.over && inOrder("running", first, node);
    case "rank": {
      const [key, ...more] = node.over?.orderBy ?? [];
      if (key?.direction !== "DESC" || key.nulls !== undefined || more.length > 0) return undefined;
      return { name: "rank", given: [key.expression, ...(node.over?.partitionBy ?? [])] };
    }
    case "row_number": {
      const { partitionBy = [], orderBy = [], frame } = node.over ?? {};
      const plain = orderBy.length === 0 && frame === undefined;
      return plain && partitionBy.length > 0 ? { name: "per", given: partitionBy } : undefined;
    }
    case "strftime": {
      const months = /^\+(\d+) months$/.exec(textOf(third) ?? "")?.[1];
      if (textOf(first) !== "%Y" || second === undefined || months === undefined) return undefined;
      return fiscal(second, 13 - (Number(months) || 12));
    }
    case "floor":
      return first && ageOf(first, "date_format");
    case "date_part":
      return second && textOf(first) === "year" ? agePart(second) : undefined;
    case "datediff":
      return first && second && { name: "days", given: [second, first] };
    case "date_diff":
      if (textOf(first) !== "day" || second === undefined || third === undefined) return undefined;
      return { name: "days", given: [second, third] };
    default:
      return undefined;
  }
}

/** `EXTRACT ( YEAR FROM c ) + CASE WHEN EXTRACT ( MONTH FROM c ) >= 7 THEN 1 ELSE 0 END` */
function fiscalSum({ left, right }: Arithmetic): ReadFunction | undefined {
  const [branch, ...more] = right.kind === "case" ? right.branches : [];
  const { when } = branch ?? {};
  if (left.kind !== "extract" || when?.kind !== "comparison" || more.length > 0) return undefined;
  const { left: month, right: first } = when;
  if (month.kind !== "extract" || first.kind !== "literal" || when.operator !== ">=")
    return undefined;
  const parts = `${left.field} ${month.field}`.toUpperCase();
  if (parts !== "YEAR MONTH" || !isSame(left.operand, month.operand)) return undefined;
  return fiscal(left.operand, Number(first.text));
}

function fiscal(of: Expression, month: number): ReadFunction {
  const { start, end } = of;
  const first = { kind: "literal", type: "number", text: String(month), start, end } as const;
  return { name: "fiscal", given: [of, first] };
}

const textOf = (node: Expression | undefined): string | undefined =>
  node?.kind === "literal" ? unquotedText(node.text) : undefined;

function agePart(node: Expression): ReadFunction | undefined {
  if (node.kind !== "call" || !isCalled(node, "age")) return undefined;
  const [day, born] = node.arguments;
  if (day === undefined || born === undefined) return undefined;
  return { name: "age", given: [born, day.kind === "cast" ? day.operand : day] };
}

/** The difference of two dates that are written as 2024.0615. */
function ageOf(node: Expression, format: string): ReadFunction | undefined {
  if (node.kind !== "arithmetic" || node.operator !== "-") return undefined;
  const written = (side: Expression): Expression | undefined => {
    if (side.kind !== "call" || !isCalled(side, format)) return undefined;
    return side.arguments.find((one) => textOf(one) !== "%Y.%m%d");
  };
  const [day, born] = [written(node.left), written(node.right)];
  return day && born && { name: "age", given: [born, day] };
}
