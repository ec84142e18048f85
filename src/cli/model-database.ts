// The database a model talks about when none is named: the one it was learned from.
import { UserError } from "../errors.ts";
import { readDomainFile, readLearnState } from "../learn/domain/domain-folder.ts";

/** `spec` as for --database; its default, the built-in world, gives way to the model's own. */
export async function databaseOfModel(spec: string, model: string): Promise<string> {
  if (spec !== "flights") return spec;
  const learned = await readLearnState(model);
  if (learned !== undefined) return learned.database;
  const about = (await readDomainFile(model))?.database ?? spec;
  // A draft tells what its database is called, not where it is.
  if (about !== spec)
    throw new UserError(`${model}: its words are about ${about}. Say where that is: --database`);
  return spec;
}
