// A table joined with itself by a key of its own: whom the key points at is in a role.
import { expect, test } from "vitest";
import type { Dialect } from "../database/database.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { withRoles } from "../schema/roles.ts";
import { parseSql } from "../sql/parse.ts";
import { readOutline } from "./read-outline.ts";
import { writeOutline } from "./write-outline.ts";

const column = (table: number, name: string, primary = false) =>
  ({
    table,
    name,
    words: name.split("_"),
    type: /name/.test(name) ? "text" : "integer",
    time: null,
    primary,
  }) as const;
const plain: DescribedSchema = {
  tables: [
    { name: "employee", words: ["employee"], columns: [0, 1, 2, 3], rows: 9 },
    { name: "sale", words: ["sale"], columns: [4, 5], rows: 90 },
  ],
  columns: [
    column(0, "employee_id", true),
    column(0, "name"),
    column(0, "salary"),
    column(0, "reports_to"),
    column(1, "employee_id"),
    column(1, "amount"),
  ],
  links: [
    { from: 3, to: 0, inferred: false },
    { from: 4, to: 0, inferred: false },
  ],
  notes: [],
};
const firm = withRoles(plain);

test("a role is a table once more, by its own name", () => {
  expect(firm.tables[2]).toMatchObject({
    name: "manager",
    role: { of: 0, key: 3, to: 6 },
    rows: 9,
  });
  expect(firm.tables[2]?.synonyms).toContainEqual(["boss"]);
  expect(firm.columns.slice(6).map(({ name, hidden }) => [name, hidden])).toEqual([
    ["employee_id", true],
    ["name", true],
    ["salary", true],
    ["reports_to", true],
  ]);
  expect(withRoles({ ...plain, links: [] })).toEqual({ ...plain, links: [] });
});

const managed = "JOIN employee AS manager ON employee.reports_to = manager.employee_id";

test.each([
  [
    `SELECT a.name, b.name FROM employee a JOIN employee b ON a.reports_to = b.employee_id`,
    `SELECT employee.name , manager.name FROM employee ${managed}`,
  ],
  [
    `SELECT b.name, COUNT(*) FROM employee a JOIN employee b ON b.employee_id = a.reports_to GROUP BY b.employee_id`,
    "SELECT manager.name , COUNT( * ) FROM employee AS manager JOIN employee ON employee.reports_to = manager.employee_id GROUP BY manager.employee_id",
  ],
  [
    `SELECT a.name FROM employee a JOIN employee b ON a.reports_to = b.employee_id WHERE a.salary > b.salary`,
    `SELECT employee.name FROM employee ${managed} WHERE employee.salary > manager.salary`,
  ],
  [
    `SELECT b.name, SUM(s.amount) FROM sale s JOIN employee a ON s.employee_id = a.employee_id JOIN employee b ON a.reports_to = b.employee_id GROUP BY b.employee_id`,
    "SELECT manager.name , SUM( sale.amount ) FROM employee AS manager JOIN employee ON employee.reports_to = manager.employee_id JOIN sale ON sale.employee_id = employee.employee_id GROUP BY manager.employee_id",
  ],
  [
    `SELECT a.name, b.name FROM employee a LEFT JOIN employee b ON a.reports_to = b.employee_id WHERE a.salary > 5 ORDER BY a.name`,
    "",
  ],
])("%s", (sql, expected) => {
  for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] satisfies Dialect[]) {
    const written = writeOutline(readOutline(parseSql(sql), firm), firm, dialect);
    if (expected !== "") expect(written).toBe(expected);
    expect(writeOutline(readOutline(parseSql(written), firm), firm, dialect)).toBe(written);
  }
});

test("by anything else a table is not joined with itself, nor twice by a role", () => {
  const say = (sql: string) => () => readOutline(parseSql(sql), firm);
  expect(say("SELECT a.name FROM employee a JOIN employee b ON a.salary = b.salary")).toThrow();
  expect(
    say(
      "SELECT a.name FROM employee a JOIN employee b ON a.reports_to = b.employee_id JOIN employee c ON b.reports_to = c.employee_id",
    ),
  ).toThrow();
});
