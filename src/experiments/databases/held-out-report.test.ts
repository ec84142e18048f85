import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/temporary-folder.ts";
import type { PredictionLine } from "../../evaluation/prediction.ts";
import { heldOutReport, writeHeldOut } from "./held-out-report.ts";

const folder = temporaryFolder();

function line(id: string, turn: number, strict: boolean, exact: boolean): PredictionLine {
  const answered = { utterance: "u", gold: ["q"], sql: "q", provenance: [], ms: 1 };
  const scores = { query: exact, strict, relaxed: strict, exact_set: exact, valid: true };
  return { id, turn, previous: "predicted", ...answered, ...scores };
}

const rows = [
  {
    database: "a",
    lines: { sparc: [line("1", 1, true, true), line("1", 2, false, true)], cosql: [] },
  },
  {
    database: "b",
    lines: { sparc: [line("2", 1, true, false)], cosql: [line("3", 1, true, true)] },
  },
];
const about = { model: "models/base", seed: 1, date: "2026-01-01" };

test("all is counted over questions and conversations, not over databases", () => {
  const { all, databases } = heldOutReport({ ...about, sharpened: false }, rows);
  expect(all.sparc).toMatchObject({ turns: 3, interactions: 2, interaction: 0.5 });
  expect(all.sparc.strict).toBeCloseTo(2 / 3);
  expect(all.sparc.exact_set_interaction).toBe(0.5);
  expect(databases[0]?.cosql).toMatchObject({ turns: 0, strict: 0 });
});

test("base and sharpened stand beside each other, in the file and on the page", async () => {
  const [out, docs] = [join(folder, "held-out.json"), join(folder, "results.md")];
  writeFileSync(docs, "# Results\n");
  for (const sharpened of [false, true])
    await writeHeldOut(out, docs, heldOutReport({ ...about, sharpened }, rows));
  expect(Object.keys(JSON.parse(readFileSync(out, "utf8")))).toEqual(["base", "sharpened"]);
  const page = readFileSync(docs, "utf8");
  expect(page).toContain("base alone");
  expect(page).toContain("| SParC | 3 / 2 | 66.7% / 50.0% | 66.7% / 50.0% | 100.0% |");
  expect(page).toContain("sharpened for each database, seed 1");
});
