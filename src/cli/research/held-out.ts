// `segue own-databases --held-out`: real conversations about databases that nothing was learned from,
// with the base model alone or sharpened for each. Done job by job: what was measured is not asked again.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { baseModelFrom } from "../../base/model.ts";
import { baseFile } from "../../base/model-file.ts";
import { cacheFolder } from "../../cache-folder.ts";
import type { Database, Schema } from "../../database/database.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { UserError } from "../../errors.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";
import {
  type Corpus,
  type HeldOutRow,
  heldOutReport,
  heldOutTable,
  writeHeldOut,
} from "../../experiments/held-out-report.ts";
import { measureDatabase } from "../../learn/measure-database.ts";
import { sharpenDatabase } from "../../learn/sharpen-database.ts";
import { realInteractions, withDeclaredKeys } from "../../learn/sparc-databases.ts";
import { openModel } from "../../open-model.ts";
import { alone } from "../../shipped/database.ts";
import { baseModel } from "../../shipped/models.ts";
import { createEngine } from "../../tensor/index.ts";
import { openDatabaseOption } from "../database-option.ts";
import { today } from "../date-option.ts";

export type HeldOutFlags = {
  /** SParC's folder; CoSQL's lies beside it. */
  readonly data: string;
  /** A file with names; true: the usual one. */
  readonly heldOut: string | true;
  readonly sharpen?: boolean;
  readonly base?: string;
  readonly seed: number;
  readonly json?: boolean;
};

const out = "results/held-out.json";
const docs = "docs/results.md";
const day = "2026-01-01";

export async function runHeldOut(names: readonly string[], flags: HeldOutFlags): Promise<void> {
  const listed = names.length > 0 ? names : await namesIn(flags);
  const base = flags.base ?? baseModel;
  const place = join(cacheFolder(), "held-out", await fingerprintOf(join(base, baseFile)));
  const rows: HeldOutRow[] = [];
  for (const name of listed) {
    rows.push(await measureOne(name, base, place, flags));
    process.stderr.write(`segue: ${rows.length} of ${listed.length} databases\n`);
  }
  const sharpened = flags.sharpen === true;
  const about = { model: base === baseModel ? "models/base" : base, sharpened };
  const report = heldOutReport({ ...about, seed: flags.seed, date: today() }, rows);
  // Some databases are no result of the whole.
  if (names.length === 0) await writeHeldOut(out, docs, report);
  process.stdout.write(
    flags.json === true ? `${JSON.stringify(report)}\n` : `${heldOutTable(report)}\n`,
  );
}

async function namesIn({ heldOut, data }: HeldOutFlags): Promise<string[]> {
  const file = heldOut === true ? join(data, "../../prototype/held-out.txt") : heldOut;
  const text = await readFile(file, "utf8").catch(() => {
    throw new UserError(`${file}: no list of databases. Give one with --held-out FILE.`);
  });
  return text.split(/\s+/).filter((name) => name !== "");
}

async function fingerprintOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new UserError(`${file}: there is no base model. Give its folder with --base.`);
  });
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

async function measureOne(
  name: string,
  base: string,
  place: string,
  flags: HeldOutFlags,
): Promise<HeldOutRow> {
  const database = await openDatabaseOption(
    join(flags.data, "database", name, `${name}.sqlite`),
    alone,
  );
  try {
    const schema = await withDeclaredKeys(await database.schema(), flags.data, name);
    const about = { name, base, database, schema, folder: join(place, name), flags };
    const lines = { sparc: await answered("sparc", about), cosql: await answered("cosql", about) };
    return { database: name, lines };
  } finally {
    await database.close();
  }
}

type About = {
  readonly name: string;
  readonly base: string;
  readonly database: Database;
  readonly schema: Schema;
  /** What is kept of this database and this base. */
  readonly folder: string;
  readonly flags: HeldOutFlags;
};

async function answered(corpus: Corpus, about: About): Promise<PredictionLine[]> {
  const { name, database, schema, folder, flags } = about;
  const kind = flags.sharpen === true ? `sharpened-${flags.seed}` : "base";
  const file = join(folder, `${kind}-${corpus}.jsonl`);
  if (existsSync(file)) return await kept(file);
  const model = await openModel(
    flags.sharpen === true ? await sharpened(about) : about.base,
    await createEngine({ threads: 1 }),
  );
  const conversations = await realInteractions(join(flags.data, "..", corpus), name, corpus);
  const lines = await measureDatabase(model, database, schema, conversations, day);
  await model.close();
  await writeJsonLines(file, lines);
  return lines;
}

/** The folder of the base sharpened for this database; a run that was stopped goes on. */
async function sharpened({ name, base, database, folder, flags }: About): Promise<string> {
  const to = join(folder, `model-${flags.seed}`);
  const engine = await createEngine({ threads: 1 });
  const file = join(base, baseFile);
  for await (const event of sharpenDatabase({
    ...{ database, spec: name, out: to, seed: flags.seed, today: day },
    base: baseModelFrom(engine, await readFile(file), file),
    now: () => performance.now(),
  })) {
    if (event.kind !== "report") continue;
    const { before, after, seconds } = event;
    process.stderr.write(
      `segue: ${name} sharpened in ${seconds} s, generated questions ${before.toFixed(3)} to ${after.toFixed(3)}\n`,
    );
  }
  await engine.dispose();
  return to;
}

async function kept(file: string): Promise<PredictionLine[]> {
  const lines: PredictionLine[] = [];
  for await (const line of readPredictions(file)) lines.push(line);
  return lines;
}
