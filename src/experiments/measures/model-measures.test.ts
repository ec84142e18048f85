import { expect, test } from "vitest";
import { refusalFigures } from "./model-measures.ts";

test("precision and recall of refusing, and what was answered of the rest", () => {
  const judged = [
    { refuse: true, refused: true },
    { refuse: true, refused: false },
    { refuse: false, refused: true },
    { refuse: false, refused: false },
    { refuse: false, refused: false },
  ];
  expect(refusalFigures(judged)).toEqual({
    unanswerable: 2,
    answerable: 3,
    precision: 1 / 2,
    recall: 1 / 2,
    answered: expect.closeTo(2 / 3),
  });
  expect(refusalFigures(judged.slice(4)).precision).toBe(0);
});
