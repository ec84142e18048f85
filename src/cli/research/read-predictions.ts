// The predictions that analyses are about.
import { UserError } from "../../errors.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";

export async function readAllPredictions(path: string): Promise<PredictionLine[]> {
  const lines = await readPredictions(path);
  if (lines.length === 0) throw new UserError(`${path}: holds no predictions`);
  return lines;
}
