// Sharpens the base model for one database: conversations about it are generated, the base goes on
// learning from them and from the owner's corrections, and questions kept aside tell what that won.
// Where it won nothing the folder holds the base as it is.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { prepareGround } from "../base/encoding/encode-turn.ts";
import { openWordBook } from "../base/encoding/word-book.ts";
import { type BaseModel, baseModelBytes } from "../base/model.ts";
import { openBase } from "../base/open-base.ts";
import { deriveColumns } from "../base/spoken/derived.ts";
import { fileCheckpoints } from "../base/train/checkpoint.ts";
import { isTaught, type TaughtTalk, talkSource } from "../base/train/examples.ts";
import { numberWords } from "../base/train/number-words.ts";
import { mixSources } from "../base/train/source.ts";
import { between, gentle, tuneBase } from "../base/train/tune.ts";
import { baseFile } from "../checkpoint/files.ts";
import { collectParameters, restoreParameters } from "../checkpoint/parameters.ts";
import type { StoredTensor } from "../checkpoint/safetensors.ts";
import type { Interaction } from "../dataset/interaction.ts";
import { makeFolder } from "../disk/make-folder.ts";
import { writeFileAtomically } from "../disk/write-file.ts";
import type { PredictionLine } from "../evaluation/prediction.ts";
import { synthesize } from "../generator/synthesize.ts";
import { readDatabase } from "../schema/read-database.ts";
import { fingerprint, readReport, writeLearnState, writeReport } from "./domain/domain-folder.ts";
import { type GatheringEvent, gatherConversations, type Learning } from "./gather-conversations.ts";
import { keepAside } from "./keep-aside.ts";
import { measureDatabase } from "./measure-database.ts";

export type SharpenOptions = Learning & {
  /** The model to begin with; its weights are others afterwards. */
  readonly base: BaseModel;
  readonly steps?: number;
  /** Generated conversations that are kept aside; default 40. */
  readonly aside?: number;
  readonly until?: "draft" | "synthesize";
};

const share = z.number().min(0).max(1);
const reportShape = z.object({
  model: z.string(),
  tables: z.number(),
  interactions: z.number(),
  turns: z.number(),
  steps: z.number(),
  /** Of questions kept aside, those whose answer is strictly right. */
  asked: z.number(),
  before: share,
  after: share,
  /** The same of the owner's own examples that were kept aside. */
  own: z.object({ asked: z.number(), before: share, after: share }).optional(),
  /** Own examples whose queries it has no words for. */
  untaught: z.number().optional(),
  /** False: nothing was won, and the folder holds the base. */
  sharpened: z.boolean(),
  bytes: z.number(),
  seconds: z.number(),
  notes: z.array(z.string()),
  suggestions: z.array(z.string()),
});

export type SharpenReport = Readonly<z.infer<typeof reportShape>>;

export type SharpenEvent =
  | GatheringEvent
  | { readonly kind: "measured"; readonly asked: number; readonly right: number }
  | {
      readonly kind: "tuning";
      readonly step: number;
      readonly steps: number;
      readonly loss: number;
    }
  | { readonly kind: "stopped" }
  | ({ readonly kind: "report" } & SharpenReport);

const generated = 1_500;
const analysts = 0.2;
/** How far from the base towards what was learned. */
const way = 0.5;
const ownShare = 0.2;

