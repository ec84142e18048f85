// Lays utterances out for the encoder, and says where each word's state will stand.
import type { InteractionExample, TurnExample } from "../examples/example.ts";
import { delimiterRow } from "../vocabulary/vocabulary.ts";

/** Sequences encoded together, time-major and padded: entry (step, sequence) is at step * count + sequence. */
export type EncoderGroup = {
  readonly count: number;
  readonly steps: number;
  readonly lengths: Int32Array;
  readonly input: Int32Array;
  readonly vectors: Int32Array;
  /** By entry; empty lists where the model has no character features. */
  readonly characters: readonly (readonly number[])[];
};

/** A word the decoder may look at: the row of its state, how many turns back, and its placeholder. */
type AttendedPosition = {
  readonly state: number;
  readonly distance: number;
  readonly placeholder: string | null;
};

export type EncoderPlan = {
  /** With the turn-level encoder group t holds turn t of the first `count` interactions. */
  readonly groups: readonly EncoderGroup[];
  /** Row of the final states for a turn. */
  finalOf(interaction: number, turn: number): number;
  attended(interaction: number, turn: number): readonly AttendedPosition[];
};

export type Reach = { readonly history: number; readonly focusPlaceholders: number };

type Sequence = Pick<TurnExample, "input" | "vectors" | "characters">;

function layOut(sequences: readonly Sequence[]): EncoderGroup {
  const count = sequences.length;
  const steps = sequences.reduce((most, { input }) => Math.max(most, input.length), 1);
  const characters: (readonly number[])[] = Array.from({ length: steps * count }, () => []);
  const group: EncoderGroup = {
    count,
    steps,
    lengths: Int32Array.from(sequences, ({ input }) => input.length),
    input: new Int32Array(steps * count),
    vectors: new Int32Array(steps * count),
    characters,
  };
  sequences.forEach((sequence, s) => {
    const { input, vectors } = sequence;
    for (let j = 0; j < input.length; j++) {
      group.input[j * count + s] = input[j]!;
      group.vectors[j * count + s] = vectors[j] ?? 0;
      characters[j * count + s] = sequence.characters[j] ?? [];
    }
  });
  return group;
}

/** Turn after turn, each utterance once. Interactions must come longest first. */
export function planTurns(examples: readonly InteractionExample[], reach: Reach): EncoderPlan {
  const groups: EncoderGroup[] = [];
  const stateOffsets: number[] = [];
  const finalOffsets: number[] = [];
  let states = 0;
  let finals = 0;
  const turns = examples[0]?.turns.length ?? 0;
  for (let t = 0; t < turns; t++) {
    const active = examples.filter((example) => example.turns.length > t);
    const group = layOut(active.map((example) => example.turns[t]!));
    groups.push(group);
    stateOffsets.push(states);
    finalOffsets.push(finals);
    states += group.steps * group.count;
    finals += group.count;
  }
  return {
    groups,
    finalOf: (interaction, turn) => finalOffsets[turn]! + interaction,
    attended: (interaction, turn) =>
      reachableWords(examples[interaction]!.turns, turn, reach).map((word) => ({
        state: stateOffsets[word.turn]! + word.position * groups[word.turn]!.count + interaction,
        distance: word.distance,
        placeholder: word.placeholder,
      })),
  };
}

/** Each utterance with its history before it, in one sequence (section 4.2). */
export function planConcatenation(
  examples: readonly InteractionExample[],
  wanted: readonly { readonly interaction: number; readonly turn: number }[],
  reach: Reach,
): EncoderPlan {
  const sequences = wanted.map(({ interaction, turn }) =>
    concatenate(examples[interaction]!.turns, turn, reach.history),
  );
  const group = layOut(sequences);
  const index = new Map(wanted.map((w, i) => [`${w.interaction}/${w.turn}`, i]));
  const indexOf = (interaction: number, turn: number): number =>
    index.get(`${interaction}/${turn}`)!;
  return {
    groups: [group],
    finalOf: indexOf,
    attended: (interaction, turn) => {
      const i = indexOf(interaction, turn);
      return sequences[i]!.words.map((word) => ({
        state: word.at * group.count + i,
        distance: word.distance,
        placeholder: word.placeholder,
      }));
    },
  };
}

type ConcatenatedWord = {
  readonly at: number;
  readonly distance: number;
  readonly placeholder: string | null;
};

function concatenate(
  turns: readonly TurnExample[],
  turn: number,
  history: number,
): Sequence & { readonly words: readonly ConcatenatedWord[] } {
  const input: number[] = [];
  const vectors: number[] = [];
  const characters: (readonly number[])[] = [];
  const words: ConcatenatedWord[] = [];
  for (let t = Math.max(0, turn - history); t <= turn; t++) {
    if (input.length > 0) {
      // Attention never sees the delimiter.
      input.push(delimiterRow);
      vectors.push(0);
      characters.push([]);
    }
    turns[t]!.input.forEach((row, j) => {
      words.push({
        at: input.length,
        distance: turn - t,
        placeholder: turns[t]!.placeholders[j] ?? null,
      });
      input.push(row);
      vectors.push(turns[t]!.vectors[j] ?? 0);
      characters.push(turns[t]!.characters[j] ?? []);
    });
  }
  return { input, vectors, characters, words };
}

/** A word that the decoder may look at, by turn (index from 0) and position. */
export type ReachableWord = {
  readonly turn: number;
  readonly position: number;
  readonly distance: number;
  readonly placeholder: string | null;
};

/**
 * Oldest first: with focus, the latest placeholder mentions from before the history
 * (all at distance history + 1), then every word of the history and the current turn.
 */
export function reachableWords(
  turns: readonly TurnExample[],
  turn: number,
  reach: Reach,
): readonly ReachableWord[] {
  const first = Math.max(0, turn - reach.history);
  const words: ReachableWord[] = [];
  for (let t = first; t <= turn; t++) {
    turns[t]!.placeholders.forEach((placeholder, position) => {
      words.push({ turn: t, position, distance: turn - t, placeholder });
    });
  }
  const older: ReachableWord[] = [];
  const seen = new Set<string>();
  for (let t = first - 1; t >= 0 && older.length < reach.focusPlaceholders; t--) {
    const { placeholders } = turns[t]!;
    for (let j = placeholders.length - 1; j >= 0; j--) {
      const placeholder = placeholders[j] ?? null;
      if (placeholder === null || seen.has(placeholder)) continue;
      if (older.length === reach.focusPlaceholders) break;
      seen.add(placeholder);
      older.push({ turn: t, position: j, distance: reach.history + 1, placeholder });
    }
  }
  return [...older.reverse(), ...words];
}
