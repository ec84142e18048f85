// A model folder, whatever kind of model lies in it, ready to talk.
import { openFolder } from "./checkpoint/folder.ts";
import type { OpenModel } from "./conversation/interpreter.ts";
import { openModelFiles } from "./open-model-files.ts";
import { modelFolder } from "./shipped/models.ts";
import type { Engine } from "./tensor/index.ts";

/**
 * Loads it into an engine of its own, or into the one given, which must be empty. `folder`: a path, or
 * the name of a model that comes with the package ("models/flights", "models/base").
 */
export async function openModel(folder: string, given?: Engine): Promise<OpenModel> {
  return openModelFiles(openFolder(modelFolder(folder)), given);
}
