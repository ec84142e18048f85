import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import type { Answer } from "../../conversation/answer.ts";
import { colored, uncolored } from "./colors.ts";
import { renderAnswer, renderSql, renderWhy, valueLine } from "./render.ts";

const answer: Answer = {
  turn: 2,
  utterance: "on monday by db",
  values: [],
  sql: "SELECT train.id FROM train WHERE train.company = 'DB'",
  columns: ["company"],
  rows: [["DB"], ["DB"]],
  row_count: 2,
  truncated: false,
  confidence: 0.9,
  paraphrase: "trains by Deutsche Bahn",
  provenance: [
    {
      text: "SELECT train.id FROM train",
      start: 0,
      end: 26,
      from: "segment",
      turn: 1,
      first_turn: 1,
      probability: 0.99,
    },
    {
      text: "'DB'",
      start: 49,
      end: 53,
      from: "placeholder",
      turn: 2,
      probability: 0.5,
      attention: [0.1, 0.9],
    },
  ],
  attended: [
    { text: "on", turn: 2, start: 0, end: 2 },
    { text: "db", turn: 2, start: 13, end: 15 },
  ],
  alternatives: [],
  words: [],
  ms: 12.4,
};
const options = { palette: uncolored, width: 80, maxRows: 1 };

test("an answer says what was understood, shows rows, and counts them", () => {
  expect(renderAnswer(answer, options)).toEqual([
    "Trains by Deutsche Bahn",
    "company",
    "───────",
    "DB",
    "2 rows, the first 1 shown · 12 ms",
  ]);
});

test("what is asked back says how to choose, where it is asked", () => {
  const choices = [{ text: "by date" }, { text: "by name" }];
  const asking = { ...answer, clarify: { question: "Which?", about: "", choices } };
  expect(renderAnswer(asking, options)).toEqual(["Which?", "  :1  by date", "  :2  by name"]);
  const choice = (n: number): string => `--choose ${n}`;
  expect(renderAnswer(asking, { ...options, choice })[2]).toBe("  --choose 2  by name");
});

test("nothing found, an error and a refusal are said plainly", () => {
  const empty = { ...answer, row_count: 0, rows: [] };
  expect(renderAnswer(empty, options).at(-1)).toBe("No rows match. · 12 ms");
  expect(renderAnswer({ ...answer, refused: "No." }, options)).toEqual(["No."]);
  const failed = { ...answer, error: { code: "timeout", message: "Too slow." } };
  expect(renderAnswer(failed, options)).toEqual(["Too slow."]);
});

test.each([
  [
    { kind: "date", text: "next monday", value: "1993-02-08", placeholders: ["DATE#0"] },
    "next monday = Mon 8 Feb 1993",
  ],
  [
    { kind: "entity", text: "seattle", value: "SEATTLE", placeholders: ["CITY#0"] },
    "seattle = city SEATTLE",
  ],
  [
    { kind: "entity", text: "novels", value: "novel", placeholders: [], label: "genre" },
    "novels = genre novel",
  ],
  [{ kind: "entity", text: "novels", value: "novel", placeholders: [] }, "novels = novel"],
  [
    { kind: "time", text: "around 7pm", value: [1830, 1930], op: "between", placeholders: [] },
    "around 7pm = between 18:30 to 19:30",
  ],
  [
    { kind: "time", text: "at 7pm", value: 1900, op: "=", placeholders: ["TIME#0"] },
    "at 7pm = 19:00",
  ],
] as const)("%o", (value, line) => {
  expect(valueLine({ ...value, start: 0, end: 1, score: 1 })).toBe(line);
});

test("a part of a name is not misspelt", () => {
  const value = { kind: "entity", value: "Ada Holm", placeholders: [], start: 0, end: 1 } as const;
  expect(valueLine({ ...value, text: "holm", score: 0.8 })).toBe("holm = Ada Holm");
  expect(valueLine({ ...value, text: "hlom", score: 0.5 })).toBe(
    "hlom = Ada Holm (spelling mended)",
  );
});

test("fragments carry the colour of their turn, and the text stays whole", () => {
  const text = renderSql(answer, colored);
  // Only colour codes were added.
  expect(stripVTControlCharacters(text)).toBe(answer.sql);
  expect(text).not.toBe(answer.sql);
});

test("why: says so where a query was given, or there is none", () => {
  const given = { ...answer, provenance: [] };
  expect(renderWhy(given, uncolored)).toEqual(["This query was taken as it was given."]);
  expect(renderWhy({ ...given, sql: "" }, uncolored)).toEqual(["There is no query to explain."]);
});

test("why: source, probability and attended words of each step", () => {
  const [first, second] = renderWhy(answer, uncolored);
  expect(first).toContain("copied from turn 1");
  expect(second).toContain("← db 90%, on 10%");
});
