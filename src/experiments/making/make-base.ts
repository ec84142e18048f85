// A base model made from corpora, written and generated conversations: their words gathered, databases read, turns
// in many forms learned from. What it would learn from can be written out instead, and weights that another trainer
// made of that taken in.
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { prepareGround } from "../../base/encoding/encode-turn.ts";
import { openWordBook, type WordBook, type WordKnowledge } from "../../base/encoding/word-book.ts";
import { baseModelBytes, baseModelFrom } from "../../base/model.ts";
import { ordinaryConfig } from "../../base/network/config.ts";
import { createNetwork } from "../../base/network/network.ts";
import { deriveColumns } from "../../base/spoken/derived.ts";
import { fileCheckpoints } from "../../base/train/checkpoint.ts";
import { collectWords } from "../../base/train/collect-words.ts";
import { talkSource } from "../../base/train/examples.ts";
import { numberWords } from "../../base/train/number-words.ts";
import { type CorpusPart, readCorpus, readDatabases } from "../../base/train/read-corpus.ts";
import { readPeerWeights } from "../../base/train/read-peer-weights.ts";
import { type ExampleSource, mixSources } from "../../base/train/source.ts";
import { trainBase } from "../../base/train/train.ts";
import { type NumberedTalk, writeExamples } from "../../base/train/write-examples.ts";
import { restoreParameters } from "../../checkpoint/parameters.ts";
import { readWordVectors } from "../../dataset/read-word-vectors.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { readPredictions } from "../../evaluation/prediction.ts";
import { pickWordVectors } from "../../model/vocabulary/word-vectors.ts";
import { outlineClauses } from "../../outline/symbols.ts";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";

export type AskedBase = {
  /** Gets base.safetensors, and the state of the run. */
  readonly out: string;
  readonly sparc: string;
  readonly cosql: string;
  readonly written: readonly string[];
  readonly generated: readonly string[];
  /** Lines of an evaluation: what a model answered to turns that are learned. */
  readonly answered: readonly string[];
  readonly leaveOut?: string;
  readonly goingOnFrom?: string;
  readonly steps: number;
  readonly seed: number;
  readonly examples?: true;
  readonly weights?: string;
};

/** `tell` hears, in words, how far it is. */
export async function makeBase(asked: AskedBase, tell: (text: string) => void): Promise<void> {
  const out = resolve(asked.out);
  makeFolder(out);
  const file = join(out, "base.safetensors");
  if (asked.weights !== undefined) {
    return await writeFileAtomically(file, await readPeerWeights(asked.weights, out));
  }
  const names = asked.leaveOut === undefined ? "" : await readFile(asked.leaveOut, "utf8");
  const { sparc, cosql, written, generated } = asked;
  const leftOut = new Set(names.split(/\s+/));
  const made = join(out, "databases");
  const parts = await readCorpus({ sparc, cosql, written, made, generated, leftOut });
  tell(`${parts.length} sets of conversations; reading their databases`);
  const words =
    asked.goingOnFrom === undefined
      ? await collectWords(utterancesOf(parts), async (needed) =>
          pickWordVectors(await readWordVectors(), needed),
        )
      : await wordsOf(asked.goingOnFrom);
  const book = openWordBook(words);
  const answers = await answersIn(asked.answered);
  const talks = (await numberedTalks(parts, book)).map((talk) => {
    const answered = answers.get(talk.interaction.id);
    return answered === undefined ? talk : { ...talk, answered };
  });
  if (asked.examples) {
    const random = createRandom(asked.seed);
    const count = await writeExamples(talks, { book, words, random }, out);
    return tell(`${count} examples are in ${out}`);
  }
  const config = ordinaryConfig(1 + words.learned.length, outlineClauses, { segments: true });
  const name = `base seed ${asked.seed} steps ${asked.steps}`;
  const run = trainBase({
    config,
    source: sourceOf(talks),
    table: book.table(),
    seed: asked.seed,
    length: { steps: asked.steps },
    threads: Math.min(availableParallelism(), config.learning.shards),
    now: () => performance.now(),
    checkpoints: fileCheckpoints(join(out, "run.safetensors"), name),
  });
  for await (const event of run) {
    if (event.kind === "step" && event.step % 50 === 0) {
      tell(
        `step ${event.step} of ${asked.steps}, ${event.turns} turns, loss ${event.loss.toFixed(4)}, ${event.seconds.toFixed(0)} s`,
      );
    }
    if (event.kind !== "finished") continue;
    const engine = await createEngine({ engine: "wasm", threads: 1 });
    const network = createNetwork(engine, config, null);
    restoreParameters(engine, event.weights(), out);
    await writeFileAtomically(file, baseModelBytes({ network, words, calibration: null }));
    await engine.dispose();
    tell(`${file} is made`);
  }
}

/** Each conversation with its database as the network sees it. */
async function numberedTalks(
  parts: readonly CorpusPart[],
  book: WordBook,
): Promise<readonly NumberedTalk[]> {
  const known = await readDatabases(parts);
  const grounds = new Map(
    [...known].map(([path, one]) => {
      const whole = deriveColumns(one);
      return [path, { ground: prepareGround(whole.known, book), derived: whole.derived }];
    }),
  );
  numberWords(
    parts.flatMap(({ interactions }) => interactions),
    book,
  );
  return parts.flatMap(({ database, style, source, interactions }): NumberedTalk[] => {
    const taught = grounds.get(database);
    if (taught === undefined) return [];
    const about = { ...taught, style, source, database: basename(database, ".sqlite") };
    return interactions.map((interaction) => ({ interaction, ...about }));
  });
}

/** By conversation, what was answered to its turns, counted from 0. */
async function answersIn(files: readonly string[]): Promise<Map<string, Map<number, string>>> {
  const found = new Map<string, Map<number, string>>();
  for (const file of files) {
    for (const { id, turn, sql } of await readPredictions(file)) {
      if (sql === "") continue;
      const answers = found.get(id) ?? new Map<number, string>();
      found.set(id, answers.set(turn - 1, sql));
    }
  }
  return found;
}

/** As much of each corpus, whatever its size. */
function sourceOf(talks: readonly NumberedTalk[]): ExampleSource {
  const bySource = [...new Set(talks.map(({ source }) => source))].map((source) =>
    talks.filter((talk) => talk.source === source),
  );
  return mixSources(
    bySource.map((some) => ({ source: talkSource(some, { varied: true }), weight: 1 })),
  );
}

async function wordsOf(file: string): Promise<WordKnowledge> {
  const engine = await createEngine({ engine: "wasm", threads: 1 });
  try {
    return baseModelFrom(engine, await readFile(file), file).words;
  } finally {
    await engine.dispose();
  }
}

function* utterancesOf(parts: readonly CorpusPart[]): Generator<string> {
  for (const { interactions } of parts) {
    for (const { turns } of interactions) for (const { utterance } of turns) yield utterance;
  }
}
