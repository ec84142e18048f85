import { expect, test } from "vitest";
import { choiceMeant } from "./clarify.ts";

test("a reply settles a question by number, by words, or by yes", () => {
  const clarify = {
    question: "Which?",
    about: "x",
    choices: [
      { text: "Trains to Leeds" },
      { text: "Trains to York" },
      { text: "Leave it out: trains" },
    ],
  };
  const meant = (said: string) => choiceMeant(clarify, said);
  expect([meant(":2"), meant("1"), meant("the second one"), meant("option 3")]).toEqual([
    2, 1, 2, 3,
  ]);
  expect([meant("York"), meant("to leeds"), meant("leave it out")]).toEqual([2, 1, 3]);
  expect([meant("yes"), meant("4"), meant("trains"), meant("buses to Bath")]).toEqual(
    Array(4).fill(undefined),
  );
  expect(choiceMeant({ ...clarify, choices: [{ text: "a" }, { text: "b" }] }, "yes")).toBe(1);
});
