// Functions of time and periods, as SQLite's queries write them.

import type { Expression } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";
import type { OutlineWord } from "./symbols.ts";
import { unitOfFormat } from "./time-functions.ts";

/** strftime('%Y', c), date(c), and a year joined with its quarter. */
export function readTime(node: Expression): { unit: OutlineWord; of: Expression } | undefined {
  if (node.kind === "arithmetic" && node.operator === "||") return readQuarter(node);
  if (node.kind !== "call") return undefined;
  const [first, second] = node.arguments;
  const name = node.name.toLowerCase();
  if (name === "date" && first !== undefined && second === undefined)
    return { unit: "day", of: first };
  if (name !== "strftime" || first?.kind !== "literal" || second === undefined) return undefined;
  const unit = unitOfFormat(first.text.slice(1, -1));
  return unit && { unit, of: second };
}

function readQuarter(node: Expression): { unit: OutlineWord; of: Expression } | undefined {
  if (node.kind !== "arithmetic") return undefined;
  const left = stripGroups(node.left);
  if (left.kind !== "arithmetic" || left.right.kind !== "literal" || left.right.text !== "'-Q'")
    return undefined;
  const year = readTime(stripGroups(left.left));
  return year?.unit === "year" ? { unit: "quarter", of: year.of } : undefined;
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
  if (low.left.kind !== "column" || high.left.kind !== "column") return undefined;
  if (low.left.name.toLowerCase() !== high.left.name.toLowerCase()) return undefined;
  if (low.right.kind !== "literal" || high.right.kind !== "literal") return undefined;
  const from = isoStart.exec(low.right.text)?.[1];
  const to = isoStart.exec(high.right.text)?.[1];
  if (from === undefined || to === undefined || from >= to) return undefined;
  return { column: low.left, from, to };
}
