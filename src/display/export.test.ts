import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { exportAnswer } from "./export.ts";

const answer: Answer = {
  turn: 1,
  utterance: "all",
  values: [],
  sql: "SELECT 1",
  columns: ["name", "n"],
  rows: [
    ['a "b", c', -5],
    [null, 1.5],
    ["=1+1", 0],
    ["x|y\nz", 2],
  ],
  row_count: 4,
  truncated: false,
  display: { columns: [], rows: [] },
  confidence: 1,
  paraphrase: "",
  provenance: [],
  attended: [],
  alternatives: [],
  ms: 1,
};

test("CSV quotes what needs it and disarms formulas", () => {
  expect(exportAnswer(answer, "csv")).toBe(
    'name,n\r\n"a ""b"", c",-5\r\n,1.5\r\n\'=1+1,0\r\n"x|y\nz",2\r\n',
  );
});

test("Markdown escapes bars and keeps one line a row", () => {
  expect(exportAnswer(answer, "md").split("\n")).toHaveLength(7);
  expect(exportAnswer(answer, "md")).toContain("x\\|y z");
});

test("JSON holds the question, the query and the rows", () => {
  expect(JSON.parse(exportAnswer(answer, "json"))).toEqual({
    utterance: "all",
    sql: "SELECT 1",
    columns: ["name", "n"],
    rows: answer.rows,
  });
});
