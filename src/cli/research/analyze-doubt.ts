// `segue analyze doubt`: fits what signs of doubt are worth, on predictions, and says how well the
// confidence that comes of it tells right from wrong on others.

import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { UserError } from "../../errors.ts";
import { doubtFigures, fitDoubt, withConfidence } from "../../evaluation/fit-doubt.ts";
import { type PredictionLine, readSomePredictions } from "../../evaluation/prediction.ts";
import { percent } from "../../text/percent.ts";
import { describeCurve } from "../evaluation-text.ts";
import { printResult } from "../print-result.ts";

type Flags = {
  readonly mended?: readonly string[];
  readonly report?: readonly string[];
  readonly out?: string;
  readonly json?: boolean;
};

export function registerDoubt(parent: Command): void {
  parent
    .command("doubt")
    .description("fit when a model is to doubt itself, as the doubt.json of its folder")
    .argument("<predictions...>", "to fit on; written by: segue evaluate --predictions FILE")
    .option("--mended <predictions...>", "of talk that was mended by: tells signs, not how often")
    .option("--report <predictions...>", "predictions that nothing is fitted on, to report")
    .option("--out <file>", "write the weights there, as models/flights/doubt.json")
    .option("--json", "print JSON")
    .action(analyseDoubt);
}

async function analyseDoubt(paths: readonly string[], flags: Flags): Promise<void> {
  const read = async (all: readonly string[]): Promise<PredictionLine[]> =>
    (await Promise.all(all.map(readSomePredictions))).flat();
  const lines = await read(paths);
  if (!lines.some(({ doubt }) => doubt !== undefined)) {
    throw new UserError(`${paths[0]}: no signs of doubt in it. Write it anew: segue evaluate`);
  }
  const mended = await Promise.all((flags.mended ?? []).map(readSomePredictions));
  const weights = fitDoubt(lines, mended);
  if (flags.out !== undefined) await writeFile(flags.out, `${JSON.stringify(weights, null, 1)}\n`);
  const figures = Object.fromEntries(
    await Promise.all(
      [
        ["fitted on", paths] as const,
        ...(flags.report ?? []).map((one) => [one, [one]] as const),
      ].map(async ([name, some]) => [
        name,
        doubtFigures(withConfidence(await read(some), weights)),
      ]),
    ),
  );
  printResult(flags, { weights, figures }, [lay({ weights, figures })]);
}

type Fitted = {
  readonly weights: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, ReturnType<typeof doubtFigures>>>;
};

function lay({ weights, figures }: Fitted): string {
  const parts = Object.entries(figures).map(([name, { turns, right, auc, points, ...rest }]) =>
    [
      `${name}: ${turns} turns, ${percent(right)} right; AUC ${auc.toFixed(3)}, calibration error ${rest.calibration_error.toFixed(3)}`,
      ...describeCurve(points),
    ].join("\n"),
  );
  return [JSON.stringify(weights), ...parts].join("\n\n");
}
