// The set that the jobs of an experiment share, known by what is in it: the frozen one, or one that was
// given, of which a copy is kept, so that nothing changes a running experiment.
import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { makeFolder } from "../../disk/make-folder.ts";
import { UserError } from "../../errors.ts";
import { builtInDatabase } from "../../shipped/database.ts";
import { fingerprintOfSet, setParts } from "../../shipped/sets.ts";
import type { JobQueue } from "../queue/queue.ts";

/** Sees to it that the set of an experiment is in its folder, and gives that. */
export type MakeSet = () => Promise<string>;

const keptFolder = (set: string): string =>
  join(cacheFolder(), "sets", `${builtInDatabase}-${set}`);

/** Keeps a copy of the set in a folder; gives its fingerprint. */
export async function keepSet(folder: string): Promise<string> {
  const set = await fingerprintOfSet(folder);
  const kept = keptFolder(set);
  if (existsSync(kept)) return set;
  const aside = `${kept}.${crypto.randomUUID()}.part`;
  makeFolder(aside);
  for (const part of setParts)
    await cp(join(folder, `${part}.jsonl`), join(aside, `${part}.jsonl`));
  // Somebody else may have kept it meanwhile: theirs is the same.
  await rename(aside, kept).catch(() => rm(aside, { recursive: true, force: true }));
  return set;
}

/** The folder of a set that an experiment began with; made here, where the generator still can. */
export async function setFolder(set: string, make: MakeSet): Promise<string> {
  const kept = keptFolder(set);
  if (!existsSync(kept)) {
    const now = await keepSet(await make());
    if (now !== set) {
      throw new UserError(
        `The experiment began with the standard set ${set}, which is not in ${kept}; the frozen one is ${now}. Copy that folder from where it began, give it by --data, or begin anew with another --queue.`,
      );
    }
  }
  return checkedFolder(set);
}

/** The folder of a set that was kept here, unchanged since. */
export async function checkedFolder(set: string): Promise<string> {
  const kept = keptFolder(set);
  const found = await fingerprintOfSet(kept);
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

/** The set of a queue: that which it began with, or for a new one that of `folder` or the frozen one. */
export async function setOfQueue(
  queue: JobQueue,
  folder: string | undefined,
  make: MakeSet,
): Promise<string> {
  const wanted = folder === undefined ? undefined : await keepSet(folder);
  const before = await queue.about();
  if (before === undefined && (await queue.status()).total > 0) {
    throw new UserError(
      "The queue does not say which standard set it began with: an earlier version made it. Finish it with that version; or begin another --queue, with the same set by --data FOLDER, and copy what is done into its results folder.",
    );
  }
  const set = before === undefined ? (wanted ?? (await keepSet(await make()))) : undefined;
  const about = set === undefined ? before : await queue.begin({ set });
  const begun = runAbout.parse(about).set;
  if (wanted !== undefined && wanted !== begun) {
    throw new UserError(
      `The queue began with the standard set ${begun}, and --data ${folder} is ${wanted}: two sets cannot be mixed. Leave out --data, or begin another --queue.`,
    );
  }
  await setFolder(begun, make);
  return begun;
}
