// Lays the turns of a batch out for the decoder: rows longest first, so that finished ones cost nothing.
// Step k keeps the first `active[k]` rows; packed index of (step, row) is base[k] + row.
import { type InteractionExample, symbolRows, type TargetSymbols } from "../examples/example.ts";
import type { EncoderPlan } from "./plan-encoder.ts";

/** One way of producing one turn's query. */
export type DecoderRow = {
  readonly interaction: number;
  readonly turn: number;
  readonly target: TargetSymbols;
};

export type DecoderPlan = {
  readonly rows: readonly DecoderRow[];
  readonly active: readonly number[];
  readonly base: readonly number[];
  /** All (step, row) pairs. */
  readonly packed: number;
  /** Row -> row of the encoder's final states. */
  readonly finals: Int32Array;
  /** The keys of each row, end to end; a key is a state and a distance. */
  readonly keyStarts: readonly number[];
  readonly keyCounts: readonly number[];
  readonly keyStates: Int32Array;
  readonly keyDistances: Int32Array;
  /** Packed: the decoder's input is the mean of these output rows. */
  readonly inputs: readonly (readonly number[])[];
  /** Packed: segments offered, as indices into the segment vectors. */
  readonly offered: readonly (readonly number[])[];
  /** Packed: placeholder mentions, as places in the attention scores of all steps end to end. */
  readonly mentions: readonly (readonly number[])[];
  /** Packed: right answers: scored words, then offered segments, then mentions, counted through. */
  readonly right: readonly (readonly number[])[];
  /** Steps whose symbol cannot be reached; they give no loss. */
  readonly unreachable: number;
};

export type SegmentPlan = {
  /** Queries to encode. */
  readonly queries: readonly (readonly number[])[];
  /** For each segment: its query, first and last word, age. */
  readonly query: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly age: Int32Array;
};

/** All alignments of all wanted turns that have a target, longest first. */
export function listRows(
  examples: readonly InteractionExample[],
  wanted: readonly { readonly interaction: number; readonly turn: number }[],
): DecoderRow[] {
  return wanted
    .flatMap(({ interaction, turn }) =>
      examples[interaction]!.targets[turn]!.map((target) => ({ interaction, turn, target })),
    )
    .sort((a, b) => b.target.length - a.target.length);
}

export function planDecoder(
  examples: readonly InteractionExample[],
  rows: readonly DecoderRow[],
  encoder: EncoderPlan,
  vocabulary: { readonly scored: number; readonly startRow: number },
): { readonly decoder: DecoderPlan; readonly segments: SegmentPlan } {
  const { active, base, packed } = pack(rows);
  const segments = planSegments(examples, rows);
  const attended = rows.map((row) => encoder.attended(row.interaction, row.turn));
  const keyCounts = attended.map((positions) => positions.length);
  const keyStarts = startsOf(keyCounts);
  const scoreStarts = startsOf(active.map((count) => keyStarts[count]!));

  const inputs: (readonly number[])[] = [];
  const offered: number[][] = [];
  const mentions: number[][] = [];
  const right: number[][] = [];
  let unreachable = 0;
  for (let k = 0; k < active.length; k++) {
    for (let r = 0; r < active[k]!; r++) {
      const { interaction, turn, target } = rows[r]!;
      const { queries, segments: offers } = examples[interaction]!;
      const available = offers[turn]!;
      const before = target[k - 1];
      inputs.push(
        before === undefined ? [vocabulary.startRow] : symbolRows(before, available, queries),
      );
      offered.push(available.map((_, s) => segments.starts[r]! + s));
      const symbol = target[k]!;
      const correct: number[] = [];
      if (symbol.kind === "word" && symbol.row < vocabulary.scored) correct.push(symbol.row);
      if (symbol.kind === "segment") correct.push(vocabulary.scored + symbol.segment);
      const spots: number[] = [];
      attended[r]!.forEach(({ placeholder }, p) => {
        if (placeholder === null) return;
        if (symbol.kind === "placeholder" && symbol.name === placeholder) {
          correct.push(vocabulary.scored + available.length + spots.length);
        }
        spots.push(scoreStarts[k]! + keyStarts[r]! + p);
      });
      if (correct.length === 0) unreachable++;
      mentions.push(spots);
      right.push(correct);
    }
  }
  const positions = attended.flat();
  return {
    segments: segments.plan,
    decoder: {
      rows,
      active,
      base,
      packed,
      finals: Int32Array.from(rows, (row) => encoder.finalOf(row.interaction, row.turn)),
      keyStarts: keyStarts.slice(0, rows.length),
      keyCounts,
      keyStates: Int32Array.from(positions, ({ state }) => state),
      keyDistances: Int32Array.from(positions, ({ distance }) => distance),
      inputs,
      offered,
      mentions,
      right,
      unreachable,
    },
  };
}

/** One more than the lengths: the last is the total. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push(starts.at(-1)! + length);
  return starts;
}

function pack(rows: readonly DecoderRow[]): {
  readonly active: readonly number[];
  readonly base: readonly number[];
  readonly packed: number;
} {
  const active: number[] = [];
  const base: number[] = [];
  let packed = 0;
  for (let k = 0; ; k++) {
    const count = rows.findLastIndex((row) => row.target.length > k) + 1;
    if (count === 0) return { active, base, packed };
    active.push(count);
    base.push(packed);
    packed += count;
  }
}

/** Each query is encoded once, however many turns copy from it. */
function planSegments(
  examples: readonly InteractionExample[],
  rows: readonly DecoderRow[],
): { readonly plan: SegmentPlan; readonly starts: Int32Array } {
  const starts = new Int32Array(rows.length + 1);
  const queries: (readonly number[])[] = [];
  const indexOf = new Map<string, number>();
  const query: number[] = [];
  const start: number[] = [];
  const end: number[] = [];
  const age: number[] = [];
  rows.forEach(({ interaction, turn }, r) => {
    for (const segment of examples[interaction]!.segments[turn]!) {
      const key = `${interaction}/${segment.turn}`;
      let index = indexOf.get(key);
      if (index === undefined) {
        const words = examples[interaction]!.queries[segment.turn];
        if (!words) throw new RangeError(`segment of turn ${segment.turn}, which has no query`);
        index = queries.push(words) - 1;
        indexOf.set(key, index);
      }
      query.push(index);
      start.push(segment.start);
      end.push(segment.end);
      age.push(segment.age);
    }
    starts[r + 1] = query.length;
  });
  return {
    starts,
    plan: {
      queries,
      query: Int32Array.from(query),
      start: Int32Array.from(start),
      end: Int32Array.from(end),
      age: Int32Array.from(age),
    },
  };
}
