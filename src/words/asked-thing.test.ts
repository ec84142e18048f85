import { expect, it } from "vitest";
import { thingAskedFor } from "./asked-thing.ts";

it.each([
  ["show me all the books", "books"],
  ["how many books are there", "books"],
  ["i want to see some books of york", "books"],
  ["books to york", "books"],
  ["list the people", "people"],
  ["books", undefined],
  ["show me books", "books"],
  ["which books are red", undefined],
  ["show me the red books", undefined],
  ["who has books", undefined],
])("%s: %s", (said, thing) =>
  expect(thingAskedFor(said.split(" ").map((text) => ({ text })))?.text).toBe(thing),
);
