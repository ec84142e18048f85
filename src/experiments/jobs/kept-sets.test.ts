import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { openLocalQueue } from "../queue/local-queue.ts";
import type { JobQueue } from "../queue/queue.ts";
import { checkedFolder, keepSet, setFolder, setOfQueue } from "./kept-sets.ts";

const freshFolder = temporaryFolders();
let root: string;

beforeEach(() => {
  root = freshFolder();
  vi.stubEnv("SEGUE_CACHE", root);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A set of these words in the place of the frozen one. */
const writing = (text: string) => (): Promise<string> => writeSet("flights", text);

async function writeSet(name: string, text: string): Promise<string> {
  const folder = join(root, "sets", name);
  await mkdir(folder, { recursive: true });
  for (const part of ["train", "dev", "test"]) {
    await writeFile(join(folder, `${part}.jsonl`), `${part} ${text}\n`);
  }
  return folder;
}

const queueAt = (name: string): Promise<JobQueue> =>
  openLocalQueue(join(root, name), { worker: "test" });

test("a new queue takes the frozen set, and stays with what it began with", async () => {
  const first = await setOfQueue(await queueAt("a"), undefined, writing("old"));
  expect(await setOfQueue(await queueAt("a"), undefined, writing("new"))).toBe(first);
  const second = await setOfQueue(await queueAt("b"), undefined, writing("new"));
  expect(second).not.toBe(first);
  expect(await setFolder(first, writing("new"))).not.toBe(await setFolder(second, writing("new")));
});

test("a set that is gone is made again where it still can, or missed in words", async () => {
  const set = await setOfQueue(await queueAt("a"), undefined, writing("old"));
  const folder = await setFolder(set, writing("old"));
  await rm(folder, { recursive: true });
  expect(await setOfQueue(await queueAt("a"), undefined, writing("old"))).toBe(set);
  await rm(folder, { recursive: true });
  const resumed = setOfQueue(await queueAt("a"), undefined, writing("new"));
  await expect(resumed).rejects.toThrow(/began with the standard set .* begin anew/);
});

test("a kept set that was changed by hand is not used", async () => {
  const set = await setOfQueue(await queueAt("a"), undefined, writing("old"));
  await writeFile(join(await checkedFolder(set), "dev.jsonl"), "changed");
  await expect(checkedFolder(set)).rejects.toThrow(/changed since it was kept/);
});

test("a set can be given, but not another than the queue began with", async () => {
  await writeSet("given", "given");
  const given = join(root, "sets", "given");
  const set = await setOfQueue(await queueAt("a"), given, writing("new"));
  expect(set).toBe(await keepSet(given));
  expect(await setOfQueue(await queueAt("a"), undefined, writing("new"))).toBe(set);
  await cp(given, join(root, "other"), { recursive: true });
  await writeFile(join(root, "other", "test.jsonl"), "other");
  const mixed = setOfQueue(await queueAt("a"), join(root, "other"), writing("new"));
  await expect(mixed).rejects.toThrow(/two sets cannot be mixed/);
  const missing = setOfQueue(await queueAt("b"), join(root, "nowhere"), writing("new"));
  await expect(missing).rejects.toThrow(/not there/);
});

test("a queue of an earlier version, which did not say its set, is not gone on with", async () => {
  const queue = await queueAt("a");
  await queue.add([{ id: "one", spec: {} }]);
  const resumed = setOfQueue(queue, undefined, writing("new"));
  await expect(resumed).rejects.toThrow(/does not say which standard set/);
});
