// Databases as people have them: codes, units in names, keys by what somebody does, two keys in common.
import { expect, test } from "vitest";
import { asWritten, revisedSql } from "../base/bookshop-turns.fixture.ts";
import { openOwn } from "../base/own-schema.fixture.ts";
import { normalForm } from "../sql/normal-form.ts";

const own = await openOwn([
  "CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE client (client_id INTEGER PRIMARY KEY, company_name TEXT, country_code TEXT, created_on TEXT, rep_id INTEGER REFERENCES staff)",
  "CREATE TABLE project (project_id INTEGER PRIMARY KEY, name TEXT, budget REAL, client_id INTEGER REFERENCES client, manager_id INTEGER REFERENCES staff, city TEXT)",
  "CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, name TEXT, city TEXT, maker_id INTEGER REFERENCES maker)",
  "CREATE TABLE maker (maker_id INTEGER PRIMARY KEY, name TEXT, city TEXT, lead_days INTEGER)",
  "CREATE TABLE cost (cost_id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES project, depot_id INTEGER REFERENCES depot, paid_on TEXT, amount REAL, move_type TEXT)",
  "CREATE TABLE shift (shift_id INTEGER PRIMARY KEY, project_id INTEGER REFERENCES project, depot_id INTEGER REFERENCES depot, hours INTEGER)",
  "CREATE TABLE job (job_id INTEGER PRIMARY KEY, opened_on DATE, closed_on DATE)",
  "INSERT INTO job VALUES (1, '2024-09-01', NULL), (2, '2024-10-05', '2024-10-09')",
  "INSERT INTO staff VALUES (1, 'Ann'), (2, 'Bo')",
  "INSERT INTO client VALUES (1, 'Alto', 'DE', '2020-01-01', 1), (2, 'Borea', 'FR', '2021-01-01', 2)",
  "INSERT INTO project VALUES (1, 'Wells', 900, 1, 2, 'Rome'), (2, 'Seeds', 500, 2, 1, 'Oslo')",
  "INSERT INTO maker VALUES (1, 'Kite', 'Lyon', 12), (2, 'Juno', 'Graz', 20)",
  "INSERT INTO depot VALUES (1, 'North', 'Lyon', 1), (2, 'South', 'Graz', 2)",
  "INSERT INTO cost VALUES (1, 1, 1, '2024-09-01', 40, 'OUT'), (2, 2, 2, '2024-11-01', 60, 'IN')",
  "INSERT INTO shift VALUES (1, 1, 1, 4), (2, 2, 2, 6)",
]);
const today = { year: 2024, month: 11, day: 15 };
const perProject =
  "SELECT project.name, SUM(cost.amount) FROM project JOIN cost ON cost.project_id = project.project_id GROUP BY project.project_id";

test.each([
  // A part of what each has of its own, not of the sum of all.
  [
    "as share of budget",
    perProject,
    perProject.replace("SUM(cost.amount)", "100.0 * SUM(cost.amount) / MAX(project.budget)"),
  ],
  // What has no day of its end is so whenever it began.
  [
    "since october 2024",
    "SELECT job_id FROM job WHERE closed_on IS NULL",
    "SELECT job_id FROM job WHERE closed_on IS NULL AND opened_on >= '2024-10-01'",
  ],
  // Keys are called by what somebody does.
  [
    "who manages them",
    "SELECT project.name FROM project WHERE project.city = 'Rome'",
    "SELECT project.name, staff.name FROM project JOIN staff ON project.manager_id = staff.staff_id WHERE project.city = 'Rome'",
  ],
  // What is older was there before.
  ["older than 60 days", "SELECT * FROM cost", "SELECT * FROM cost WHERE paid_on < '2024-09-16'"],
  // Of two that know the value, the one that rows name themselves.
  [
    "only lyon",
    "SELECT SUM(amount) FROM cost",
    "SELECT SUM(amount) FROM cost JOIN depot ON cost.depot_id = depot.depot_id WHERE depot.city = 'Lyon'",
  ],
  [
    "only german ones",
    "SELECT company_name FROM client",
    "SELECT company_name FROM client WHERE country_code = 'DE'",
  ],
  [
    "only outgoing",
    "SELECT SUM(amount) FROM cost",
    "SELECT SUM(amount) FROM cost WHERE move_type = 'OUT'",
  ],
  // Lengths that are listed, or that rows were chosen by, in the unit that was said.
  ["in minutes", "SELECT shift_id, hours FROM shift", "SELECT shift_id, hours * 60.0 FROM shift"],
  [
    "in minutes",
    "SELECT shift_id FROM shift WHERE hours > 3",
    "SELECT shift_id, hours * 60.0 FROM shift WHERE hours > 3",
  ],
  [
    "in hours",
    "SELECT shift_id FROM shift ORDER BY hours",
    "SELECT shift_id, hours FROM shift ORDER BY hours",
  ],
  ["show their lead time too", "SELECT name FROM maker", "SELECT name, lead_days FROM maker"],
])("%s | %s", (said, before, after) => {
  const made = revisedSql(own, before, said, today);
  expect(made && normalForm(made)).toBe(asWritten(own, after));
});

test("two tables of the same two others meet where both are the same", () => {
  expect(
    asWritten(own, "SELECT SUM(cost.amount), SUM(shift.hours) FROM cost, shift, project"),
  ).toContain("depot_id = ");
});
