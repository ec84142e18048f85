import { describe, expect, it } from "vitest";
import type { Schema } from "../database/database.ts";
import { keepTarget } from "./keep-target.ts";

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
