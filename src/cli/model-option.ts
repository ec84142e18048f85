// What --model means: a folder by its name, with nothing loaded yet.
import { builtInDatabase } from "../shipped/database.ts";
import { baseModel, flightsModel } from "../shipped/models.ts";

export const modelOption = [
  "--model <folder>",
  "the model to talk to (default: the base model, which reads any database; for flights their own)",
] as const;

/** The model that --model names, or the one that goes with the database. */
export function modelFor(flags: { readonly model?: string; readonly database: string }): string {
  return flags.model ?? (flags.database === builtInDatabase ? flightsModel : baseModel);
}
