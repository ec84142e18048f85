// People and those they report to: beside them, instead of them, or none.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import type { Said } from "../said.ts";
import { chiefsOf } from "./chief-edits.ts";

const plain = { table: 0, time: null, primary: false } as const;
const staff: DescribedSchema = {
  tables: [
    { name: "staff", words: ["staff"], columns: [0, 1, 2, 3], rows: 9 },
    { name: "sale", words: ["sale"], columns: [4, 5], rows: 99 },
  ],
  columns: [
    { ...plain, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, name: "name", words: ["name"], type: "text" },
    { ...plain, name: "boss_id", words: ["boss", "id"], type: "integer" },
    { ...plain, name: "pay", words: ["pay"], type: "integer" },
    { ...plain, table: 1, name: "id", words: ["id"], type: "integer", primary: true },
    { ...plain, table: 1, name: "staff_id", words: ["staff", "id"], type: "integer" },
  ],
  links: [
    { from: 2, to: 0, inferred: false },
    { from: 5, to: 0, inferred: false },
  ],
  notes: [],
};

const ada = "SELECT name FROM staff WHERE name = 'Ada'";

test.each([
  [
    "SELECT name FROM staff",
    "with their managers",
    "SELECT staff.name , ( SELECT other.name FROM staff AS other WHERE other.id = staff.boss_id ) FROM staff",
  ],
  [
    ada,
    "who is her boss",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.name = 'Ada' )",
  ],
  [
    "SELECT name FROM staff WHERE id IN (SELECT boss_id FROM staff WHERE name = 'Ada')",
    "her boss",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.name = 'Ada' ) )",
  ],
  [
    "SELECT name FROM staff WHERE id IN (SELECT boss_id FROM staff WHERE name = 'Ada')",
    "manager s manager",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.name = 'Ada' ) )",
  ],
  [
    "SELECT name FROM staff WHERE id IN (SELECT boss_id FROM staff WHERE id IN (SELECT staff_id FROM sale))",
    "her boss",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT sale.staff_id FROM sale ) ) )",
  ],
  [
    ada,
    "her manager s manager",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.name = 'Ada' ) )",
  ],
  [
    "SELECT name FROM staff ORDER BY pay DESC LIMIT 1",
    "who is the manager",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.id FROM staff ORDER BY staff.pay DESC LIMIT 1 ) )",
  ],
  [
    "SELECT name, COUNT(*) FROM staff JOIN sale ON sale.staff_id = staff.id GROUP BY staff.id ORDER BY COUNT(*) DESC LIMIT 1",
    "her boss",
    "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.boss_id FROM staff WHERE staff.id IN ( SELECT staff.id FROM staff JOIN sale ON sale.staff_id = staff.id GROUP BY staff.id ORDER BY COUNT( * ) DESC LIMIT 1 ) )",
  ],
  [
    "SELECT id, COUNT(*) FROM staff GROUP BY id",
    "with their managers",
    "SELECT staff.id , ( SELECT other.name FROM staff AS other WHERE other.id = staff.boss_id ) , COUNT( * ) FROM staff GROUP BY staff.id , staff.boss_id",
  ],
  [
    "SELECT name FROM staff",
    "without a manager",
    "SELECT staff.name FROM staff WHERE staff.boss_id IS NULL",
  ],
])("%s | %s", (before, text, after) => {
  const clauses = clausesOf(readOutline(parseSql(before), staff));
  const made = clauses && chiefsOf({ text } as Said, clauses, staff);
  expect(made && writeOutline(outlineOfClauses(made), staff)).toBe(after);
});

test("of groups there is no boss", () => {
  const sql = "SELECT name, COUNT(*) FROM staff GROUP BY name";
  const clauses = clausesOf(readOutline(parseSql(sql), staff));
  expect(clauses && chiefsOf({ text: "who is his boss" } as Said, clauses, staff)).toBeNull();
});
