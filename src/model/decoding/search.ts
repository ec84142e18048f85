// Greedy decoding of any number of turns at once, and beam search for one.
import type { ConstraintState } from "../../sql/constrain/constraint.ts";
import type { ModelConfig } from "../config.ts";
import { endWord, refuseWord } from "../vocabulary/symbols.ts";
import type { Runtime } from "./advance.ts";
import { type Choice, rankChoices } from "./choices.ts";
import type { ModelState } from "./state.ts";
import { type Decoding, type DecodingRow, describeRow, openDecoding } from "./steps.ts";

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
const longestQuery = 1_000;

type Hypothesis = Omit<DecodedTurn, "row"> & {
  /** Words so far. */
  readonly said: number;
  readonly guide: ConstraintState | null;
  readonly rows: readonly number[];
  readonly done: boolean;
};

const empty = (guide: ConstraintState | null): Hypothesis => ({
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

function extend(
  hypothesis: Hypothesis,
  choice: Choice,
  forbidden: number,
  attention: Float32Array | undefined,
): Hypothesis {
  const { symbol, words, probability } = choice;
  const ends = symbol.kind === "word" && symbol.word === endWord;
  const refuses = symbol.kind === "word" && symbol.word === refuseWord;
  const step: DecodedStep = {
    ...{ symbol, words, probability },
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
function close(hypothesis: Hypothesis, known: readonly string[]): Hypothesis {
  if (hypothesis.done || hypothesis.guide === null) return hypothesis;
  const words = hypothesis.guide.finish(known);
  const steps = words.map(
    (word): DecodedStep => ({ symbol: { kind: "word", word }, words: [word], probability: 0 }),
  );
  return { ...hypothesis, steps: [...hypothesis.steps, ...steps] };
}

function finished(hypothesis: Hypothesis, row: DecodingRow, known: readonly string[]): DecodedTurn {
  const {
    guide: _guide,
    rows: _rows,
    done: _done,
    said: _said,
    ...turn
  } = close(hypothesis, known);
  return { ...turn, row };
}

function heed({ signal }: DecodeOptions, { engine }: Runtime): void {
  if (signal?.aborted !== true) return;
  engine.reset();
  signal.throwIfAborted();
}

/** One turn each; rows that have ended are dropped once half of them have. */
export function decodeGreedy(
  runtime: Runtime,
  requests: readonly DecodeRequest[],
  options: DecodeOptions = {},
): DecodedTurn[] {
  const { engine, config, vocabulary } = runtime;
  const rows = requests.map(({ state }) => describeRow(runtime, state));
  const decoding: Decoding = openDecoding(runtime, rows);
  const known = requests.map((request) => sayable(request, config));
  const hypotheses = requests.map(({ guide }) => empty(guide));
  let running = requests.map((_, i) => i);
  const limit = Math.min(config.decoding.maxSymbols, options.maxSymbols ?? Infinity);
  const maxWords = options.maxWords ?? longestQuery;
  for (let k = 0; k < limit; k++) {
    heed(options, runtime);
    const result = decoding.step(k === 0 ? null : running.map((i) => hypotheses[i]!.rows));
    running.forEach((i, r) => {
      const hypothesis = hypotheses[i]!;
      if (hypothesis.done) return;
      const distribution = result.distributions[r]!;
      const { best, forbidden } = rankChoices(
        ...([distribution, rows[i]!, vocabulary.output, hypothesis.guide] as const),
        ...([k === 0, known[i]!, 1] as const),
      );
      const choice = best[0];
      // Nothing can be said: what stands there is closed below.
      if (choice === undefined) {
        hypotheses[i] = { ...close(hypothesis, requests[i]!.known), done: true };
        return;
      }
      const attention = options.attention === true ? result.attention(r) : undefined;
      hypotheses[i] = extend(hypothesis, choice, forbidden, attention);
      if (!hypotheses[i]!.done && hypotheses[i]!.said >= maxWords) {
        hypotheses[i] = { ...close(hypotheses[i]!, requests[i]!.known), done: true };
      }
      const step = hypotheses[i]!.steps.at(-1);
      if (i === 0 && step !== undefined && !hypotheses[i]!.done) options.onStep?.(step, rows[i]!);
    });
    const left = running.filter((i) => !hypotheses[i]!.done);
    if (left.length === 0) break;
    if (left.length <= running.length / 2) {
      decoding.select(left.map((i) => running.indexOf(i)));
      running = left;
    }
  }
  engine.reset();
  return requests.map((request, i) => finished(hypotheses[i]!, rows[i]!, request.known));
}

/** The placeholders that may be said as words; null for any. */
function sayable({ known }: DecodeRequest, { improvements }: ModelConfig): Set<string> | null {
  return improvements.knownPlaceholdersOnly ? new Set(known) : null;
}

/** In log probability: what has fallen so far behind the leading reading is none of its own. */
const hopeless = 2.5;

/** What all of them begin with: whichever wins, it says this. */
function agreedSteps(hypotheses: readonly Hypothesis[]): readonly DecodedStep[] {
  const [first, ...others] = hypotheses;
  if (first === undefined) return [];
  const differs = first.steps.findIndex((step, i) => others.some(({ steps }) => steps[i] !== step));
  return differs === -1 ? first.steps : first.steps.slice(0, differs);
}

/** The `width` best ways to answer one turn, best first. */
export function decodeBeam(
  runtime: Runtime,
  request: DecodeRequest,
  width: number,
  options: DecodeOptions = {},
): DecodedTurn[] {
  const { engine, config, vocabulary } = runtime;
  const row = describeRow(runtime, request.state);
  const decoding = openDecoding(runtime, [row]);
  const known = sayable(request, runtime.config);
  let alive: Hypothesis[] = [empty(request.guide)];
  const done: Hypothesis[] = [];
  let told = 0;
  const tell = (steps: readonly DecodedStep[]): void => {
    for (const step of steps.slice(told)) options.onStep?.(step, row);
    told = Math.max(told, steps.length);
  };
  for (let k = 0; k < config.decoding.maxSymbols && alive.length > 0; k++) {
    heed(options, runtime);
    const result = decoding.step(k === 0 ? null : alive.map(({ rows }) => rows));
    const extended = alive.flatMap((hypothesis, parent) => {
      const { best, forbidden } = rankChoices(
        ...([result.distributions[parent]!, row, vocabulary.output, hypothesis.guide] as const),
        ...([k === 0, known, width] as const),
      );
      return best.map((choice) => ({ parent, hypothesis, choice, forbidden }));
    });
    const score = (e: (typeof extended)[number]): number =>
      e.hypothesis.logProbability + Math.log(Math.max(1e-12, e.choice.probability));
    extended.sort((a, b) => score(b) - score(a));
    const [first] = extended;
    // Nothing can be said: what stands there is closed below.
    if (first === undefined) break;
    const lead = Math.max(score(first), done[0]?.logProbability ?? Number.NEGATIVE_INFINITY);
    const kept: { readonly parent: number; readonly hypothesis: Hypothesis }[] = [];
    for (const e of extended.slice(0, width)) {
      if (score(e) < lead - hopeless) break;
      const attention = options.attention === true ? result.attention(e.parent) : undefined;
      const next = extend(e.hypothesis, e.choice, e.forbidden, attention);
      if (next.done) done.push(next);
      else if (next.said >= longestQuery) done.push({ ...close(next, request.known), done: true });
      else kept.push({ parent: e.parent, hypothesis: next });
    }
    done.sort((a, b) => b.logProbability - a.logProbability);
    // Probabilities only fall: what is behind the worst finished one cannot pass it.
    const bar = done.length >= width ? done[width - 1]!.logProbability : Number.NEGATIVE_INFINITY;
    const going = kept.filter(({ hypothesis }) => hypothesis.logProbability > bar);
    if (going.length > 0) decoding.select(going.map(({ parent }) => parent));
    alive = going.map(({ hypothesis }) => hypothesis);
    tell(agreedSteps([...done.slice(0, 1), ...alive]));
  }
  engine.reset();
  const all = [...done, ...alive].sort((a, b) => b.logProbability - a.logProbability);
  tell(all[0]?.steps ?? []);
  return all.slice(0, width).map((hypothesis) => finished(hypothesis, row, request.known));
}
