import { describe, expect, it } from "vitest";
import { openedUp } from "./opened-up.ts";

const trips = (...parts: string[]) => `SELECT trip.id FROM trip WHERE ${parts.join(" AND ")}`;
const town = "trip.goal_station IN ( SELECT station.id FROM station WHERE station.town = 'LEEDS' )";
const station = "trip.goal_station = 'LDS'";
const fast = "trip.stops = 0";

describe("a value that took the place of something wider", () => {
  it.each([
    "any station is fine",
    "ok any station then",
    "whichever station, doesn't matter",
    "the station doesn't matter",
    "i dont care which station",
  ])("gives way to it: %s", (said) =>
    expect(openedUp(said, [trips(town), trips(station, fast)])).toBe(trips(town, fast)),
  );

  it.each(["any line is fine", "any station in york", "a station"])("is not meant: %s", (said) =>
    expect(openedUp(said, [trips(town), trips(station, fast)])).toBeNull(),
  );

  it("stays where nothing was wider", () => {
    expect(openedUp("any station", [trips(fast), trips(station, fast)])).toBeNull();
  });
});

describe("one for another, then either", () => {
  const on = (line: string) => `trip.line = '${line}'`;
  it.each(["either line is ok", "both are fine", "either", "both lines work for me"])(
    "%s",
    (said) =>
      expect(openedUp(said, [trips(on("NORTH"), fast), trips(on("SOUTH"), fast)])).toBe(
        trips(`( ${on("NORTH")} OR ${on("SOUTH")} )`, fast),
      ),
  );

  it("is none where nothing was exchanged", () => {
    expect(openedUp("either is ok", [trips(fast), trips(on("SOUTH"), fast)])).toBeNull();
    expect(openedUp("both ways", [trips(on("NORTH")), trips(on("SOUTH"))])).toBeNull();
  });
});
