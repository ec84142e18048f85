import { expect, test } from "vitest";
import { makingUp } from "./making-up.ts";

const sql = "SELECT name FROM teacher WHERE teacher.home_city = 'Leeds' AND teacher.salary > 90000";

test.each([
  ["leeds", 'add a condition on the home city ("leeds")'],
  ["teacher.salary > 90000", 'add a condition on the salary ("90000")'],
  ["AVG", "work out an average"],
  ["IS NULL", "give only those where something is missing"],
  ["not", "keep some of them out"],
])("what nobody said is told in plain words: %s", (piece, what) => {
  expect(makingUp(piece, sql)).toBe(
    `I would have to ${what}, which nobody asked for. Please say more.`,
  );
});
