// Orders that no column of the example bookshop shows: by age, the oldest first.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import type { Said } from "../said.ts";
import { oneEnd, sortRows, splitSorted } from "./order-edits.ts";

const plain = { table: 0, time: null, primary: false } as const;
const pupils: DescribedSchema = {
  tables: [{ name: "pupil", words: ["pupil"], columns: [0, 1, 2], rows: 9 }],
  columns: [
    { ...plain, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, name: "name", words: ["name"], type: "text" },
    { ...plain, name: "age", words: ["age"], type: "integer" },
  ],
  links: [],
  notes: [],
};

test.each([
  ["oldest first", "age DESC"],
  ["youngest first", "age"],
  ["sort by age oldest first", "age DESC"],
  ["sort by age", "age"],
])("%s", (text, order) => {
  const clauses = clausesOf(readOutline(parseSql("SELECT name FROM pupil"), pupils));
  const made = clauses && sortRows({ text } as Said, clauses, pupils);
  expect(made && writeOutline(outlineOfClauses(made), pupils)).toBe(
    `SELECT pupil.name FROM pupil ORDER BY pupil.${order}`,
  );
});

test.each([
  ["which name is the oldest", " DESC"],
  ["and the youngest", ""],
])("of ages by group: %s", (text, direction) => {
  const grouped = "SELECT pupil.name , AVG( pupil.age ) FROM pupil GROUP BY pupil.name";
  const clauses = clausesOf(readOutline(parseSql(grouped), pupils));
  const made = clauses && oneEnd({ text: text.replace("and ", "") } as Said, clauses, pupils);
  expect(made && writeOutline(outlineOfClauses(made), pupils)).toBe(
    `${grouped} ORDER BY AVG( pupil.age )${direction} LIMIT 1`,
  );
});

test.each([
  ["pupils of 3a sorted by age", "pupils of 3a", "sort by age"],
  ["pupils, in order of age?", "pupils", "sort by age"],
  ["pupils of 3a", null, null],
  ["sorted by age", null, null],
])("the order behind a question: %s", (text, main, shape) => {
  expect(splitSorted(text)).toEqual(main === null ? null : { main, shape });
});
