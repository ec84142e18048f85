// What a word tells of a column holds, whatever the network made of it.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { readTurn } from "../encoding/encode-turn.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";
import { toldValues } from "./told.ts";

test("unpaid is every status but paid, not a missing one", async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE bill (bill_id INTEGER PRIMARY KEY, amount REAL, status TEXT)",
    "INSERT INTO bill VALUES (1, 40, 'paid'), (2, 60, 'open'), (3, 10, 'overdue')",
  ]);
  const database = await createSqliteDatabase(bytes, "bills.sqlite");
  const { described: schema, facts } = await readDatabase(database);
  await database.close();
  const column = schema.columns.findIndex(({ name }) => name === "status");
  const repaired = (negated: boolean): string => {
    const told = [{ readings: [{ column, value: "paid" }], negated }];
    const sql = "SELECT bill_id FROM bill WHERE status IS NULL";
    return repairedSql(sql, contextOf("list the bills", { schema, facts, told }));
  };
  expect(repaired(true)).toMatch(/WHERE bill\.status != 'paid'$/);
  expect(repaired(false)).toMatch(/WHERE bill\.status IS NULL$/);
});

test("rows are called by their kind, whatever else is called so", async () => {
  const { ground, known, database } = await openOwn([
    "CREATE TABLE person (person_id INTEGER PRIMARY KEY, name TEXT, role TEXT, salary REAL)",
    "CREATE TABLE course (course_id INTEGER PRIMARY KEY, title TEXT, teacher_id INTEGER REFERENCES person)",
    "INSERT INTO person VALUES (1, 'Hart', 'teacher', 41), (2, 'Blunt', 'teacher', 38), (3, 'Porter', 'caretaker', 26)",
    "INSERT INTO course VALUES (1, 'Biology', 1), (2, 'Drama', 2), (3, 'Latin', 2)",
  ]);
  await database.close();
  const { described: schema, facts } = known;
  const repaired = (text: string, sql: string): string => {
    const told = toldValues(readTurn(text, ground, { year: 2024, month: 5, day: 1 }), known);
    return repairedSql(sql, contextOf(text, { schema, facts, told }));
  };
  const teachers = /WHERE person\.role = 'teacher'/;
  const counted = "SELECT COUNT(*) FROM person";
  expect(repaired("how many teachers are there", counted)).toMatch(teachers);
  expect(repaired("what do teachers earn", "SELECT salary FROM person")).toMatch(teachers);
  expect(repaired("which teacher earns most", "SELECT MAX(salary) FROM person")).toMatch(teachers);
  expect(repaired("how many people are there", counted)).not.toMatch(teachers);
  // A course, and a title that is a name: what is called so is no kind.
  expect(repaired("how many courses are there", "SELECT COUNT(*) FROM course")).not.toMatch(
    /WHERE/,
  );
  expect(repaired("who teaches biology", "SELECT COUNT(*) FROM course")).not.toMatch(/WHERE/);
});
