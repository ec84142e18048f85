// Confidence intervals by the bootstrap. Interactions are drawn, not turns: the turns of one
// conversation are not independent. Paired: both systems are read on the same draws.
import type { Random } from "../random.ts";
import type { PredictionLine } from "./prediction.ts";
import { groupBy } from "./summarise.ts";

export type Interval = { readonly mean: number; readonly low: number; readonly high: number };

export type Metric = "query" | "strict" | "relaxed";

type Cluster = { readonly turns: number; readonly sums: readonly number[] };

/** How often is drawn anew. */
const draws = 2000;

/** 95% interval of one metric. */
export function bootstrapInterval(
  lines: readonly PredictionLine[],
  metric: Metric,
  random: Random,
): Interval {
  const clusters = [...groupBy(lines, (line) => line.id).values()].map((some) => ({
    turns: some.length,
    sums: [some.filter((line) => line[metric]).length],
  }));
  return intervalOf(clusters, (means) => means[0]!, random);
}

/** 95% interval of "b minus a", over the turns that both have. */
export function pairedDifference(
  a: readonly PredictionLine[],
  b: readonly PredictionLine[],
  metric: Metric,
  random: Random,
): Interval {
  const clusters = [...groupBy(inPairs(a, b), ([line]) => line.id).values()].map((some) => ({
    turns: some.length,
    sums: [0, 1].map((side) => some.filter((pair) => pair[side]?.[metric]).length),
  }));
  return intervalOf(clusters, (means) => means[1]! - means[0]!, random);
}

/** The turns that both have. */
export function inPairs(a: readonly PredictionLine[], b: readonly PredictionLine[]) {
  const others = new Map(b.map((line) => [keyOf(line), line]));
  return a.flatMap((line) => {
    const other = others.get(keyOf(line));
    return other === undefined ? [] : [[line, other] as const];
  });
}

export const keyOf = (line: PredictionLine): string => `${line.id}\n${line.turn}`;

function intervalOf(
  clusters: readonly Cluster[],
  statistic: (means: readonly number[]) => number,
  random: Random,
): Interval {
  if (clusters.length === 0) return { mean: 0, low: 0, high: 0 };
  const values: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const drawn = clusters.map(() => clusters[random.below(clusters.length)]!);
    values.push(statistic(meansOf(drawn)));
  }
  values.sort((x, y) => x - y);
  const at = (rank: number): number => values[Math.min(draws - 1, Math.floor(rank * draws))]!;
  return { mean: statistic(meansOf(clusters)), low: at(0.025), high: at(0.975) };
}

function meansOf(clusters: readonly Cluster[]): number[] {
  const turns = clusters.reduce((sum, cluster) => sum + cluster.turns, 0);
  return clusters[0]!.sums.map(
    (_, i) => clusters.reduce((sum, cluster) => sum + cluster.sums[i]!, 0) / turns,
  );
}
