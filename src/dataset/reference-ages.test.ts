import { expect, it } from "vitest";
import { referenceAges } from "./reference-ages.ts";

const turn = (utterance: string, value: string, labels: string[] = []) => ({
  utterance,
  sql: value === "" ? [] : [`SELECT a.b FROM a WHERE a.c = '${value}'`],
  labels,
});

it("counts how many turns ago the unsaid was said", () => {
  const turns = [
    turn("in boston", "BOSTON"),
    turn("on delta", "BOSTON", ["target-ellipsis"]),
    turn("hello", ""),
    turn("those in denver", "DENVER", ["target-ellipsis", "reference"]),
  ];
  const ages = referenceAges([{ id: "a", database: "a", turns }]);
  const third = (n: number): number => n / 3;
  // Boston was said one turn before the second.
  expect(ages["omitted constraints"]?.slice(0, 3)).toEqual([third(1), 0, 0]);
  // What is asked for was named in the first turn: one and three turns ago.
  expect(ages["omitted target"]?.slice(0, 3)).toEqual([third(1), 0, third(1)]);
  // "Those" are the answer to the second turn.
  expect(ages["referring expressions"]?.slice(0, 3)).toEqual([0, third(1), 0]);
});

it("looks past an aside when coming back from it", () => {
  const turns = [
    turn("in boston", "BOSTON"),
    turn("taxis there", "BOSTON", ["focus-change"]),
    turn("back to those", "BOSTON", ["focus-return", "reference"]),
  ];
  const ages = referenceAges([{ id: "a", database: "a", turns }]);
  expect(ages["referring expressions"]?.slice(0, 2)).toEqual([0, 1 / 2]);
});
