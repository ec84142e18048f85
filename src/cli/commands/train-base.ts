// `segue train-base`: makes the base model, which knows any schema by its words.

import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Command } from "commander";
import { prepareGround } from "../../base/encoding/encode-turn.ts";
import { openWordBook, type WordKnowledge } from "../../base/encoding/word-book.ts";
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
import { mixSources } from "../../base/train/source.ts";
import { trainBase } from "../../base/train/train.ts";
import { type NumberedTalk, writeExamples } from "../../base/train/write-examples.ts";
import { restoreParameters } from "../../checkpoint/parameters.ts";
import { developmentData } from "../../dataset/development-data.ts";
import { readWordVectors } from "../../dataset/read-word-vectors.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { writeFileAtomically } from "../../disk/write-file.ts";
import { pickWordVectors } from "../../model/vocabulary/word-vectors.ts";
import { outlineClauses } from "../../outline/symbols.ts";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import { parseCount } from "./limit.ts";

type Flags = {
  readonly out: string;
  readonly sparc: string;
  readonly cosql: string;
  readonly written: readonly string[];
  readonly generated: readonly string[];
  readonly leaveOut?: string;
  readonly goingOnFrom?: string;
  readonly steps: number;
  readonly seed: number;
  readonly examples?: true;
  readonly weights?: string;
};

export function registerTrainBase(program: Command): void {
  program
    .command("train-base")
    .description("make the base model for any database; called again, it goes on where it stopped")
    .requiredOption("--out <folder>", "gets base.safetensors, and the state of the run")
    .option("--sparc <folder>", "SParC: train.json and database/", developmentData("sparc"))
    .option("--cosql <folder>", "CoSQL: train.json", developmentData("cosql"))
    .option("--written <folder...>", "sets of conversations as text, such as sets/written", [])
    .option(
      "--generated <folder...>",
      "folders made by: segue data worlds, segue learn --until synthesize",
      [],
    )
    .option("--leave-out <file>", "names of databases that nothing is learned from")
    .option("--going-on-from <file>", "a base model whose words are kept, so that its weights fit")
    .option("--steps <n>", "updates of about 110 turns", parseCount, 9000)
    .option("--seed <n>", "of first weights and order", parseCount, 1)
    .option("--examples", "write what it would learn from, for bench/peer/base_train.py, and stop")
    .option("--weights <file>", "what that made of them: make base.safetensors of it, and stop")
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const out = resolve(flags.out);
  makeFolder(out);
  const file = join(out, "base.safetensors");
  if (flags.weights !== undefined) {
    return await writeFileAtomically(file, await readPeerWeights(flags.weights, out));
  }
  const names = flags.leaveOut === undefined ? "" : await readFile(flags.leaveOut, "utf8");
  const { sparc, cosql, written, generated } = flags;
  const leftOut = new Set(names.split(/\s+/));
  const made = join(out, "databases");
  const parts = await readCorpus({ sparc, cosql, written, made, generated, leftOut });
  const tell = (text: string): void => void process.stderr.write(`segue: ${text}\n`);
  tell(`${parts.length} sets of conversations; reading their databases`);
  const words =
    flags.goingOnFrom === undefined
      ? await collectWords(utterancesOf(parts), async (needed) =>
          pickWordVectors(await readWordVectors(), needed),
        )
      : await wordsOf(flags.goingOnFrom);
  const book = openWordBook(words);
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
  const talks = parts.flatMap(({ database, style, source, interactions }): NumberedTalk[] => {
    const taught = grounds.get(database);
    if (taught === undefined) return [];
    const about = { ...taught, style, source, database: basename(database, ".sqlite") };
    return interactions.map((interaction) => ({ interaction, ...about }));
  });
  if (flags.examples) {
    const random = createRandom(flags.seed);
    const count = await writeExamples(talks, { book, words, random }, out);
    return tell(`${count} examples are in ${out}`);
  }
  const bySource = [...new Set(talks.map(({ source }) => source))].map((source) =>
    talks.filter((talk) => talk.source === source),
  );
  const source = mixSources(
    bySource.map((some) => ({ source: talkSource(some, { varied: true }), weight: 1 })),
  );
  const config = ordinaryConfig(1 + words.learned.length, outlineClauses, { segments: true });
  const name = `base seed ${flags.seed} steps ${flags.steps}`;
  const run = trainBase({
    config,
    source,
    table: book.table(),
    seed: flags.seed,
    length: { steps: flags.steps },
    threads: Math.min(availableParallelism(), config.learning.shards),
    now: () => performance.now(),
    checkpoints: fileCheckpoints(join(out, "run.safetensors"), name),
  });
  for await (const event of run) {
    if (event.kind === "step" && event.step % 50 === 0) {
      tell(
        `step ${event.step} of ${flags.steps}, ${event.turns} turns, loss ${event.loss.toFixed(4)}, ${event.seconds.toFixed(0)} s`,
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
