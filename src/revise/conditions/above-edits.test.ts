// Rows compared with the row of the same table that they belong to.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import type { Said } from "../said.ts";
import { comparedWithAbove } from "./above-edits.ts";

const plain = { table: 0, time: null, primary: false } as const;
const staff: DescribedSchema = {
  tables: [{ name: "staff", words: ["staff"], columns: [0, 1, 2, 3, 4, 5], rows: 9 }],
  columns: [
    { ...plain, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, name: "name", words: ["name"], type: "text" },
    { ...plain, name: "salary", words: ["salary"], type: "real" },
    { ...plain, name: "boss_id", words: ["boss", "id"], type: "integer" },
    { ...plain, name: "hire_date", words: ["hire", "date"], type: "date", time: "date" },
    { ...plain, name: "birth_date", words: ["birth", "date"], type: "date", time: "date" },
  ],
  links: [{ from: 3, to: 0, inferred: false }],
  notes: [],
};

function narrowed(text: string): string | null {
  const clauses = clausesOf(readOutline(parseSql("SELECT name FROM staff"), staff));
  const made = clauses && comparedWithAbove({ text } as Said, clauses, staff);
  return made && writeOutline(outlineOfClauses(made), staff).replace(/^.*? WHERE /, "");
}

const whose = (column: string): string =>
  `( SELECT other.${column} FROM staff AS other WHERE other.id = staff.boss_id )`;

test.each([
  ["who earn more than their boss", `staff.salary > ${whose("salary")}`],
  ["only those who earn less than their manager", `staff.salary < ${whose("salary")}`],
  ["hired before their boss", `staff.hire_date < ${whose("hire_date")}`],
  ["older than their boss", `staff.birth_date < ${whose("birth_date")}`],
  ["with the same salary as their boss", `staff.salary = ${whose("salary")}`],
])("%s", (text, condition) => {
  expect(narrowed(text)).toBe(condition);
});

test("nothing to compare", () => {
  expect(narrowed("more than their friends")).toBeNull();
  expect(narrowed("taller than their boss")).toBeNull();
});
