// The words of the database that --database names: written down for flights, else inferred from it.
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { collectValues } from "../entities/collect-values.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import { inferWords } from "../entities/infer-words.ts";
import { alone, openDatabaseOption } from "./database-option.ts";

export async function wordsOfDatabase(spec: string): Promise<DomainWords> {
  if (spec === "flights") return flightsWords;
  const database = await openDatabaseOption(spec, alone);
  try {
    const schema = await database.schema();
    const values = await collectValues(schema, database.dialect, async (sql) => {
      const limits = { maxRows: 100_000, timeoutMs: 20_000 };
      return (await database.query(sql, { limits })).rows;
    });
    return inferWords(schema, values);
  } finally {
    await database.close();
  }
}
