// The standard set that the jobs of an experiment share, known by what is in it. A copy is kept for
// every set that an experiment began with, so that a changed generator changes no running experiment.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { cacheFolder } from "../cache-folder.ts";
import { UserError } from "../errors.ts";
import type { JobQueue } from "../experiments/queue/queue.ts";

const parts = ["train", "dev", "test"] as const;

/** Writes CACHE/sets/flights, where it is not what the generator writes now. */
type MakeSet = () => Promise<void>;

const standardFolder = (): string => join(cacheFolder(), "sets", "flights");
const keptFolder = (set: string): string => join(cacheFolder(), "sets", `flights-${set}`);

/** By the command that anyone can run, which also knows whether the generator has changed. */
const synthesizeSet: MakeSet = async () => {
  if (!existsSync(join(standardFolder(), "test.jsonl"))) {
    process.stderr.write(
      "segue: making the standard set once (segue synthesize flights --standard flights)\n",
    );
  }
  const main = fileURLToPath(new URL("./main.js", import.meta.url));
  const flags = [main, "synthesize", "flights", "--standard", "flights"];
  await promisify(execFile)(process.execPath, flags).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`the standard set could not be made: ${reason}`);
  });
};

/** The folder of the set that the generator writes now. */
export async function currentSetFolder(make: MakeSet = synthesizeSet): Promise<string> {
  await make();
  return standardFolder();
}

/** Keeps a copy of the set in a folder; gives its fingerprint. */
export async function keepSet(folder: string): Promise<string> {
  const set = await fingerprintOf(folder);
  const kept = keptFolder(set);
  if (existsSync(kept)) return set;
  const aside = `${kept}.${crypto.randomUUID()}.part`;
  await mkdir(aside, { recursive: true });
  for (const part of parts) await cp(join(folder, `${part}.jsonl`), join(aside, `${part}.jsonl`));
  // Somebody else may have kept it meanwhile: theirs is the same.
  await rename(aside, kept).catch(() => rm(aside, { recursive: true, force: true }));
  return set;
}

/** The folder of a set that an experiment began with; made here, where the generator still can. */
export async function setFolder(set: string, make: MakeSet = synthesizeSet): Promise<string> {
  const kept = keptFolder(set);
  if (!existsSync(kept)) {
    const now = await keepSet(await currentSetFolder(make));
    if (now !== set) {
      throw new UserError(
        `The experiment began with the standard set ${set}, which is not in ${kept}; this version's generator writes ${now}. Copy that folder from where it began, work with the version it began with, or begin anew with another --queue.`,
      );
    }
  }
  const found = await fingerprintOf(kept);
  if (found !== set) {
    throw new UserError(`${kept}: changed since it was kept (now ${found}). Remove the folder.`);
  }
  return kept;
}

/** Where a set is kept, if it is: for who would like to have it but can do without. */
export function keptSetFolder(set: string): string | undefined {
  const kept = keptFolder(set);
  return existsSync(kept) ? kept : undefined;
}

const runAbout = z.object({ set: z.string() });

/** The set of a queue: that which it began with, or for a new one that of `folder` or of today. */
export async function setOfQueue(
  queue: JobQueue,
  folder: string | undefined,
  make: MakeSet = synthesizeSet,
): Promise<string> {
  const wanted = folder === undefined ? undefined : await keepSet(folder);
  const before = await queue.about();
  if (before === undefined && (await queue.status()).total > 0) {
    throw new UserError(
      "The queue does not say which standard set it began with: an earlier version made it. Finish it with that version; or begin another --queue, with the same set by --set FOLDER, and copy what is done into its results folder.",
    );
  }
  const set =
    before === undefined ? (wanted ?? (await keepSet(await currentSetFolder(make)))) : undefined;
  const about = set === undefined ? before : await queue.begin({ set });
  const begun = runAbout.parse(about).set;
  if (wanted !== undefined && wanted !== begun) {
    throw new UserError(
      `The queue began with the standard set ${begun}, and --set ${folder} is ${wanted}: two sets cannot be mixed. Leave --set away, or begin another --queue.`,
    );
  }
  await setFolder(begun, make);
  return begun;
}

async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const part of parts) {
    const path = join(folder, `${part}.jsonl`);
    const content = await readFile(path).catch(() => {
      throw new UserError(`${path}: not there. A set has train.jsonl, dev.jsonl and test.jsonl.`);
    });
    hash.update(`${part} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}
