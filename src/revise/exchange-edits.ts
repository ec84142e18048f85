// "and steven buchanan", of those who report to andrew fuller: other values in the place of those of the same
// columns, wherever in the conditions they stand.

import type { OutlineSymbol } from "../outline/symbols.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { type Clauses, isWord, type Symbols } from "./clauses.ts";
import { isPlain, type Said } from "./said.ts";

type Value = Extract<OutlineSymbol, { kind: "value" }>;

/** A value of one column alone is a condition like others; here several, or one within a query inside. */
export function exchangeValues(
  { turn: { mentions, tokens } }: Said,
  clauses: Clauses,
  _schema: DescribedSchema,
): Clauses | null {
  const whole = mentions.filter(({ kind }) => kind === "whole");
  const compared = clauses.where.flatMap(comparedIn);
  const fresh = new Map<number, string>();
  for (const { readings } of whole) {
    const own = readings.filter(({ column, how }) => how === "whole" && compared.includes(column));
    const [only, ...others] = own;
    if (only === undefined || others.length > 0 || fresh.has(only.column)) return null;
    fresh.set(only.column, only.value);
  }
  const nested = clauses.where.some((part) => part.some((one) => isWord(one, "select")));
  if (fresh.size === 0 || (fresh.size === 1 && !nested)) return null;
  const rest = tokens.filter((_, i) => !whole.some(({ from, to }) => from <= i && i < to));
  if (!rest.every(({ text }) => isPlain(text))) return null;
  return { ...clauses, where: clauses.where.map((part) => exchanged(part, fresh)) };
}

/** Columns that are compared with one value each, once in all of the condition. */
function comparedIn(part: Symbols): number[] {
  const found = part.flatMap((one, i) =>
    isCompared(part, i) && one.kind === "item" ? [one.item] : [],
  );
  return found.filter((k) => found.indexOf(k) === found.lastIndexOf(k));
}

const isCompared = (part: Symbols, at: number): boolean =>
  part[at]?.kind === "item" && isWord(part[at + 1], "=") && part[at + 2]?.kind === "value";

function exchanged(part: Symbols, fresh: ReadonlyMap<number, string>): Symbols {
  return part.map((symbol, i): OutlineSymbol => {
    const before = part[i - 2];
    if (symbol.kind !== "value" || before?.kind !== "item" || !isCompared(part, i - 2))
      return symbol;
    const text = fresh.get(before.item);
    const value: Value = { ...symbol, literal: { type: "string", text: text ?? "" } };
    return text === undefined ? symbol : value;
  });
}
