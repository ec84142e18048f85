// Plain changes of values: one for another, one more, one less, one that comes back.
import { describe, expect, it } from "vitest";
import { change, changed, either, goal, north, read, trips } from "./plain-change.fixture.ts";

describe("one value for another, both named", () => {
  it.each([
    "york, not leeds",
    "from york instead of leeds",
    "i said leeds but i meant york",
    "sorry, i said leeds i meant york please",
    "no not leeds, york",
    "not from leeds but from york",
    "i'd rather go to york than leeds",
    "i would prefer york to leeds",
    "replace leeds with york",
    "switch from leeds to york",
    "york would be better than leeds",
  ])("%s", (said) => expect(change(trips, said)).toBe(trips.replace("LEEDS", "YORK")));

  it.each([
    ["a word is left over", "trains from york instead of leeds"],
    ["the new value stands there already", "hull instead of leeds"],
    ["the old value stands nowhere", "leeds instead of york"],
    ["the values are of two kinds", "north instead of leeds"],
    ["nothing is contrasted", "york or leeds"],
  ])("the model reads the turn where %s", (_, said) => expect(change(trips, said)).toBeNull());

  it("the model reads the turn where the old value is kept out", () => {
    const without = "SELECT city.id FROM city WHERE city.name != 'LEEDS'";
    expect(change(without, "york instead of leeds")).toBeNull();
  });
});

describe("widening by one value", () => {
  const wider = "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.line = 'SOUTH' )";

  it.each([
    "or south",
    "south would be fine too",
    "south would also be ok",
    "also on south",
    "and south",
    "and on south please",
  ])("%s", (said) => expect(change(north, said)).toBe(wider));

  it("within a query inside", () => {
    const inner = (where: string) =>
      `SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT city.id FROM city WHERE ${where} )`;
    expect(change(inner("city.name = 'LEEDS'"), "or york")).toBe(
      inner("( city.name = 'LEEDS' OR city.name = 'YORK' )"),
    );
  });

  it.each(["south", "or south on monday", "south is fine", "and south?"])(
    "leaves %s to the model",
    (said) => expect(change(north, said)).toBeNull(),
  );

  it("takes 'and south' for the next one asked about where no rows of its table are listed", () => {
    const counted = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.line = 'NORTH'";
    expect(change(counted, "and south")).toBeNull();
    expect(change(`SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`, "and york")).toBeNull();
  });

  it("behind several of that kind", () => {
    const three = "trip.line = 'NORTH' OR trip.line = 'SOUTH' OR trip.line = 'COAST'";
    expect(change(either, "or coast")).toBe(
      `SELECT trip.id FROM trip WHERE ( ${three} ) AND trip.stops = 0`,
    );
    expect(change(either, "plus coast")).toContain(three);
    expect(change(either, "or south")).toBeNull();
    const mixed =
      "SELECT trip.id FROM trip WHERE ( trip.line = 'NORTH' OR trip.stops = 0 ) AND trip.line = 'SOUTH'";
    expect(change(mixed, "or coast")).toBeNull();
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
  ])("%s", (said) => expect(change(either, said)).toBe(left));

  it.each([
    "not south either",
    "and no south",
    "without south too",
    "nor on south",
    "also not south",
  ])("beside one that is left out already: %s", (said) => {
    const but = "SELECT trip.id FROM trip WHERE trip.line != 'NORTH'";
    expect(change(but, said)).toBe(`${but} AND trip.line != 'SOUTH'`);
    expect(change(but, said.replace("south", "north"))).toBeNull();
  });

  it("wherever it stands", () => {
    const towns = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("YORK")} OR ${goal("HULL")} )`;
    const fewer = `SELECT trip.id FROM trip WHERE ( ${goal("LEEDS")} OR ${goal("HULL")} )`;
    expect(change(towns, "not to york")).toBe(fewer);
    const inner = "( city.name = 'LEEDS' OR city.name = 'YORK' )";
    const nested = `SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT city.id FROM city WHERE ${inner} )`;
    expect(change(nested, "no york")).toBe(`SELECT trip.id FROM trip WHERE ${goal("LEEDS")}`);
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
  ])("leaves it to the model where %s", (_, sql, said) => expect(change(sql, said)).toBeNull());
});

describe("a value that was asked for before", () => {
  const first = `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal("HULL")}`;
  const second = `SELECT trip.id FROM trip WHERE ${goal("HULL")} AND trip.stops = 0`;
  const third = "SELECT trip.id FROM trip WHERE trip.stops = 0";

  it.each([
    "put north back",
    "put north back in please",
    "bring back north",
    "add north back",
    "ok north again",
    "on north after all",
    "i want north after all",
    "with north again",
  ])("%s", (said) => {
    expect(changed([first, second], read(said))).toBe(
      `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal("HULL")} AND trip.stops = 0`,
    );
  });

  it("comes back with the condition that it stood in", () => {
    expect(changed([first, second, third], read("to hull after all"))).toBe(second);
  });

  it.each([
    ["it was never asked for", [first, second], "put south back"],
    [
      "another of its kind is asked for",
      [first, second.replace("stops = 0", "line = 'SOUTH'")],
      "north again",
    ],
    ["it is asked for now", [second, first], "north again"],
    ["a word is left over", [first, second], "put north back on monday"],
    ["nothing is said to come back", [first, second], "north"],
    [
      "another thing is asked for",
      [first, "SELECT city.name FROM city WHERE city.id > 5"],
      "north again",
    ],
  ])("the model reads the turn where %s", (_, queries, said) => {
    expect(changed(queries, read(said))).toBeNull();
  });
});
