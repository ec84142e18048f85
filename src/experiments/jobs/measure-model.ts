// A trained model's numbers: every part asked for with conversations side by side, and a sample of
// them one at a time, which is what a turn really costs and whether both ways say the same.

import type { Database } from "../../database/database.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { analysePropagation, classifyErrors, countSteps } from "../../evaluation/analyse.ts";
import { conversationSystem } from "../../evaluation/conversation-system.ts";
import {
  type EvaluatedInteraction,
  type EvaluateOptions,
  evaluateInteraction,
  type Scoring,
} from "../../evaluation/evaluate.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { summarise } from "../../evaluation/summarise.ts";
import type { Model } from "../../model/model.ts";
import { openTrained } from "../../model/open.ts";
import { createReader } from "../../reader/reader.ts";
import { changedTurns } from "../measures/model-measures.ts";
import { marksOf } from "../paper/marks.ts";
import type { Which } from "../paper/tables.ts";
import type { JobData, JobSpec } from "./experiment-job.ts";
import type { JobOutcome, Latency, Measured } from "./job-outcome.ts";
import { canGoSideBySide, evaluateSideBySide, type SideBySideOptions } from "./side-by-side.ts";

export type MeasuringPlace = {
  readonly data: JobData;
  /** Where interactions are about several databases: the words of each. */
  readonly wordsOf?: ReadonlyMap<string, DomainWords>;
  readonly databaseOf: (name: string) => Promise<Database>;
  readonly scoringFor: (name: string) => Promise<Scoring>;
  /** For interactions without a date. */
  readonly date: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Raised: what is under way rejects with its reason; training writes a checkpoint first. */
  readonly signal?: AbortSignal;
  /** Told of every prediction of a part. */
  readonly keepPredictions?: (which: Which, lines: readonly PredictionLine[]) => Promise<void>;
};

type Readings = NonNullable<SideBySideOptions["readings"]>;

/** Conversations that are also held one at a time. */
const sample = 10;

export async function measureModel(
  model: Model,
  wanted: JobSpec["evaluate"],
  place: MeasuringPlace,
): Promise<Pick<JobOutcome, "measured" | "latency" | "propagation">> {
  const measured: Measured[] = [];
  const kept = new Map<string, readonly PredictionLine[]>();
  let latency: Latency = { turns: 0, ms_p50: 0, ms_p95: 0, differing: 0 };
  const readings: Readings = new Map();
  for (const [i, which] of wanted.entries()) {
    const { date, scoringFor } = place;
    const options = { previous: which.previous, date, scoringFor };
    const results = await evaluateAll({ model, part: which.part, options, place }, readings);
    const lines = results.flatMap((result) => result.lines);
    measured.push({ ...which, ...numbersOf(lines) });
    kept.set(`${which.part}/${which.previous}`, lines);
    await place.keepPredictions?.(which, lines);
    if (i === 0) latency = await timeSample({ model, part: which.part, options, place }, lines);
  }
  const [predicted, gold] = [kept.get("dev/predicted"), kept.get("dev/gold")];
  if (predicted === undefined || gold === undefined) return { measured, latency };
  const { examples: _, ...propagation } = analysePropagation(predicted, gold);
  return { measured, latency, propagation };
}

type Evaluation = {
  readonly model: Model;
  readonly part: Measured["part"];
  readonly options: EvaluateOptions;
  readonly place: MeasuringPlace;
};

async function evaluateAll(
  { model, part, options, place }: Evaluation,
  readings: Readings,
): Promise<readonly EvaluatedInteraction[]> {
  const interactions = place.data[part];
  if (canGoSideBySide(model)) {
    const { databaseOf, now, signal } = place;
    const shared = { ...options, databaseOf, now, readings, ...(signal && { signal }) };
    if (place.wordsOf === undefined) return await evaluateSideBySide(interactions, model, shared);
    const results: EvaluatedInteraction[] = [];
    for (const [name, some] of byDatabase(interactions)) {
      results.push(...(await evaluateSideBySide(some, readingOf(model, name, place), shared)));
    }
    return results;
  }
  return await evaluateOneByOne(model, interactions, options, place);
}

function byDatabase(interactions: JobData["dev"]): Map<string, Interaction[]> {
  const groups = new Map<string, Interaction[]>();
  for (const interaction of interactions) {
    const group = groups.get(interaction.database) ?? [];
    groups.set(interaction.database, [...group, interaction]);
  }
  return groups;
}

/** The model as it reads about one database. */
function readingOf(model: Model, database: string, { wordsOf }: MeasuringPlace): Model {
  const words = wordsOf?.get(database);
  if (words === undefined) return model;
  const reader = model.reader === undefined ? undefined : createReader(words);
  return { ...model, reader, domain: { ...model.domain, words } };
}

async function evaluateOneByOne(
  model: Model,
  interactions: JobData["dev"],
  options: EvaluateOptions,
  place: MeasuringPlace,
): Promise<EvaluatedInteraction[]> {
  const { beam } = model.runtime.config.decoding;
  const results: EvaluatedInteraction[] = [];
  for (const [name, some] of byDatabase(interactions)) {
    const reading = openTrained(readingOf(model, name, place));
    const system = conversationSystem(reading, place.databaseOf, { reading: { beam } });
    for (const interaction of some) {
      place.signal?.throwIfAborted();
      results.push(await evaluateInteraction(interaction, system, options));
    }
  }
  return results;
}

async function timeSample(
  { model, part, options, place }: Evaluation,
  together: readonly PredictionLine[],
): Promise<Latency> {
  const some = place.data[part].slice(0, sample);
  const alone = (await evaluateOneByOne(model, some, options, place)).flatMap(({ lines }) => lines);
  const { ms_p50, ms_p95, turns } = summarise(alone);
  return { turns, ms_p50, ms_p95, differing: changedTurns(together, alone) };
}

function numbersOf(lines: readonly PredictionLine[]): Omit<Measured, "part" | "previous"> {
  const s = summarise(lines);
  return {
    turns: s.turns,
    interactions: s.interactions,
    query: s.query,
    strict: s.strict,
    relaxed: s.relaxed,
    strict_nonempty: s.strict_nonempty,
    interaction: s.interaction,
    valid: s.valid,
    by_turn: [...s.by_turn],
    by_phenomenon: { ...s.by_phenomenon },
    errors: errorsOf(lines),
    steps: stepsOf(lines),
    outcomes: { ...marksOf(lines) },
  };
}

function errorsOf(lines: readonly PredictionLine[]): NonNullable<Measured["errors"]> {
  const errors = classifyErrors(lines);
  const kinds: Record<string, number> = {};
  for (const kind of errors.flatMap((error) => error.kinds)) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { wrong: errors.length, kinds };
}

function stepsOf(lines: readonly PredictionLine[]): NonNullable<Measured["steps"]> {
  const { words, steps } = countSteps(lines);
  return { words, steps };
}
