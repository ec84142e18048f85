// Which pieces of the previous query may be copied: its clauses and its conditions.
import { clauseOrder, type OutlineWord, outlineWords, setWords } from "../../outline/symbols.ts";

const numbersOf = (words: Iterable<string>): Set<number> =>
  new Set(Array.from(words, (word) => outlineWords.indexOf(word as OutlineWord)));
const clauses: ReadonlySet<number> = numbersOf(clauseOrder);
const clauseEnds: ReadonlySet<number> = numbersOf([...clauseOrder, ...setWords]);
const conditionEnds: ReadonlySet<number> = new Set([...clauseEnds, ...numbersOf(["and", "or"])]);
const beforeConditions: ReadonlySet<number> = numbersOf(["where", "having", "and", "or"]);
const [open, close, between, and] = ["(", ")", "between", "and"].map((word) =>
  outlineWords.indexOf(word as OutlineWord),
);

/** A clause is its word and something; a condition what is compared, how and with what. */
const [leastClause, leastCondition] = [2, 3];
/** So many are offered: more are nested where nobody refers to them. */
const most = 24;

/** The first symbol and the one behind the last, pair after pair. */
export function segmentsOf(previous: ArrayLike<number>): Int32Array {
  const depths = depthsOf(previous);
  const pairs: number[] = [];
  for (let at = 0; at < previous.length && pairs.length < 2 * most; at++) {
    const isClause = clauses.has(previous[at]!);
    if (!isClause && !(at > 0 && beforeConditions.has(previous[at - 1]!))) continue;
    const end = endOf(at, previous, depths, isClause ? clauseEnds : conditionEnds);
    if (end - at >= (isClause ? leastClause : leastCondition)) pairs.push(at, end);
  }
  return Int32Array.from(pairs);
}

/** How many brackets each symbol stands in; a closing one stands outside. */
function depthsOf(symbols: ArrayLike<number>): number[] {
  let depth = 0;
  return Array.from(symbols, (symbol) => {
    if (symbol === close) depth -= 1;
    const here = depth;
    if (symbol === open) depth += 1;
    return here;
  });
}

function endOf(
  from: number,
  symbols: ArrayLike<number>,
  depths: readonly number[],
  ends: ReadonlySet<number>,
): number {
  let [at, ranging] = [from + 1, false];
  for (; at < symbols.length && depths[at]! >= depths[from]!; at++) {
    if (depths[at] !== depths[from]) continue;
    if (symbols[at] === between) ranging = true;
    else if (symbols[at] === and && ranging) ranging = false;
    else if (ends.has(symbols[at]!)) break;
  }
  return at;
}
