// One database of SParC learned from its schema and values alone, from nothing, and the model scored on
// all real interactions about it. Model, predictions and row are kept, so that a stopped run goes on.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { writeDomainFile } from "../../learn/domain/domain-folder.ts";
import { readDomainYaml } from "../../learn/domain/domain-yaml.ts";
import { type LearnEvent, learnDatabase } from "../../learn/learn-database.ts";
import { measureDatabase } from "../../learn/measure-database.ts";
import { alone, openNamedDatabase } from "../../shipped/database.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import { type MeasuredRow, numbersOf, writeMeasured } from "./own-databases-report.ts";
import { realInteractions, withDeclaredKeys } from "./sparc-databases.ts";

export type OwnDatabaseSettings = {
  /** SParC's folder. */
  readonly data: string;
  /** NAME.yaml from here instead of the draft, where there is one. */
  readonly domains?: string;
  readonly seed: number;
  readonly interactions?: number;
  readonly epochs?: number;
  readonly threads?: number;
  readonly onEvent?: (name: string, event: LearnEvent) => void;
};

/** Where what is measured of a database is kept. */
export function keptFolder(
  name: string,
  { domains }: Pick<OwnDatabaseSettings, "domains">,
): string {
  return join(cacheFolder(), "own-databases", domains === undefined ? name : `${name}-edited`);
}

/** The day on which everything is asked. */
const today = "2026-01-01";

export async function measureOwnDatabase(
  name: string,
  settings: OwnDatabaseSettings,
): Promise<MeasuredRow> {
  const { data, seed, threads } = settings;
  const spec = join(data, "database", name, `${name}.sqlite`);
  const out = keptFolder(name, settings);
  const edited = await placeDomain(name, settings.domains, out);
  const database = await openNamedDatabase(spec, alone);
  const engine = await createEngine(threads === undefined ? {} : { threads });
  const schema = await withDeclaredKeys(await database.schema(), data, name);
  let learned = { tables: 0, interactions: 0, epochs: 0, seconds: 0 };
  for await (const event of learnDatabase({
    database,
    schema,
    spec,
    engine,
    out,
    today,
    seed,
    ...(settings.interactions !== undefined && { interactions: settings.interactions }),
    ...(settings.epochs !== undefined && { epochs: settings.epochs }),
    now: () => performance.now(),
  })) {
    if (event.kind === "report") learned = event;
    settings.onEvent?.(name, event);
  }
  await engine.dispose();
  const model = await openModel(out, await createEngine({ threads: 1 }));
  const real = await realInteractions(data, name);
  const lines = await measureDatabase(model, {
    database,
    schema,
    interactions: real,
    date: today,
  });
  await model.close();
  await database.close();
  const { tables, interactions: generated, epochs, seconds } = learned;
  const row = { database: name, tables, generated, epochs, seconds, edited };
  const measured = { row: { ...row, ...numbersOf(lines) }, lines };
  await writeMeasured(out, measured);
  return measured;
}

async function placeDomain(
  name: string,
  folder: string | undefined,
  out: string,
): Promise<boolean> {
  const path = folder === undefined ? undefined : join(folder, `${name}.yaml`);
  if (path === undefined || !existsSync(path)) return false;
  await writeDomainFile(out, readDomainYaml(await readFile(path, "utf8"), path));
  return true;
}
