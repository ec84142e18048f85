// Functions of time and periods, read from queries.

import { printExpression } from "../sql/print.ts";
import { unquotedText } from "../sql/quote-name.ts";
import type { Call, Expression } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { columnOfMoment, dayOfNumber } from "./kept-times.ts";
import type { OutlineWord } from "./symbols.ts";
import { unitOfFormat } from "./time-functions.ts";

type TimePart = { readonly unit: OutlineWord; readonly of: Expression };

/** A part of a date, as any of the databases writes it. */
export function readTime(node: Expression): TimePart | undefined {
  switch (node.kind) {
    case "arithmetic":
      return node.operator === "||" ? joinedQuarter(node) : undefined;
    case "cast":
      return readCast(node);
    case "call":
      return readCall(node);
    case "extract":
      return node.field.toUpperCase() === "YEAR" ? { unit: "year", of: node.operand } : undefined;
    default:
      return undefined;
  }
}

function readCall({ name, arguments: given }: Call): TimePart | undefined {
  const [first, second, third] = given;
  if (first === undefined) return undefined;
  switch (name.toLowerCase()) {
    case "date":
      if (second === undefined) return { unit: "day", of: first };
      return isText(second, "weekday 0") && isText(third, "-6 days")
        ? { unit: "week", of: first }
        : undefined;
    case "from_days":
      return weekFrom(first);
    case "strftime":
    case "date_format":
    case "to_char": {
      if (third !== undefined) return undefined;
      const format = given.find((one) => one.kind === "literal");
      const of = given.find((one) => one !== format);
      const unit = format?.kind === "literal" ? unitOfFormat(unquotedText(format.text)) : undefined;
      return unit && of && { unit, of };
    }
    case "concat": {
      const year = first.kind === "call" && first.name.toLowerCase() === "year";
      return year && given.length === 3
        ? quarterFrom(first.arguments[0], second, third)
        : undefined;
    }
    default:
      return undefined;
  }
}

const isText = (node: Expression | undefined, text: string): boolean =>
  node?.kind === "literal" && node.text === `'${text}'`;

/** `TO_DAYS ( c ) - WEEKDAY ( c )` */
function weekFrom(node: Expression): TimePart | undefined {
  if (node.kind !== "arithmetic" || node.operator !== "-") return undefined;
  const [day, past] = [node.left, node.right].map((one) => (one.kind === "call" ? one : undefined));
  const [of, same] = [day?.arguments[0], past?.arguments[0]];
  if (day?.name.toLowerCase() !== "to_days" || past?.name.toLowerCase() !== "weekday")
    return undefined;
  return of && same && printExpression(of) === printExpression(same)
    ? { unit: "week", of }
    : undefined;
}

/** `CAST ( c AS date )`, `CAST ( date_trunc ( 'week' , c ) AS date )`, `CAST ( EXTRACT ( DOW FROM c ) AS text )` */
function readCast({ operand, type }: Extract<Expression, { kind: "cast" }>): TimePart | undefined {
  const cut = operand.kind === "call" && operand.name.toLowerCase() === "date_trunc";
  const [unit, moment] = cut ? operand.arguments : [];
  if (type === "DATE" && isText(unit, "week") && moment) return { unit: "week", of: moment };
  if (type === "DATE") return { unit: "day", of: operand };
  if (operand.kind !== "extract" || operand.field.toUpperCase() !== "DOW") return undefined;
  return { unit: "weekday", of: operand.operand };
}

function joinedQuarter(node: Extract<Expression, { kind: "arithmetic" }>): TimePart | undefined {
  const left = stripGroups(node.left);
  if (left.kind !== "arithmetic" || left.operator !== "||") return undefined;
  const year = readTime(stripGroups(left.left));
  return year?.unit === "year" ? quarterFrom(year.of, left.right, node.right) : undefined;
}

/** Year, sign and quarter of one time. */
function quarterFrom(
  of: Expression | undefined,
  sign: Expression | undefined,
  quarter: Expression | undefined,
): TimePart | undefined {
  if (sign?.kind !== "literal" || sign.text !== "'-Q'" || quarter === undefined) return undefined;
  const own = quarterOf(stripGroups(quarter));
  return of && own && printExpression(of) === printExpression(own)
    ? { unit: "quarter", of }
    : undefined;
}

/** `quarter ( c )`, `( strftime ( '%m' , c ) + 2 ) / 3` */
function quarterOf(node: Expression): Expression | undefined {
  if (node.kind === "call")
    return node.name.toLowerCase() === "quarter" ? node.arguments[0] : undefined;
  const sum = takenFrom(node, "/", "3");
  const number = sum && takenFrom(sum, "+", "2");
  const month = number && readTime(number.kind === "cast" ? number.operand : number);
  return month?.unit === "month_of_year" ? month.of : undefined;
}

function takenFrom(node: Expression, operator: string, amount: string): Expression | undefined {
  if (node.kind !== "arithmetic" || node.operator !== operator) return undefined;
  const { left, right } = node;
  return right.kind === "literal" && right.text === amount ? stripGroups(left) : undefined;
}

type Part =
  | { readonly expression: Expression }
  | { readonly column: Expression; readonly from: string; readonly to: string };

const isoStart = /^'(\d{4}-\d{2}-\d{2})(?: 00:00:00)?'$/;

/** `c >= day AND c < day` in a row is one period. */
export function periodsOf(operands: readonly Expression[]): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < operands.length; i++) {
    const [low, high] = [operands[i], operands[i + 1]];
    if (low === undefined) break;
    const period = high === undefined ? undefined : periodOf(low, high);
    if (period === undefined) parts.push({ expression: low });
    else {
      parts.push(period);
      i += 1;
    }
  }
  return parts;
}

function periodOf(low: Expression, high: Expression): Part | undefined {
  if (low.kind !== "comparison" || high.kind !== "comparison") return undefined;
  if (low.operator !== ">=" || high.operator !== "<") return undefined;
  const [column, same] = [bare(low.left), bare(high.left)];
  if (column.kind !== "column" || same.kind !== "column") return undefined;
  if (column.name.toLowerCase() !== same.name.toLowerCase()) return undefined;
  if (low.right.kind !== "literal" || high.right.kind !== "literal") return undefined;
  const [from, to] = [low.right, high.right].map(
    ({ text }) => isoStart.exec(text)?.[1] ?? dayOfNumber(text.replaceAll("'", "")),
  );
  if (from === undefined || to === undefined || from >= to) return undefined;
  return { column, from, to };
}

/** What is compared or cut up, without what makes a moment of it. */
export const bare = (node: Expression): Expression => columnOfMoment(node) ?? node;
