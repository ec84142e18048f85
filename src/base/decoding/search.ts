// Writes queries symbol by symbol, the most probable ones side by side; only what the grammar allows.
import { outlineWords } from "../../outline/symbols.ts";
import type { EncodedTurn } from "../encoding/encode-turn.ts";
import { advance, type Step } from "../grammar/advance.ts";
import { allowedSymbols } from "../grammar/allowed.ts";
import type { GrammarContext } from "../grammar/allowed-values.ts";
import { forbidRepeats } from "../grammar/repeats.ts";
import { type GrammarState, startGrammar } from "../grammar/state.ts";
import type { WordTable } from "../network/example.ts";
import { narrowSymbol, widenScores } from "../network/narrow.ts";
import {
  type DecoderState,
  decodeStep,
  encode,
  type Network,
  startState,
} from "../network/network.ts";

export type Hypothesis = {
  readonly symbols: readonly number[];
  /** Of each symbol, among those allowed. */
  readonly probabilities: readonly number[];
  readonly logProbability: number;
  /** The most probability that the grammar took away at one step. */
  readonly forbidden: number;
};

export type SearchOptions = {
  readonly beam: number;
  /** The schema's items that are read; absent: all. */
  readonly kept?: Int32Array | undefined;
  readonly signal?: AbortSignal | undefined;
};

const longest = 100;
/** In log probability: what is so far behind the best finished query is no reading of its own. */
const hopeless = 3.5;
const begin = outlineWords.indexOf("begin");
const fixed = outlineWords.length;

type Open = Hypothesis & { readonly grammar: GrammarState; readonly state: DecoderState };

/** Best first. Empty only where nothing could be finished. */
export function searchQueries(
  { network, table }: { readonly network: Network; readonly table: WordTable },
  { example }: EncodedTurn,
  context: GrammarContext,
  { beam, kept, signal }: SearchOptions,
): Hypothesis[] {
  const narrowing = kept && { kept, items: context.items, fixedSymbols: fixed };
  const encoded = encode(network, table, example, narrowing);
  const start = { symbols: [], probabilities: [], logProbability: 0, forbidden: 0 };
  let open: Open[] = [{ ...start, grammar: startGrammar(), state: startState(network) }];
  const finished: Hypothesis[] = [];
  for (let length = 0; length < longest && open.length > 0; length++) {
    signal?.throwIfAborted();
    const last = open.map(({ symbols }) => symbols.at(-1) ?? begin);
    const { logits, states } = decodeStep(
      network,
      encoded,
      open.map(({ state }) => state),
      narrowing ? last.map((symbol) => narrowSymbol(symbol, narrowing)) : last,
    );
    const next: Open[] = [];
    open.forEach((one, r) => {
      const narrow = logits[r];
      const state = states[r];
      if (narrow === undefined || state === undefined) return;
      const row = narrowing ? widenScores(narrow, narrowing) : narrow;
      next.push(...continuations({ ...one, state }, row, context, beam));
    });
    next.sort((a, b) => b.logProbability - a.logProbability);
    const kept = next.slice(0, beam);
    finished.push(...kept.filter(({ grammar }) => grammar.expect === "done"));
    finished.sort((a, b) => b.logProbability - a.logProbability);
    // A longer query is never more probable: what has fallen behind cannot win any more.
    const least = Math.max(
      finished[beam - 1]?.logProbability ?? Number.NEGATIVE_INFINITY,
      (finished[0]?.logProbability ?? Number.NEGATIVE_INFINITY) - hopeless,
    );
    open = kept.filter((one) => one.grammar.expect !== "done" && one.logProbability > least);
  }
  network.engine.reset();
  return finished.slice(0, beam);
}

/** `one` with its state after the last symbol. */
function continuations(
  one: Open,
  logits: Float32Array,
  context: GrammarContext,
  beam: number,
): Open[] {
  const mask = allowedSymbols(one.grammar, context);
  forbidRepeats(mask, one.symbols, one.grammar);
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of logits) if (value > highest) highest = value;
  let all = 0;
  let allowed = 0;
  for (const [i, value] of logits.entries()) {
    const share = Math.exp(value - highest);
    all += share;
    if (mask[i] === 1) allowed += share;
  }
  if (allowed === 0) return [];
  const best: { symbol: number; probability: number }[] = [];
  for (const [symbol, value] of logits.entries()) {
    if (mask[symbol] !== 1 || value === Number.NEGATIVE_INFINITY) continue;
    const probability = Math.exp(value - highest) / allowed;
    if (best.length === beam && probability <= (best.at(-1)?.probability ?? 0)) continue;
    best.push({ symbol, probability });
    best.sort((a, b) => b.probability - a.probability);
    if (best.length > beam) best.pop();
  }
  const forbidden = Math.max(one.forbidden, 1 - allowed / all);
  return best.map(({ symbol, probability }) => ({
    symbols: [...one.symbols, symbol],
    probabilities: [...one.probabilities, probability],
    logProbability: one.logProbability + Math.log(probability),
    forbidden,
    grammar: advance(one.grammar, stepFor(symbol, context)),
    state: one.state,
  }));
}

function stepFor(symbol: number, { schema, items }: GrammarContext): Step {
  const fixedWord = outlineWords[symbol];
  if (symbol < fixed && fixedWord !== undefined) return { kind: "word", word: fixedWord };
  const item = symbol - fixed;
  if (item < schema.columns.length) return { kind: "column", column: item };
  return item < items ? { kind: "table", table: item - schema.columns.length } : { kind: "value" };
}
