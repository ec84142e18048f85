import { expect, it } from "vitest";
import { takenBackAgain } from "./taken-back.ts";

const before = "SELECT book.id FROM book WHERE book.year = 3";
const last = `${before} AND book.pages < 200 AND book.kind = 'NOVEL'`;

it.each([
  "drop both of those again",
  "ok you can drop both",
  "forget those two",
  "forget all that",
])("%s: what was added last goes", (said) =>
  expect(takenBackAgain(said, [before, last])).toBe(before),
);

it("only what was said, and only where no more than that was done", () => {
  expect(takenBackAgain("drop both", [before, `${before} AND book.pages < 200`])).toBeNull();
  expect(takenBackAgain("drop the novels", [before, last])).toBeNull();
  expect(takenBackAgain("drop both", [last])).toBeNull();
  const other = "SELECT book.id FROM book WHERE book.pages < 200 AND book.kind = 'NOVEL'";
  expect(takenBackAgain("drop both", [before, other])).toBeNull();
});
