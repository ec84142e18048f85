// Amounts are written as a domain file says, and stay numbers.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import type { Database } from "../database/database.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { emptyWording, type Wording } from "../entities/wording.ts";
import { showRows } from "./show-rows.ts";

const wording: Wording = {
  ...emptyWording,
  amounts: {
    "line.price": { kind: "money", decimals: 2, unit: "EUR" },
    "line.discount": { kind: "share", times: 100, decimals: 1, unit: "%" },
    "line.weight": { kind: "other", unit: "kg" },
  },
};

let database: Database;
beforeAll(async () => {
  database = await createSqliteDatabase(
    await sqliteBytes([
      "CREATE TABLE line (line_id INTEGER PRIMARY KEY, price REAL, quantity INTEGER, discount REAL, weight REAL)",
      "INSERT INTO line VALUES (1, 10.5, 3, 0.125, 2.25), (2, 3.333, 1, 0, 1)",
    ]),
    "lines",
  );
});
afterAll(() => database.close());

async function shown(sql: string): Promise<unknown> {
  const schema = await database.schema();
  const { columns, rows } = await showRows(sql, {
    wording,
    schema,
    run: (one) => database.query(one),
    dialect: "sqlite",
  });
  return [columns, ...rows];
}

test.each([
  ["SELECT line.price FROM line WHERE line.line_id = 2", [["price (EUR)"], [3.33]]],
  ["SELECT line.discount FROM line WHERE line.line_id = 1", [["discount (%)"], [12.5]]],
  ["SELECT line.weight FROM line WHERE line.line_id = 1", [["weight (kg)"], [2.25]]],
  ["SELECT line.price AS p FROM line WHERE line.line_id = 2", [["p"], [3.33]]],
  ["SELECT line.quantity FROM line WHERE line.line_id = 1", [["quantity"], [3]]],
])("%s", async (sql, expected) => {
  expect(await shown(sql)).toEqual(expected);
});

test("money times a quantity is money, a number of rows is not", async () => {
  const sql = "SELECT SUM ( line.price * line.quantity ) , COUNT ( * ) FROM line";
  const [columns, row] = (await shown(sql)) as unknown[][];
  expect(columns?.[0]).toMatch(/ \(EUR\)$/);
  expect(columns?.[1]).not.toMatch(/EUR/);
  expect(row).toEqual([34.83, 2]);
});

test("a part in per cent of its whole has one place behind the point, where nobody said how many", async () => {
  const share = "100.0 * SUM ( line.price ) / SUM ( SUM ( line.price ) ) OVER ( )";
  const of = (figure: string): string =>
    `SELECT line.line_id , ${figure} FROM line GROUP BY line.line_id`;
  expect(((await shown(of(share))) as unknown[][]).slice(1)).toEqual([
    [1, 75.9],
    [2, 24.1],
  ]);
  expect(((await shown(of(`ROUND ( ${share} , 2 )`))) as unknown[][]).slice(1)).toEqual([
    [1, 75.91],
    [2, 24.09],
  ]);
});
