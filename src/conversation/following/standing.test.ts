import { expect, test } from "vitest";
import type { Context } from "../interpreter.ts";
import { emptyAnswer } from "../show.ts";
import { targetOf } from "./standing.ts";

const turn = (number: number, utterance: string, sql: string) => ({
  answer: { ...emptyAnswer(number, utterance), sql },
  previous: sql,
});

test("back to what was listed is back to where it was listed last", () => {
  const turns = [
    turn(1, "trains to york", "SELECT train.id FROM train WHERE train.city = 'YORK'"),
    turn(
      2,
      "in the evening",
      "SELECT train.id FROM train WHERE train.city = 'YORK' AND train.hour > 18",
    ),
    turn(3, "when do they leave", "SELECT train.hour FROM train WHERE train.city = 'YORK'"),
    turn(4, "how many", "SELECT COUNT ( train.id ) FROM train WHERE train.city = 'YORK'"),
  ];
  const context: Context = {
    understand: () => Promise.reject(new Error("nothing is understood here")),
    hear: () => {
      throw new Error("nothing is heard here");
    },
    lighten: () => context,
    held: () => [],
  };
  const standing = { context, numbers: [1, 2, 3, 4], way: [1, 2, 3, 4] };
  const back = (about: string) => targetOf({ kind: "return", about, plain: true }, standing, turns);
  expect(back("trains")).toBe(2);
  expect(back("evening")).toBe(2);
  expect(back("first")).toBe(1);
});
