// `segue analyze doubt`: fits what signs of doubt are worth, on predictions, and says how well the
// confidence that comes of it tells right from wrong on others.

import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { type FittedDoubt, fitDoubtOf } from "../../experiments/measures/fit-doubt-of.ts";
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
  const fitted = await fitDoubtOf(paths, flags);
  if (flags.out !== undefined)
    await writeFile(flags.out, `${JSON.stringify(fitted.weights, null, 1)}\n`);
  printResult(flags, fitted, [lay(fitted)]);
}

function lay({ weights, figures }: FittedDoubt): string {
  const parts = Object.entries(figures).map(([name, { turns, right, auc, points, ...rest }]) =>
    [
      `${name}: ${turns} turns, ${percent(right)} right; AUC ${auc.toFixed(3)}, calibration error ${rest.calibration_error.toFixed(3)}`,
      ...describeCurve(points),
    ].join("\n"),
  );
  return [JSON.stringify(weights), ...parts].join("\n\n");
}
