// Conversations that the generator writes: about a domain that was declared, about any database, or the parts
// of a standard set.
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Database, defaultLimits } from "../../database/database.ts";
import { openSqliteFileEngine } from "../../database/sqlite/file.ts";
import { developmentData } from "../../dataset/development-data.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { readAllInteractions, readInteractions } from "../../dataset/read.ts";
import { readWordNet } from "../../dataset/read-wordnet.ts";
import { writeInteractions } from "../../dataset/write.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { UserError } from "../../errors.ts";
import type { FindsRows } from "../../generator/converse.ts";
import type { Domain } from "../../generator/domain.ts";
import { startWatch } from "../../generator/measure.ts";
import { type SynthesisOptions, synthesize, synthesizeWith } from "../../generator/synthesize.ts";
import type { World } from "../../generator/tables/world.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { createReader } from "../../reader/reader.ts";
import { builtInDatabase, databasePath } from "../../shipped/database.ts";
import { builtInDomain, domainNamed, domainNames } from "../../shipped/domains.ts";
import { setParts, standardSet, unpackSet } from "../../shipped/sets.ts";
import { standardParts, type WrittenSet } from "./standard-parts.ts";

export type TalkToWrite = {
  /** A declared one, or "own": the tables of `database`. */
  readonly domain: string;
  readonly interactions: number;
  readonly seed: number;
  /** Its queries are run there, so that people react to empty answers. */
  readonly database?: string | undefined;
  readonly analysts: number;
  /** Ask what needs columns too: of the database's tables, drafted. */
  readonly tables: boolean;
  /** Say some things by other words. */
  readonly synonyms: boolean;
  readonly open: (database: string) => Promise<Database>;
};

/** What conversations are about, the words that they are read by, and which queries find rows. */
type Matter = {
  readonly about: Domain | World;
  readonly words: DomainWords;
  readonly rows: FindsRows | undefined;
};

type Opened = Matter & { readonly options: SynthesisOptions; readonly close: () => Promise<void> };

export async function* talkAbout(asked: TalkToWrite): AsyncGenerator<Interaction> {
  const { options, close, ...matter } = await openMatter(asked);
  try {
    yield* made(matter, options);
  } finally {
    await close();
  }
}

export async function writeTalk(asked: TalkToWrite, path: string): Promise<WrittenSet> {
  const { options, close, ...matter } = await openMatter(asked);
  try {
    return await writeOne(matter, options, path);
  } finally {
    await close();
  }
}

/** The parts of a standard set, in the cache folder: written there, or unpacked where it is frozen. */
export async function* writeStandardSet(name: string, about: string): AsyncGenerator<WrittenSet> {
  const standard = standardSet(name);
  if (standard === undefined) throw new UserError(`no standard set "${name}"`);
  const domain = domainOf(about);
  if (standard.frozen !== undefined) return yield* unpackFrozen(name);
  const path = await databasePath(builtInDatabase);
  const database = basename(dirname(path));
  const matter = { about: domain, words: domain.words, rows: await rowsInOwnWorld(path) };
  yield* standardParts({ domain, name, parts: standard.parts, database }, (options, path) =>
    writeOne(matter, options, path),
  );
}

/** Made anew where the generator has changed since; gives its folder. */
export async function makeStandardSet(name: string, about: string): Promise<string> {
  const written: WrittenSet[] = [];
  for await (const part of writeStandardSet(name, about)) written.push(part);
  return dirname(written[0]?.path ?? "");
}

/** Written once, and the same ever since. */
async function* unpackFrozen(name: string): AsyncGenerator<WrittenSet> {
  const started = performance.now();
  const folder = await unpackSet(name);
  for (const part of setParts) {
    const path = join(folder, `${part}.jsonl`);
    const watch = startWatch();
    for await (const interaction of readInteractions(path)) watch.see(interaction);
    const report = watch.report(createReader(builtInDomain.words));
    yield { path, seconds: secondsSince(started), ...report };
  }
}

function domainOf(name: string): Domain {
  const domain = domainNamed(name);
  if (domain !== undefined) return domain;
  throw new UserError(`synthesize: no domain "${name}". Known: ${domainNames.join(", ")}, own`);
}

async function openMatter(asked: TalkToWrite): Promise<Opened> {
  const { interactions, seed, analysts, database, open } = asked;
  const options = {
    interactions,
    seed,
    analysts,
    ...(asked.synonyms && { thesaurus: await readWordNet() }),
  };
  if (asked.domain === "own") {
    if (database === undefined)
      throw new UserError("synthesize own: which database? Give --database");
    const opened = await open(database);
    const { world, words } = await draftWorld(opened).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
    return { about: world, words, options, ...probeOf(opened) };
  }
  const domain = domainOf(asked.domain);
  const tables = asked.tables ? { tables: await tablesOf(database, open) } : {};
  const probe =
    database === undefined
      ? { rows: undefined, close: async () => {} }
      : await openProbe(database, open);
  return { about: domain, words: domain.words, options: { ...options, ...tables }, ...probe };
}

/** The tables behind a domain, drafted. */
async function tablesOf(name: string | undefined, open: TalkToWrite["open"]): Promise<World> {
  if (name === undefined) throw new UserError("synthesize --tables: whose? Give --database");
  const database = await open(name);
  try {
    return (await draftWorld(database)).world;
  } finally {
    await database.close();
  }
}

type Probe = { readonly rows: FindsRows; readonly close: () => Promise<void> };

const oneRow = { ...defaultLimits, maxRows: 1 };

async function openProbe(name: string, open: TalkToWrite["open"]): Promise<Probe> {
  if (name !== builtInDatabase) return probeOf(await open(name));
  const path = await databasePath(builtInDatabase);
  return { rows: await rowsInOwnWorld(path), close: async () => {} };
}

/** Our own queries on our own world need no door; any other database stays behind it. */
async function rowsInOwnWorld(path: string): Promise<FindsRows> {
  const engine = await openSqliteFileEngine(path);
  return async (sql) => (await engine.query(sql, oneRow)).rows.length > 0;
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
): Promise<WrittenSet> {
  const started = performance.now();
  const watch = startWatch();
  const watched = async function* (): AsyncGenerator<Interaction> {
    for await (const interaction of made(matter, options)) {
      watch.see(interaction);
      yield interaction;
    }
  };
  await writeInteractions(path, watched());
  const seconds = secondsSince(started);
  const report = watch.report(createReader(matter.words), await realQuestions(matter));
  return { path, seconds, ...report };
}

const secondsSince = (started: number): number =>
  Math.round((performance.now() - started) / 10) / 100;

function made(
  { about, rows }: Matter,
  options: SynthesisOptions,
): Iterable<Interaction> | AsyncIterable<Interaction> {
  return rows === undefined ? synthesize(about, options) : synthesizeWith(about, options, rows);
}

/** Real questions to compare with, where the development data are at hand. */
async function realQuestions({ about }: Matter): Promise<string[] | undefined> {
  const path = developmentData("atis-questions", "train.jsonl");
  if (about !== builtInDomain || !existsSync(path)) return undefined;
  const talks = await readAllInteractions(path);
  return talks.flatMap(({ turns }) => turns.map((turn) => turn.utterance));
}
