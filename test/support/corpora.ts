// For tests: the development corpora's queries, where the data folder is there.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Corpus = { readonly name: string; readonly queries: readonly string[] | undefined };

const folder =
  process.env["SEGUE_DATA"] ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));

/** Queries are undefined, with one line saying so, where a corpus is absent. */
export function corpusQueries(): Corpus[] {
  return [
    { name: "sparc", queries: read("sparc/train.json", interactionQueries) },
    { name: "cosql", queries: read("cosql/train.json", interactionQueries) },
    { name: "atis-questions", queries: read("atis-questions/train.jsonl", questionQueries) },
  ];
}

function read<T>(path: string, parse: (text: string) => T): T | undefined {
  const file = join(folder, path);
  if (existsSync(file)) return parse(readFileSync(file, "utf8"));
  console.info(`skipped: ${file} is not there (set SEGUE_DATA)`);
  return undefined;
}

type RawInteraction = { interaction: { query: string }[] };
type RawQuestion = { turns: { sql: string[] }[] };

function interactionQueries(text: string): string[] {
  const interactions: RawInteraction[] = JSON.parse(text);
  return interactions.flatMap(({ interaction }) => interaction.map((turn) => turn.query));
}

function questionQueries(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line): RawQuestion => JSON.parse(line))
    .flatMap(({ turns }) => turns.flatMap((turn) => turn.sql));
}

/** A tree without the places of its tokens, for comparing trees of different spellings. */
export function withoutSpans(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => (key === "start" || key === "end" ? undefined : inner)),
  );
}
