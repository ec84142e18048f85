import { expect, test } from "vitest";
import { anyOfSeveral } from "./one-of-several.ts";

const day = (column: string, name: string) =>
  `${column} IN ( SELECT day.id FROM day WHERE day.name = '${name}' )`;
const either = `( ${day("trip.days", "SATURDAY")} OR ${day("trip.days", "SUNDAY")} )`;
const trips = (where: string) => `SELECT DISTINCT trip.id FROM trip WHERE ${where}`;
const ticketsOn = (where: string, more = "") =>
  `SELECT DISTINCT ticket.id FROM ticket WHERE ticket.trip IN ( SELECT trip.id FROM trip WHERE ${where} )${more}`;

test("what holds for either day is not narrowed to one by another column", () => {
  const valid = ` AND ticket.kind IN ( SELECT kind.id FROM kind WHERE ${day("kind.days", "SUNDAY")} )`;
  expect(anyOfSeveral(ticketsOn(either, valid))).toBe(ticketsOn(either));
});

test("what else is said there stays", () => {
  const valid = ` AND ticket.kind IN ( SELECT kind.id FROM kind WHERE kind.class = 'FIRST' AND ${day("kind.days", "SUNDAY")} )`;
  const first = " AND ticket.kind IN ( SELECT kind.id FROM kind WHERE kind.class = 'FIRST' )";
  expect(anyOfSeveral(ticketsOn(either, valid))).toBe(ticketsOn(either, first));
});

test.each([
  [
    "one day by both ways",
    ticketsOn(day("trip.days", "SUNDAY"), ` AND ${day("ticket.days", "SUNDAY")}`),
  ],
  ["another day than either", ticketsOn(either, ` AND ${day("ticket.days", "MONDAY")}`)],
  ["the choice alone", trips(either)],
  [
    "one day said twice",
    ticketsOn(
      `( ${day("trip.days", "SUNDAY")} OR ${day("trip.days", "SUNDAY")} )`,
      ` AND ${day("ticket.days", "SUNDAY")}`,
    ),
  ],
])("%s stays as it is", (_, sql) => expect(anyOfSeveral(sql)).toBe(sql));
