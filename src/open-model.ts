// A model folder, whatever kind of model lies in it, ready to talk.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { baseModelFrom } from "./base/model.ts";
import { openBase } from "./base/open-base.ts";
import type { OpenModel } from "./conversation/interpreter.ts";
import { loadModel } from "./model/model.ts";
import { openTrained } from "./model/open.ts";
import { createEngine, type Engine } from "./tensor/index.ts";

/** The file of a base model, which knows any schema by its words. */
const baseFile = "base.safetensors";

/** Loads it into an engine of its own, or into the one given, which must be empty. */
export async function openModel(folder: string, given?: Engine): Promise<OpenModel> {
  const engine = given ?? (await createEngine());
  const base = join(folder, baseFile);
  if (existsSync(base)) return openBase(baseModelFrom(engine, await readFile(base), base));
  return openTrained(await loadModel(folder, engine));
}
