// The models that come with the package: one for its own world, one for any database.
import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";

const inPackage = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const flightsModel = inPackage("models/flights");
export const baseModel = inPackage("models/base");

/** A model's folder by the name that people give: their own, or else the package's (models/base). */
export function modelFolder(name: string): string {
  if (isAbsolute(name) || existsSync(name)) return name;
  const shipped = inPackage(name);
  return [flightsModel, baseModel].includes(shipped) ? shipped : name;
}

/** The weights of a model that was trained for one database. */
export const trainedFile = "model.safetensors";

/** Whether a folder's model reads any database: the base, sharpened or not, or words for it. */
export const isBaseModel = (folder: string): boolean => !existsSync(join(folder, trainedFile));
