// From scored turns to the numbers of an evaluation. Pure; accuracies are fractions from 0 to 1.
import { type CalibrationReport, calibrationOf } from "./calibration.ts";
import type { PredictionLine } from "./prediction.ts";

/** A turn that is to be refused or not: counted apart from the scored ones. */
export type RefusalCase = { readonly unanswerable: boolean; readonly refused: boolean };

type Accuracy = {
  /** Those that were answered. */
  readonly turns: number;
  readonly query: number;
  readonly strict: number;
  readonly relaxed: number;
};

export type Summary = Accuracy & {
  /** Turns that were asked back instead: neither right nor wrong. */
  readonly asked?: number;
  readonly interactions: number;
  readonly normalised: number;
  /** Strict accuracy over turns whose gold result has rows, and how many those are. */
  readonly strict_nonempty: number;
  readonly turns_nonempty: number;
  /** Interactions with every scored turn strictly right. */
  readonly interaction: number;
  /** Valid SQL among the queries produced. */
  readonly valid: number;
  readonly exact_set?: number;
  readonly exact_set_interaction?: number;
  readonly by_turn: readonly ({ readonly turn: number } & Accuracy)[];
  readonly by_phenomenon: Readonly<Record<string, Accuracy>>;
  readonly refusal?: {
    readonly turns: number;
    readonly precision: number;
    readonly recall: number;
  };
  readonly calibration?: CalibrationReport;
  readonly ms_p50: number;
  readonly ms_p95: number;
};

export function summarise(
  all: readonly PredictionLine[],
  refusals: readonly RefusalCase[] = [],
): Summary {
  const lines = all.filter((line) => line.asked === undefined);
  const asked = all.length - lines.length;
  const interactions = groupBy(lines, (line) => line.id);
  const nonempty = lines.filter((line) => line.gold_rows === true);
  const produced = lines.filter((line) => line.refused === undefined);
  const times = lines.map((line) => line.ms).sort((a, b) => a - b);
  const calibration = calibrationOf(lines);
  const withExactSet = lines.some((line) => line.exact_set !== undefined);
  return {
    turns: lines.length,
    ...(asked > 0 && { asked }),
    interactions: interactions.size,
    query: share(lines, (line) => line.query),
    normalised: share(lines, (line) => line.normalised === true),
    strict: share(lines, (line) => line.strict),
    relaxed: share(lines, (line) => line.relaxed),
    strict_nonempty: share(nonempty, (line) => line.strict),
    turns_nonempty: nonempty.length,
    interaction: share([...interactions.values()], (turns) => turns.every((line) => line.strict)),
    valid: share(produced, (line) => line.valid === true),
    ...(withExactSet && {
      exact_set: share(lines, (line) => line.exact_set === true),
      exact_set_interaction: share([...interactions.values()], (turns) =>
        turns.every((line) => line.exact_set === true),
      ),
    }),
    by_turn: [...groupBy(lines, (line) => line.turn)]
      .sort(([a], [b]) => a - b)
      .map(([turn, some]) => ({ turn, ...accuracyOf(some) })),
    by_phenomenon: byPhenomenon(lines),
    ...refusalOf(lines, refusals),
    ...(calibration && { calibration }),
    ms_p50: percentile(times, 0.5),
    ms_p95: percentile(times, 0.95),
  };
}

function accuracyOf(lines: readonly PredictionLine[]): Accuracy {
  return {
    turns: lines.length,
    query: share(lines, (line) => line.query),
    strict: share(lines, (line) => line.strict),
    relaxed: share(lines, (line) => line.relaxed),
  };
}

function byPhenomenon(lines: readonly PredictionLine[]): Record<string, Accuracy> {
  const labels = [...new Set(lines.flatMap((line) => line.labels ?? []))].sort();
  return Object.fromEntries(
    labels.map((label) => [
      label,
      accuracyOf(lines.filter((line) => line.labels?.includes(label) === true)),
    ]),
  );
}

/** Precision: of the refusals, how many were called for. Recall: of those called for, how many. */
function refusalOf(
  lines: readonly PredictionLine[],
  refusals: readonly RefusalCase[],
): Pick<Summary, "refusal"> {
  const unanswerable = refusals.filter((one) => one.unanswerable);
  if (unanswerable.length === 0) return {};
  const right = unanswerable.filter((one) => one.refused).length;
  const wrong = lines.filter((line) => line.refused !== undefined).length;
  return {
    refusal: {
      turns: unanswerable.length,
      precision: right + wrong === 0 ? 0 : right / (right + wrong),
      recall: right / unanswerable.length,
    },
  };
}

/** Nearest rank: the smallest value that at least this share does not exceed. */
function percentile(sorted: readonly number[], rank: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.max(0, Math.ceil(rank * sorted.length) - 1)]!;
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
