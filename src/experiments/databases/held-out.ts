// Real conversations about databases that nothing was learned from, answered by a base model as it is or
// sharpened for each. What was measured is kept by the bytes of base and program, and not asked again.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { baseModelFrom } from "../../base/model.ts";
import { baseFile } from "../../checkpoint/files.ts";
import type { Database, Schema } from "../../database/database.ts";
import type { Interaction } from "../../dataset/interaction.ts";
import { writeJsonLines } from "../../dataset/write.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { UserError } from "../../errors.ts";
import { type PredictionLine, readPredictions } from "../../evaluation/prediction.ts";
import { measureDatabase } from "../../learn/measure-database.ts";
import { sharpenDatabase } from "../../learn/sharpen-database.ts";
import { alone, openNamedDatabase } from "../../shipped/database.ts";
import { baseModel } from "../../shipped/models.ts";
import { openModel } from "../../shipped/open-model.ts";
import { createEngine } from "../../tensor/index.ts";
import { fingerprintOf } from "../measures/made-with.ts";
import {
  type Corpus,
  type HeldOutReport,
  type HeldOutRow,
  heldOutReport,
  writeHeldOut,
} from "./held-out-report.ts";
import { realInteractions, withDeclaredKeys } from "./sparc-databases.ts";

/** The day on which everything is asked. */
const day = "2026-01-01";

type HeldOutSettings = {
  /** SParC's folder; CoSQL's lies beside it. */
  readonly data: string;
  /** The base model's folder. */
  readonly base: string;
  /** Whether the base is sharpened for each database first. */
  readonly sharpen: boolean;
  /** Every third conversation is the owner's: sharpening learns from it, and only the others are measured. */
  readonly corrected: boolean;
  readonly seed: number;
  readonly onSharpened?: (name: string, about: Sharpened) => void;
};

export type HeldOutRun = Omit<HeldOutSettings, "base"> & {
  /** The shipped one where absent; another is no result of what is shipped. */
  readonly base?: string | undefined;
  /** A file with names of databases; the usual one where absent. */
  readonly listed?: string | undefined;
  readonly date: string;
  readonly onMeasured?: (done: number, total: number) => void;
};

const out = "results/held-out.json";
const docs = "docs/results.md";

/** `names`: all that are listed where none is given. What all of them make of the shipped base is published. */
export async function measureAllHeldOut(
  names: readonly string[],
  { base = baseModel, listed, date, onMeasured, ...settings }: HeldOutRun,
): Promise<HeldOutReport> {
  const all = names.length > 0 ? names : await namesIn(listed ?? usualList(settings.data));
  const rows: HeldOutRow[] = [];
  for (const name of all) {
    rows.push(await measureHeldOut(name, { ...settings, base }));
    onMeasured?.(rows.length, all.length);
  }
  const { sharpen: sharpened, corrected, seed } = settings;
  const model = base === baseModel ? "models/base" : base;
  const report = heldOutReport({ model, sharpened, seed, date }, rows);
  const isResult = names.length === 0 && base === baseModel && !corrected;
  if (isResult) await writeHeldOut(out, docs, report);
  return report;
}

const usualList = (data: string): string => join(data, "../../prototype/held-out.txt");

async function namesIn(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UserError(`${file}: no list of databases. Give one with --held-out FILE.`);
  });
  return text.split(/\s+/).filter((name) => name !== "");
}

/** How long it took, and what it won on generated questions. */
type Sharpened = { readonly before: number; readonly after: number; readonly seconds: number };

async function measureHeldOut(name: string, settings: HeldOutSettings): Promise<HeldOutRow> {
  const { data, base } = settings;
  const program = fileURLToPath(new URL("../../", import.meta.url));
  const made = await fingerprintOf(join(base, baseFile), program);
  const place = join(cacheFolder(), "held-out", made);
  const database = await openNamedDatabase(join(data, "database", name, `${name}.sqlite`), alone);
  try {
    const schema = await withDeclaredKeys(await database.schema(), data, name);
    const about = { ...settings, name, database, schema, folder: join(place, name) };
    const lines = { sparc: await answered("sparc", about), cosql: await answered("cosql", about) };
    return { database: name, lines };
  } finally {
    await database.close();
  }
}

type About = HeldOutSettings & {
  readonly name: string;
  readonly database: Database;
  readonly schema: Schema;
  /** What is kept of this database and this base. */
  readonly folder: string;
};

async function answered(corpus: Corpus, about: About): Promise<PredictionLine[]> {
  const { database, schema, folder, sharpen, corrected } = about;
  const kind = `${sharpen ? `sharpened-${about.seed}` : "base"}${corrected ? "-corrected" : ""}`;
  const file = join(folder, `${kind}-${corpus}.jsonl`);
  if (existsSync(file)) return await readPredictions(file);
  const model = await openModel(
    sharpen ? await sharpened(about) : about.base,
    await createEngine({ threads: 1 }),
  );
  const { asked } = await conversationsOf(corpus, about);
  const lines = await measureDatabase(model, { database, schema, interactions: asked, date: day });
  await model.close();
  await writeJsonLines(file, lines);
  return lines;
}

/** What is measured, and what the owner gives beforehand. */
async function conversationsOf(
  corpus: Corpus,
  { data, name, corrected }: About,
): Promise<{ asked: Interaction[]; given: Interaction[] }> {
  const all = await realInteractions(join(data, "..", corpus), name, corpus);
  const isGiven = (i: number): boolean => corrected && i % 3 === 0;
  return { asked: all.filter((_, i) => !isGiven(i)), given: all.filter((_, i) => isGiven(i)) };
}

/** The folder of the base sharpened for this database; a run that was stopped goes on. */
async function sharpened(about: About): Promise<string> {
  const { name, base, database, folder, seed, corrected } = about;
  const to = join(folder, `model-${seed}${corrected ? "-corrected" : ""}`);
  const given = [await conversationsOf("sparc", about), await conversationsOf("cosql", about)];
  const engine = await createEngine({ threads: 1 });
  const file = join(base, baseFile);
  for await (const event of sharpenDatabase({
    database,
    spec: name,
    out: to,
    seed,
    today: day,
    examples: given.flatMap((one) => one.given),
    base: baseModelFrom(engine, await readFile(file), file),
    now: () => performance.now(),
  })) {
    if (event.kind === "report") about.onSharpened?.(name, event);
  }
  await engine.dispose();
  return to;
}
