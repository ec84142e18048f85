// A model folder, whatever kind of model lies in it, ready to talk.
import { baseFile } from "../checkpoint/files.ts";
import { openFolder } from "../checkpoint/folder.ts";
import type { OpenModel } from "../conversation/interpreter.ts";
import { UserError } from "../errors.ts";
import { readDomainFile } from "../learn/domain/domain-folder.ts";
import type { Engine } from "../tensor/index.ts";
import { baseModel, modelFolder, trainedFile } from "./models.ts";
import { openModelFiles } from "./open-model-files.ts";

/**
 * Loads it into an engine of its own, or into the one given, which must be empty. `folder`: a path, or
 * the name of a model that comes with the package ("models/flights", "models/base"). A folder with a
 * domain file and no weights is the base model, talking in the words of that file.
 */
export async function openModel(folder: string, given?: Engine): Promise<OpenModel> {
  if (typeof folder !== "string" || folder === "")
    throw new UserError("no model was named: give a folder, models/flights or models/base");
  const path = modelFolder(folder);
  const files = openFolder(path);
  const domain = await readDomainFile(path);
  const trained = domain !== undefined && (await files.read(trainedFile)) !== undefined;
  if (domain === undefined || trained) return openModelFiles(files, given);
  const own = (await files.read(baseFile)) !== undefined;
  return openModelFiles(own ? files : openFolder(baseModel), given, domain);
}