export async function* sharpenDatabase(options: SharpenOptions): AsyncGenerator<SharpenEvent> {
  const { database, out, seed, base, now, today } = options;
  const started = now();
  const gathered = yield* gatherConversations({
    ...options,
    analysts,
    count: () => options.interactions ?? generated,
  });
  if (gathered === undefined) return;
  const { world, wording, interactions, facts, state } = gathered;
  const { suggestions } = wording;
  const steps = options.steps ?? stepsFor(world.subjects.length);
  const tunedFrom = fingerprint(
    gathered.madeFrom,
    gentle,
    steps,
    way,
    options.examples ?? [],
    base.network.config,
  );
  if (state.trained === tunedFrom) {
    const before = reportShape.safeParse(await readReport(out));
    if (before.success) return yield { kind: "report", ...before.data };
  }

  const own = keepAside(options.examples ?? []);
  const made = { interactions: options.aside ?? 40, seed, name: "aside", analysts };
  const aside = [...synthesize(world, made)];
  const asked = async (questions: readonly Interaction[]): Promise<PredictionLine[]> =>
    await measureDatabase(openBase(base), {
      database,
      schema: facts.schema,
      interactions: questions,
      date: today,
    });
  const before = { made: await asked(aside), own: await asked(own.aside) };
  yield { kind: "measured", asked: before.made.length, right: rightOf(before.made) };

  const start = collectParameters(base.network.engine);
  const book = openWordBook(base.words);
  const { known, derived } = deriveColumns(await readDatabase(database));
  const ground = prepareGround(known, book);
  numberWords([...interactions, ...own.learned], book);
  const talksOf = (some: readonly Interaction[], style: TaughtTalk["style"]): TaughtTalk[] =>
    some.map((interaction) => ({ interaction, ground, style, derived }));
  const sources = [{ source: talkSource(talksOf(interactions, 2)), weight: 1 - ownShare }];
  // A source of which nothing can be drawn would be drawn from for ever.
  const mine = talksOf(own.learned, 1);
  const taught = mine.filter((talk) => talk.interaction.turns.some((_, i) => isTaught(talk, i)));
  if (taught.length > 0) sources.push({ source: talkSource(taught), weight: ownShare });
  const resume = join(out, "resume");
  makeFolder(resume);
  const tuning = tuneBase({
    model: base,
    book,
    seed,
    now,
    source: mixSources(sources),
    length: { steps },
    checkpoints: fileCheckpoints(join(resume, `${tunedFrom}.safetensors`), tunedFrom),
    ...(options.signal !== undefined && { signal: options.signal }),
  });
  let learned: ReadonlyMap<string, StoredTensor> = start;
  for await (const event of tuning) {
    if (event.kind === "step") yield { kind: "tuning", step: event.step, steps, loss: event.loss };
    if (event.kind !== "finished") continue;
    if (event.reason === "stopped") return yield { kind: "stopped" };
    learned = event.weights();
  }

  restoreParameters(base.network.engine, between(start, learned, way), out);
  const after = { made: await asked(aside), own: await asked(own.aside) };
  const won = (of: "made" | "own"): number => rightOf(after[of]) - rightOf(before[of]);
  const sharpened = won("own") >= 0 && won("made") + won("own") > 0;
  if (!sharpened) restoreParameters(base.network.engine, start, out);
  const bytes = baseModelBytes(base);
  await writeFileAtomically(join(out, baseFile), bytes);
  const report: SharpenReport = {
    model: out,
    tables: world.subjects.length,
    interactions: interactions.length + own.learned.length,
    turns: interactions.reduce((sum, { turns }) => sum + turns.length, 0),
    steps,
    asked: before.made.length,
    before: shareOf(before.made),
    after: shareOf(after.made),
    ...(own.aside.length > 0 && {
      own: {
        asked: before.own.length,
        before: shareOf(before.own),
        after: shareOf(after.own),
      },
    }),
    ...(taught.length < mine.length && { untaught: mine.length - taught.length }),
    sharpened,
    bytes: bytes.length,
    seconds: Math.round((now() - started) / 1000),
    notes: [...gathered.notes],
    suggestions: [...suggestions],
  };
  await writeReport(out, report);
  await writeLearnState(out, { ...state, trained: tunedFrom });
  await rm(resume, { recursive: true, force: true });
  yield { kind: "report", ...report };
}

/** More tables take longer to read: fewer steps keep it at two minutes on two cores. */
function stepsFor(tables: number): number {
  return Math.max(30, Math.min(60, Math.round(500 / Math.max(1, tables))));
}

const rightOf = (lines: readonly PredictionLine[]): number =>
  lines.filter(({ strict }) => strict).length;

const shareOf = (lines: readonly PredictionLine[]): number =>
  lines.length === 0 ? 0 : rightOf(lines) / lines.length;
