// Lays the turns of a batch out for the decoder: rows longest first, so that finished ones cost nothing.
// Step k keeps the first `active[k]` rows; packed index of (step, row) is base[k] + row.
import { type InteractionExample, symbolRows, type Target } from "./example.ts";
import type { EncoderPlan } from "./plan-encoder.ts";

/** One way of producing one turn's query. */
export type DecoderRow = {
  readonly interaction: number;
  readonly turn: number;
  readonly target: Target;
};

export type DecoderPlan = {
  readonly rows: readonly DecoderRow[];
  readonly active: readonly number[];
  readonly base: readonly number[];
  /** All (step, row) pairs. */
  readonly packed: number;
  /** Row -> row of the encoder's final states. */
  readonly finals: Int32Array;
  /** Attention: positions are padded to `width`; entry (row, p) at row * width + p. */
  readonly width: number;
  readonly attendedCounts: Int32Array;
  readonly attended: Int32Array;
  readonly distances: Int32Array;
  /** Decoder inputs, packed: the mean of the output rows bagRows[bagStarts[n] .. bagStarts[n+1]). */
  readonly bagStarts: Int32Array;
  readonly bagRows: Int32Array;
  /** Placeholder occurrences of a row: attended positions spotPositions[spotStarts[row] .. ]. */
  readonly spotStarts: Int32Array;
  readonly spotPositions: Int32Array;
  /** Segments of a row: indices into the segment vectors, segmentStarts[row] .. segmentStarts[row+1]. */
  readonly segmentStarts: Int32Array;
  /** Right answers, packed: a scored word or -1, a segment of the row or -1, spots of the row. */
  readonly rightWord: Int32Array;
  readonly rightSegment: Int32Array;
  readonly rightSpotStarts: Int32Array;
  readonly rightSpots: Int32Array;
  /** Steps whose placeholder cannot be reached. */
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
  const width = attended.reduce((most, positions) => Math.max(most, positions.length), 1);
  const attendedRows = new Int32Array(rows.length * width);
  const distances = new Int32Array(rows.length * width);
  const spotStarts = new Int32Array(rows.length + 1);
  const spots: number[] = [];
  attended.forEach((positions, r) => {
    positions.forEach((position, p) => {
      attendedRows[r * width + p] = position.state;
      distances[r * width + p] = position.distance;
      if (position.placeholder !== null) spots.push(p);
    });
    spotStarts[r + 1] = spots.length;
  });

  const bagStarts = new Int32Array(packed + 1);
  const bags: number[] = [];
  const rightWord = new Int32Array(packed).fill(-1);
  const rightSegment = new Int32Array(packed).fill(-1);
  const rightSpotStarts = new Int32Array(packed + 1);
  const rightSpots: number[] = [];
  let unreachable = 0;
  for (let k = 0; k < active.length; k++) {
    for (let r = 0; r < active[k]!; r++) {
      const n = base[k]! + r;
      const { interaction, turn, target } = rows[r]!;
      const offered = examples[interaction]!.segments[turn]!;
      const previous = k === 0 ? [vocabulary.startRow] : symbolRows(target[k - 1]!, offered);
      for (const row of previous) bags.push(row);
      bagStarts[n + 1] = bags.length;
      const symbol = target[k]!;
      const before = rightSpots.length;
      if (symbol.kind === "word") {
        if (symbol.row < vocabulary.scored) rightWord[n] = symbol.row;
        else unreachable++;
      } else if (symbol.kind === "segment") {
        rightSegment[n] = symbol.segment;
      } else {
        for (let s = spotStarts[r]!; s < spotStarts[r + 1]!; s++) {
          if (attended[r]![spots[s]!]!.placeholder === symbol.name) {
            rightSpots.push(s - spotStarts[r]!);
          }
        }
        if (rightSpots.length === before) unreachable++;
      }
      rightSpotStarts[n + 1] = rightSpots.length;
    }
  }
  return {
    segments: segments.plan,
    decoder: {
      rows,
      active,
      base,
      packed,
      finals: Int32Array.from(rows, (row) => encoder.finalOf(row.interaction, row.turn)),
      width,
      attendedCounts: Int32Array.from(attended, (positions) => positions.length),
      attended: attendedRows,
      distances,
      bagStarts,
      bagRows: Int32Array.from(bags),
      spotStarts,
      spotPositions: Int32Array.from(spots),
      segmentStarts: segments.starts,
      rightWord,
      rightSegment,
      rightSpotStarts,
      rightSpots: Int32Array.from(rightSpots),
      unreachable,
    },
  };
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
