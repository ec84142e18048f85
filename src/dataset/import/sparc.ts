// SParC and CoSQL in their official layout: a folder with train.json and dev.json.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "../../errors.ts";
import { check, parseJson } from "../interaction-schema.ts";
import { type Imported, type ImportOptions, tidySql } from "./importer.ts";
import { readJsonElements } from "./json-elements.ts";

const dialogue = z.object({
  database_id: z.string(),
  interaction: z.array(z.object({ utterance: z.string(), query: z.string() })).min(1),
});

/** `corpus` begins every id: sparc-train/0. */
export async function* importSparc(
  path: string,
  options: ImportOptions,
  corpus: "sparc" | "cosql" = "sparc",
): AsyncGenerator<Imported> {
  const file = await sparcFile(path, options.split);
  let index = 0;
  for await (const element of readJsonElements(file)) {
    const id = `${corpus}-${options.split}/${index++}`;
    if ("reason" in element) {
      yield element;
      continue;
    }
    const json = parseJson(element.text);
    const checked = "reason" in json ? json : check(dialogue, json.value);
    if ("reason" in checked) {
      yield { line: element.number, reason: checked.reason };
      continue;
    }
    const turns = checked.value.interaction.map((turn) => ({
      utterance: turn.utterance.trim(),
      sql: turn.query.trim() === "" ? [] : [tidySql(turn.query)],
    }));
    const interaction = {
      id,
      database: checked.value.database_id,
      scenario: null,
      date: null,
      turns,
    };
    yield { line: element.number, interaction };
  }
}

/** The official file of a split, where a folder is given. */
export async function sparcFile(path: string, split: "train" | "dev"): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new UserError(`${path}: no such folder`);
  return found.isDirectory() ? join(path, `${split}.json`) : path;
}
