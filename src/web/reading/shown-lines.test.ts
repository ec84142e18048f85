import { expect, test } from "vitest";
import { emptyAnswer } from "../../conversation/show.ts";
import { shownLines } from "./shown-lines.ts";

const first = {
  ...emptyAnswer(1, "from ulm"),
  sql: "SELECT t.id FROM t WHERE t.from IN ( SELECT s.code FROM s WHERE s.name = 'ULM' )",
};
const second = {
  ...emptyAnswer(2, "by db"),
  sql: `${first.sql} AND t.company = 'DB'`,
  shown_sql:
    "SELECT t.company , t.leaves FROM t WHERE t.from IN ( SELECT s.code FROM s JOIN c ON c.code = s.city WHERE s.name = 'ULM' ) AND t.company = 'DB' ORDER BY t.leaves",
};

test("every line of a condition has the turn that the condition came from", () => {
  const lines = shownLines(second, [first, second]);
  expect(lines.map(({ tokens, since }) => [tokens[0]?.text, since])).toEqual([
    ["SELECT", undefined],
    ["FROM", undefined],
    ["WHERE", 1],
    ["SELECT", 1],
    ["FROM", 1],
    ["JOIN", 1],
    ["WHERE", 1],
    [")", 1],
    ["AND", 2],
    ["ORDER", undefined],
  ]);
});

test("a condition that goes is taken from the model's own query", () => {
  const without = shownLines(second, [first, second]).flatMap((line) => line.without ?? []);
  expect(without).toEqual(["SELECT t.id FROM t WHERE t.company = 'DB'", first.sql]);
});

test("a join of what is shown changes nothing about where conditions came from", () => {
  const joined = {
    ...second,
    shown_sql:
      "SELECT t.company , t.leaves FROM t LEFT JOIN c ON c.code = t.company AND c.valid = 1 WHERE t.from IN ( SELECT s.code FROM s WHERE s.name = 'ULM' ) AND t.company = 'DB'",
  };
  const since = shownLines(joined, [first, joined]).flatMap((line) => line.since ?? []);
  expect(since).toEqual([1, 2]);
});
