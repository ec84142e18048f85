import { expect, test } from "vitest";
import type { Answer } from "../../conversation/answer.ts";
import { emptyAnswer } from "../../conversation/show.ts";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { whyWords } from "./why-words.ts";

const base = "SELECT t.id FROM t WHERE t.from = 'ULM'";
const turn = (number: number, sql: string) => ({ ...emptyAnswer(number, "x"), sql });

test("says which words became what, what is kept, what is new and what fell away", () => {
  const value: ResolvedValue = {
    kind: "entity",
    text: "db",
    start: 0,
    end: 2,
    value: "DB",
    column: "t.company",
    placeholders: [],
    score: 1,
  };
  const answers: Answer[] = [
    turn(1, base),
    turn(2, `${base} AND t.at = 1900`),
    { ...turn(3, `${base} AND t.company = 'DB'`), values: [value] },
  ];
  const names = { "t.company": { DB: "Deutsche Bahn" } };
  const [, , third] = answers;
  if (third === undefined) throw new Error("three turns were said");
  expect(whyWords(third, answers, names)).toEqual([
    { kind: "value", turn: 3, text: "“db” became company Deutsche Bahn", conditions: [] },
    {
      kind: "new",
      turn: 3,
      text: "One condition new in this turn",
      conditions: [{ text: "company Deutsche Bahn", sql: "t.company = 'DB'" }],
    },
    {
      kind: "kept",
      turn: 1,
      text: "One condition kept from turn 1",
      conditions: [{ text: "from ULM", sql: "t.from = 'ULM'" }],
    },
    {
      kind: "dropped",
      turn: 3,
      conditions: [{ text: "at 1900", sql: "t.at = 1900" }],
      text: "One condition of the turn before dropped",
    },
  ]);
});

test("a choice is told whole", () => {
  const [only] = whyWords(turn(1, "SELECT t.id FROM t WHERE t.a = 1 OR t.a = 2"), []);
  expect(only?.conditions).toEqual([{ text: "a 1, 2", sql: "t.a = 1 OR t.a = 2" }]);
});
