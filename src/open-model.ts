// A model folder, whatever kind of model lies in it, ready to talk.
import type { OpenModel } from "./conversation/interpreter.ts";
import { loadModel } from "./model/model.ts";
import { openTrained } from "./model/open.ts";
import { createEngine, type Engine } from "./tensor/index.ts";

/** Loads it into an engine of its own, or into the one given, which must be empty. */
export async function openModel(folder: string, given?: Engine): Promise<OpenModel> {
  return openTrained(await loadModel(folder, given ?? (await createEngine())));
}
