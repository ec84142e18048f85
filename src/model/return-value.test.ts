import { describe, expect, it } from "vitest";
import { returnValue } from "./return-value.ts";
import { saidOnRails as read, railTypes as types } from "./said.fixture.ts";

const goal = "trip.goal IN ( SELECT city.id FROM city WHERE city.name = 'HULL' )";
const first = `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal}`;
const second = `SELECT trip.id FROM trip WHERE ${goal} AND trip.stops = 0`;
const third = "SELECT trip.id FROM trip WHERE trip.stops = 0";

describe("a value that was asked for before", () => {
  it.each([
    "put north back",
    "put north back in please",
    "bring back north",
    "add north back",
    "ok north again",
    "on north after all",
    "i want north after all",
    "with north again",
  ])("%s", (utterance) => {
    expect(returnValue([first, second], read(utterance), types)).toBe(
      `SELECT trip.id FROM trip WHERE trip.line = 'NORTH' AND ${goal} AND trip.stops = 0`,
    );
  });

  it("comes back with the condition that it stood in", () => {
    expect(returnValue([first, second, third], read("to hull after all"), types)).toBe(
      `SELECT trip.id FROM trip WHERE ${goal} AND trip.stops = 0`,
    );
  });
});

describe("the model reads the turn", () => {
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
      [first, "SELECT city.name FROM city WHERE city.size > 5"],
      "north again",
    ],
  ])("where %s", (_, queries, utterance) => {
    expect(returnValue(queries, read(utterance), types)).toBeNull();
  });
});
