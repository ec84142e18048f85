// Decoding rows that are not known in advance: one turn (R = 1), the hypotheses of a beam, or the
// turns of many conversations. Each step takes the symbols chosen last and gives distributions.
import {
  type AttentionMemory,
  bagRows,
  gatherRows,
  type LogitSource,
  mixtureProbabilities,
  type Ragged,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import { segmentExamples } from "../examples/build-example.ts";
import type { SegmentExample } from "../examples/example.ts";
import {
  createMemory,
  type DecoderState,
  decodeStep,
  eachPart,
  projectSymbols,
  scoreOutputs,
  startDecoder,
} from "../network/decoder.ts";
import { segmentVectors } from "../network/encoder.ts";
import { planConcatenation, type ReachableWord, reachableWords } from "../network/plan-encoder.ts";
import type { Runtime } from "./advance.ts";
import type { ModelState } from "./state.ts";

/** What one row can see and copy. */
export type DecodingRow = {
  readonly state: ModelState;
  readonly words: readonly ReachableWord[];
  readonly segments: readonly SegmentExample[];
  /** Indices into `words` that mention a placeholder. */
  readonly mentions: readonly number[];
};

type StepResult = {
  /** For each row: scored words, then its segments, then its mentions. */
  readonly distributions: readonly Float32Array[];
  /** For each row: the attention over its words. */
  attention(row: number): Float32Array;
};

export type Decoding = {
  readonly rows: readonly DecodingRow[];
  /** `symbols`: for each row the output rows of what was chosen last; null at the start. */
  step(symbols: readonly (readonly number[])[] | null): StepResult;
  /** Goes on with these rows, in this order; a row may come several times (beam) or not at all. */
  select(rows: readonly number[]): void;
};

/** The last turn of each state is the one to answer. */
export function describeRow(runtime: Runtime, state: ModelState): DecodingRow {
  const { config } = runtime;
  const turn = state.turns.length - 1;
  const examples = state.turns.map(({ example }) => example);
  const reach = {
    history: config.mechanisms.history,
    focusPlaceholders: config.improvements.focusPlaceholders,
  };
  const words = reachableWords(
    examples,
    turn,
    config.mechanisms.turnLevelEncoder ? reach : { ...reach, focusPlaceholders: 0 },
  );
  return {
    state,
    words,
    segments: config.mechanisms.segments ? segmentExamples(state.bank, turn + 1, config) : [],
    mentions: words.flatMap(({ placeholder }, i) => (placeholder === null ? [] : [i])),
  };
}

/** Uses the engine's step memory until the caller resets it. */
export function openDecoding(runtime: Runtime, given: readonly DecodingRow[]): Decoding {
  const { engine, network, vocabulary } = runtime;
  const tape = engine.forward();
  let rows = [...given];
  const keys = keyTable(runtime, tape, rows);
  const segments = segmentTable(runtime, tape, rows);
  /** For each current row, its number among those given: where its keys and segments lie. */
  let origin = rows.map((_, i) => i);
  let lists = listsFor();
  let decoder: DecoderState = startDecoder(
    tape,
    network,
    stack(rows.map(({ state }) => state.turns.at(-1)!.h)),
    stack(rows.map(({ state }) => state.turns.at(-1)!.c)),
  );

  function stack(vectors: readonly Float32Array[]): Tensor {
    const width = vectors[0]?.length ?? 0;
    const values = new Float32Array(vectors.length * width);
    vectors.forEach((vector, i) => {
      values.set(vector, i * width);
    });
    return engine.tensor(vectors.length, width, values);
  }

  function listsFor() {
    const counts = origin.map((o) => keys.counts[o]!);
    const memory: AttentionMemory = {
      ...keys.memory,
      lists: engine.raggedRanges(
        origin.map((o) => keys.starts[o]!),
        counts,
      ),
    };
    const scoreStarts = running(counts);
    const mentions = engine.ragged(
      rows.map(({ mentions }, r) => mentions.map((p) => scoreStarts[r]! + p)),
    );
    const offeredCounts = origin.map((o) => segments.counts[o]!);
    const offered = engine.raggedRanges(
      origin.map((o) => segments.starts[o]!),
      offeredCounts,
    );
    const inOrder: Ragged = engine.raggedRanges(running(offeredCounts), offeredCounts);
    return { memory, scoreStarts, counts, mentions, offered, inOrder };
  }

  return {
    get rows() {
      return rows;
    },
    step(symbols) {
      const bags = symbols ?? rows.map(() => [vocabulary.output.startRow]);
      const embedded = bagRows(tape, network.outputEmbedding, engine.ragged(bags), "mean");
      const projected = projectSymbols(tape, network, embedded);
      const stepped = decodeStep(tape, network, {
        memory: lists.memory,
        state: decoder,
        projected,
        drop: null,
      });
      decoder = stepped.state;
      const { vectors } = segments;
      const scored = scoreOutputs(tape, network, {
        top: decoder,
        segments: vectors === null ? null : { vectors, lists: lists.offered },
        drop: null,
      });
      const sources: LogitSource[] = [];
      if (scored.segments !== null) {
        sources.push({ scores: scored.segments, lists: lists.inOrder });
      }
      if (lists.mentions.total > 0) {
        sources.push({ scores: stepped.scores, lists: lists.mentions });
      }
      const { counts, scoreStarts } = lists;
      return {
        distributions: mixtureProbabilities(tape, { logits: scored.words, sources }),
        attention: (row) =>
          engine.view(stepped.weights).slice(scoreStarts[row]!, scoreStarts[row]! + counts[row]!),
      };
    },
    select(chosen) {
      if (chosen.length === rows.length && chosen.every((row, i) => row === i)) return;
      const index = engine.integers(chosen);
      decoder = eachPart(decoder, (part) => gatherRows(tape, part, index));
      rows = chosen.map((row) => rows[row]!);
      origin = chosen.map((row) => origin[row]!);
      lists = listsFor();
    },
  };
}

/** Starts of consecutive runs of these lengths. */
function running(lengths: readonly number[]): number[] {
  let at = 0;
  return lengths.map((length) => {
    at += length;
    return at - length;
  });
}

/** The keys of all rows, end to end. */
function keyTable({ engine, network, config }: Runtime, tape: Tape, rows: readonly DecodingRow[]) {
  const width = 2 * config.sizes.encoder;
  const counts = rows.map(({ words }) => words.length);
  const starts = running(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const states = new Float32Array(total * width);
  const distances = new Int32Array(total);
  rows.forEach((row, r) => {
    const places = config.mechanisms.turnLevelEncoder
      ? row.words.map(({ turn, position }) => ({ of: turn, at: position }))
      : concatenatedPlaces(row, config.mechanisms.history);
    row.words.forEach((word, i) => {
      const { of, at } = places[i]!;
      const source = row.state.turns[of]!.states;
      states.set(source.subarray(at * width, (at + 1) * width), (starts[r]! + i) * width);
      distances[starts[r]! + i] = word.distance;
    });
  });
  const memory = createMemory(tape, network, engine.tensor(total, width, states), {
    keyStates: Int32Array.from({ length: total }, (_, i) => i),
    keyDistances: distances,
    keyStarts: starts,
    keyCounts: counts,
  });
  return { memory, starts, counts };
}

/** Without the turn-level encoder the current turn's states cover its history too. */
function concatenatedPlaces(row: DecodingRow, history: number) {
  const turn = row.state.turns.length - 1;
  const turns = row.state.turns.map(({ example }) => example);
  const plan = planConcatenation(
    [{ turns, queries: [], segments: [], targets: [] }],
    [{ interaction: 0, turn }],
    { history, focusPlaceholders: 0 },
  );
  return plan.attended(0, turn).map(({ state }) => ({ of: turn, at: state }));
}

/** The segment vectors of all rows, end to end. */
function segmentTable({ engine, network }: Runtime, tape: Tape, rows: readonly DecodingRow[]) {
  const counts = rows.map(({ segments }) => segments.length);
  const starts = running(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (network.segments === null || total === 0) return { vectors: null, starts, counts };
  const width = 2 * network.segments.encoder.forward.hidden.rows;
  const ends = new Float32Array(2 * total * width);
  const ages: number[] = [];
  rows.forEach((row) => {
    for (const segment of row.segments) {
      const { states } = row.state.queries.get(segment.turn + 1)!;
      [segment.start, segment.end].forEach((at, side) => {
        const to = (side * total + ages.length) * width;
        ends.set(states.subarray(at * width, (at + 1) * width), to);
      });
      ages.push(segment.age);
    }
  });
  const order = Int32Array.from({ length: total }, (_, i) => i);
  const vectors = segmentVectors(tape, network, engine.tensor(2 * total, width, ends), {
    first: order,
    last: order.map((i) => total + i),
    ages,
  });
  return { vectors, starts, counts };
}
