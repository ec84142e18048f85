// The measures of one model, run: its turns chosen, answered and counted. What the figures are stands in
// model-measures.ts.
import { fork } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openFolder } from "../../checkpoint/folder.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { UserError } from "../../errors.ts";
import { pairedDifference } from "../../evaluation/bootstrap.ts";
import { readSynonyms, replaceWords } from "../../evaluation/replace-words.ts";
import { constraintFor, loadModel, readModelFiles, saveModel } from "../../model/model.ts";
import { createRandom } from "../../random.ts";
import { createReader } from "../../reader/reader.ts";
import { alone, builtInDatabase, openNamedDatabase } from "../../shipped/database.ts";
import { trainedFile } from "../../shipped/models.ts";
import { createEngine } from "../../tensor/index.ts";
import { measureConstraint } from "./constraint-cost.ts";
import type { LoadTimes } from "./loading.worker.ts";
import {
  date,
  interactionsOf,
  linesOf,
  type MeasuredTurns,
  measuredSet,
  resultsOf,
} from "./measured-turns.ts";
import {
  changedTurns,
  focusFigures,
  focusReturns,
  refusalFigures,
  strictOf,
  synonymFigures,
} from "./model-measures.ts";

export async function measureSynonyms(asked: MeasuredTurns) {
  const { vocabulary, domain } = await readModelFiles(openFolder(asked.model));
  const known = new Set(vocabulary.input.words);
  const reader = createReader(domain.words);
  const synonyms = readSynonyms(await measuredSet("synonyms"));
  const plain = await interactionsOf(asked);
  const replaced = plain.map((one) => replaceWords(one, { synonyms, reader, known, date }));
  const before = await linesOf(asked, plain);
  const changed = replaced.map(({ interaction }) => interaction);
  return synonymFigures(replaced, { before, after: await linesOf(asked, changed) });
}

export async function measureConstraintCost(asked: MeasuredTurns) {
  const model = await loadModel(openFolder(asked.model), await createEngine({ threads: 1 }));
  const database = await openNamedDatabase(builtInDatabase, alone);
  const constraint = constraintFor(model, await database.schema());
  await database.close();
  if (constraint === null) {
    throw new UserError(`${asked.model}: this model decodes freely; there is nothing to compare`);
  }
  const interactions = await interactionsOf(asked);
  const clock = { now: () => performance.now(), date };
  // Once unmeasured, so that everything is compiled and cached.
  measureConstraint(model, constraint, interactions.slice(0, 5), clock);
  const cost = measureConstraint(model, constraint, interactions, clock);
  await model.runtime.engine.dispose();
  return cost;
}

/** `cases`: conversations that come back from an aside. */
export async function measureFocus(asked: MeasuredTurns, cases: readonly Interaction[]) {
  const returns = focusReturns(await linesOf(asked, cases));
  const gold = focusReturns(await linesOf(asked, cases, "gold"));
  return {
    figures: focusFigures(returns, gold),
    misses: returns.filter(({ strict }) => !strict),
  };
}

export async function measureRefusal(asked: MeasuredTurns) {
  const set = async (name: string, refuse: boolean) =>
    (await measuredSet(name))
      .trim()
      .split("\n")
      .map((utterance) => ({ utterance, refuse }));
  const cases = [...(await set("unanswerable", true)), ...(await set("answerable", false))];
  const interactions = cases.map(({ utterance }, i) => ({
    id: `refusal/${i}`,
    database: builtInDatabase,
    turns: [{ utterance, sql: [] }],
  }));
  const results = await resultsOf(asked, interactions);
  const judged = cases.map((one, i) => ({ ...one, refused: results[i]!.refusals[0]!.refused }));
  return {
    figures: refusalFigures(judged),
    misses: judged.filter(({ refuse, refused }) => refuse !== refused),
  };
}

/** What storing its weights in fewer bits costs. */
export async function measureStorage(asked: MeasuredTurns) {
  const copy = await mkdtemp(join(tmpdir(), "segue-storage-"));
  try {
    const model = await loadModel(openFolder(asked.model), await createEngine({ threads: 1 }));
    await saveModel(openFolder(copy), model, "i8");
    await model.runtime.engine.dispose();
    const [whole, small] = await Promise.all([weightsOf(asked.model), weightsOf(copy)]);
    if (whole.equals(small)) {
      throw new UserError(
        `${asked.model}: its weights are int8 already. Give a model trained with --storage f32`,
      );
    }
    const interactions = await interactionsOf(asked);
    const before = await linesOf(asked, interactions);
    const after = await linesOf({ ...asked, model: copy }, interactions);
    return {
      turns: before.length,
      bytes_before: whole.length,
      bytes_after: small.length,
      strict_before: strictOf(before),
      strict_after: strictOf(after),
      difference: pairedDifference(before, after, "strict", createRandom("storage")),
      changed: changedTurns(before, after),
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const weightsOf = (folder: string): Promise<Buffer> => readFile(join(folder, trainedFile));

/** Medians over so many fresh processes. */
export async function measureLoading(folder: string, times: number) {
  // Once here and unmeasured: the files are then in the system's cache, and known to be a model.
  const model = await loadModel(openFolder(folder), await createEngine({ threads: 1 }));
  await model.runtime.engine.dispose();
  const runs: LoadTimes[] = [];
  for (let i = 0; i < times; i++) runs.push(await loadOnce(folder));
  const median = (of: keyof LoadTimes): number =>
    runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    runs: runs.length,
    ms_load: median("load"),
    ms_load_processor: median("processor"),
    ms_process: median("process"),
  };
}

function loadOnce(folder: string): Promise<LoadTimes> {
  const script = fileURLToPath(new URL("./loading.worker.js", import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, [folder]);
    let loaded: LoadTimes | undefined;
    child.on("message", (message: LoadTimes) => {
      loaded = message;
    });
    child.once("error", reject);
    child.once("exit", () =>
      loaded === undefined
        ? reject(new UserError(`${folder}: cannot be loaded; the reason stands above`))
        : resolve(loaded),
    );
  });
}
