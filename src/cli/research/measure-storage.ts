// `segue measure` of a model's files: what storing its weights in fewer bits costs, and how long it
// takes to load.
import { fork } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { openFolder } from "../../checkpoint/folder.ts";
import { UserError } from "../../errors.ts";
import { pairedDifference } from "../../evaluation/bootstrap.ts";
import type { LoadTimes } from "../../experiments/loading.worker.ts";
import { changedTurns, strictOf } from "../../experiments/model-measures.ts";
import { loadModel, saveModel } from "../../model/model.ts";
import { createRandom } from "../../random.ts";
import { createEngine } from "../../tensor/index.ts";
import { parseCount } from "../commands/limit.ts";
import { interactionsOf, linesOf, type MeasureFlags, print } from "./measure-lines.ts";

export function registerStorageMeasures(
  add: (name: string, description: string) => Command,
  withData: (command: Command) => Command,
): void {
  withData(add("storage", "accuracy of a model as it is, and with its weights as int8")).action(
    measureStorage,
  );
  add("loading", "time from a model's folder to a model ready to answer, in fresh processes")
    .option("--times <n>", "processes, one after another", parseCount, 11)
    .action(measureLoading);
}

async function measureStorage(flags: MeasureFlags): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "segue-storage-"));
  try {
    const model = await loadModel(openFolder(flags.model), await createEngine({ threads: 1 }));
    await saveModel(openFolder(copy), model, "i8");
    await model.runtime.engine.dispose();
    const [whole, small] = await Promise.all([weightsOf(flags.model), weightsOf(copy)]);
    if (whole.equals(small)) {
      throw new UserError(
        `${flags.model}: its weights are int8 already. Give a model trained with --storage f32`,
      );
    }
    const interactions = await interactionsOf(flags);
    const before = await linesOf(flags, interactions);
    const after = await linesOf({ ...flags, model: copy }, interactions);
    print(flags, {
      turns: before.length,
      bytes_before: whole.length,
      bytes_after: small.length,
      strict_before: strictOf(before),
      strict_after: strictOf(after),
      difference: pairedDifference(before, after, "strict", createRandom("storage")),
      changed: changedTurns(before, after),
    });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function weightsOf(folder: string): Promise<Buffer> {
  return await readFile(join(folder, "model.safetensors"));
}

async function measureLoading(flags: MeasureFlags & { readonly times: number }): Promise<void> {
  // Once here and unmeasured: the files are then in the system's cache, and known to be a model.
  const model = await loadModel(openFolder(flags.model), await createEngine({ threads: 1 }));
  await model.runtime.engine.dispose();
  const runs: LoadTimes[] = [];
  for (let i = 0; i < flags.times; i++) runs.push(await loadOnce(flags.model));
  const median = (of: keyof LoadTimes): number =>
    runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  print(flags, {
    runs: runs.length,
    ms_load: median("load"),
    ms_load_processor: median("processor"),
    ms_process: median("process"),
  });
}

function loadOnce(model: string): Promise<LoadTimes> {
  const script = fileURLToPath(new URL("../../experiments/loading.worker.js", import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(script, [model]);
    let loaded: LoadTimes | undefined;
    child.on("message", (message: LoadTimes) => {
      loaded = message;
    });
    child.once("error", reject);
    child.once("exit", () =>
      loaded === undefined
        ? reject(new UserError(`${model}: cannot be loaded; the reason stands above`))
        : resolve(loaded),
    );
  });
}
