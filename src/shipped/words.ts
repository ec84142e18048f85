// The words of a database, written down for the built-in world and else inferred from it, or those
// that a model was taught.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { flightsWords } from "../domains/flights/domain/aliases.ts";
import { flightsWording } from "../domains/flights/domain/wording.ts";
import { collectValues } from "../entities/collect-values.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import { inferWords } from "../entities/infer-words.ts";
import type { Wording } from "../entities/wording.ts";
import { UserError } from "../errors.ts";
import { domainFromJson } from "../model/domain-file.ts";
import { alone, builtInDatabase, openNamedDatabase } from "./database.ts";

/** How answers about the built-in world are put. */
export const builtInWording: Wording = flightsWording;

export async function wordsOfDatabase(spec: string): Promise<DomainWords> {
  if (spec === builtInDatabase) return flightsWords;
  const database = await openNamedDatabase(spec, alone);
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

export async function wordsOfModel(folder: string): Promise<DomainWords> {
  const path = join(folder, "domain.json");
  const text = await readFile(path, "utf8").catch(() => {
    throw new UserError(`${path}: cannot be read. Is ${folder} a model's folder?`);
  });
  return domainFromJson(parsed(text, path), path).words;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${path}: damaged. Learn the model again.`);
  }
}
