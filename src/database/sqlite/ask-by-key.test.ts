import { describe, expect, it } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import fc from "../../../test/seeded-check.ts";
import { createSqliteDatabase } from "./adapter.ts";
import { askByKey, type Lookups } from "./ask-by-key.ts";

const lookups: Lookups = {
  isIndexed: (table, column) => `${table}.${column}` === "trip.origin",
  isBigKey: (table, column) => ["ticket.trip_id", "price.price_id"].includes(`${table}.${column}`),
};

describe("askByKey", () => {
  it("asks a big table by its key where few rows are left", () => {
    const sql =
      "SELECT DISTINCT trip.id FROM trip WHERE trip.origin = 'A' AND trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id IN ( SELECT price.price_id FROM price WHERE price.cost < 5 OR price.cost > 9 ) )";
    expect(askByKey(sql, lookups)).toBe(
      "SELECT DISTINCT trip.id FROM trip WHERE trip.origin = 'A' AND EXISTS ( SELECT 1 FROM ticket WHERE trip.id = ticket.trip_id AND ( EXISTS ( SELECT 1 FROM price WHERE ticket.price_id = price.price_id AND ( price.cost < 5 OR price.cost > 9 ) ) ) )",
    );
  });

  it("asks also where every row of the big table counts", () => {
    const sql =
      "SELECT trip.id FROM trip WHERE ( trip.origin = 'A' OR trip.origin = 'B' ) AND trip.id IN ( SELECT ticket.trip_id FROM ticket )";
    expect(askByKey(sql, lookups)).toBe(
      "SELECT trip.id FROM trip WHERE ( trip.origin = 'A' OR trip.origin = 'B' ) AND EXISTS ( SELECT 1 FROM ticket WHERE trip.id = ticket.trip_id )",
    );
  });

  it("knows tables by the names they go by", () => {
    const sql =
      'SELECT "t"."id" FROM "trip" AS "t" WHERE "t"."origin" = 1 AND "t"."id" IN ( SELECT "k"."trip_id" FROM "ticket" AS "k" )';
    expect(askByKey(sql, lookups)).toBe(
      'SELECT "t"."id" FROM "trip" AS "t" WHERE "t"."origin" = 1 AND EXISTS ( SELECT 1 FROM "ticket" AS "k" WHERE "t"."id" = "k"."trip_id" )',
    );
  });

  it.each([
    [
      "nothing else narrows",
      "SELECT trip.id FROM trip WHERE trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 )",
    ],
    [
      "negated",
      "SELECT trip.id FROM trip WHERE trip.origin = 'A' AND trip.id NOT IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 )",
    ],
    [
      "under NOT",
      "SELECT trip.id FROM trip WHERE trip.origin = 'A' AND NOT trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 )",
    ],
    [
      "limited",
      "SELECT trip.id FROM trip WHERE trip.origin = 'A' AND trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 LIMIT 1 )",
    ],
    [
      "grouped",
      "SELECT trip.id FROM trip WHERE trip.origin = 'A' AND trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 GROUP BY ticket.trip_id HAVING count(*) > 1 )",
    ],
    [
      "not the key",
      "SELECT trip.id FROM trip WHERE trip.origin = 'A' AND trip.id IN ( SELECT ticket.price_id FROM ticket WHERE ticket.price_id = 1 )",
    ],
    [
      "the same table",
      "SELECT ticket.trip_id FROM ticket WHERE ticket.trip_id = 4 AND ticket.trip_id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id = 1 )",
    ],
    ["not SQL", "SELECT trip.id IN ( SELECT"],
  ])("leaves it as it is: %s", (_, sql) => {
    expect(askByKey(sql, lookups)).toBe(sql);
  });

  it("gives the same rows on a real database", async () => {
    const db = await createSqliteDatabase(await sqliteBytes(bigTables), "big");
    const plain = await createSqliteDatabase(
      await sqliteBytes(bigTables.map((sql) => sql.replaceAll("PRIMARY KEY", "NOT NULL"))),
      "plain",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          origin: fc.nat(9),
          cost: fc.nat(20),
          days: fc.array(fc.nat(5), { maxLength: 3 }),
        }),
        async ({ origin, cost, days }) => {
          const more = days.map((day) => ` AND ( ticket.day = ${day} OR ticket.day > 2 )`).join("");
          const sql = `SELECT trip.id FROM trip WHERE trip.origin = ${origin} AND trip.id IN ( SELECT ticket.trip_id FROM ticket WHERE ticket.price_id IN ( SELECT price.price_id FROM price WHERE price.cost < ${cost} )${more} ) ORDER BY trip.id`;
          expect((await db.query(sql)).rows).toEqual((await plain.query(sql)).rows);
        },
      ),
      { numRuns: 50 },
    );
    await db.close();
    await plain.close();
  });
});

const numbers = (count: number): string =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const bigTables = [
  "CREATE TABLE trip (id INTEGER PRIMARY KEY, origin INTEGER)",
  "CREATE INDEX trip_origin ON trip (origin)",
  "CREATE TABLE ticket (trip_id INTEGER PRIMARY KEY, price_id INTEGER, day INTEGER)",
  "CREATE TABLE price (price_id INTEGER PRIMARY KEY, cost INTEGER)",
  `INSERT INTO trip ${numbers(300)} SELECT i, i % 10 FROM n`,
  `INSERT INTO ticket ${numbers(6000)} SELECT i, nullif(i % 5500, 7), i % 6 FROM n`,
  `INSERT INTO price ${numbers(6000)} SELECT i, nullif(i % 21, 3) FROM n`,
];
