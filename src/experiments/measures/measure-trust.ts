// The set of test/trust, measured. The built-in database is answered by its own model; other databases by a model where one
// is given, else by the queries that stand in the set.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { OpenModel } from "../../conversation/interpreter.ts";
import type { Database } from "../../database/database.ts";
import { makeSetDatabases } from "../../dataset/conversation-set.ts";
import { developmentData } from "../../dataset/development-data.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import {
  answersTo,
  type HeldModel,
  isBothered,
  readTrustCases,
  scriptedModel,
  type TrustCase,
} from "../../evaluation/trust-set.ts";
import { builtInDatabase, openNamedDatabase } from "../../shipped/database.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import { date } from "./measured-turns.ts";

export type AskedTrust = {
  readonly model: string;
  readonly base?: string;
  /** The folder of unknown.txt, random.txt and fine.txt. */
  readonly set: string;
  /** "both": of a set that is whole of one kind. */
  readonly half: TrustCase["half"] | "both";
  /** Asked before talk that is no question. */
  readonly question: string;
};

export async function measureTrust(asked: AskedTrust) {
  const held = await holder(asked);
  const misses: string[] = [];
  const read = async (name: string): Promise<readonly TrustCase[]> =>
    readTrustCases(await readFile(join(asked.set, `${name}.txt`), "utf8"), builtInDatabase);
  const share = async (name: string, before: string | undefined, bothered: boolean) => {
    const isWanted = ({ half }: TrustCase): boolean => asked.half === "both" || half === asked.half;
    const cases = (await read(name)).filter((one) => isWanted(one) && held.has(one));
    const options = { date, ...(before === undefined ? {} : { before }) };
    const answers = await answersTo(cases, held.hold, options);
    const wrong = answers.filter(
      ({ answer }) => answer.error !== undefined || isBothered(answer) !== bothered,
    );
    misses.push(...wrong.map((one) => `${name}: ${one.asked.database}: ${one.asked.utterance}`));
    return { cases: cases.length, share: 1 - wrong.length / Math.max(1, cases.length) };
  };
  const unknown = await share("unknown", undefined, true);
  const random = await share("random", undefined, true);
  // A set whose talk has turns of its own brings what is said first.
  const within = (await read("random")).some(({ before }) => before.length > 0)
    ? undefined
    : await share("random", asked.question, true);
  const fine = await share("fine", undefined, false);
  await held.close();
  const figures = {
    half: asked.half,
    unknown_cases: unknown.cases,
    unknown_told: unknown.share,
    random_cases: random.cases,
    random_declined: random.share,
    ...(within !== undefined && { random_declined_within: within.share }),
    fine_cases: fine.cases,
    fine_bothered: 1 - fine.share,
  };
  return { figures, misses };
}

/** Opens each model and database once. */
async function holder({ model, base, set }: AskedTrust) {
  const own = await ownDatabases(set);
  const pathOf = (database: string): string => own.get(database) ?? otherPath(database);
  const models = new Map<string, Promise<OpenModel>>();
  const databases = new Map<string, Promise<Database>>();
  const once = <T>(all: Map<string, Promise<T>>, key: string, open: () => Promise<T>) => {
    const made = all.get(key) ?? open();
    all.set(key, made);
    return made;
  };
  return {
    has: ({ database }: TrustCase): boolean =>
      database === builtInDatabase || existsSync(pathOf(database)),
    async hold({ database, sql }: TrustCase): Promise<HeldModel> {
      const folder = database === builtInDatabase ? model : base;
      const spec = database === builtInDatabase ? database : pathOf(database);
      return {
        database: await once(databases, spec, () => openNamedDatabase(spec)),
        model:
          folder === undefined
            ? scriptedModel(() => sql ?? "")
            : await once(models, folder, async () =>
                openModel(folder, await createEngine({ threads: 1 })),
              ),
      };
    },
    async close() {
      for (const one of databases.values()) await (await one).close();
      for (const one of models.values()) await (await one).close();
    },
  };
}

/** Those that a set brings along, made once, by their names. */
async function ownDatabases(set: string): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(join(set, "databases"))) return new Map();
  const target = join(cacheFolder(), "trust", basename(set));
  const names = await makeSetDatabases(set, target);
  return new Map(names.map((name) => [name, join(target, name, `${name}.sqlite`)]));
}

/** The bookshop comes along; the others are SParC's. */
function otherPath(database: string): string {
  if (database === "bookshop") return "examples/bookshop.sqlite";
  return developmentData("sparc/database", database, `${database}.sqlite`);
}
