// An outline in the words that the model has: what rules alone write is left out, its figures stay.
import {
  aggregateWords,
  clauseOrder,
  functionWords,
  type OutlineSymbol,
  type OutlineWord,
  outlineWords,
  reportWords,
  setWords,
  word,
} from "./symbols.ts";

/** Functions whose first place alone says what the model can say. */
const shaped: ReadonlySet<string> = new Set(
  [...functionWords].filter((one) => one !== "concat" && one !== "round"),
);

const isWord = (symbol: OutlineSymbol | undefined, text: OutlineWord): boolean =>
  symbol?.kind === "word" && symbol.word === text;

export function plainOutline(symbols: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  return symbols.some(isShape) ? withoutRepeats(withoutShapes(symbols)) : symbols;
}

/** A figure beside its change, or of two years in two columns, is one figure. */
function withoutRepeats(symbols: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const from = isWord(symbols[1], "distinct") ? 2 : 1;
  const items: OutlineSymbol[][] = [[]];
  let depth = 0;
  let at = from;
  for (; at < symbols.length; at++) {
    const symbol = symbols[at];
    if (symbol === undefined || (depth === 0 && isClause(symbol))) break;
    if (isWord(symbol, "(")) depth += 1;
    if (isWord(symbol, ")")) depth -= 1;
    if (depth === 0 && isWord(symbol, ",")) items.push([]);
    else items.at(-1)?.push(symbol);
  }
  const kept = new Map(items.map((item) => [JSON.stringify(item), item]));
  const shown = [...kept.values()].flatMap((item, i) => (i === 0 ? item : [word(","), ...item]));
  return [...symbols.slice(0, from), ...shown, ...symbols.slice(at)];
}

const clauses: ReadonlySet<string> = new Set([...clauseOrder, ...setWords]);
const isClause = (symbol: OutlineSymbol): boolean =>
  symbol.kind === "word" && clauses.has(symbol.word);

function withoutShapes(symbols: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  const out: OutlineSymbol[] = [];
  for (let at = 0; at < symbols.length; at++) {
    const symbol = symbols[at];
    if (symbol === undefined) break;
    if (symbol.kind === "word" && reportWords.has(symbol.word)) continue;
    if (isWord(symbol, "keep") || isWord(symbol, "skip")) at += 1;
    else if (isWord(symbol, "per")) {
      at = closing(symbols, at);
      if (isWord(out.at(-1), ",")) out.pop();
    } else if (isShape(symbol)) {
      const end = closing(symbols, at);
      const inside = withoutShapes(firstPlace(symbols.slice(at + 2, end)));
      const figure = aggregateWords.has(inside[0]?.kind === "word" ? inside[0].word : "");
      // A share has a word; what lies in the middle is near enough to the average; a fiscal year is near enough to one of the calendar, a week to a month.
      const name = isWord(symbol, "share")
        ? symbol
        : (isWord(symbol, "fiscal") && word("year")) ||
          (isWord(symbol, "week") && word("month")) ||
          (isWord(symbol, "median") && !figure && word("avg"));
      out.push(...(name ? [name, word("("), ...inside, word(")")] : inside));
      at = end;
    } else out.push(symbol);
  }
  return out;
}

const isShape = (symbol: OutlineSymbol): boolean =>
  symbol.kind === "word" && (shaped.has(symbol.word) || !outlineWords.includes(symbol.word));

/** Where the parentheses after a word end. */
function closing(symbols: readonly OutlineSymbol[], at: number): number {
  let depth = 0;
  for (let i = at + 1; i < symbols.length; i++) {
    if (isWord(symbols[i], "(")) depth += 1;
    if (isWord(symbols[i], ")")) depth -= 1;
    if (depth === 0) return i;
  }
  return symbols.length;
}

function firstPlace(symbols: readonly OutlineSymbol[]): readonly OutlineSymbol[] {
  let depth = 0;
  const end = symbols.findIndex((symbol) => {
    if (isWord(symbol, "(")) depth += 1;
    if (isWord(symbol, ")")) depth -= 1;
    return depth === 0 && isWord(symbol, ",");
  });
  return end < 0 ? symbols : symbols.slice(0, end);
}
