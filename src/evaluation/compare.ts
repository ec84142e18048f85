// Two runs over the same data, side by side: the difference with its interval, and what changed.
import type { Random } from "../random.ts";
import { type Interval, inPairs, pairedDifference } from "./bootstrap.ts";
import type { PredictionLine } from "./prediction.ts";

export type ChangedTurn = {
  readonly id: string;
  readonly turn: number;
  readonly utterance: string;
  readonly gold: readonly string[];
  readonly before: string;
  readonly after: string;
};

export type RunComparison = {
  /** Turns that both runs have. */
  readonly turns: number;
  readonly query: Interval;
  readonly strict: Interval;
  readonly relaxed: Interval;
  /** Strictly right only in the second run. */
  readonly gained: readonly ChangedTurn[];
  /** Strictly right only in the first run. */
  readonly lost: readonly ChangedTurn[];
};

export function compareRuns(
  before: readonly PredictionLine[],
  after: readonly PredictionLine[],
  random: Random,
): RunComparison {
  const pairs = inPairs(after, before).map(([after, before]) => ({ before, after }));
  const difference = (metric: "query" | "strict" | "relaxed"): Interval =>
    pairedDifference(before, after, metric, random.fork(metric));
  const changed = (gained: boolean): ChangedTurn[] =>
    pairs
      .filter((pair) => pair.after.strict === gained && pair.before.strict !== gained)
      .map((pair) => ({
        id: pair.after.id,
        turn: pair.after.turn,
        utterance: pair.after.utterance,
        gold: pair.after.gold,
        before: pair.before.sql,
        after: pair.after.sql,
      }));
  return {
    turns: pairs.length,
    query: difference("query"),
    strict: difference("strict"),
    relaxed: difference("relaxed"),
    gained: changed(true),
    lost: changed(false),
  };
}
