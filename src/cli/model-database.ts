// The database a model talks about when none is named: the one it was learned from.
import { readLearnState } from "../learn/domain/domain-folder.ts";

/** `spec` as for --database; its default, the built-in world, gives way to the model's own. */
export async function databaseOfModel(spec: string, model: string): Promise<string> {
  if (spec !== "flights") return spec;
  return (await readLearnState(model))?.database ?? spec;
}
