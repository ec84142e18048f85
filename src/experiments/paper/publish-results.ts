// The results of an experiment: gathered from its queue, written to results/NAME.json, drawn, and
// placed on the page that shows them.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { parseJson } from "../../dataset/interaction-schema.ts";
import { referenceAges } from "../../dataset/reference-ages.ts";
import { computeStatistics } from "../../dataset/statistics.ts";
import { localDay } from "../../dates/local-day.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { UserError } from "../../errors.ts";
import { fitted } from "../../misfits.ts";
import { settingsText } from "../../model/settings.ts";
import {
  type ExperimentName,
  type ExperimentOptions,
  experimentJobs,
} from "../jobs/definitions.ts";
import { hardwareText } from "../jobs/hardware.ts";
import { readSet } from "../jobs/job-data.ts";
import { type JobOutcome, jobOutcome } from "../jobs/job-outcome.ts";
import { withKeptMarks } from "../jobs/kept-predictions.ts";
import { keptSetFolder } from "../jobs/kept-sets.ts";
import type { JobQueue } from "../queue/queue.ts";
import { weighClaims } from "./claims.ts";
import { conversationClaims } from "./conversations-page.ts";
import {
  attentionFigures,
  curveFigure,
  type DrawnFigure,
  historyFigure,
  referenceFigure,
  turnFigure,
} from "./figures.ts";
import { compareImprovements } from "./improvements.ts";
import { showOnPage } from "./published.ts";
import { renderResults } from "./render.ts";
import { outcomesOf, type Results, results, resultsText, setsOf } from "./results.ts";

export type ResultsPlace = {
  /** Folder of results and figures. */
  readonly out: string;
  /** The page that shows them, between markers; none where only a part of an experiment is repeated. */
  readonly docs?: string | undefined;
  /** Of the file and of the markers. */
  readonly name: string;
};

/** Of the jobs that are done. */
export async function finishedIn(queue: JobQueue): Promise<JobOutcome[]> {
  return (await queue.results()).map(({ value }) => jobOutcome.parse(value));
}

/** What queues hold of this experiment. `given`: the standard set's folder, where results do not say which it was. */
export async function gatherResults(
  experiment: ExperimentName,
  options: ExperimentOptions,
  all: readonly JobOutcome[],
  given?: string,
): Promise<Results> {
  const outcomes = outcomesOf(experiment, options, all);
  if (all.length > 0 && outcomes.length === 0) {
    throw new UserError(
      `None of the ${all.length} results has these rows, seeds, preset and epochs. Give the flags that it was begun with.`,
    );
  }
  const [set, ...others] = setsOf(outcomes);
  if (others.length > 0) {
    throw new UserError(
      `The results come from several standard sets (${[set, ...others].join(", ")}) and cannot stand in one table. Leave out the queues of the others.`,
    );
  }
  const found: Results = {
    experiment,
    command: commandOf(experiment, options),
    preset: options.preset,
    seeds: [...options.seeds],
    date: localDay(new Date()),
    hardware: hardwareText(),
    ...(set !== undefined && { set }),
    planned: experimentJobs(experiment, options).length,
    outcomes,
    ...(experiment === "improvements" && { comparisons: compareImprovements(outcomes) }),
    ...(experiment === "paper" && { claims: weighClaims(outcomes) }),
    ...(experiment === "conversations" && { claims: conversationClaims(outcomes) }),
  };
  const folder = set === undefined ? given : keptSetFolder(set);
  return folder === undefined ? found : withReferences(found, folder);
}

/** With the age of references in the development set of a folder, and its statistics. */
export async function withReferences(found: Results, folder: string): Promise<Results> {
  if (found.experiment !== "paper") return found;
  const { train, dev, test } = await readSet(folder);
  const references: Record<string, number[]> = {};
  for (const [kind, shares] of Object.entries(referenceAges(dev))) references[kind] = [...shares];
  return { ...found, references, statistics: await computeStatistics([...train, ...dev, ...test]) };
}

function commandOf(experiment: ExperimentName, options: ExperimentOptions): string {
  const { preset, seeds, epochs, rows, settings = {} } = options;
  return [
    `segue experiment ${experiment} --preset ${preset} --seeds ${seeds.join(",")}`,
    ...(epochs === undefined ? [] : [`--epochs ${epochs}`]),
    ...settingsText(settings),
    ...(rows === undefined ? [] : [`--rows "${rows.join(",")}"`]),
  ].join(" ");
}

/** What was published before, to be drawn again. */
export async function readResults({ out, name }: ResultsPlace): Promise<Results> {
  const path = join(out, `${name}.json`);
  if (!existsSync(path)) {
    throw new UserError(`${path}: not there. Without --render the experiment is run.`);
  }
  return readPublished(path);
}

/** The outcomes of published results, with what the predictions beside them tell of single turns. */
export async function publishedOutcomes(path: string): Promise<JobOutcome[]> {
  const { outcomes } = await readPublished(path);
  return withKeptMarks(outcomes, path.replace(/\.json$/, "-predictions"));
}

async function readPublished(path: string): Promise<Results> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new UserError(
      `${path}: cannot be read. Expected results that \`segue experiment\` wrote.`,
    );
  });
  const json = parseJson(text);
  if ("reason" in json) throw new UserError(`${path}: ${json.reason}`);
  return fitted(results, json.value, path);
}

/**
 * NAME.json, the figures of a whole paper experiment, and the page between its markers. A run that
 * was stopped before anything was finished leaves what was published before.
 */
export async function publish(found: Results, { out, docs, name }: ResultsPlace): Promise<void> {
  if (found.outcomes.length === 0) return;
  makeFolder(out);
  await writeFile(join(out, `${name}.json`), resultsText(found));
  const figures = name === "paper" ? figuresOf(found) : [];
  for (const figure of figures) await writeFile(join(out, `${figure.name}.svg`), figure.svg);
  if (docs === undefined) return;
  const from = relative(dirname(docs), out);
  const images = figures.map((one) => `![${one.caption}](${from}/${one.name}.svg)`);
  const heading = images.length === 0 ? [] : ["## Figures"];
  const shown = [renderResults(found), ...heading, ...images].join("\n\n");
  await showOnPage(docs, name, shown);
}

function figuresOf({
  experiment,
  outcomes,
  references,
  seeds: [seed = 1],
}: Results): DrawnFigure[] {
  if (experiment !== "paper") return [];
  const figures = [
    turnFigure(outcomes),
    historyFigure(outcomes),
    references === undefined ? undefined : referenceFigure(references),
    curveFigure(outcomes, seed),
    ...attentionFigures(outcomes, seed),
  ];
  return figures.filter((figure) => figure !== undefined);
}
