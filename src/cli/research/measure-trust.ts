// `segue measure trust`: the hand-written set of test/trust. Flights are answered by the shipped model;
// other databases by a model where one is given, else by the queries that stand in the set.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Command } from "commander";
import type { OpenModel } from "../../conversation/interpreter.ts";
import type { Database } from "../../database/database.ts";
import { makeSetDatabases } from "../../dataset/conversation-set.ts";
import { developmentData } from "../../dataset/development-data.ts";
import { collected } from "../../dataset/lines.ts";
import { readTalks } from "../../dataset/read-conversations.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { holdAskedTalks } from "../../evaluation/asked-talk.ts";
import { openEvaluationDatabases } from "../../evaluation/evaluation-databases.ts";
import {
  answersTo,
  isBothered,
  readTrustCases,
  scriptedModel,
  type TrustCase,
} from "../../evaluation/trust-set.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import { first, parseCount } from "../commands/limit.ts";
import { databaseOption, databaseOptionPath, openDatabaseOption } from "../database-option.ts";
import { date, print } from "./measure-lines.ts";

type Flags = {
  readonly model: string;
  readonly base?: string;
  readonly set: string;
  readonly half: TrustCase["half"];
  readonly json?: boolean;
  readonly misses?: boolean;
};

export function registerTrustMeasure(add: (name: string, description: string) => Command): void {
  add("trust", "words nobody knows, talk that is no question, and questions that are fine")
    .option("--set <folder>", "unknown.txt, random.txt and fine.txt", "test/trust")
    .option("--base <folder>", "a model for databases other than flights")
    .option("--half <half>", "tuned (to look at) or reported", "reported")
    .option("--misses", "also list what went wrong", false)
    .action(measureTrust);
  add("asking", "conversations held as people hold them: how often it asks, how right it answers")
    .requiredOption("--data <file>", "interactions (JSON lines) or conversations (.txt)")
    .option(...databaseOption)
    .option(
      "--below <share...>",
      "ask about close readings below this confidence (default: as ever)",
    )
    .option(
      "--unsure <share>",
      "show readings to be confirmed below this confidence (default: as ever)",
    )
    .option("--limit <n>", "only the first n interactions", parseCount)
    .action(measureAsking);
}

type AskingFlags = Pick<Flags, "model" | "json"> & {
  readonly data: string;
  readonly database: string;
  readonly below?: readonly string[];
  readonly unsure?: string;
  readonly limit?: number;
};

async function measureAsking(flags: AskingFlags): Promise<void> {
  const talks = await collected(first(readTalks(flags.data), flags.limit));
  await databaseOptionPath(flags.database);
  const databases = await openEvaluationDatabases(flags.database);
  const model = await openModel(flags.model, await createEngine({ threads: 1 }));
  for (const below of flags.below ?? [undefined]) {
    const asking = {
      ...(below !== undefined && { below: Number(below) }),
      ...(flags.unsure !== undefined && { unsure: Number(flags.unsure) }),
    };
    const held = await holdAskedTalks(talks, { model, databases, date: "1993-02-05", asking });
    print(flags, { ...(below !== undefined && { below: Number(below) }), ...held });
  }
  await databases.close();
  await model.close();
}

async function measureTrust(flags: Flags): Promise<void> {
  const read = async (name: string): Promise<readonly TrustCase[]> =>
    readTrustCases(await readFile(join(flags.set, `${name}.txt`), "utf8"), "flights");
  const held = await holder(flags);
  const misses: string[] = [];
  const share = async (name: string, before: string | undefined, bothered: boolean) => {
    const cases = (await read(name)).filter((one) => one.half === flags.half && held.has(one));
    const options = { date, ...(before === undefined ? {} : { before }) };
    const answers = await answersTo(cases, held.hold, options);
    const right = answers.filter(
      ({ answer }) => answer.error === undefined && isBothered(answer) === bothered,
    );
    for (const one of answers) {
      if (!right.includes(one))
        misses.push(`${name}: ${one.asked.database}: ${one.asked.utterance}`);
    }
    return { cases: cases.length, share: right.length / Math.max(1, cases.length) };
  };
  const unknown = await share("unknown", undefined, true);
  const random = await share("random", undefined, true);
  // A set whose talk has turns of its own brings what is said first.
  const within = (await read("random")).some(({ before }) => before.length > 0)
    ? undefined
    : await share("random", "flights from boston to denver", true);
  const fine = await share("fine", undefined, false);
  await held.close();
  print(flags, {
    half: flags.half,
    unknown_cases: unknown.cases,
    unknown_told: unknown.share,
    random_cases: random.cases,
    random_declined: random.share,
    ...(within !== undefined && { random_declined_within: within.share }),
    fine_cases: fine.cases,
    fine_bothered: 1 - fine.share,
  });
  if (flags.misses === true) for (const miss of misses) process.stdout.write(`${miss}\n`);
}

/** Opens each model and database once. */
async function holder({ model, base, set }: Flags) {
  const own = await ownDatabases(set);
  const pathOf = (database: string): string => own.get(database) ?? otherPath(database);
  const models = new Map<string, Promise<OpenModel>>();
  const databases = new Map<string, Promise<Database>>();
  const once = <T>(all: Map<string, Promise<T>>, key: string, open: () => Promise<T>) => {
    const made = all.get(key) ?? open();
    all.set(key, made);
    return made;
  };
  const folderOf = ({ database }: TrustCase): string | undefined =>
    database === "flights" ? model : base;
  return {
    has: ({ database }: TrustCase): boolean =>
      database === "flights" || existsSync(pathOf(database)),
    async hold(asked: TrustCase) {
      const { database, sql } = asked;
      const folder = folderOf(asked);
      const spec = database === "flights" ? database : pathOf(database);
      return {
        database: await once(databases, spec, () => openDatabaseOption(spec)),
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
