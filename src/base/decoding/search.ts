// Writes queries symbol by symbol, or a segment of the previous one at a time, the most probable ones side
// by side; only what the grammar allows.
import { outlineWords } from "../../outline/symbols.ts";
import type { EncodedQuestion } from "../encoding/encode-turn.ts";
import { advance, type Step } from "../grammar/advance.ts";
import { allowedSymbols } from "../grammar/allowed.ts";
import type { GrammarContext } from "../grammar/allowed-values.ts";
import { forbidRepeats } from "../grammar/repeats.ts";
import { type GrammarState, startGrammar } from "../grammar/state.ts";
import type { Example, WordTable } from "../network/example.ts";
import { narrowSymbol, widenScores } from "../network/narrow.ts";
import {
  type BaseNetwork,
  decodeStep,
  encode,
  type OutlineState,
  startState,
} from "../network/network.ts";
import { heldBy } from "../network/segments.ts";

export type OutlineHypothesis = {
  readonly symbols: readonly number[];
  /** Of each symbol, among those allowed; those behind the first of a segment are certain. */
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
/** A segment less likely than this share of the likeliest symbol is not even held against the grammar. */
const worthTrying = 1e-3;
const begin = outlineWords.indexOf("begin");
const fixed = outlineWords.length;

type Open = OutlineHypothesis & {
  readonly grammar: GrammarState;
  readonly state: OutlineState;
  /** What the decoder wrote last: a symbol, or a segment. */
  readonly last: number;
};

/** Best first. Empty only where nothing could be finished. */
export function searchQueries(
  { network, table }: { readonly network: BaseNetwork; readonly table: WordTable },
  { example }: EncodedQuestion,
  context: GrammarContext,
  { beam, kept, signal }: SearchOptions,
): OutlineHypothesis[] {
  const narrowing = kept && { kept, items: context.items, fixedSymbols: fixed };
  const encoded = encode(network, table, example, narrowing);
  const start = { symbols: [], probabilities: [], logProbability: 0, forbidden: 0 };
  let open: Open[] = [
    { ...start, grammar: startGrammar(), state: startState(network), last: begin },
  ];
  const finished: OutlineHypothesis[] = [];
  for (let length = 0; length < longest && open.length > 0; length++) {
    signal?.throwIfAborted();
    const last = open.map((one) => one.last);
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
      next.push(...continuations({ ...one, state }, row, { context, example, beam }));
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

type Choosing = {
  readonly context: GrammarContext;
  readonly example: Example;
  readonly beam: number;
};

/** `one` with its state after the last symbol. */
function continuations(one: Open, logits: Float32Array, choosing: Choosing): Open[] {
  const { context, beam } = choosing;
  const mask = allowedNext(one, context);
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of logits) if (value > highest) highest = value;
  let all = 0;
  let allowed = 0;
  const longer = new Map<number, Written>();
  for (const [i, value] of logits.entries()) {
    const share = Math.exp(value - highest);
    all += share;
    if (i >= mask.length && share > worthTrying) {
      const written = writeAll(one, heldBy(choosing.example, i - mask.length), context);
      if (written !== undefined) longer.set(i, written);
    }
    if (mask[i] === 1 || longer.has(i)) allowed += share;
  }
  if (allowed === 0) return [];
  const best: { symbol: number; probability: number }[] = [];
  for (const [symbol, value] of logits.entries()) {
    const possible = mask[symbol] === 1 || longer.has(symbol);
    if (!possible || value === Number.NEGATIVE_INFINITY) continue;
    const probability = Math.exp(value - highest) / allowed;
    if (best.length === beam && probability <= (best.at(-1)?.probability ?? 0)) continue;
    best.push({ symbol, probability });
    best.sort((a, b) => b.probability - a.probability);
    if (best.length > beam) best.pop();
  }
  const forbidden = Math.max(one.forbidden, 1 - allowed / all);
  return best.map(({ symbol, probability }) => {
    const written = longer.get(symbol) ?? write(one, symbol, context);
    const certain = new Array<number>(written.symbols.length - one.symbols.length - 1).fill(1);
    return {
      ...written,
      probabilities: [...one.probabilities, probability, ...certain],
      logProbability: one.logProbability + Math.log(probability),
      forbidden,
      state: one.state,
      last: symbol,
    };
  });
}

/** A query so far, as the grammar sees it. */
type Written = Pick<Open, "symbols" | "grammar">;

function allowedNext({ symbols, grammar }: Written, context: GrammarContext): Uint8Array {
  const mask = allowedSymbols(grammar, context);
  forbidRepeats(mask, symbols, grammar);
  return mask;
}

const write = (
  { symbols, grammar }: Written,
  symbol: number,
  context: GrammarContext,
): Written => ({
  symbols: [...symbols, symbol],
  grammar: advance(grammar, stepFor(symbol, context)),
});

/** Symbol after symbol; undefined where one of them may not follow. */
function writeAll(from: Written, held: Int32Array, context: GrammarContext): Written | undefined {
  let written = from;
  for (const symbol of held) {
    if (allowedNext(written, context)[symbol] !== 1) return undefined;
    written = write(written, symbol, context);
  }
  return written;
}

function stepFor(symbol: number, { schema, items }: GrammarContext): Step {
  const fixedWord = outlineWords[symbol];
  if (symbol < fixed && fixedWord !== undefined) return { kind: "word", word: fixedWord };
  const item = symbol - fixed;
  if (item < schema.columns.length) return { kind: "column", column: item };
  return item < items ? { kind: "table", table: item - schema.columns.length } : { kind: "value" };
}
