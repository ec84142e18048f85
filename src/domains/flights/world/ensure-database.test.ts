import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../../test/support/temporary-folder.ts";
import { ensureFlightsDatabase, type FlightsProgress } from "./ensure-database.ts";
import { type OpenWorld, openBytes } from "./open-bytes.fixture.ts";

// The whole world, built once, as a person meets it.
const cache = temporaryFolder();
let path = "";
let world: OpenWorld;
const events: FlightsProgress[] = [];
beforeAll(async () => {
  path = await ensureFlightsDatabase({ cache, onProgress: (event) => events.push(event) });
  world = await openBytes(await readFile(path));
});
afterAll(() => world.close());

test("is built once, then found in the cache", async () => {
  const { mtimeMs, ino } = await stat(path);
  const again = await ensureFlightsDatabase({ cache, onProgress: (event) => events.push(event) });
  expect(again).toBe(path);
  expect(await stat(path)).toMatchObject({ mtimeMs, ino });
  expect(events.map((event) => event.step)).toEqual(["generate", "write"]);
});

test("says that it cannot be kept before it is made", async () => {
  const steps: string[] = [];
  const onProgress = ({ step }: FlightsProgress) => steps.push(step);
  const making = ensureFlightsDatabase({ cache: path, onProgress });
  await expect(making).rejects.toThrow("SEGUE_CACHE");
  expect(steps).toEqual([]);
});

test("has a name that people can read", () => {
  expect(basename(path)).toBe("flights.sqlite");
});

test("is dense, and small enough for a browser", async () => {
  expect(count("flight")).toBeGreaterThanOrEqual(20_000);
  const tables = world
    .rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .flat()
    .map(String);
  const all = tables.filter((name) => !name.startsWith("sqlite_"));
  expect(all).toHaveLength(25);
  expect(all.reduce((sum, name) => sum + count(name), 0)).toBeGreaterThanOrEqual(160_000);
  expect((await stat(path)).size).toBeLessThan(25_000_000);
});

test("knows every day from 1990 to 2040", () => {
  expect(world.rows("SELECT min(year), max(year), count(*) FROM date_day")).toEqual([
    [1990, 2040, 18_628],
  ]);
  expect(dayName(1993, 2, 8)).toBe("MONDAY");
  expect(dayName(2024, 2, 29)).toBe("THURSDAY");
  expect(dayName(2040, 12, 31)).toBe("MONDAY");
});

test("flies between all but neighbouring cities, with several airlines to choose from", () => {
  const served = world.rows(`
    SELECT a.city_name, b.city_name, (
      SELECT count(DISTINCT flight.airline_code) FROM flight
      WHERE flight.from_airport IN (SELECT airport_code FROM airport_service WHERE city_code = a.city_code)
      AND flight.to_airport IN (SELECT airport_code FROM airport_service WHERE city_code = b.city_code)
    ) FROM city a, city b WHERE a.city_code <> b.city_code`);
  const several = served.filter(([, , airlines]) => Number(airlines) >= 3);
  const none = served.filter(([, , airlines]) => airlines === 0);
  expect(several.length / served.length).toBeGreaterThan(0.9);
  expect(none.length / served.length).toBeLessThan(0.05);
});

describe("the four queries of the paper's Figure 2", () => {
  const city = (name: string): string =>
    `(SELECT airport_service.airport_code FROM airport_service WHERE airport_service.city_code IN (SELECT city.city_code FROM city WHERE city.city_name = '${name}'))`;
  const query = (first: string, last = ""): string =>
    `SELECT DISTINCT flight.flight_id FROM flight WHERE ${first}(flight.from_airport IN ${city("SEATTLE")}) AND (flight.to_airport IN ${city("BOSTON")}) AND (flight.flight_days IN (SELECT days.days_code FROM days WHERE days.day_name IN (SELECT date_day.day_name FROM date_day WHERE date_day.year = 1993 AND date_day.month_number = 2 AND date_day.day_number = 8)))${last}`;
  const queries: [string, string][] = [
    ["from Seattle to Boston on Monday", query("")],
    ["on American Airlines", query("(flight.airline_code = 'AA') AND ")],
    ["at 7 pm", query("(flight.airline_code = 'AA') AND ", " AND (flight.arrival_time = 1900)")],
    ["on Delta", query("(flight.airline_code = 'DL') AND ")],
  ];

  test.each(queries.filter(([name]) => name !== "at 7 pm"))("%s: there are flights", (_, sql) => {
    expect(world.rows(sql).length).toBeGreaterThan(0);
  });

  test.each(queries)("%s: answered through indexes, within 100,000 steps", (_, sql) => {
    const plan = world.rows(`EXPLAIN QUERY PLAN ${sql}`).map((row) => String(row[3]));
    expect(plan.filter((step) => step.startsWith("SCAN"))).toEqual([]);
    expect(world.firstRows(sql, 10_000, 100).cut).toBe(false);
  });
});

function count(table: string): number {
  return Number(world.rows(`SELECT count(*) FROM ${table}`)[0]![0]);
}

function dayName(year: number, month: number, day: number): unknown {
  const where = `year = ${year} AND month_number = ${month} AND day_number = ${day}`;
  return world.rows(`SELECT day_name FROM date_day WHERE ${where}`)[0]?.[0];
}
