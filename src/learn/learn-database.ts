// The paper's way to a model for one database, from nothing: draft, synthesize, train, report. Each step
// leaves its result in the folder and is skipped when that is still valid.
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { baseFile } from "../checkpoint/files.ts";
import { openFolder } from "../checkpoint/folder.ts";
import type { Interaction } from "../dataset/interaction.ts";
import type { EpochRecord, TrainingEvent } from "../model/training/events.ts";
import { canResume, trainToFolder } from "../model/training/training-folder.ts";
import type { Engine } from "../tensor/index.ts";
import { fingerprint, readReport, writeLearnState, writeReport } from "./domain/domain-folder.ts";
import { type GatheringEvent, gatherConversations, type Learning } from "./gather-conversations.ts";
import { ownConfig, ownSize } from "./own-config.ts";

export const learnSteps = ["draft", "synthesize", "train"] as const;
export type LearnStep = (typeof learnSteps)[number];

export type LearnOptions = Learning & {
  readonly epochs?: number;
  /** The last step to do; absent: all. */
  readonly until?: LearnStep;
  readonly engine: Engine;
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
  | GatheringEvent
  | { readonly kind: "training"; readonly event: TrainingEvent; readonly maxEpochs: number }
  | { readonly kind: "stopped" }
  | ({ readonly kind: "report" } & LearnReport);

export async function* learnDatabase(options: LearnOptions): AsyncGenerator<LearnEvent> {
  const { out, seed, now } = options;
  const started = now();
  const gathered = yield* gatherConversations({
    ...options,
    count: (tables) => options.interactions ?? ownSize(tables).interactions,
    beside: (generated) => weighed(options.examples ?? [], generated),
  });
  if (gathered === undefined) return;
  const { world, words, wording, facts, notes, interactions, madeFrom, kept, state } = gathered;

  const generated = options.interactions ?? ownSize(world.subjects.length).interactions;
  const maxEpochs = options.epochs ?? ownSize(world.subjects.length).epochs;
  const config = ownConfig({ interactions: generated, epochs: maxEpochs });
  const trainedFrom = fingerprint(madeFrom, config);
  const history: EpochRecord[] = [];
  if (state.trained !== trainedFrom) {
    const folder = openFolder(out);
    const resume = kept && (await canResume(folder));
    const run = trainToFolder({
      config,
      interactions,
      words,
      wording,
      seed,
      out: folder,
      now,
      resume,
      engine: options.engine,
      today: options.today,
      schema: facts.schema,
      storage: "i8",
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
    // A sharpened base in the same folder would be opened instead.
    await rm(join(out, baseFile), { force: true });
    await writeLearnState(out, { ...state, trained: trainedFrom });
  }
  if (history.length === 0) {
    const before = reportShape.safeParse(await readReport(out));
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
    notes: [...notes],
    suggestions: wording.suggestions,
  };
  await writeReport(out, report);
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
