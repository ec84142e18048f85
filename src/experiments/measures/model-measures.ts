// Figures about a model from what it made of chosen turns: words it never saw, focus that comes back,
// questions to refuse.
import type { Interaction } from "../../dataset/interaction.ts";
import { bootstrapInterval, keyOf, pairedDifference } from "../../evaluation/bootstrap.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { createRandom } from "../../random.ts";

export const strictOf = (lines: readonly PredictionLine[]): number =>
  lines.filter(({ strict }) => strict).length / Math.max(1, lines.length);

type Replaced = { readonly interaction: Interaction; readonly words: readonly number[] };

/** Over the turns in which a word gave way; `replaced` says how many did, turn by turn. */
export function synonymFigures(
  replaced: readonly Replaced[],
  lines: { readonly before: readonly PredictionLine[]; readonly after: readonly PredictionLine[] },
) {
  const counts = new Map(
    replaced.flatMap(({ interaction: { id }, words }) =>
      words.map((count, i) => [`${id}\n${i + 1}`, count] as const),
    ),
  );
  const touched = ({ id, turn }: PredictionLine): boolean =>
    (counts.get(`${id}\n${turn}`) ?? 0) > 0;
  const before = lines.before.filter(touched);
  const after = lines.after.filter(touched);
  return {
    turns: before.length,
    words: [...counts.values()].reduce((sum, count) => sum + count, 0),
    strict_before: strictOf(before),
    strict_after: strictOf(after),
    difference: pairedDifference(before, after, "strict", createRandom("synonyms")),
  };
}

/** The turns in which a conversation comes back from an aside. */
export function focusReturns(lines: readonly PredictionLine[]): PredictionLine[] {
  return lines.filter(({ labels }) => labels?.includes("focus-return") === true);
}

/** `gold`: the same turns, each after the right queries. */
export function focusFigures(returns: readonly PredictionLine[], gold: readonly PredictionLine[]) {
  const { low, high } = bootstrapInterval(returns, "strict", createRandom("focus"));
  return {
    cases: returns.length,
    strict: strictOf(returns),
    interval: [low, high],
    strict_gold_previous: strictOf(gold),
  };
}

/** `refuse`: it cannot be answered; `refused`: the model said so. */
export type Judged = { readonly refuse: boolean; readonly refused: boolean };

export function refusalFigures(judged: readonly Judged[]) {
  const unanswerable = judged.filter(({ refuse }) => refuse).length;
  const answerable = judged.length - unanswerable;
  const right = judged.filter(({ refuse, refused }) => refuse && refused).length;
  const all = judged.filter(({ refused }) => refused).length;
  return {
    unanswerable,
    answerable,
    precision: all === 0 ? 0 : right / all,
    recall: right / unanswerable,
    answered: 1 - (all - right) / answerable,
  };
}

/** Turns that came out as another query. */
export function changedTurns(
  before: readonly PredictionLine[],
  after: readonly PredictionLine[],
): number {
  const queries = new Map(before.map((line) => [keyOf(line), line.sql]));
  return after.filter((line) => queries.get(keyOf(line)) !== line.sql).length;
}
