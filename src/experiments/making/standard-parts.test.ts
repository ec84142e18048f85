import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { standardSets } from "../../domains/flights/domain/standard-sets.ts";
import type { SynthesisOptions } from "../../generator/synthesize.ts";
import { standardParts, type WrittenSet } from "./standard-parts.ts";

const freshFolder = temporaryFolders();
let folder: string;

beforeEach(() => {
  folder = freshFolder();
  vi.stubEnv("SEGUE_CACHE", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function make(
  database: string,
  domain = flightsDomain,
): Promise<{ written: string[]; told: WrittenSet[] }> {
  const written: string[] = [];
  const write = async (options: SynthesisOptions, path: string): Promise<WrittenSet> => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "");
    written.push(options.name ?? "");
    const none = { turns: 0, longest: 0, labels: {}, measured: 0, vocabulary: 0, skeletons: 0 };
    return { path, seconds: 1, interactions: options.interactions, ...none };
  };
  const told: WrittenSet[] = [];
  const { parts } = standardSets.get("flights")!;
  const set = { domain, name: "flights", parts, database };
  for await (const part of standardParts(set, write)) told.push(part);
  return { written, told };
}

test("a standard set is written once, and again when the database has changed", async () => {
  const names = ["flights-train", "flights-dev", "flights-test"];
  const first = await make("flights-v2");
  expect(first.written).toEqual(names);
  expect(first.told.map((part) => part.interactions)).toEqual([1148, 380, 130]);
  const second = await make("flights-v2");
  expect(second.written).toEqual([]);
  expect(second.told.every((part) => part.cached === true)).toBe(true);
  expect((await make("flights-v3")).written).toEqual(names);
});

test("a note that is cut short is no reason to fail", async () => {
  await make("flights");
  await writeFile(join(folder, "sets", "flights", "dev.note.json"), '{"fingerprint":');
  expect((await make("flights")).written).toEqual(["flights-dev"]);
});

test("something said differently, however rarely, is another set", async () => {
  await make("flights");
  const rare = {
    ...flightsDomain,
    phrases: flightsDomain.phrases.map((phrase) => ({ ...phrase })),
  };
  expect((await make("flights", rare)).written).toEqual([]);
  const [last] = rare.phrases.slice(-1);
  const changed = {
    ...rare,
    phrases: [...rare.phrases.slice(0, -1), { ...last!, post: "as nobody says" }],
  };
  expect((await make("flights", changed)).written).toHaveLength(3);
});
