// Plays prepared interactions through the model, many side by side: for validation by real decoding,
// and for training on the model's own mistakes.
import type { Constraint } from "../../sql/constrain/constraint.ts";
import { parseSql } from "../../sql/parse.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import { balanceParentheses, joinWords } from "../../sql/words.ts";
import type { PreparedInteraction, PreparedTurn } from "../examples/prepare.ts";
import { encodeUtterances, type Runtime, rememberQueries, startState } from "./advance.ts";
import { decodeGreedy } from "./greedy.ts";
import type { DecodedTurn } from "./hypothesis.ts";
import type { ModelState } from "./state.ts";

export type PredictOptions = {
  /** What later turns copy from: the model's own queries, or the gold ones. */
  readonly previous: "predicted" | "gold";
  readonly constraint: Constraint | null;
  /** Interactions side by side. */
  readonly together?: number;
  /** Told of every turn as it is decoded: interaction and turn, from 0. */
  readonly onTurn?: (interaction: number, turn: number, decoded: DecodedTurn) => void;
};

/** The SQL words of a decoded turn, placeholders still in place; none when refused. */
function decodedWords(turn: DecodedTurn): string[] {
  return balanceParentheses(turn.steps.flatMap(({ words }) => words));
}

/** Anonymised words for every turn of every interaction. */
export function predictInteractions(
  runtime: Runtime,
  interactions: readonly PreparedInteraction[],
  options: PredictOptions,
): (readonly string[])[][] {
  const together = options.together ?? 32;
  const results: (readonly string[])[][] = interactions.map(() => []);
  // Of similar length side by side, so that few idle.
  const order = interactions
    .map((_, i) => i)
    .sort((a, b) => interactions[b]!.turns.length - interactions[a]!.turns.length);
  for (let from = 0; from < order.length; from += together) {
    const group = order.slice(from, from + together);
    predictGroup(
      runtime,
      group.map((place) => ({ place, ...interactions[place]!, said: results[place]! })),
      options,
    );
  }
  return results;
}

/** `place`: among all interactions; `said`: where the words of each turn go. */
type Predicted = PreparedInteraction & {
  readonly place: number;
  readonly said: (readonly string[])[];
};

function predictGroup(
  runtime: Runtime,
  group: readonly Predicted[],
  options: PredictOptions,
): void {
  let states: ModelState[] = group.map(() => startState(runtime.config));
  for (let t = 0; ; t++) {
    const active = group.filter((one) => one.turns.length > t);
    if (active.length === 0) return;
    const turns = active.map((one) => one.turns[t]!);
    // Longest first: those that go on are the first ones.
    const encoded = encodeUtterances(
      runtime,
      turns.map(({ symbols }, a) => ({ state: states[a]!, symbols })),
    );
    // Nothing much longer than the longest gold can be right: young models ramble.
    const longest = 5 + Math.max(20, ...turns.flatMap(({ golds }) => golds.map((g) => g.length)));
    const decoded = decodeGreedy(
      runtime,
      turns.map(({ placeholders }, a) => ({
        state: encoded[a]!,
        guide: options.constraint?.start(placeholders) ?? null,
        known: placeholders.map(({ name }) => name),
      })),
      { maxSymbols: longest, maxWords: longest },
    );
    const words = decoded.map(decodedWords);
    active.forEach(({ place, said }, a) => {
      options.onTurn?.(place, t, decoded[a]!);
      said.push(words[a]!);
    });
    states = rememberQueries(
      runtime,
      encoded.map((state, a) => ({
        state,
        words: options.previous === "gold" ? goldOf(turns[a]!) : copyable(turns[a]!, words[a]!),
      })),
    );
  }
}

const goldOf = ({ golds }: PreparedTurn): readonly string[] | null => golds[0] ?? null;

/** What later turns may copy from: nothing where the turn has no gold, as when it is learned from. */
export function copyable(turn: PreparedTurn, words: readonly string[]): readonly string[] | null {
  return turn.golds.length > 0 && parses(words) ? words : null;
}

/** Segments come from the most recent prediction with correct syntax (appendix B). */
function parses(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  try {
    parseSql(joinWords(words));
    return true;
  } catch (error) {
    if (error instanceof SqlSyntaxError) return false;
    throw error;
  }
}
