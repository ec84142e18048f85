import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aircraftByCode } from "./aircraft.ts";
import { milesBetween, zoneShift } from "./clock.ts";
import { generateWorld } from "./generate-world.ts";
import { airports } from "./geography.ts";
import type { WorldCell } from "./reference-rows.ts";
import { type TableName, tables } from "./tables.ts";
import { worldVersion } from "./world-version.ts";

const some = ["BOS", "DEN", "DFW", "IND", "LAX", "ORD", "PHX", "PIT", "SEA", "SFO", "YYZ"];
const world = generateWorld({ seed: 7, only: some });
const flights = records("flight");
const byId = new Map(flights.map((flight) => [flight["flight_id"], flight]));
const place = (code: WorldCell | undefined) => airports.find((airport) => airport.code === code)!;
const number = (cell: WorldCell | undefined): number => Number(cell);
const minutes = (clock: WorldCell | undefined): number =>
  Math.floor(number(clock) / 100) * 60 + (number(clock) % 100);

describe("the seed", () => {
  test("gives the same world again, and another seed another one", () => {
    expect(generateWorld({ seed: 7, only: some })).toEqual(world);
    expect(generateWorld({ seed: 8, only: some }).flight).not.toEqual(world.flight);
  });

  test("gives other rows only under another version, since caches are keyed by it", () => {
    const hash = createHash("sha256").update(JSON.stringify(world)).digest("hex").slice(0, 16);
    expect({ version: worldVersion, hash }).toEqual({ version: 2, hash: "1bef33740f98faef" });
  });
});

test("every row has a cell for every column", () => {
  for (const [name, rows] of Object.entries(world)) {
    const width = columns(name).length;
    expect(
      rows.every((row) => row.length === width),
      name,
    ).toBe(true);
  }
});

describe("the timetable", () => {
  test("respects time zones and flying times", () => {
    for (const flight of flights) {
      const [from, to] = [place(flight["from_airport"]), place(flight["to_airport"])];
      const landing = minutes(flight["departure_time"]) + number(flight["time_elapsed"]);
      const local = (landing + zoneShift(from, to) + 2 * 1440) % 1440;
      expect(minutes(flight["arrival_time"])).toBe(local);
      // No airliner of the time flew faster than this over the ground.
      const speed = milesBetween(from, to) / (number(flight["time_elapsed"]) / 60);
      expect(speed).toBeLessThan(620);
    }
  });

  test("keeps wide bodies on long routes and every aircraft within its range", () => {
    const nonstops = flights.filter((flight) => flight["stops"] === 0);
    expect(nonstops.length).toBeGreaterThan(500);
    for (const flight of nonstops) {
      const type = aircraftByCode.get(String(flight["aircraft_code_sequence"]))!;
      const miles = milesBetween(place(flight["from_airport"]), place(flight["to_airport"]));
      expect(type.range).toBeGreaterThanOrEqual(miles);
      if (type.wideBody) expect(miles).toBeGreaterThanOrEqual(900);
      if (type.propulsion === "TURBOPROP") expect(miles).toBeLessThan(400);
    }
  });

  test("numbers commuter flights within their partner's range", () => {
    const ranges = new Map(records("dual_carrier").map((row) => [row["main_airline"], row]));
    for (const flight of flights) {
      const range = ranges.get(flight["airline_code"] ?? null);
      if (flight["stops"] !== 0 || range === undefined) continue;
      const own = number(flight["flight_number"]) < number(range["low_flight_number"]);
      expect(flight["dual_carrier"]).toBe(own ? "NO" : "YES");
    }
  });
});

