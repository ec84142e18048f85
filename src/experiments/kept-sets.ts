// The standard set that the jobs of an experiment share, known by what is in it. A copy is kept for
// every set that an experiment began with, so that a changed generator changes no running experiment.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { cacheFolder } from "../cache-folder.ts";
import { UserError } from "../errors.ts";
import { builtInDatabase } from "../shipped/database.ts";
import type { JobQueue } from "./queue/queue.ts";

const parts = ["train", "dev", "test"] as const;

/** Writes the standard set's folder, where it is not what the generator writes now. */
export type MakeSet = () => Promise<void>;

export const standardFolder = (): string => join(cacheFolder(), "sets", builtInDatabase);
const keptFolder = (set: string): string =>
  join(cacheFolder(), "sets", `${builtInDatabase}-${set}`);

/** The folder of the set that the generator writes now. */
export async function currentSetFolder(make: MakeSet): Promise<string> {
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
export async function setFolder(set: string, make: MakeSet): Promise<string> {
  const kept = keptFolder(set);
  if (!existsSync(kept)) {
    const now = await keepSet(await currentSetFolder(make));
    if (now !== set) {
      throw new UserError(
        `The experiment began with the standard set ${set}, which is not in ${kept}; this version's generator writes ${now}. Copy that folder from where it began, work with the version it began with, or begin anew with another --queue.`,
      );
    }
  }
  return checkedFolder(set);
}

/** The folder of a set that was kept here, unchanged since. */
export async function checkedFolder(set: string): Promise<string> {
  const kept = keptFolder(set);
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
  make: MakeSet,
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
      `The queue began with the standard set ${begun}, and --set ${folder} is ${wanted}: two sets cannot be mixed. Leave out --set, or begin another --queue.`,
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
