// When a model is to doubt itself, fitted on files of predictions; and how well the confidence that comes of it tells
// right from wrong, there and on others.
import { UserError } from "../../errors.ts";
import { doubtFigures, fitDoubt, withConfidence } from "../../evaluation/fit-doubt.ts";
import { type PredictionLine, readSomePredictions } from "../../evaluation/prediction.ts";

type Beside = {
  /** Of talk that was mended by: each tells signs, not how often. */
  readonly mended?: readonly string[];
  /** Nothing is fitted on these. */
  readonly report?: readonly string[];
};

export type FittedDoubt = Awaited<ReturnType<typeof fitDoubtOf>>;

export async function fitDoubtOf(paths: readonly string[], { mended = [], report = [] }: Beside) {
  const lines = await readAll(paths);
  if (!lines.some(({ doubt }) => doubt !== undefined)) {
    throw new UserError(`${paths[0]}: no signs of doubt in it. Write it anew: segue evaluate`);
  }
  const weights = fitDoubt(lines, await Promise.all(mended.map(readSomePredictions)));
  const figuresOf = (some: readonly PredictionLine[]) =>
    doubtFigures(withConfidence(some, weights));
  const figures: Record<string, ReturnType<typeof doubtFigures>> = {
    "fitted on": figuresOf(lines),
  };
  for (const one of report) figures[one] = figuresOf(await readSomePredictions(one));
  return { weights, figures };
}

const readAll = async (paths: readonly string[]): Promise<PredictionLine[]> =>
  (await Promise.all(paths.map(readSomePredictions))).flat();
