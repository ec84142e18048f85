// Figures by a place are by that of whom they are about, and nobody has to say so.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { readTurn } from "../encoding/encode-turn.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { openReadings } from "./open-readings.ts";

const shop = await openOwn([
  "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT, country TEXT)",
  "CREATE TABLE clerk (clerk_id INTEGER PRIMARY KEY, name TEXT, country TEXT)",
  "CREATE TABLE sale (sale_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer, clerk_id INTEGER REFERENCES clerk, amount REAL)",
  "INSERT INTO customer VALUES (1, 'Ann', 'Peru'), (2, 'Bo', 'Chile')",
  "INSERT INTO clerk VALUES (1, 'Cy', 'Peru'), (2, 'Di', 'Chile')",
  "INSERT INTO sale VALUES (1, 1, 2, 5), (2, 2, 1, 6)",
]);
const { described } = shop.known;

function open(sql: string, utterance: string): number {
  const turn = readTurn(utterance, shop.ground, { year: 2025, month: 6, day: 1 });
  return openReadings(readOutline(parseSql(sql), described), [], turn, described).length;
}
const by = (table: string): string =>
  `SELECT ${table}.country, SUM(sale.amount) FROM sale JOIN ${table} ON sale.${table}_id = ${table}.${table}_id GROUP BY ${table}.country`;

test("by the country of the customers", () => {
  expect(open(by("customer"), "total amount by country")).toBe(0);
  expect(open(by("clerk"), "total amount by country")).toBe(1);
  expect(open(by("clerk"), "total amount by country of the clerk")).toBe(0);
});
