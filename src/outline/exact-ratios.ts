// SQLite and PostgreSQL divide whole numbers without a rest: a sum of pieces over a number of orders is written as
// `1.0 * SUM ( pieces ) / COUNT ( ... )`, so that every database gives the same.
import type { DescribedColumn, DescribedSchema } from "../schema/described.ts";
import { aggregateWords, type OutlineSymbol, word } from "./symbols.ts";

/** In front of what is divided. */
export const exactly: readonly OutlineSymbol[] = [
  { kind: "value", literal: { type: "number", text: "1.0" }, column: null },
  word("*"),
];

export function withExactRatios(
  outline: readonly OutlineSymbol[],
  { columns }: DescribedSchema,
): readonly OutlineSymbol[] {
  return outline.flatMap((symbol, at) => {
    const end = isFigure(symbol) ? closing(outline, at) : -1;
    const alone = !/^[*/]$/.test(wordAt(outline, at - 1));
    const divided = end > 0 && alone && wordAt(outline, end + 1) === "/";
    return divided && isWhole(outline.slice(at, end), columns) ? [...exactly, symbol] : [symbol];
  });
}

/** The other way: what is divided exactly is divided, which is how a model says it. */
export function withoutExactRatios(outline: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const isExactly = (at: number): boolean => {
    const one = outline[at];
    const figure = outline[at + 2];
    if (one?.kind !== "value" || one.literal.type !== "number" || one.literal.text !== "1.0")
      return false;
    if (wordAt(outline, at + 1) !== "*" || figure === undefined || !isFigure(figure)) return false;
    const end = closing(outline, at + 2);
    return end > 0 && wordAt(outline, end + 1) === "/";
  };
  return outline.filter((_, at) => !isExactly(at) && !isExactly(at - 1));
}

/** Whether nothing in a figure has a part behind the point: counts, and sums of whole numbers. */
export function isWhole(
  figure: readonly OutlineSymbol[],
  columns: readonly DescribedColumn[],
): boolean {
  if (figure.some((one) => one.kind === "word" && /^(?:avg|\/|hundred)$/.test(one.word)))
    return false;
  if (wordAt(figure, 0) === "count") return true;
  return figure.every((one) => {
    if (one.kind === "item") return columns[one.item]?.type === "integer";
    return one.kind === "word" || !/\./.test("text" in one.literal ? one.literal.text : "");
  });
}

const isFigure = (symbol: OutlineSymbol): boolean =>
  symbol.kind === "word" && aggregateWords.has(symbol.word);

function wordAt(symbols: readonly OutlineSymbol[], at: number): string {
  const symbol = symbols[at];
  return symbol?.kind === "word" ? symbol.word : "";
}

/** Where the parentheses after a word end; -1 where none begin. */
function closing(symbols: readonly OutlineSymbol[], at: number): number {
  let depth = 0;
  for (let i = at + 1; i < symbols.length; i++) {
    if (wordAt(symbols, i) === "(") depth += 1;
    if (wordAt(symbols, i) === ")") depth -= 1;
    if (depth === 0) return i === at + 1 ? -1 : i;
  }
  return -1;
}
