// ARCHITECTURE.md speaks of files that are there, in the folders that it says; and one word names one thing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync("ARCHITECTURE.md", "utf8");
const all = readdirSync("src", { recursive: true, encoding: "utf8" });

/** "`model/network/encoder.ts`, `plan.ts`": one without a folder stands beside the one before it. */
function namedIn(line: string): string[] {
  let folder = "";
  return [...line.matchAll(/`(?:src\/)?([\w./-]+\.tsx?)`/g)].map(([, path = ""]) => {
    if (path.includes("/")) folder = dirname(path);
    return path.includes("/") ? path : join(folder, path);
  });
}

const steps = text.split("\n").filter((line) => /^\| `(?:\w+\/)+[\w./-]+\.ts`/.test(line));

test("the way of an utterance leads through files that are there", () => {
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.flatMap((line) => namedIn(line.split("|")[1] ?? "")).filter(isMissing)).toEqual([]);
});

test("every file that it names is somewhere", () => {
  const named = text.split("\n").flatMap(namedIn);
  const found = (path: string): boolean => all.some((one) => `/${one}`.endsWith(`/${path}`));
  const bare = (path: string): boolean => found(path.split("/").at(-1) ?? path);
  expect(named.filter((path) => !found(path) && !bare(path))).toEqual([]);
});

test("no two files give types of the same name", () => {
  const files = new Map<string, string[]>();
  for (const file of all.filter((one) => /(?<!\.(?:test|fixture|generated))\.tsx?$/.test(one))) {
    const source = readFileSync(join("src", file), "utf8");
    for (const [, name = ""] of source.matchAll(/^export (?:type|interface|class) (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file]);
  }
  expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
});

function isMissing(path: string): boolean {
  return !existsSync(join("src", path));
}