describe("stops, legs and connections", () => {
  const legs = groupBy(records("flight_leg"), "flight_id");
  const stops = groupBy(records("flight_stop"), "flight_id");

  test("a flight has one leg more than stops, and the legs lead from its start to its end", () => {
    for (const flight of flights) {
      const chain = legs.get(flight["flight_id"]!)!.map((leg) => byId.get(leg["leg_flight"])!);
      expect(chain).toHaveLength(number(flight["stops"]) + 1);
      expect(stops.get(flight["flight_id"]!)?.length ?? 0).toBe(flight["stops"]);
      expect(chain[0]!["from_airport"]).toBe(flight["from_airport"]);
      expect(chain[chain.length - 1]!["to_airport"]).toBe(flight["to_airport"]);
    }
  });

  test("people have time to change planes, and need not wait for hours", () => {
    for (const flight of flights.filter((one) => number(one["connections"]) > 0)) {
      for (const stop of stops.get(flight["flight_id"]!)!) {
        const connect = place(stop["stop_airport"]).connect;
        expect(number(stop["stop_time"])).toBeGreaterThanOrEqual(connect);
        expect(number(stop["stop_time"])).toBeLessThanOrEqual(connect + 150);
      }
    }
  });

  test("through flights keep their number, connections change it", () => {
    const direct = flights.filter((one) => number(one["stops"]) > 0 && one["connections"] === 0);
    expect(direct.length).toBeGreaterThan(0);
    for (const flight of flights) {
      for (const stop of stops.get(flight["flight_id"]!) ?? []) {
        const same = stop["arrival_flight_number"] === stop["departure_flight_number"];
        expect(same).toBe(flight["connections"] === 0);
      }
    }
  });
});

describe("fares and meals", () => {
  const fares = new Map(records("fare").map((fare) => [fare["fare_id"], fare]));
  const bases = new Map(records("fare_basis").map((basis) => [basis["fare_basis_code"], basis]));

  test("a fare belongs to the flight's airline and route; night fares to night flights", () => {
    for (const link of records("flight_fare")) {
      const flight = byId.get(link["flight_id"])!;
      const fare = fares.get(link["fare_id"])!;
      expect(fare["fare_airline"]).toBe(flight["airline_code"]);
      expect(fare["from_airport"]).toBe(flight["from_airport"]);
      expect(fare["to_airport"]).toBe(flight["to_airport"]);
      const night = bases.get(fare["fare_basis_code"])!["night"] === "YES";
      if (night) expect(number(flight["departure_time"])).toBeGreaterThanOrEqual(2000);
    }
  });

  test("every flight can be bought, and first class costs more than coach", () => {
    const sold = new Set(records("flight_fare").map((link) => link["flight_id"]));
    expect(sold.size).toBe(flights.length);
    const routes = groupBy([...fares.values()], (fare) =>
      [fare["from_airport"], fare["to_airport"], fare["fare_airline"]].join(),
    );
    for (const offers of routes.values()) {
      const cost = (code: string) =>
        offers.find((fare) => fare["fare_basis_code"] === code)?.["one_direction_cost"];
      if (cost("F") !== undefined) expect(number(cost("F"))).toBeGreaterThan(number(cost("Y")));
      if (cost("QX") !== undefined) expect(number(cost("QX"))).toBeLessThan(number(cost("Y")));
    }
  });

  test("a round trip that is required has its price", () => {
    for (const fare of fares.values()) {
      if (fare["round_trip_required"] === "YES") expect(fare["round_trip_cost"]).not.toBeNull();
    }
  });

  test("what a meal code means is in food_service", () => {
    const known = new Set(records("food_service").map((row) => row["meal_code"]));
    for (const { meal_code: code } of flights) if (code !== null) expect(known).toContain(code);
  });
});

type Row = Readonly<Record<string, WorldCell>>;

function columns(name: string): string[] {
  const table = Object.entries(tables).find(([key]) => key === name);
  return table![1].columns.map((column) => column.split(" ")[0]!);
}

function records(name: TableName): Row[] {
  const names = columns(name);
  return world[name].map((row) =>
    Object.fromEntries(names.map((column, index) => [column, row[index]!])),
  );
}

function groupBy(
  rows: readonly Row[],
  key: string | ((row: Row) => WorldCell),
): Map<WorldCell, Row[]> {
  const groups = new Map<WorldCell, Row[]>();
  for (const row of rows) {
    const value = typeof key === "string" ? row[key]! : key(row);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [row]);
    else group.push(row);
  }
  return groups;
}
