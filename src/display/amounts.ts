// Amounts as people read them: money to the cent, shares in per cent, and what they are measured in beside
// the heading. They stay numbers, so that tables, charts and files can go on working with them.

import type { AmountFormat, Amounts } from "../entities/wording.ts";
import type { Expression } from "../sql/tree.ts";

/** The column that an expression is, as "table.column". */
type KeyOf = (node: Expression) => string | undefined;

/** Functions that give something of the kind of what they are given. */
const keeping = new Set(["sum", "avg", "min", "max", "round", "abs", "coalesce", "total"]);

/** Undefined where nothing is known, or the amount is of another kind than any of its columns. */
export function amountOf(
  node: Expression,
  amounts: Amounts,
  keyOf: KeyOf,
): AmountFormat | undefined {
  switch (node.kind) {
    case "column":
      return amounts[keyOf(node)?.toLowerCase() ?? ""];
    case "group":
      return amountOf(node.inner, amounts, keyOf);
    case "call":
      return called(node, amounts, keyOf);
    case "arithmetic":
      return combined(node, amounts, keyOf);
    default:
      return undefined;
  }
}

function called(
  { name, arguments: [first], over }: Extract<Expression, { kind: "call" }>,
  amounts: Amounts,
  keyOf: KeyOf,
): AmountFormat | undefined {
  if (first === undefined || over !== undefined || !keeping.has(name.toLowerCase()))
    return undefined;
  const amount = amountOf(first, amounts, keyOf);
  // Who rounds says to how many places.
  return amount === undefined || name.toLowerCase() !== "round"
    ? amount
    : { ...amount, decimals: undefined };
}

function combined(
  { operator, left, right }: Extract<Expression, { kind: "arithmetic" }>,
  amounts: Amounts,
  keyOf: KeyOf,
): AmountFormat | undefined {
  if (operator === "/" && isHundredTimes(left)) return perCent;
  const [a, b] = [left, right].map((side) => amountOf(side, amounts, keyOf));
  if (operator === "+" || operator === "-") return a?.kind === b?.kind ? a : undefined;
  if (operator === "/") return a?.kind === "money" && b === undefined ? a : undefined;
  const [money, ...more] = [a, b].filter((one) => one?.kind === "money");
  return operator === "*" && more.length === 0 ? money : undefined;
}

/** `100.0 * part / whole` */
function isHundredTimes(node: Expression): boolean {
  if (node.kind !== "arithmetic" || node.operator !== "*") return false;
  return node.left.kind === "literal" && Number(node.left.text) === 100;
}

const perCent: AmountFormat = { kind: "share", decimals: 1 };

export function writeAmount(cell: number, { times = 1, decimals }: AmountFormat): number {
  return decimals === undefined ? cell * times : Number((cell * times).toFixed(decimals));
}
