// No real sentence stands in the source: no seven words in a row are those of a real question, and nothing that was
// written to learn from is one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const data = join(process.env["SEGUE_DATA"] ?? "../shared/data", "atis-questions", "train.jsonl");
const folders = ["src/generator", "src/domains/flights/domain"];
const talk = "sets/flights-talk";
const length = 7;

function runs(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9'.]+/);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(" "));
}

/** Plain stretches between the signs of the grammar. */
const stretches = (source: string): string[] => source.split(/[|()[\]{}:;"`\n,]+/);

const realQuestions = (): string[] =>
  readFileSync(data, "utf8")
    .trim()
    .split("\n")
    .map((line) => /"utterance": ?"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "");

const plainWords = (text: string): string[] => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];

describe.skipIf(!existsSync(data))("written talk", () => {
  it("has no utterance of three words and more that is a real question", () => {
    const real = new Set(realQuestions().map((one) => plainWords(one).join(" ")));
    const said = readdirSync(talk)
      .filter((name) => name.endsWith(".txt"))
      .flatMap((name) => readFileSync(join(talk, name), "utf8").match(/^U: .*$/gm) ?? [])
      .map((line) => plainWords(line.slice(3)))
      .filter((words) => words.length > 2);
    expect(said.length).toBeGreaterThan(10_000);
    expect(said.map((words) => words.join(" ")).filter((one) => real.has(one))).toEqual([]);
  });
});

describe.skipIf(!existsSync(data))("source of the grammar", () => {
  it("holds no seven words of a real question in a row", () => {
    const real = new Set(realQuestions().flatMap(runs));
    const copied = folders
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
          .map((name) => join(folder, name)),
      )
      .flatMap((path) => stretches(readFileSync(path, "utf8")).flatMap(runs))
      .filter((run) => real.has(run));
    expect(copied).toEqual([]);
  });
});
