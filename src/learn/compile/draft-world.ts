// From a database to what the generator asks about, with no file in between.
import type { Database, Schema } from "../../database/database.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { draftDomain } from "../draft/draft.ts";
import { type CompiledDomain, compileDomain } from "./compile-domain.ts";

/** `schema` where more is known of it than the database says, such as keys. */
export async function draftWorld(database: Database, schema?: Schema): Promise<CompiledDomain> {
  const facts = await collectFacts(database, schema);
  return compileDomain(draftDomain(facts, database.name), facts);
}
