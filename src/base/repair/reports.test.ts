// A table that points at itself: people and those they report to.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const key = { type: "integer", time: null } as const;
const staff: DescribedSchema = {
  tables: [{ name: "staff", words: ["staff"], columns: [0, 1, 2], rows: 9 }],
  columns: [
    { table: 0, name: "id", words: ["id"], primary: true, ...key },
    { table: 0, name: "name", words: ["name"], type: "text", time: null, primary: false },
    { table: 0, name: "manager_id", words: ["manager", "id"], primary: false, ...key },
  ],
  links: [{ from: 2, to: 0, inferred: false }],
  notes: [],
};

const repaired = (sql: string, utterance: string): string =>
  repairedSql(sql, contextOf(utterance, { schema: staff }));

const above = "( SELECT other.name FROM staff AS other WHERE other.id = staff.manager_id )";

test("who is named is pointed at, and is not who is asked for", () => {
  expect(repaired("SELECT name FROM staff WHERE name = 'Ann'", "who reports to ann")).toBe(
    "SELECT staff.name FROM staff WHERE staff.manager_id IN ( SELECT staff.id FROM staff WHERE staff.name = 'Ann' )",
  );
  expect(
    repaired("SELECT COUNT(*) FROM staff WHERE name = 'Ann'", "how many work for ann"),
  ).toMatch(/^SELECT COUNT\( \* \) .* IN \( SELECT/);
  expect(repaired("SELECT name FROM staff WHERE name = 'Ann'", "where is ann")).not.toContain("IN");
});

test.each(["who is the boss of ada", "who is ada s manager", "who does ada report to"])(
  "%s: the one that her key points at",
  (utterance) => {
    expect(repaired("SELECT name FROM staff WHERE name = 'Ada'", utterance)).toBe(
      "SELECT staff.name FROM staff WHERE staff.id IN ( SELECT staff.manager_id FROM staff WHERE staff.name = 'Ada' )",
    );
  },
);

test("a manager is shown by name", () => {
  const grouped = "SELECT manager_id, COUNT(*) FROM staff GROUP BY manager_id";
  expect(repaired(grouped, "staff per manager")).toContain(`SELECT ${above} , COUNT( * )`);
  expect(repaired(grouped, "staff per manager id")).not.toContain("other");
});

test("what a key points at is read again as it was written", () => {
  const sql = `SELECT staff.name , ${above} FROM staff`;
  expect(writeOutline(readOutline(parseSql(sql), staff), staff)).toBe(sql);
});
