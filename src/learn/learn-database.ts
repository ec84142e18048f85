// From a database to a model that talks about it: draft, synthesize, train, report. Each step leaves
// its result in the folder and is skipped when that is still valid.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeFileAtomically } from "../checkpoint/file.ts";
import { openFolder } from "../checkpoint/folder.ts";
import type { Database, Schema } from "../database/database.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { readInteractions } from "../dataset/read.ts";
import { writeInteractions } from "../dataset/write.ts";
import type { EpochRecord, TrainingEvent } from "../model/training/events.ts";
import { canResume, trainToFolder } from "../model/training/training-folder.ts";
import { collectFacts, type DatabaseFacts } from "../schema/database-facts.ts";
import type { Engine } from "../tensor/index.ts";
import { compileDomain } from "./compile-domain.ts";
import {
  fingerprint,
  readDomainFile,
  readLearnState,
  writeDomainFile,
  writeLearnState,
} from "./domain-folder.ts";
import { draftDomain } from "./draft.ts";
import { draftNotes } from "./draft-notes.ts";
import { ownConfig, ownSize } from "./own-config.ts";
import { synthesizeOwn } from "./synthesize-own.ts";

/** Rises when the generator changes, so that what an older one made is made anew. */
const generatorVersion = 10;

export const learnSteps = ["draft", "synthesize", "train"] as const;
export type LearnStep = (typeof learnSteps)[number];

export type LearnOptions = {
  readonly database: Database;
  /** Where more is known than the database declares. */
  readonly schema?: Schema;
  /** What --database was: kept, so that the model finds its database again. */
  readonly spec: string;
  readonly out: string;
  readonly seed: number;
  readonly interactions?: number;
  readonly epochs?: number;
  /** A person's own examples and corrections: they weigh more than generated ones. */
  readonly examples?: readonly Interaction[];
  /** The last step to do; absent: all. */
  readonly until?: LearnStep;
  readonly engine: Engine;
  /** YYYY-MM-DD */
  readonly today: string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

const reportShape = z.object({
  model: z.string(),
  tables: z.number(),
  interactions: z.number(),
  turns: z.number(),
  epochs: z.number(),
  /** Of held-out generated turns, whole queries right. */
  queries: z.number(),
  bytes: z.number(),
  seconds: z.number(),
  notes: z.array(z.string()).default([]),
});

export type LearnReport = Readonly<z.infer<typeof reportShape>> & {
  readonly suggestions: readonly string[];
};

export type LearnEvent =
  | {
      readonly kind: "draft";
      readonly path: string;
      readonly tables: number;
      readonly kept: boolean;
      /** What the draft did by itself: keys dropped or guessed, columns hidden. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: "synthesized";
      readonly path: string;
      readonly interactions: number;
      readonly kept: boolean;
    }
  | { readonly kind: "training"; readonly event: TrainingEvent; readonly maxEpochs: number }
  | { readonly kind: "stopped" }
  | ({ readonly kind: "report" } & LearnReport);

export async function* learnDatabase(options: LearnOptions): AsyncGenerator<LearnEvent> {
  const { out, seed, now } = options;
  const started = now();
  const facts = await collectFacts(options.database, options.schema);
  const known = await readDomainFile(out);
  const file = known ?? draftDomain(facts, options.database.name);
  const path = known === undefined ? await writeDomainFile(out, file) : join(out, "domain.yaml");
  const { world, words, wording } = compileDomain(file, facts);
  const notes = draftNotes(facts.schema, file);
  yield { kind: "draft", path, tables: world.subjects.length, kept: known !== undefined, notes };
  if (options.until === "draft") return;

  const size = ownSize(world.subjects.length);
  const count = options.interactions ?? size.interactions;
  const madeFrom = fingerprint(
    generatorVersion,
    file,
    factsKey(facts),
    seed,
    count,
    options.examples ?? [],
  );
  const data = join(out, "interactions.jsonl");
  const state = await readLearnState(out);
  const kept = state?.synthesized === madeFrom;
  const interactions = kept
    ? await readAll(data)
    : [
        ...synthesizeOwn(world, { interactions: count, seed }),
        ...weighed(options.examples ?? [], count),
      ];
  if (!kept) await writeInteractions(data, interactions);
  await writeLearnState(out, {
    ...(kept ? state : {}),
    database: options.spec,
    synthesized: madeFrom,
  });
  yield { kind: "synthesized", path: data, interactions: interactions.length, kept };
  if (options.until === "synthesize") return;

  const maxEpochs = options.epochs ?? size.epochs;
  const config = ownConfig({ interactions: count, epochs: maxEpochs });
  const trainedFrom = fingerprint(madeFrom, config);
  const history: EpochRecord[] = [];
  if (!(kept && state?.trained === trainedFrom)) {
    const folder = openFolder(out);
    const resume = kept && (await canResume(folder));
    const run = trainToFolder({
      ...{ config, interactions, words, wording, seed, out: folder, now, resume },
      ...{ engine: options.engine, today: options.today, schema: facts.schema, storage: "i8" },
      ...(options.signal !== undefined && { signal: options.signal }),
    });
    for await (const event of run) {
      if (event.kind === "epoch") history.push(event);
      yield { kind: "training", event, maxEpochs };
      if (event.kind === "finished" && event.reason === "stopped") {
        yield { kind: "stopped" };
        return;
      }
    }
    await writeLearnState(out, {
      database: options.spec,
      synthesized: madeFrom,
      trained: trainedFrom,
    });
  }
  if (history.length === 0) {
    const before = reportShape.safeParse(await readJson(join(out, "report.json")));
    if (before.success) {
      yield { kind: "report", ...before.data, suggestions: wording.suggestions };
      return;
    }
  }
  const report: LearnReport = {
    model: out,
    tables: world.subjects.length,
    interactions: interactions.length,
    turns: interactions.reduce((sum, { turns }) => sum + turns.length, 0),
    epochs: history.at(-1)?.epoch ?? 0,
    queries: Math.max(0, ...history.map((record) => record.validation.stringAccuracy)),
    bytes: (await stat(join(out, "model.safetensors"))).size,
    seconds: Math.round((now() - started) / 1000),
    notes,
    suggestions: wording.suggestions,
  };
  await writeFileAtomically(join(out, "report.json"), `${JSON.stringify(report, null, 1)}\n`);
  yield { kind: "report", ...report };
}

/** Each own example counts as often as makes them about a tenth of all, at most twenty times. */
function weighed(examples: readonly Interaction[], generated: number): Interaction[] {
  if (examples.length === 0) return [];
  const times = Math.max(2, Math.min(20, Math.round((0.1 * generated) / examples.length)));
  return Array.from({ length: times }, (_, time) =>
    examples.map((one, i) => ({
      ...one,
      id: `${one.id}/${time}`,
      scenario: one.scenario ?? `example-${i}`,
    })),
  ).flat();
}

function factsKey(facts: DatabaseFacts): unknown {
  return [facts.schema, facts.values, [...facts.numbers], [...facts.rows], [...facts.dates]];
}

async function readAll(path: string): Promise<Interaction[]> {
  const all: Interaction[] = [];
  for await (const interaction of readInteractions(path)) all.push(interaction);
  return all;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}
