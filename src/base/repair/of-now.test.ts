// Of rows that have a beginning and an end, those of now have begun and not ended.
import { expect, test } from "vitest";
import { openOwn } from "../own-schema.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const { known, database } = await openOwn([
  "CREATE TABLE courses (course_id INTEGER PRIMARY KEY, drug TEXT, starts_on DATE, ends_on DATE)",
  "INSERT INTO courses VALUES (1, 'aspirin', '2024-05-30', '2024-06-03'), (2, 'insulin', '2024-01-30', '2024-02-03')",
]);
await database.close();
const today = { year: 2024, month: 6, day: 1 };
const repaired = (sql: string, text: string): string =>
  repairedSql(sql, contextOf(text, { schema: known.described, facts: known.facts, today }));

const open = "courses.starts_on < '2024-06-02' AND courses.ends_on > '2024-06-01'";
test.each([
  ["SELECT * FROM courses WHERE drug = 'aspirin' AND ends_on IS NULL", "aspirin at present"],
  ["SELECT * FROM courses WHERE drug = 'aspirin'", "aspirin right now"],
])("%s | %s", (sql, text) => {
  expect(repaired(sql, text)).toBe(
    `SELECT * FROM courses WHERE courses.drug = 'aspirin' AND ${open}`,
  );
});

test.each([
  ["SELECT * FROM courses WHERE ends_on IS NULL", "courses without an end"],
  ["SELECT * FROM courses WHERE starts_on > '2024-01-01'", "currently those since january"],
])("%s | %s stays", (sql, text) => {
  expect(repaired(sql, text)).not.toContain(open);
});
