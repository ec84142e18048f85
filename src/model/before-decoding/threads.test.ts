import { describe, expect, it } from "vitest";
import { eitherWay, goingOn, type Told, whoseTurn } from "./threads.ts";

const trip = (from: string, to: string, more = ""): string =>
  `SELECT DISTINCT trip.id FROM trip WHERE trip.start = '${from}' AND trip.stop = '${to}'${more}`;
const told = (utterance: string, sql: string, whose = ""): Told => ({ utterance, sql, whose });

const out = told("trips from leeds to york", trip("LEEDS", "YORK"));
const home = told("and back after noon", trip("YORK", "LEEDS", " AND trip.hour > 12"));

describe("there and back", () => {
  it.each(["both on saturday", "do both legs on saturday", "each way on saturday"])(
    "%s: each of the two",
    (said) => {
      const going = goingOn(said, [out, home]);
      expect(going?.from.map(({ sql }) => sql)).toEqual([out.sql, home.sql]);
      expect(going?.rest).toMatch(/on saturday$/);
    },
  );

  it("is as it was, in either order", () => {
    const [there, back] = [`${out.sql} AND trip.day = 6`, `${home.sql} AND trip.day = 6`];
    const both = eitherWay(there, back) ?? "";
    expect(both).toBe(
      "SELECT DISTINCT trip.id FROM trip WHERE ( trip.start = 'LEEDS' AND trip.stop = 'YORK' OR trip.start = 'YORK' AND trip.stop = 'LEEDS' AND trip.hour > 12 ) AND trip.day = 6",
    );
    const past = [out, home, told("both on the sixth", both)];
    expect(goingOn("just the way there first", past)).toMatchObject({ rest: "" });
    expect(goingOn("just the way there first", past)?.from[0]?.sql).toBe(there);
    expect(goingOn("and the way back", past)?.from[0]?.sql).toBe(back);
  });

  it("one of them goes on from where it was left", () => {
    const going = goingOn("how much is the outbound", [out, home]);
    expect(going).toMatchObject({ from: [out], rest: "how much is" });
  });

  it("is nothing where there is one way, or two things are named", () => {
    expect(goingOn("both on saturday", [out])).toBeNull();
    expect(goingOn("the way back on sunday", [out])).toBeNull();
    expect(goingOn("both red and green", [out, home])).toBeNull();
    expect(goingOn("on saturday", [out, home])).toBeNull();
    const elsewhere = told("trips from hull to bath", trip("HULL", "BATH"));
    expect(goingOn("both on saturday", [out, elsewhere])).toBeNull();
  });
});

describe("asked in full again", () => {
  const trips = told("show me trips from leeds to york", trip("LEEDS", "YORK"));
  const late = told("which ones leave at noon", trip("LEEDS", "YORK", " AND trip.hour = 12"));

  it("goes on from before what was asked of those shown", () => {
    const going = goingOn("show me the express trips", [trips, late]);
    expect(going).toMatchObject({ from: [trips], rest: "show me the express trips" });
  });

  it("goes on from the last one otherwise", () => {
    const narrowed = told("only those at noon", late.sql);
    expect(goingOn("show me the express trips", [trips, narrowed])).toBeNull();
    expect(goingOn("only the express ones", [trips, late])).toBeNull();
    expect(goingOn("show me the express trains", [trips, late])).toBeNull();
    const elsewhere = told("which ones leave from hull", trip("HULL", "YORK"));
    expect(goingOn("show me the express trips", [trips, elsewhere])).toBeNull();
  });
});

describe("whose", () => {
  const boss = told("my boss goes from leeds to york", trip("LEEDS", "YORK"), "boss");
  const own = told("i go there too but from hull", trip("HULL", "YORK"));

  it("is who was named, or is spoken of", () => {
    expect(whoseTurn("my boss goes to york", [])).toBe("boss");
    expect(whoseTurn("does he have a seat", [boss, own])).toBe("boss");
    expect(whoseTurn("i go there too", [boss])).toBe("");
    expect(whoseTurn("before ten", [boss])).toBe("boss");
    expect(whoseTurn("my wife says both on saturday", [own])).toBe("");
  });

  it("goes on from where that was left", () => {
    const past = [boss, own];
    expect(goingOn("back to my boss, does he have a seat", past)).toEqual({
      from: [boss],
      rest: "does he have a seat",
    });
    expect(goingOn("is there one before ten", past)).toBeNull();
  });

  it("asks the same of the other", () => {
    const past = [own, { ...boss, utterance: "how much is his" }];
    expect(goingOn("and mine", past)).toEqual({ from: [own], rest: "how much is that" });
    expect(goingOn("me too", past)?.from).toEqual([own]);
  });
});
