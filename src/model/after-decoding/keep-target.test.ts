import { describe, expect, it } from "vitest";
import type { Schema } from "../../database/database.ts";
import { keepTarget, rowsAgain } from "./keep-target.ts";

const column = (name: string) => ({ name, type: "text", nullable: true }) as const;
const table = (name: string, ...columns: readonly string[]) => ({
  name,
  primaryKey: ["id"],
  foreignKeys: [],
  columns: columns.map(column),
});
const schema: Schema = {
  tables: [table("ticket", "id", "price", "trip"), table("trip", "id", "goal")],
};
const last = "SELECT DISTINCT ticket.id FROM ticket WHERE ticket.trip = 4";
const cheapestTrip =
  "SELECT DISTINCT trip.id FROM trip WHERE trip.id IN ( SELECT ticket.trip FROM ticket WHERE ticket.price = ( SELECT MIN ( ticket.price ) FROM ticket WHERE ticket.trip = 4 ) )";
const trips = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.id = 4";

describe("what was found is what is meant", () => {
  it.each(["which one is the cheapest", "the cheapest one", "okay what is the cheapest"])(
    "%s",
    (utterance) => {
      expect(keepTarget(cheapestTrip, last, utterance, schema)).toBe(
        `${last} AND ticket.price = ( SELECT MIN ( ticket.price ) FROM ticket WHERE ticket.trip = 4 )`,
      );
    },
  );

  it.each(["how many are there", "how many of those are there?", "how many"])("%s", (utterance) => {
    expect(keepTarget(trips, last, utterance, schema)).toBe(
      "SELECT COUNT ( DISTINCT ticket.id ) FROM ticket WHERE ticket.trip = 4",
    );
  });
});

describe("what was counted", () => {
  const before = "SELECT COUNT ( DISTINCT trip.id ) FROM trip WHERE trip.goal = 4";
  const earliest = `${before} AND trip.start = ( SELECT MIN ( trip.start ) FROM trip WHERE trip.goal = 4 )`;
  it.each(["what is the earliest", "and the first one?"])("%s", (utterance) => {
    expect(keepTarget(earliest, before, utterance, schema)).toBe(
      earliest.replace("COUNT ( DISTINCT trip.id )", "DISTINCT trip.id"),
    );
  });

  it("is counted where that is said", () => {
    expect(keepTarget(earliest, before, "how many are the earliest", schema)).toBe(earliest);
    expect(keepTarget(before, "", "to york", schema)).toBe(before);
  });
});

describe("which of them", () => {
  const to = (goal: string) => `trip.goal = ${goal} AND trip.start > 3`;
  const before = `SELECT DISTINCT line.id FROM line WHERE line.id IN ( SELECT trip.line FROM trip WHERE ${to("4")} )`;
  const red = `SELECT DISTINCT trip.id FROM trip WHERE trip.red = 1 AND ${to("4")}`;
  it.each(["which of them are red", "who of those is red", "okay, which ones are red"])(
    "%s: those found last, by what is said of the other",
    (utterance) => {
      expect(keepTarget(red, before, utterance, schema)).toBe(
        before.replace("trip.goal", "trip.red = 1 AND trip.goal"),
      );
    },
  );

  it.each([
    ["which of the trips are red", red],
    ["show me red ones", red],
    ["are any of those red", red],
    ["which of them are red", `SELECT DISTINCT trip.id FROM trip WHERE ${to("5")}`],
  ])("%s: what the model says", (utterance, sql) => {
    expect(keepTarget(sql, before, utterance, schema)).toBe(sql);
  });
});

it.each([
  "list the trips themselves",
  "now show me those trips",
  "show me the trips again",
  "go back to the trips",
])("%s: of lines that were found by them", (utterance) => {
  const trips = "trip WHERE trip.goal = 4 AND trip.start > 3";
  const lines = `SELECT DISTINCT line.id FROM line WHERE line.id IN ( SELECT trip.line FROM ${trips} )`;
  expect(keepTarget(lines, lines, utterance, schema)).toBe(`SELECT DISTINCT trip.id FROM ${trips}`);
  expect(keepTarget(lines, lines, "show me the tickets", schema)).toBe(lines);
});

describe("rows that are asked for by their name alone", () => {
  const trips = "SELECT DISTINCT trip.id FROM trip WHERE trip.goal = 4 AND trip.start > 3";
  const lines = `SELECT DISTINCT line.id FROM line WHERE line.id IN ( ${trips.replace("DISTINCT trip.id", "trip.line")} )`;
  it.each(["show those trips", "let me see the trips", "now list the trips"])(
    "%s: those of the list",
    (utterance) => expect(rowsAgain(utterance, [trips, lines], schema)).toBe(trips),
  );

  it("are those that were listed before, where they are asked for again", () => {
    const tickets = `SELECT DISTINCT ticket.id FROM ticket WHERE ticket.price < 9 AND ticket.trip IN ( ${trips} )`;
    expect(rowsAgain("let me see the trips again", [trips, tickets], schema)).toBe(trips);
    expect(rowsAgain("let me see the trips", [trips, tickets], schema)).toBeNull();
    expect(rowsAgain("show me the red trips", [trips, lines], schema)).toBeNull();
  });
});

describe("the prediction stays", () => {
  it.each([
    ["where a table is named", "which trip is the cheapest", cheapestTrip, last],
    ["where more is said", "how many go to york", trips, last],
    [
      "after something else than a list",
      "the cheapest one",
      cheapestTrip,
      "SELECT DISTINCT trip.goal FROM trip WHERE trip.id = 4",
    ],
  ])("%s", (_, utterance, sql, before) => {
    expect(keepTarget(sql, before, utterance, schema)).toBe(sql);
  });
});
