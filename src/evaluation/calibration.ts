// Whether confidence means something: among answers that are 80% sure, are 80% right?
import type { PredictionLine } from "./prediction.ts";

type ReliabilityBin = {
  readonly low: number;
  readonly high: number;
  readonly turns: number;
  /** Mean confidence and strict accuracy of the turns in the bin. */
  readonly confidence: number;
  readonly strict: number;
};

export type CalibrationReport = {
  /** Expected calibration error: the bins' gaps, weighted by their turns. */
  readonly ece: number;
  readonly reliability: readonly ReliabilityBin[];
};

const bins = 10;

/** Undefined where predictions carry no confidence. Empty bins are left out. */
export function calibrationOf(lines: readonly PredictionLine[]): CalibrationReport | undefined {
  const sure = lines.filter((line) => line.confidence !== undefined && line.refused === undefined);
  if (sure.length === 0) return undefined;
  const reliability = Array.from({ length: bins }, (_, bin) => {
    const some = sure.filter(
      ({ confidence = 0 }) => Math.min(bins - 1, Math.floor(confidence * bins)) === bin,
    );
    const mean = (of: (line: PredictionLine) => number): number =>
      some.reduce((sum, line) => sum + of(line), 0) / Math.max(1, some.length);
    return {
      low: bin / bins,
      high: (bin + 1) / bins,
      turns: some.length,
      confidence: mean((line) => line.confidence ?? 0),
      strict: mean((line) => Number(line.strict)),
    };
  }).filter((bin) => bin.turns > 0);
  const ece = reliability.reduce(
    (sum, bin) => sum + (bin.turns / sure.length) * Math.abs(bin.confidence - bin.strict),
    0,
  );
  return { ece, reliability };
}
