// A month without a year, of data that ended before it or goes on past today.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import type { Database } from "../../database/database.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { type KnownDatabase, readDatabase } from "../../schema/read-database.ts";
import { parseSql } from "../../sql/parse.ts";
import { noWords } from "../bookshop.fixture.ts";
import { prepareGround, readTurn } from "../encoding/encode-turn.ts";
import { openWordBook } from "../encoding/word-book.ts";
import { bareMonths } from "./bare-months.ts";

const today = { year: 2026, month: 1, day: 1 };
let database: Database;
let known: KnownDatabase;
beforeAll(async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, sold DATE)",
    "CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, arrives DATE, until DATE)",
    "INSERT INTO stay VALUES (1, '2025-07-02', '9999-12-31'), (2, '2026-07-09', '2026-07-10')",
    "INSERT INTO sale VALUES (1, '2011-08-03'), (2, '2012-08-20'), (3, '2012-12-24')",
  ]);
  database = await createSqliteDatabase(bytes, "months.sqlite");
  known = await readDatabase(database);
});
afterAll(() => database.close());

async function counted(utterance: string, from: string, to: string): Promise<unknown> {
  const sql = `SELECT COUNT(*) FROM sale WHERE sold >= '${from}' AND sold < '${to}'`;
  return (await dated(utterance, sql))[0]?.[0];
}

async function dated(utterance: string, sql: string): Promise<readonly (readonly unknown[])[]> {
  const turn = readTurn(utterance, prepareGround(known, openWordBook(noWords)), today);
  const outline = bareMonths(
    readOutline(parseSql(sql), known.described),
    turn,
    known,
    "2026-01-01",
  );
  return (await database.query(writeOutline(outline, known.described))).rows;
}

test("of bookings it is the one that comes", async () => {
  const july = "SELECT stay_id FROM stay WHERE arrives >= '2025-07-01' AND arrives < '2025-08-01'";
  expect(await dated("arrivals july", july)).toEqual([[2]]);
  expect(await dated("arrivals last july", july)).toEqual([[1]]);
  // What has no end says nothing of how far the bookings go.
  const until = july.replaceAll("arrives", "until");
  expect(await dated("until july", until)).toEqual([]);
});

test("an end lies ahead too", async () => {
  const before = "SELECT stay_id FROM stay WHERE arrives < '2025-08-01'";
  expect(await dated("next arrivals before the end of july", before)).toEqual([[1], [2]]);
  expect(await dated("who was here before the end of july", before)).toEqual([[1]]);
});

test("what it is since then lies behind", async () => {
  const since = "SELECT stay_id FROM stay WHERE arrives >= '2025-07-01'";
  expect(await dated("arrivals since july", since)).toEqual([[1], [2]]);
  expect(await dated("who has not been here since july", since)).toEqual([[1], [2]]);
  expect(await dated("arrivals in july so far", since)).toEqual([[1], [2]]);
  expect(await dated("arrivals from july on", since)).toEqual([[2]]);
});

test("is the month of any year", async () => {
  expect(await counted("how many sales in august", "2025-08-01", "2025-09-01")).toBe(2);
  expect(await counted("sales in december?", "2025-12-01", "2026-01-01")).toBe(1);
});

test("with a year, or within what is known, it is that month", async () => {
  expect(await counted("how many sales in august 2025", "2025-08-01", "2025-09-01")).toBe(0);
  expect(await counted("sales last august", "2025-08-01", "2025-09-01")).toBe(0);
  expect(await counted("sales in august", "2012-08-01", "2012-09-01")).toBe(1);
});
