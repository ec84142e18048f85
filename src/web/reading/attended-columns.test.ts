import { expect, test } from "vitest";
import { emptyAnswer } from "../../conversation/show.ts";
import { attendedColumns } from "./attended-columns.ts";

test("this turn's words come first, one place is one column, unseen earlier words are left out", () => {
  const word = (turn: number, start: number, text: string) => ({
    turn,
    start,
    end: start + text.length,
    text,
  });
  const step = (attention: number[]) => ({
    text: "SELECT",
    start: 0,
    end: 6,
    from: "vocabulary" as const,
    turn: 2,
    probability: 1,
    attention,
  });
  const columns = attendedColumns(
    {
      ...emptyAnswer(2, "on delta"),
      attended: [
        word(1, 0, "show"),
        word(1, 5, "monday"),
        word(1, 5, "monday"),
        word(2, 0, "on"),
        word(2, 3, "delta"),
      ],
      provenance: [step([0.01, 0.2, 0.3, 0, 0.49]), step([0, 0, 0.1, 0, 0.9])],
    },
    2,
  );
  expect(columns.map(({ word: { text }, weights }) => [text, ...weights])).toEqual([
    ["on", 0, 0],
    ["delta", 0.49, 0.9],
    ["monday", 0.5, 0.1],
  ]);
});
