// Plain changes of what is asked: lists, two ends, both, groups and their shares.
import { describe, expect, it, test } from "vitest";
import { change, changed, goal, north, read, trips } from "./plain-change.fixture.ts";
import { asShares, countsOfShares } from "./plain-change.ts";

describe("what was counted", () => {
  const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.stops = 0";
  it.each(["list them", "show me those", "which ones are they"])("%s", (said) =>
    expect(change(counted, said)).toBe("SELECT DISTINCT trip.id FROM trip WHERE trip.stops = 0"),
  );

  it("is listed only where nothing else is said, and it was", () => {
    expect(change(counted, "list them by line")).toBeNull();
    expect(change("SELECT trip.id FROM trip WHERE trip.stops = 0", "list them")).toBeNull();
  });
});

describe("things listed by their key", () => {
  const listed = "SELECT DISTINCT trip.id FROM trip WHERE trip.stops = 0";
  const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.stops = 0";
  it.each(["how many are there", "how many is that", "how many"])("are counted: %s", (said) => {
    expect(change(listed, said)).toBe(counted);
    // Whoever wrote a query with a limit, all of those are meant.
    expect(change(`${listed} LIMIT 7`, said)).toBe(counted);
    expect(change(`${listed} ORDER BY trip.stops LIMIT 7`, said)).toBe(counted);
  });

  it("are not what else is listed, or counted by something", () => {
    expect(change("SELECT trip.line FROM trip", "how many are there")).toBeNull();
    expect(change(listed, "how many on each line")).toBeNull();
  });
});

describe("two ends", () => {
  const start = (city: string) =>
    `trip.origin IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;
  it.each([
    "reverse it",
    "the other way round please",
    "swap the cities",
    "what about the opposite direction",
    "vice versa",
  ])("change places: %s", (said) => {
    expect(change(`${trips} AND trip.stops = 0`, said)).toBe(
      `SELECT trip.id FROM trip WHERE ${goal("LEEDS")} AND ${start("HULL")} AND trip.stops = 0`,
    );
  });

  it("stay where only one is told, or something else is turned", () => {
    expect(change(`SELECT trip.id FROM trip WHERE ${goal("HULL")}`, "reverse it")).toBeNull();
    expect(change(trips, "reverse the charges")).toBeNull();
  });
});

describe("both", () => {
  const south = north.replace("NORTH", "SOUTH");
  it.each(["both", "both of them please", "either one is fine", "show me both lines"])(
    "the value before beside the one in its place: %s",
    (said) =>
      expect(changed([north, south], read(said))).toBe(
        "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' )",
      ),
  );

  it.each([
    ["nothing was exchanged", [north, `${north} AND trip.stops = 0`]],
    ["another thing was asked about", ["SELECT city.id FROM city", south]],
    ["nothing was asked before", [south]],
  ])("the model reads the turn where %s", (_, queries) =>
    expect(changed(queries, read("both"))).toBeNull(),
  );
});

describe("groups", () => {
  const byGenre = "SELECT book.genre , COUNT( * ) FROM book GROUP BY book.genre";

  test("a plain value narrows them", () => {
    expect(change(byGenre, "only novels")?.replaceAll(" (", "(")).toBe(
      "SELECT book.genre , COUNT( * ) FROM book WHERE book.genre = 'NOVELS' GROUP BY book.genre",
    );
  });

  test.each([
    ["a word left over", byGenre, "only novels cheaply"],
    ["two columns", byGenre, "only ripon"],
    ["no groups", "SELECT book.id FROM book", "only novels"],
    ["no figure to share", "SELECT book.id FROM book", "as a percentage"],
    ["something else", byGenre, "show me more"],
  ])("%s: the model reads the turn", (_, last, said) => expect(change(last, said)).toBeNull());

  const shares =
    "SELECT book.genre , 100.0 * COUNT( * ) / SUM( COUNT( * ) ) OVER ( ) FROM book GROUP BY book.genre";
  test.each(["as a percentage", "in percent", "share of each?", "show me the shares"])(
    "%s",
    (said) => {
      const plain = (sql: string | null) => sql?.replaceAll(/\s/g, "");
      expect(plain(change(byGenre, said))).toBe(plain(shares));
    },
  );

  test.each([
    ["share of each kind", "how many for each kind"],
    ["what is the share of each kind in the north?", "how many in the north for each kind"],
    ["share of each", null],
  ])("%s", (said, counted) => expect(countsOfShares(said)).toBe(counted));

  test("said of counts", () => {
    expect(changed([byGenre], asShares)).toContain("OVER");
    expect(changed([], asShares)).toBeNull();
  });
});
