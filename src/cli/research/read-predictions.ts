// The predictions that analyses are about.
import { UserError } from "../../errors.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";

export async function readAllPredictions(path: string): Promise<PredictionLine[]> {
  const lines: PredictionLine[] = [];
  for await (const line of readPredictions(path)) lines.push(line);
  if (lines.length === 0) throw new UserError(`${path}: holds no predictions`);
  return lines;
}
