// From a database to what the generator asks about, with no file in between.
import type { Database } from "../../database/database.ts";
import { collectFacts } from "../../schema/database-facts.ts";
import { draftDomain } from "../draft/draft.ts";
import { type CompiledDomain, compileDomain } from "./compile-domain.ts";

export async function draftWorld(database: Database): Promise<CompiledDomain> {
  const facts = await collectFacts(database);
  return compileDomain(draftDomain(facts, database.name), facts);
}
