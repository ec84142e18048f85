// A query on its way: what greedy decoding and the beam have in common.

import type { ConstraintState } from "../../sql/constrain/automaton.ts";
import type { ModelConfig } from "../config.ts";
import { endWord, refuseWord } from "../vocabulary/symbols.ts";
import type { Runtime } from "./advance.ts";
import type { Choice } from "./choices.ts";
import type { ModelState } from "./state.ts";
import type { DecodingRow } from "./steps.ts";

export type DecodedStep = Pick<Choice, "symbol" | "words" | "probability"> & {
  /** Over the visible words, where it was asked for. */
  readonly attention?: Float32Array;
};

export type DecodedTurn = {
  /** Without the end symbol. */
  readonly steps: readonly DecodedStep[];
  readonly row: DecodingRow;
  readonly logProbability: number;
  readonly lowestStep: number;
  /** Most probability the grammar took away at one step. */
  readonly forbiddenMass: number;
  readonly refused: boolean;
};

export type DecodeRequest = {
  /** Its last turn is the one to answer. */
  readonly state: ModelState;
  /** Null decodes freely. */
  readonly guide: ConstraintState | null;
  /** Names of the placeholders of the interaction. */
  readonly known: readonly string[];
};

export type DecodeOptions = {
  /** Fewer steps than the configuration allows. */
  readonly maxSymbols?: number;
  /** A query that has come this far is rambling, and is closed there. */
  readonly maxWords?: number;
  readonly attention?: boolean;
  /** Told of every symbol once it is settled (of the first turn asked for). */
  readonly onStep?: (step: DecodedStep, row: DecodingRow) => void;
  /** Looked at before every step; decoding then ends with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** A step can say many words: far more than any query needs. */
export const longestQuery = 1_000;

export type Hypothesis = Omit<DecodedTurn, "row"> & {
  /** Words so far. */
  readonly said: number;
  readonly guide: ConstraintState | null;
  readonly rows: readonly number[];
  readonly done: boolean;
};

export const empty = (guide: ConstraintState | null): Hypothesis => ({
  steps: [],
  said: 0,
  logProbability: 0,
  lowestStep: 1,
  forbiddenMass: 0,
  refused: false,
  guide,
  rows: [],
  done: false,
});

export function extend(
  hypothesis: Hypothesis,
  choice: Choice,
  forbidden: number,
  attention: Float32Array | undefined,
): Hypothesis {
  const { symbol, words, probability } = choice;
  const ends = symbol.kind === "word" && symbol.word === endWord;
  const refuses = symbol.kind === "word" && symbol.word === refuseWord;
  const step: DecodedStep = {
    symbol,
    words,
    probability,
    ...(attention === undefined ? {} : { attention }),
  };
  return {
    steps: ends || refuses ? hypothesis.steps : [...hypothesis.steps, step],
    said: hypothesis.said + words.length,
    logProbability: hypothesis.logProbability + Math.log(Math.max(1e-12, probability)),
    lowestStep: Math.min(hypothesis.lowestStep, probability),
    forbiddenMass: Math.max(hypothesis.forbiddenMass, forbidden),
    refused: refuses,
    guide: choice.guide,
    rows: choice.rows,
    done: ends || refuses,
  };
}

/** Closes what ran out of steps in the grammar's shortest way. */
export function close(hypothesis: Hypothesis, known: readonly string[]): Hypothesis {
  if (hypothesis.done || hypothesis.guide === null) return hypothesis;
  const words = hypothesis.guide.finish(known);
  const steps = words.map(
    (word): DecodedStep => ({ symbol: { kind: "word", word }, words: [word], probability: 0 }),
  );
  return { ...hypothesis, steps: [...hypothesis.steps, ...steps] };
}

export function finished(
  hypothesis: Hypothesis,
  row: DecodingRow,
  known: readonly string[],
): DecodedTurn {
  const {
    guide: _guide,
    rows: _rows,
    done: _done,
    said: _said,
    ...turn
  } = close(hypothesis, known);
  return { ...turn, row };
}

export function heed({ signal }: DecodeOptions, { engine }: Runtime): void {
  if (signal?.aborted !== true) return;
  engine.reset();
  signal.throwIfAborted();
}

/** The placeholders that may be said as words; null for any. */
export function sayable(
  { known }: DecodeRequest,
  { improvements }: ModelConfig,
): Set<string> | null {
  return improvements.knownPlaceholdersOnly ? new Set(known) : null;
}
