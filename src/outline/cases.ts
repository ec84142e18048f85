// Figures by CASE: which band an amount lies in, and figures of some of the rows beside others.
//   CASE WHEN price < 10 THEN 'cheap' WHEN price >= 10 THEN 'dear' END
//   SUM( CASE WHEN day >= '2024-01-01' AND day < '2025-01-01' THEN price ELSE 0 END )
import { parseExpression } from "../sql/parse.ts";
import { printExpression } from "../sql/print.ts";
import type { Call, Expression } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { OutlineError } from "./outline-error.ts";

/** `amount`, then where the bands end (`< 100`), then what they are called. */
export function writeBand([amount, ...places]: readonly string[]): string {
  const bounds = places.filter((one) => /^<=? /.test(one));
  const names = places.slice(bounds.length);
  const last = bounds.at(-1);
  if (last === undefined || names.length !== bounds.length + 1) throw new OutlineError("bands");
  const rest = last.startsWith("<= ") ? `> ${last.slice(3)}` : `>= ${last.slice(2)}`;
  const cases = [...bounds, rest].map((bound, i) => `WHEN ${amount} ${bound} THEN ${names[i]}`);
  return `CASE ${cases.join(" ")} END`;
}

/** What bands are called that have no names of their own: "under 100", "100 to 500", "over 500". */
export function bandNames(
  bounds: readonly { readonly sign: "<" | "<="; readonly amount: string }[],
): string[] {
  const names = bounds.map(({ sign, amount }, i) => {
    const before = bounds[i - 1];
    const end = sign === "<" ? `under ${amount}` : amount;
    if (before === undefined) return sign === "<" ? end : `up to ${amount}`;
    return `${before.sign === "<" ? "" : "over "}${before.amount} to ${end}`;
  });
  const last = bounds.at(-1);
  if (last === undefined) return names;
  return [...names, last.sign === "<" ? `${last.amount} and more` : `over ${last.amount}`];
}

type Bound = { readonly sign: "<" | "<="; readonly amount: Expression };

export type ReadBand = {
  readonly of: Expression;
  readonly bounds: readonly Bound[];
  readonly names: readonly Expression[];
};

/** Undefined for a CASE that is nothing of the kind. */
export function readBand(node: Expression): ReadBand | undefined {
  if (node.kind !== "case" || node.operand !== undefined || node.otherwise !== undefined)
    return undefined;
  const bounds: Bound[] = [];
  const names: Expression[] = [];
  const [of] = node.branches.flatMap(({ when }) => (when.kind === "comparison" ? [when.left] : []));
  for (const { when, result } of node.branches) {
    if (when.kind !== "comparison" || of === undefined || result.kind !== "literal")
      return undefined;
    if (!isSame(when.left, of) || when.right.kind !== "literal") return undefined;
    const { operator, right } = when;
    names.push(result);
    if (operator === "<" || operator === "<=") bounds.push({ sign: operator, amount: right });
    else if (!endsBands(operator, right, bounds) || names.length < node.branches.length)
      return undefined;
  }
  return of !== undefined && names.length === bounds.length + 1 ? { of, bounds, names } : undefined;
}

function endsBands(operator: string, from: Expression, bounds: readonly Bound[]): boolean {
  const last = bounds.at(-1);
  const turned = { "<": ">=", "<=": ">" }[last?.sign ?? "<"];
  return last !== undefined && operator === turned && isSame(from, last.amount);
}

const isSame = (one: Expression, other: Expression): boolean =>
  printExpression(stripGroups(one)) === printExpression(stripGroups(other));

const aggregates: ReadonlySet<string> = new Set(["SUM", "COUNT", "AVG", "MIN", "MAX"]);

/** One aggregate, of the rows that fulfil the condition; a ratio of two has no such form. */
export function writeWithin(figure: string, condition: string): string {
  const call = parseExpression(figure);
  const [counted, ...more] = call.kind === "call" && call.over === undefined ? call.arguments : [];
  if (call.kind !== "call" || counted === undefined || more.length > 0)
    throw new OutlineError("no single figure");
  const name = call.name.toUpperCase();
  if (!aggregates.has(name)) throw new OutlineError("no single figure");
  const shown = counted.kind === "star" ? "1" : printExpression(counted);
  const nothing = name === "SUM" ? " ELSE 0" : "";
  const distinct = call.distinct ? "DISTINCT " : "";
  return `${name}( ${distinct}CASE WHEN ${condition} THEN ${shown}${nothing} END )`;
}

export type ReadWithin = { readonly figure: Call; readonly condition: Expression };

/** Undefined for what is no figure of some of the rows. */
export function readWithin(node: Expression): ReadWithin | undefined {
  if (node.kind !== "call" || node.over !== undefined || node.arguments.length !== 1)
    return undefined;
  const [only] = node.arguments;
  if (only?.kind !== "case" || only.operand !== undefined) return undefined;
  const [branch, ...more] = only.branches;
  const sum = node.name.toLowerCase() === "sum";
  const nothing = sum ? isNumber(only.otherwise, "0") : only.otherwise === undefined;
  if (branch === undefined || more.length > 0 || !nothing) return undefined;
  const { when: condition, result } = branch;
  const counts = node.name.toLowerCase() === "count" && isNumber(result, "1") && !node.distinct;
  const { start, end } = result;
  const counted = counts ? ({ kind: "star", start, end } as const) : result;
  return { figure: { ...node, arguments: [counted] }, condition };
}

const isNumber = (node: Expression | undefined, text: string): boolean =>
  node?.kind === "literal" && node.text === text;
