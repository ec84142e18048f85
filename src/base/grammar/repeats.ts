// What nobody asks for twice: the same column shown again, a column worked out with itself, a value beside
// itself in a list, in OR or in BETWEEN, a query combined with itself.
import { arithmeticWords, outlineWords } from "../../outline/symbols.ts";
import { type GrammarState, innermost, scopeOf } from "./state.ts";

const word = (text: (typeof outlineWords)[number]): number => outlineWords.indexOf(text);
const opening = word("(");
const closing = word(")");
const comma = word(",");
const select = word("select");
const distinct = word("distinct");
const arithmetic: ReadonlySet<number> = new Set(arithmeticWords.map(word));
const connectives: ReadonlySet<number> = new Set([word("and"), word("or")]);
const combining: ReadonlySet<number> = new Set([word("union"), word("intersect"), word("except")]);
const fixed = outlineWords.length;

/** Takes out of `mask` what would only repeat what `symbols` say already. */
export function forbidRepeats(
  mask: Uint8Array,
  symbols: readonly number[],
  state: GrammarState,
): void {
  for (const symbol of repeated(symbols, state)) if (symbol >= fixed) mask[symbol] = 0;
  if (endsLikeItBegan(symbols)) {
    mask[word("end")] = 0;
    mask[closing] = 0;
  }
}

function repeated(symbols: readonly number[], state: GrammarState): readonly number[] {
  switch (state.expect) {
    case "call-argument":
      return workedOutWith(symbols);
    case "term":
      if (arithmetic.has(symbols.at(-1) ?? -1)) return workedOutWith(symbols);
      return scopeOf(state)?.clause === "select" && innermost(state)?.kind === "scope"
        ? shownAlready(symbols)
        : [];
    case "high":
      return symbols.slice(-2, -1);
    case "list-value":
      return symbols.slice(symbols.lastIndexOf(opening) + 1);
    case "operand":
      return comparedAlready(symbols);
    default:
      return [];
  }
}

/** `a *`: not a again. */
const workedOutWith = (symbols: readonly number[]): readonly number[] =>
  arithmetic.has(symbols.at(-1) ?? -1) ? symbols.slice(-2, -1) : [];

/** Columns that stand by themselves among what is selected. */
function shownAlready(symbols: readonly number[]): number[] {
  const first = symbols.lastIndexOf(select) + 1;
  return symbols.slice(first).filter((_, i) => {
    const before = symbols[first + i - 1];
    const starts = before === select || before === comma || before === distinct;
    return starts && symbols[first + i + 1] === comma;
  });
}

/** `a = v OR a = `: not v again. */
function comparedAlready(symbols: readonly number[]): readonly number[] {
  const [column, operator, value, connective, again, sameOperator] = symbols.slice(-6);
  const same = column === again && operator === sameOperator;
  return same && value !== undefined && connectives.has(connective ?? -1) ? [value] : [];
}

/** Whether the last two queries, so far, are the same. */
function endsLikeItBegan(symbols: readonly number[]): boolean {
  const at = symbols.findLastIndex((symbol) => combining.has(symbol));
  if (at < 0) return false;
  const second = symbols.slice(at + 1);
  const first = symbols.slice(at - second.length, at);
  return first.length === second.length && second.every((symbol, i) => symbol === first[i]);
}
