// Rows of separate runs come together in one file and one table; edited ones stand beside them.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import {
  numbersOf,
  readMeasured,
  readReport,
  writeMeasured,
  writeReport,
} from "./own-databases-report.ts";

const folder = temporaryFolder();

const line = (id: string, turn: number, right: boolean): PredictionLine => ({
  id,
  turn,
  utterance: "how many?",
  gold: ["SELECT 1"],
  sql: "SELECT 1",
  previous: "predicted",
  query: right,
  strict: right,
  relaxed: right,
  exact_set: right,
  provenance: [],
  ms: 1,
});

function measured(database: string, lines: readonly PredictionLine[], edited: boolean) {
  const size = { tables: 2, generated: 10, epochs: 1, seconds: 3 };
  return { row: { database, ...size, edited, ...numbersOf(lines) }, lines };
}

test("numbers are by question, by interaction and by turn", () => {
  const lines = [line("a", 1, true), line("a", 2, false), line("b", 1, true)];
  expect(numbersOf(lines)).toMatchObject({
    turns: 3,
    interactions: 2,
    exact_set_interaction: 0.5,
    interaction: 0.5,
    by_turn: [
      { turn: 1, turns: 2, exact_set: 1, strict: 1 },
      { turn: 2, turns: 1, exact_set: 0, strict: 0 },
    ],
  });
});

test("what separate runs left is read again and put together", async () => {
  const [out, docs] = [join(folder, "numbers.json"), join(folder, "guide.md")];
  writeFileSync(docs, "# Guide\n");
  await writeMeasured(join(folder, "shop"), measured("shop", [line("a", 1, true)], false));
  const shop = await readMeasured(join(folder, "shop"));
  expect(await readMeasured(join(folder, "cinema"))).toBeUndefined();
  if (shop === undefined) throw new Error("nothing read");
  const edited = measured("shop", [line("a", 1, false)], true);
  await writeReport({ out, docs, edited: false }, { seed: 1 }, [shop]);
  await writeReport({ out, docs, edited: true }, { seed: 1 }, [edited]);
  await writeReport({ out, docs, edited: false }, { seed: 2 }, [shop]);
  expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({
    settings: { seed: 2 },
    databases: [{ database: "shop", exact_set: 1 }],
    edited: { databases: [{ database: "shop", exact_set: 0, edited: true }] },
  });
  const text = readFileSync(docs, "utf8");
  expect(text).toContain("| shop (2 tables) | 1 | 100.0% | 100.0% | 1 | 100.0% | 100.0% |");
  expect(text).toContain("<!-- results:own-databases-edited -->");
});

test("a folder, or a file of something else, is no place for a report", async () => {
  await expect(readReport(folder)).rejects.toThrow(/no report/);
  const other = join(folder, "other.json");
  writeFileSync(other, "[1");
  await expect(readReport(other)).rejects.toThrow(/no report/);
  expect(await readReport(join(folder, "new.json"))).toEqual({});
});
