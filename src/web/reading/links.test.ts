import { expect, test } from "vitest";
import type { Answer } from "../../conversation/answer.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { stepsOf, wordsOf } from "./links.ts";
import { utteranceUnits } from "./utterance-units.ts";

const step = { start: 0, end: 1, from: "vocabulary", turn: 2, probability: 0.9 } as const;
const answer: Answer = {
  turn: 2,
  utterance: "on delta",
  values: [],
  sql: "A B",
  columns: [],
  rows: [],
  row_count: 0,
  truncated: false,
  confidence: 1,
  paraphrase: "",
  alternatives: [],
  words: [],
  ms: 1,
  provenance: [
    { ...step, text: "A", attention: [0.6, 0.3, 0.01] },
    { ...step, text: "B", attention: [0.02, 0.08, 0.9] },
  ],
  attended: [
    { text: "flights", turn: 1, start: 8, end: 15 },
    { text: "on", turn: 2, start: 0, end: 2 },
    { text: "AIRLINE#0", turn: 2, start: 3, end: 8 },
  ],
};

test("a piece lights the words it looked at, the strongest at full strength", () => {
  expect(wordsOf(answer, 0)).toEqual([
    { turn: 1, start: 8, end: 15, weight: 1 },
    { turn: 2, start: 0, end: 2, weight: 0.5 },
  ]);
});

test("a word lights the pieces that looked at it, in whatever turn", () => {
  const lit = (turn: number, start: number, end: number) =>
    stepsOf([answer], { turn, start, end }).map((found) => found.step);
  expect(lit(2, 3, 8)).toEqual([1]);
  expect(lit(1, 8, 15)).toEqual([0]);
  expect(lit(1, 0, 4)).toEqual([]);
});

test("an utterance comes back whole from its units, values in one piece", () => {
  const utterance = "  flights on american airlines, please";
  const start = utterance.indexOf("american");
  const value: ResolvedValue = {
    kind: "entity",
    text: "american airlines",
    start,
    end: start + 17,
    value: "AA",
    placeholders: ["AIRLINE#0"],
    score: 1,
  };
  const units = utteranceUnits(utterance, [value]);
  expect(units.map((unit) => unit.text).join("")).toBe(utterance);
  expect(units.find((unit) => unit.value)?.text).toBe("american airlines");
});
