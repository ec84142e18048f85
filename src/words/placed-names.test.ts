import { expect, test } from "vitest";
import { accountFor } from "./account.ts";
import { createLexis } from "./lexis.ts";
import { schema } from "./teachers.fixture.ts";

// Beside "no, leeds" and "no, york" these were said of teachers too.
const learned = new Map(
  ["brampton", "south", "kings", "reserve", "spirit", "downtown", "seats"].map((word) => [
    word,
    ["teacher.city"],
  ]),
);
const values = [{ text: "Leeds", column: "teacher.city" }];
const lexis = createLexis({ schema, values, learned });
const unknownIn = (utterance: string, sql = "SELECT teacher.name FROM teacher") =>
  accountFor({ utterance, values: [], sql, lexis }).unknown.map(({ text }) => text);

test("a name in a place of its own that became nothing was not understood", () => {
  expect(unknownIn("teachers from brampton")).toEqual(["brampton"]);
  expect(unknownIn("teachers from south brampton and others")).toEqual(["south brampton"]);
  expect(unknownIn("teachers on spirit for us")).toEqual(["spirit"]);
  expect(unknownIn("teachers from brampton", "")).toEqual(["brampton"]);
});

test("what was read as a value of its own is no such name", () => {
  const place = { text: "brampton", start: 14, end: 22 };
  const values = [
    { kind: "date", ...place, value: "2020-01-01", score: 1, placeholders: [] } as const,
  ];
  const sql = "SELECT teacher.name FROM teacher";
  const { unknown } = accountFor({ utterance: "teachers from brampton", values, sql, lexis });
  expect(unknown).toEqual([]);
});

test("what stands for a piece of the query, is no name or stands elsewhere stays known", () => {
  const inLeeds = "SELECT teacher.name FROM teacher WHERE teacher.city = 'Leeds'";
  expect(unknownIn("teachers from brampton", inLeeds)).toEqual([]);
  expect(unknownIn("i want to reserve teachers")).toEqual([]);
  expect(unknownIn("brampton teachers")).toEqual([]);
  expect(unknownIn("teachers from downtown")).toEqual([]);
  expect(unknownIn("teachers with seats on kings day")).toEqual(["day"]);
});
