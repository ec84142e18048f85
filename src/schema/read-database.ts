// Reads what the base model needs to know of a database: its schema with links, and its values.
import type { Database } from "../database/database.ts";
import { collectFacts, type DatabaseFacts } from "./database-facts.ts";
import { describeSchema } from "./describe-schema.ts";
import type { DescribedSchema } from "./described.ts";
import { createValueIndex, type ValueIndex } from "./value-index.ts";

export type KnownDatabase = {
  readonly described: DescribedSchema;
  readonly facts: DatabaseFacts;
  readonly values: ValueIndex;
};

export async function readDatabase(database: Database): Promise<KnownDatabase> {
  const facts = await collectFacts(database);
  const described = describeSchema(facts);
  return { described, facts, values: createValueIndex(described, facts) };
}
