import { describe, expect, it } from "vitest";
import { affirmedOf, oppositeOf, withoutNew } from "./kept-out.ts";

describe("what is denied, as it would be asked for", () => {
  it.each([
    ["exclude those with stops", "those with stops"],
    ["ok, leave out the ones on north", "the ones on north"],
    ["exclude north", "north"],
    ["not north, please", "north, please"],
    ["anything but north", "north"],
    ["which ones don't serve anything", "which ones serve anything"],
    ["which ones dont serve anything", "which ones serve anything"],
    ["those that are not late", "those that are late"],
    ["trips with no stops", "trips with stops"],
  ])("%s", (said, meant) => expect(affirmedOf(said)).toBe(meant));

  it.each([
    "not north, south",
    "not a tram, a train",
    "exclude north and not south",
    "trips on north",
    "don't show what isn't there",
  ])("is not one thing: %s", (said) => expect(affirmedOf(said)).toBeNull());
});

describe("the last query without that", () => {
  const last = "SELECT trip.id FROM trip WHERE trip.goal = 'HULL'";

  it.each([
    ["trip.line = 'NORTH'", "trip.line != 'NORTH'"],
    ["trip.stops > 0", "trip.stops = 0"],
    ["trip.stops < 3", "trip.stops >= 3"],
    ["trip.meal IS NOT NULL", "trip.meal IS NULL"],
    [
      "trip.id IN ( SELECT meal.trip FROM meal WHERE meal.hot = 1 )",
      "trip.id NOT IN ( SELECT meal.trip FROM meal WHERE meal.hot = 1 )",
    ],
    ["trip.meal IN ( SELECT meal.code FROM meal )", "trip.meal IS NULL"],
  ])("%s", (added, kept) =>
    expect(withoutNew(`${last} AND ${added}`, last)).toBe(`${last} AND ${kept}`),
  );

  it("keeps out one of those that it may be", () => {
    const wide =
      "SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT stop.id FROM stop WHERE stop.town = 'HULL' )";
    const narrow = "SELECT trip.id FROM trip WHERE trip.goal = 'DOCK'";
    expect(withoutNew(narrow, wide)).toBe(`${wide} AND trip.goal != 'DOCK'`);
    expect(withoutNew(narrow.replace("goal", "start"), wide)).toBeNull();
  });

  it("is none where more changed, or nothing did", () => {
    expect(withoutNew(last, last)).toBeNull();
    expect(withoutNew(last.replace("HULL", "YORK"), last)).toBeNull();
  });

  it.each(["and those that don't", "which ones dont", "what about the ones that do not"])(
    "%s",
    (said) =>
      expect(oppositeOf(said, [last, `${last} AND trip.line = 'NORTH'`])).toBe(
        `${last} AND trip.line != 'NORTH'`,
      ),
  );

  it.each(["and the ones that do", "which ones do", "and those that are"])("%s", (said) => {
    expect(oppositeOf(said, [last, `${last} AND trip.line != 'NORTH'`])).toBe(
      `${last} AND trip.line = 'NORTH'`,
    );
    expect(oppositeOf(said, [last, `${last} AND trip.line = 'NORTH'`])).toBeNull();
  });

  it("is asked for by nothing else", () => {
    expect(oppositeOf("those that don't stop", [last, `${last} AND trip.stops = 1`])).toBeNull();
  });
});
