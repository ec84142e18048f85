import { describe, expect, it } from "vitest";
import { saidOnRails as read, railTypes as types } from "./said.fixture.ts";
import { leaveValueOut, widenValues } from "./widen-values.ts";

const north = "SELECT trip.id FROM trip WHERE trip.line = 'NORTH'";
const either =
  "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' ) AND trip.stops = 0";
const goal = (city: string) =>
  `trip.goal IN ( SELECT city.id FROM city WHERE city.name = '${city}' )`;

describe("widening by one value", () => {
  const wider = "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' )";

  it.each([
    "or south",
    "south would be fine too",
    "south would also be ok",
    "also on south",
    "and south",
    "and on south please",
  ])("%s", (utterance) => expect(widenValues(north, read(utterance), types)).toBe(wider));

  it.each(["south", "or south on monday", "south is fine", "and south?"])(
    "leaves %s to the model",
    (utterance) => expect(widenValues(north, read(utterance), types)).toBeNull(),
  );

  it("takes 'and south' for the next one asked about where no rows of its table are listed", () => {
    const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.line = 'NORTH'";
    expect(widenValues(counted, read("and south"), types)).toBeNull();
    const inner = `SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`;
    expect(widenValues(inner, read("and york"), types)).toBeNull();
  });

  it("leaves it to the model where two of that kind are asked for", () => {
    expect(widenValues(either, read("or coast"), types)).toBeNull();
  });
});

describe("one of several values less", () => {
  const left = "SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND trip.stops = 0";

  it.each([
    "no south",
    "not on south",
    "ok but not south please",
    "without south",
    "drop south",
    "leave out south",
    "leave south out",
    "i don't want south",
    "south is out",
    "anything but south",
  ])("%s", (utterance) => expect(leaveValueOut(either, read(utterance), types)).toBe(left));

  it("wherever it stands", () => {
    const towns = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("YORK")} OR ${goal("HULL")} )`;
    const fewer = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("HULL")} )`;
    expect(leaveValueOut(towns, read("not to york"), types)).toBe(fewer);
    const inner = "( city.name = 'LEEDS' OR city.name = 'YORK' )";
    const nested = `SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT city.id FROM city WHERE ${inner} )`;
    const one = `SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`;
    expect(leaveValueOut(nested, read("no york"), types)).toBe(one);
  });

  it.each([
    ["it is the only one", north, "no north"],
    ["it stands nowhere", either, "no coast"],
    ["a comma makes it a correction", either, "no, south"],
    ["a word is left over", either, "no south on monday"],
    [
      "the others are about something else",
      "SELECT trip.id FROM trip WHERE ( trip.line = 'SOUTH' OR trip.stops = 0 )",
      "no south",
    ],
  ])("leaves it to the model where %s", (_, sql, utterance) =>
    expect(leaveValueOut(sql, read(utterance), types)).toBeNull(),
  );
});
