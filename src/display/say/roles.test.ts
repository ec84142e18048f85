// Tables that point at themselves are said by what the key says of whom it points at.
import { expect, test } from "vitest";
import type { Column, Schema } from "../../database/database.ts";
import { emptyWording } from "../../entities/wording.ts";
import { paraphrase } from "../paraphrase.ts";
import { shownQuery } from "../shown-query.ts";

const column = (name: string, type: Column["type"]): Column => ({ name, type, nullable: true });
const firm: Schema = {
  tables: [
    {
      name: "employee",
      columns: [
        column("employee_id", "integer"),
        column("name", "text"),
        column("salary", "real"),
        column("reports_to", "integer"),
      ],
      primaryKey: ["employee_id"],
      foreignKeys: [{ columns: ["reports_to"], table: "employee", references: ["employee_id"] }],
    },
  ],
};
const managed = "FROM employee JOIN employee AS m ON employee.reports_to = m.employee_id";

test.each([
  [`SELECT employee.name, m.name ${managed}`, "name and manager name of employees with managers"],
  [
    `SELECT m.name, COUNT(*) ${managed} GROUP BY m.employee_id`,
    "name and the number of employees of managers with employees for each employee id",
  ],
  [
    `SELECT employee.name ${managed} WHERE employee.salary > m.salary`,
    "names of employees with managers whose salary is over the manager salary",
  ],
  [
    "SELECT name, (SELECT o.name FROM employee AS o WHERE o.employee_id = employee.reports_to) FROM employee",
    "name and manager name of employees",
  ],
  [
    "SELECT name FROM employee WHERE salary > (SELECT o.salary FROM employee AS o WHERE o.employee_id = employee.reports_to)",
    "names of employees whose salary is over the manager salary",
  ],
  [
    "SELECT name FROM employee WHERE reports_to IN (SELECT employee_id FROM employee WHERE name = 'Ada')",
    "names of employees whose manager is among (employees whose name is Ada)",
  ],
  [
    "SELECT name FROM employee WHERE employee_id IN (SELECT reports_to FROM employee WHERE name = 'Ada')",
    "names of employees who are among the managers of (employees whose name is Ada)",
  ],
  [
    "SELECT name FROM employee WHERE employee_id NOT IN (SELECT reports_to FROM employee WHERE reports_to IS NOT NULL)",
    "names of employees who are not among the managers of (employees whose reports to is known)",
  ],
])("%s", (sql, said) => {
  expect(paraphrase(sql, emptyWording, firm)).toBe(said);
  expect(paraphrase(sql, emptyWording)).toContain("manager");
});

test("of a table that stands there twice, a heading says whose it is", () => {
  const { run: sql } = shownQuery(`SELECT employee.name, m.name ${managed}`, emptyWording, firm);
  expect(sql).toContain('m.name AS "manager name"');
  expect(sql).not.toContain("employee.name AS");
});
