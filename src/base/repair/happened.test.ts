// Things that happened: which of them were chosen, denied, left undone.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readDatabase } from "../../schema/read-database.ts";
import type { RepairContext } from "./context.ts";
import { contextOf, repairedSql, yearSaid } from "./repair.fixture.ts";

const bytes = await sqliteBytes([
  "CREATE TABLE yards (id INTEGER PRIMARY KEY, name TEXT, opened INTEGER, indoor INTEGER NOT NULL)",
  "CREATE TABLE riggers (id INTEGER PRIMARY KEY, name TEXT, phone TEXT)",
  "CREATE TABLE jobs (id INTEGER PRIMARY KEY, rigger_id INTEGER REFERENCES riggers(id), yard_id INTEGER REFERENCES yards(id), done_at TEXT, hours REAL, kind TEXT, billed INTEGER NOT NULL)",
  "INSERT INTO yards VALUES (1, 'North', 1990, 0), (2, 'South', 2004, 1), (3, 'East', 2011, 1)",
  "INSERT INTO riggers VALUES (1, 'Bo', '1'), (2, 'Al', '2')",
  "INSERT INTO jobs VALUES (1, 1, 1, '2025-03-01 10:00:00', 3, 'day', 0), (2, 2, 2, '2024-03-01 10:00:00', 5, 'night', 1)",
]);
const database = await createSqliteDatabase(bytes, "yards.sqlite");
const { described: schema, facts } = await readDatabase(database);
await database.close();

const repaired = (sql: string, text: string, given: Partial<RepairContext> = {}): string =>
  repairedSql(sql, contextOf(text, { schema, facts, ...given }));

test.each([
  ["SELECT DISTINCT indoor FROM yards", "which yards are indoors", "= 1"],
  ["SELECT SUM(indoor) FROM yards", "indoor yards", "= 1"],
  ["SELECT DISTINCT indoor FROM yards", "which yards are not indoors", "= 0"],
])("what is said of things chooses them: %s", (sql, text, value) => {
  expect(repaired(sql, text)).toBe(`SELECT yards.name FROM yards WHERE yards.indoor ${value}`);
});

test("what a condition has settled is not shown: those are, whom it is about", () => {
  const settled =
    "SELECT kind FROM jobs JOIN riggers ON rigger_id = riggers.id WHERE kind = 'night' AND phone = '2'";
  expect(repaired(settled, "the night ones on 2")).toMatch(/^SELECT riggers\.name FROM /);
  expect(repaired(settled, "the kind of the night ones on 2")).toMatch(/^SELECT jobs\.kind FROM /);
});

test("what was not done is what is kept as undone, not as having nothing", () => {
  const nothing = "SELECT name FROM riggers WHERE id NOT IN ( SELECT rigger_id FROM jobs )";
  expect(repaired(nothing, "which riggers have not billed")).toBe(
    "SELECT DISTINCT riggers.name FROM riggers JOIN jobs ON jobs.rigger_id = riggers.id WHERE jobs.billed = 0",
  );
  expect(repaired("SELECT kind FROM jobs", "kinds of the unbilled ones")).toBe(
    "SELECT jobs.kind FROM jobs WHERE jobs.billed = 0",
  );
  expect(repaired(nothing, "which riggers have not worked")).toContain("NOT IN");
});

test("how many say yes is still counted", () => {
  const added = "SELECT SUM( yards.indoor ) FROM yards";
  expect(repaired(added, "total number of indoor yards")).toContain("SUM( yards.indoor )");
});

test("a time that is denied is left out, whoever says so", () => {
  const periods = [yearSaid(2024)];
  const sql = "SELECT COUNT(*) FROM jobs WHERE done_at >= '2024-01-01' AND done_at < '2025-01-01'";
  const others = "jobs.done_at < '2024-01-01' OR jobs.done_at >= '2025-01-01'";
  for (const text of [
    "how many jobs were not done in 2024",
    "how many jobs weren t done in 2024",
    "jobs except 2024",
    "jobs not in 2024",
  ])
    expect(repaired(sql, text, { periods })).toContain(others);
  for (const text of ["how many jobs in 2024", "jobs with no rigger in 2024"])
    expect(repaired(sql, text, { periods })).not.toContain(others);
});

test("a side that is denied is the other one", () => {
  const given = { periods: [yearSaid(2024)] };
  const before = "SELECT name FROM yards WHERE opened < 2024";
  for (const text of [
    "yards not before 2024",
    "yards not opened before 2024",
    "nothing before 2024",
  ])
    expect(repaired(before, text, given), text).toContain("yards.opened >= 2024");
  const after = "SELECT name FROM yards WHERE opened > 2024";
  expect(repaired(after, "yards not after 2024", given)).toContain("yards.opened <= 2024");
  expect(repaired(before, "yards before 2024", given)).toContain("yards.opened < 2024");
});

test("years that are said to be fiscal begin where the domain says", () => {
  const yearly =
    "SELECT strftime('%Y', done_at), COUNT(*) FROM jobs GROUP BY strftime('%Y', done_at)";
  const given = { schema: { ...schema, fiscalStart: 4 } };
  expect(repaired(yearly, "number of jobs per fiscal year", given)).toContain("+9 months");
  expect(repaired(yearly, "number of jobs per year", given)).not.toContain("months");
});

test("weeks begin on monday, whichever part of a date was written", () => {
  const by = (part: string) =>
    `SELECT strftime('${part}', done_at), COUNT(*) FROM jobs GROUP BY strftime('${part}', done_at)`;
  for (const said of ["number of jobs per week", "weekly jobs", "jobs each week"])
    expect(repaired(by("%w"), said), said).toContain("'weekday 0' , '-6 days'");
  expect(repaired("SELECT COUNT(*) FROM jobs", "weekly number of jobs")).toContain("GROUP BY date");
  expect(repaired(by("%w"), "jobs by day of the week")).not.toContain("-6 days");
});

test.each([
  "SELECT DISTINCT name FROM riggers JOIN jobs ON rigger_id = riggers.id WHERE kind = 'night'",
  "SELECT name FROM riggers WHERE id NOT IN ( SELECT rigger_id FROM jobs WHERE kind = 'night' )",
])("who did only one kind of it did that, and nothing else: %s", (sql) => {
  const inner = (sign: string) =>
    `( SELECT jobs.rigger_id FROM jobs WHERE jobs.kind ${sign} 'night' )`;
  for (const said of [
    "who worked only night",
    "riggers who only worked night jobs",
    "riggers that have worked nothing but night",
  ])
    expect(repaired(sql, said)).toBe(
      `SELECT riggers.name FROM riggers WHERE riggers.id IN ${inner("=")} AND riggers.id NOT IN ${inner("!=")}`,
    );
  for (const said of ["only riggers of night", "riggers who worked at night only"])
    expect(repaired(sql, said)).not.toContain("!=");
});

test("a number behind the name of a thing is its own", () => {
  const sql = "SELECT * FROM jobs WHERE rigger_id = 2";
  expect(repaired(sql, "everything about job 2")).toBe("SELECT * FROM jobs WHERE jobs.id = 2");
  expect(repaired(sql, "jobs of rigger 2")).toBe("SELECT * FROM jobs WHERE jobs.rigger_id = 2");
});
