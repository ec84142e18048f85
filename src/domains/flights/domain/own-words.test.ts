// No real sentence stands in the source: no seven words in a row are those of a real question.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const data = join(process.env["SEGUE_DATA"] ?? "../shared/data", "atis-questions", "train.jsonl");
const folders = ["src/generator", "src/domains/flights/domain"];
const length = 7;

function runs(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9'.]+/);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(" "));
}

/** Plain stretches between the signs of the grammar. */
const stretches = (source: string): string[] => source.split(/[|()[\]{}:;"`\n,]+/);

describe.skipIf(!existsSync(data))("source of the grammar", () => {
  it("holds no seven words of a real question in a row", () => {
    const real = new Set(
      readFileSync(data, "utf8")
        .trim()
        .split("\n")
        .flatMap((line) => runs(/"utterance": ?"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "")),
    );
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
