import { expect, test } from "vitest";
import { learnAsked } from "./learn-words.ts";

const turn = (said: string, answered = true) => ({
  symbols: said.split(" ").map((text, start) => ({
    text,
    start,
    end: start + 1,
    ...(text.includes("#") && { type: "CITY" }),
  })),
  golds: answered ? [["SELECT", "book.title", "FROM", "book"]] : [],
});

test("what questions with an answer ask for more than once is noted", () => {
  const turns = [
    turn("show me the books"),
    turn("books from CITY#0"),
    turn("how many novels"),
    turn("list all dogs", false),
    turn("list the dogs", false),
    turn("books for my cats"),
    turn("give me the bokos"),
    turn("give me the bokos"),
  ];
  expect(learnAsked([{ turns }])).toEqual(["books"]);
});
