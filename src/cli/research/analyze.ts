// `segue analyze`: what the paper's section 7 and appendix D report, over predictions and models.

import { basename } from "node:path";
import type { Command } from "commander";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { UserError } from "../../errors.ts";
import { analysePropagation, countErrors, countSteps } from "../../evaluation/analyse.ts";
import { askingCurve } from "../../evaluation/asking-curve.ts";
import { type CalibrationReport, calibrationOf } from "../../evaluation/calibration.ts";
import { type PredictionLine, readSomePredictions } from "../../evaluation/prediction.ts";
import { attentionOver } from "../../experiments/paper/attention.ts";
import { reliabilityFigure } from "../../experiments/paper/figures.ts";
import { drawHeatmaps, printHeatmap } from "../../experiments/paper/heatmap.ts";
import {
  paperErrors,
  paperPropagation,
  paperValid,
} from "../../experiments/paper/paper-numbers.ts";
import { flightsModel } from "../../shipped/models.ts";
import { parseCount } from "../commands/limit.ts";
import { databaseOption } from "../database-option.ts";
import { describeCurve } from "../evaluation-text.ts";
import { printResult } from "../print-result.ts";
import { registerDoubt } from "./analyze-doubt.ts";

type Shown = { limit: number; json?: boolean };
type AttentionFlags = {
  model: string[];
  database: string;
  date: string;
  out?: string;
};

export function registerAnalyze(program: Command): void {
  const parent = program.command("analyze").description("find out what goes wrong, and why");
  const over = (name: string, description: string): Command =>
    parent
      .command(name)
      .description(description)
      .argument("<predictions>", "written by: segue evaluate --predictions FILE")
      .option("--limit <n>", "examples to show", parseCount, 5)
      .option("--json", "print JSON");
  over("errors", "kinds of error, and the share of valid SQL").action(analyseErrors);
  over("propagation", "errors that come from the model's own earlier mistakes")
    .requiredOption("--gold <file>", "predictions of the same model with --previous gold")
    .action(analyseErrorPropagation);
  over("segments", "decoding steps saved by copying segments").action(analyseSegments);
  parent
    .command("calibration")
    .description("whether confidence means something: reliability and expected calibration error")
    .argument("<predictions...>", "of one or several evaluations, as of our own and real questions")
    .option("--out <file>", "draw the reliability curves there, as SVG")
    .option("--json", "print JSON")
    .action(analyseCalibration);
  parent
    .command("asking")
    .description("how often asking back would ask, and how right it is when it answers")
    .argument("<predictions>", "written by: segue evaluate --predictions FILE")
    .option("--json", "print JSON")
    .action(analyseAsking);
  registerDoubt(parent);
  parent
    .command("attention")
    .description("attention of one or several models over the same conversation, side by side")
    .argument("<utterances...>", "the conversation; the last one is shown")
    .option("--model <folder...>", "models to compare", [flightsModel])
    .option(...databaseOption)
    .option("--date <date>", "the interaction's date", "1993-02-05")
    .option("--out <file>", "write an SVG there")
    .action(showAttention);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "0.0%" : `${((100 * part) / whole).toFixed(1)}%`;

async function analyseErrors(path: string, flags: Shown): Promise<void> {
  const lines = await readSomePredictions(path);
  const { errors, kinds, valid } = countErrors(lines);
  const rows = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  const some = errors.slice(0, flags.limit);
  const examples = some.map((error) => ({ ...error.line, kinds: error.kinds }));
  printResult(flags, { turns: lines.length, wrong: errors.length, valid, kinds, examples }, [
    `${errors.length} of ${lines.length} turns are wrong; valid SQL ${percent(valid, 1)} (paper: ${paperValid.toFixed(1)}%)`,
    ...rows.map(([kind, count]) => {
      const paper = paperErrors[kind]?.toFixed(1);
      const theirs = paper === undefined ? "" : `  (paper, gold previous: ${paper}%)`;
      return `  ${kind.padEnd(14)}${String(count).padStart(6)}  ${percent(count, errors.length)}${theirs}`;
    }),
    ...some.map((error) => example(error.line, error.kinds.join(", "))),
  ]);
}

async function analyseErrorPropagation(
  path: string,
  flags: Shown & { gold: string },
): Promise<void> {
  const result = analysePropagation(
    await readSomePredictions(path),
    await readSomePredictions(flags.gold),
  );
  const { wrongSegment, missingSegment } = paperPropagation;
  const examples = result.examples.slice(0, flags.limit);
  printResult(flags, { ...result, examples }, [
    `${result.turns} turns are wrong with predicted and right with gold previous queries`,
    `  wrong segment copied    ${percent(result.wrongSegment, result.turns)}  (paper: ${wrongSegment}%)`,
    `  needed segment missing  ${percent(result.missingSegment, result.turns)}  (paper: ${missingSegment}%)`,
    `  other                   ${percent(result.other, result.turns)}`,
    ...examples.map(({ line, why }) => example(line, why)),
  ]);
}

async function analyseSegments(path: string, flags: Shown): Promise<void> {
  const steps = countSteps(await readSomePredictions(path));
  printResult(flags, steps, [
    `${steps.words} words of SQL in ${steps.steps} decoding steps: ${percent(steps.saved, 1)} saved`,
    `${steps.copying} of ${steps.turns} turns copy a segment (${percent(steps.copying, steps.turns)})`,
  ]);
}

async function analyseCalibration(
  paths: readonly string[],
  flags: { readonly out?: string; readonly json?: boolean },
): Promise<void> {
  const runs: Record<string, CalibrationReport> = {};
  for (const path of paths) {
    const found = calibrationOf(await readSomePredictions(path));
    if (found === undefined) throw new UserError(`${path}: its predictions carry no confidence`);
    runs[basename(path).replace(/\.[^.]+$/, "")] = found;
  }
  if (flags.out !== undefined) await writeFileAtomically(flags.out, reliabilityFigure(runs).svg);
  const lines = Object.entries(runs).flatMap(([name, { ece, reliability }]) => [
    `${name}: expected calibration error ${ece.toFixed(3)}`,
    "  confidence        turns    mean   right",
    ...reliability.map(
      ({ low, high, turns, confidence, strict }) =>
        `  ${low.toFixed(1)} to ${high.toFixed(1)}${String(turns).padStart(13)}${percent(confidence, 1).padStart(8)}${percent(strict, 1).padStart(8)}`,
    ),
  ]);
  printResult(flags, runs, lines);
}

async function analyseAsking(path: string, flags: { readonly json?: boolean }): Promise<void> {
  const curve = askingCurve(await readSomePredictions(path));
  if (curve === undefined) throw new UserError(`${path}: its predictions carry no confidence`);
  printResult(flags, curve, [
    `${curve.turns} turns, ${percent(curve.right, 1)} right; AUC ${curve.auc?.toFixed(3) ?? "none"}`,
    ...describeCurve(curve.points),
  ]);
}

async function showAttention(utterances: string[], flags: AttentionFlags): Promise<void> {
  const maps = await attentionOver(utterances, { ...flags, models: flags.model });
  if (flags.out !== undefined) await writeFileAtomically(flags.out, drawHeatmaps(maps));
  for (const map of maps) process.stdout.write(printHeatmap(map));
}

function example(line: PredictionLine, note: string): string {
  return `\n${line.id} turn ${line.turn} (${note}): ${line.utterance}\n  gold ${line.gold.join("\n    or ")}\n  said ${line.sql}`;
}
