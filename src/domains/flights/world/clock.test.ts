import { describe, expect, test } from "vitest";
import fc from "../../../../test/seeded-check.ts";
import { clockTime, daily, daysCode, daysMask, milesBetween, shiftDays } from "./clock.ts";
import { airportServices, airports, cities } from "./geography.ts";

const airport = (code: string) => airports.find((one) => one.code === code)!;

describe("days codes", () => {
  test.each([
    ["1234567", "DAILY"],
    ["6", "SA"],
    ["12345", "X67"],
    ["123457", "X6"],
    ["135", "135"],
    ["67", "67"],
  ])("%s is %s", (days, code) => expect(daysCode(daysMask(days))).toBe(code));

  test("every set of days has a code of its own", () => {
    const codes = Array.from({ length: daily }, (_, index) => daysCode(index + 1));
    expect(new Set(codes).size).toBe(daily);
  });

  test("shifting forth and back changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 127 }), fc.integer({ min: -9, max: 9 }), (mask, by) => {
        expect(shiftDays(shiftDays(mask, by), -by)).toBe(mask);
      }),
    );
  });
});

test("clock times are integers that read like the clock", () => {
  expect(clockTime(19 * 60)).toBe(1900);
  expect(clockTime(24 * 60 + 5)).toBe(5);
  expect(clockTime(-15)).toBe(2345);
});

describe("geography", () => {
  test.each([
    ["BOS", "SFO", 2704],
    ["SEA", "BOS", 2496],
    ["LAX", "SFO", 337],
    ["PIT", "BWI", 210],
    ["DFW", "ATL", 731],
    ["YUL", "YYZ", 315],
  ])("%s to %s is about %i miles", (from, to, miles) => {
    expect(Math.abs(milesBetween(airport(from), airport(to)) - miles)).toBeLessThan(miles * 0.02);
  });

  test("46 cities, 52 airports, and each city has one", () => {
    expect(cities).toHaveLength(46);
    expect(airports).toHaveLength(52);
    for (const { code } of cities) {
      expect(airportServices.some((service) => service.city === code)).toBe(true);
    }
    for (const { code } of airports) {
      expect(airportServices.some((service) => service.airport === code)).toBe(true);
    }
  });
});
