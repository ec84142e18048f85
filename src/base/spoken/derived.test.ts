// Ages, margins, days between and moments kept as numbers: columns that are there only by what they are made of.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import type { Database, Dialect } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { reviseOutline } from "../../revise/revise.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { parseSql } from "../../sql/parse.ts";
import { prepareGround, readTurn } from "../encoding/encode-turn.ts";
import { openWordBook } from "../encoding/word-book.ts";
import { deriveColumns, expandDerived, foldDerived, type WithDerived } from "./derived.ts";

const today = { year: 2024, month: 6, day: 15 };
let database: Database;
let found: WithDerived;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE person (person_id INTEGER PRIMARY KEY, name TEXT, birth_date TEXT, created_at INTEGER)",
    "INSERT INTO person VALUES (1, 'Ida', '1964-06-16', 1672531200), (2, 'Ole', '1964-06-15', 1704067199), (3, 'Liv', '2000-01-01', 1704067200)",
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, person_id INTEGER REFERENCES person (person_id), ward TEXT, fee REAL)",
    "INSERT INTO visit VALUES (1, 1, 'north', 10), (2, 2, 'north', 30), (3, 3, 'north', 90), (4, 3, 'south', 70)",
    "CREATE TABLE item (item_id INTEGER PRIMARY KEY, label TEXT, price REAL, cost REAL)",
    "INSERT INTO item VALUES (1, 'cup', 5, 2), (2, 'pot', 20, 19)",
    "CREATE TABLE ware (ware_id INTEGER PRIMARY KEY, label TEXT, list_price REAL, vat_pct INTEGER)",
    "INSERT INTO ware VALUES (1, 'lamp', 100, 19), (2, 'book', 100, 7)",
    "CREATE TABLE firm (firm_id INTEGER PRIMARY KEY, label TEXT, since DATE)",
    "INSERT INTO firm VALUES (1, 'Nord', '2020-01-01')",
    "CREATE TABLE load (load_id INTEGER PRIMARY KEY, to_town TEXT, booked_on TEXT, due_on TEXT, delivered_on TEXT, firm_id INTEGER REFERENCES firm (firm_id))",
    "INSERT INTO load VALUES (1, 'Ghent', '2024-01-01', '2024-01-04', '2024-01-05', 1)",
    "CREATE TABLE parcel (parcel_id INTEGER PRIMARY KEY, ordered_at TEXT, shipped_at TEXT)",
    "CREATE TABLE show (show_id INTEGER PRIMARY KEY, label TEXT, starts_on DATE, ends_on DATE)",
    "INSERT INTO show VALUES (1, 'Clay', '2024-01-01', '2024-01-11'), (2, 'Wood', '2024-01-01', '2024-01-04')",
    "INSERT INTO parcel VALUES (1, '2024-01-01 10:00:00', '2024-01-03 10:00:00')",
  ]);
  database = await createSqliteDatabase(bytes, "derived.sqlite");
  found = deriveColumns(await readDatabase(database));
});
afterAll(() => database.close());

async function ask(before: string, utterance: string) {
  const { known, derived } = found;
  const nothing = { learned: [], vectorWords: [], vectors: new Float32Array() };
  const turn = readTurn(utterance, prepareGround(known, openWordBook(nothing)), today);
  const outline = readOutline(parseSql(before), known.described);
  const revised = reviseOutline(turn, foldDerived(outline, derived, today), known.described);
  const whole = expandDerived(revised ?? [], derived, today);
  const write = (dialect?: Dialect): string => writeOutline(whole, known.described, dialect);
  const { rows } = await database.query(write());
  return { rows, write };
}

test("an age is in whole years on the day of the conversation", async () => {
  const { rows } = await ask("SELECT name FROM person", "their age");
  expect(rows).toEqual([
    ["Ida", 59],
    ["Ole", 60],
    ["Liv", 24],
  ]);
});

test("whatever has a first and a last day has a length", async () => {
  const { rows } = await ask("SELECT label FROM show", "show the length too");
  expect(rows).toEqual([
    ["Clay", 10],
    ["Wood", 3],
  ]);
});

test("a price with tax is worked out where the rate stands beside it", async () => {
  const { rows, write } = await ask("SELECT label FROM ware", "show the price with tax too");
  expect(rows).toEqual([
    ["lamp", 119],
    ["book", 107],
  ]);
  expect(write("postgres")).toContain("ware.list_price * ( 1 + ware.vat_pct / 100.0 )");
});

test("people over 50 are so old, not groups with such a figure", async () => {
  const fees = "SELECT ward, AVG(fee) FROM visit GROUP BY ward";
  expect((await ask(fees, "only persons over 50")).rows).toEqual([["north", 20]]);
});

test("a margin is price less cost", async () => {
  const { rows } = await ask("SELECT label FROM item ORDER BY price DESC", "show the margin too");
  expect(rows).toEqual([
    ["pot", 1],
    ["cup", 3],
  ]);
});

test("days lie between two moments", async () => {
  const { rows } = await ask("SELECT parcel_id FROM parcel", "add the delivery time");
  expect(rows).toEqual([[1, 2]]);
});

test("a moment kept as a number is asked about by its day", async () => {
  const inYear = await ask("SELECT COUNT(*) FROM person", "in 2023");
  expect(inYear.rows).toEqual([[2]]);
  const { rows, write } = await ask(inYear.write(), "by year");
  expect(rows).toEqual([["2023", 2]]);
  expect(write("postgres")).toContain("to_char( to_timestamp( person.created_at ) , 'YYYY' )");
  expect(write("mysql")).toContain("DATE_FORMAT( FROM_UNIXTIME( person.created_at ) , '%Y' )");
});

test("what is written out is read as the same in each dialect", async () => {
  const { known, derived } = found;
  const { write } = await ask("SELECT name FROM person", "their age");
  for (const dialect of ["sqlite", "postgres", "mysql", "duckdb"] as const) {
    const again = readOutline(parseSql(write(dialect)), known.described);
    const named = foldDerived(again, derived, today).some(
      (symbol) => symbol.kind === "item" && derived.some(({ item }) => item === symbol.item),
    );
    expect(named).toBe(true);
  }
});

test("the oldest were born first: an order by age alone is one by the birth date", async () => {
  const oldest = await ask("SELECT name FROM person", "sort by age descending");
  expect(oldest.rows.map(([name]) => name)).toEqual(["Ole", "Ida", "Liv"]);
  expect(oldest.write()).toMatch(/ORDER BY person.birth_date$/);
  const youngest = await ask("SELECT name FROM person", "sort by age ascending");
  expect(youngest.rows.map(([name]) => name)).toEqual(["Liv", "Ida", "Ole"]);
});

test("days to deliver are counted from the booking", async () => {
  expect((await ask("SELECT load_id FROM load", "their delivery time")).rows).toEqual([[1, 4]]);
});

test("a column called since is not meant by the word before a time", async () => {
  const loads =
    "SELECT firm.label, COUNT(*) FROM firm JOIN load ON load.firm_id = firm.firm_id GROUP BY firm.firm_id";
  const { rows, write } = await ask(loads, "since june 2023");
  expect(write()).toContain("load.booked_on >= '2023-06-01'");
  expect(rows).toEqual([["Nord", 1]]);
});
