// Conversations of people about many databases (SParC, CoSQL) as data of an experiment: golds under plain names,
// split by interaction or by database, and words for each database that share a few types of values.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "../../database/database.ts";
import { developmentData } from "../../dataset/development-data.ts";
import { importSparc } from "../../dataset/import/sparc.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { splitInteractions, splitLeaking } from "../../dataset/split.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { UserError } from "../../errors.ts";
import { createRandom } from "../../random.ts";
import { wordsOfDatabase } from "../../shipped/words.ts";
import { withPlainNames } from "../../sql/plain-names.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import type { JobData, JobSpec } from "./experiment-job.ts";

type CorpusSpec = Extract<JobSpec["data"], { kind: "corpus" }>;

/** Train, development and test. */
const shares = [0.8, 0.1, 0.1];

/** SParC's databases serve CoSQL too. */
export function corpusDatabases(): string {
  const folder = developmentData("sparc", "database");
  if (!existsSync(folder)) {
    throw new UserError(`${folder}: not there. Set SEGUE_DATA to the folder that has sparc.`);
  }
  return folder;
}

/** Interactions about a database that is not there are left out. */
export async function corpusData(
  { corpus, split }: CorpusSpec,
  schemaOf: (database: string) => Promise<Schema>,
): Promise<JobData> {
  const path = join(corpusDatabases(), "..", "..", corpus);
  const options = { split: "train", database: "", checkSql: () => undefined } as const;
  const all: Interaction[] = [];
  for await (const one of importSparc(path, options, corpus)) {
    if ("reason" in one || !existsSync(databaseFile(one.interaction.database))) continue;
    all.push(withPlainGolds(one.interaction, await schemaOf(one.interaction.database)));
  }
  const random = createRandom(`${corpus}/${split}`);
  const [train = [], dev = [], test = []] =
    split === "database"
      ? splitInteractions(all, "database", shares, random)
      : splitLeaking(all, shares, random);
  return { train, dev, test };
}

const databaseFile = (name: string): string => join(corpusDatabases(), name, `${name}.sqlite`);

/** A gold that cannot be read is none: its turn is heard and gives no loss. */
function withPlainGolds(interaction: Interaction, schema: Schema): Interaction {
  const plain = (sql: string): string[] => {
    try {
      return [withPlainNames(sql, schema)];
    } catch (error) {
      if (error instanceof SqlSyntaxError) return [];
      throw error;
    }
  };
  const turns = interaction.turns.map((turn) => ({ ...turn, sql: turn.sql.flatMap(plain) }));
  return { ...interaction, turns };
}

/** Words of every database that the interactions are about. */
export async function corpusWords({
  train,
  dev,
  test,
}: JobData): Promise<ReadonlyMap<string, DomainWords>> {
  const names = new Set([...train, ...dev, ...test].map(({ database }) => database));
  const words = new Map<string, DomainWords>();
  for (const name of names) {
    words.set(name, withFewTypes(await wordsOfDatabase(databaseFile(name))));
  }
  return words;
}

const textType = "VALUE";
const ownTypes: readonly string[] = ["NUMBER", "DATE", "TIME"];

/** What one database calls COUNTRY and another CITY is a value to a model that knows neither. */
function withFewTypes(words: DomainWords): DomainWords {
  const few = (type: string): string => (ownTypes.includes(type) ? type : textType);
  const { entries, rules } = words.lexicon;
  const cues = Object.values(rules).flatMap(({ cuesBefore = [] }) => cuesBefore);
  return {
    ...words,
    types: new Map([...words.types].map(([column, type]) => [column, few(type)])),
    lexicon: {
      ...words.lexicon,
      entries: entries.map((entry) => ({ ...entry, type: few(entry.type) })),
      rules: { [textType]: { cuesBefore: [...new Set(cues)], cuesAfter: [...new Set(cues)] } },
    },
  };
}

/** For the model itself: all columns' types, and no values, which are each database's own. */
export function wordsTogether(all: ReadonlyMap<string, DomainWords>): DomainWords {
  const [first] = all.values();
  if (first === undefined) throw new UserError("the corpus holds no interactions");
  const types = new Map([...all.values()].flatMap((words) => [...words.types]));
  return { ...first, types, lexicon: { ...first.lexicon, entries: [] } };
}
