import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolders } from "../../test/support/temporary-folder.ts";
import { readSet } from "../experiments/jobs/job-data.ts";
import { fingerprintOfSet, paperSet, unpackSet } from "./sets.ts";

const freshFolder = temporaryFolders();
let root: string;

beforeEach(async () => {
  root = freshFolder();
  vi.stubEnv("SEGUE_CACHE", root);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the paper's set has its sizes, and is the same whatever was in its place", async () => {
  const folder = await unpackSet(paperSet);
  const { train, dev, test: rest } = await readSet(folder);
  expect([train.length, dev.length, rest.length]).toEqual([1148, 380, 130]);
  const before = await fingerprintOfSet(folder);
  const content = await readFile(join(folder, "dev.jsonl"));
  await writeFile(join(folder, "dev.jsonl"), "something else\n");
  expect(await unpackSet(paperSet)).toBe(folder);
  expect(await fingerprintOfSet(folder)).toBe(before);
  expect((await readFile(join(folder, "dev.jsonl"))).equals(content)).toBe(true);
});

test("no scenario stands in two of its parts", async () => {
  const set = await readSet(await unpackSet(paperSet));
  const scenarios = [set.train, set.dev, set.test].map(
    (part) => new Set(part.map(({ scenario }) => scenario)),
  );
  const all = new Set(scenarios.flatMap((some) => [...some]));
  expect(all.size).toBe(scenarios.reduce((sum, some) => sum + some.size, 0));
});

test("only sets that were frozen can be unpacked", async () => {
  await expect(unpackSet("flights")).rejects.toThrow(/no frozen set/);
});
