import { expect, test } from "vitest";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import { noFacts } from "../repair/repair.fixture.ts";
import { boundsIn } from "./unfit-bounds.ts";

const column = (table: number, name: string, more: Partial<DescribedColumn> = {}) => ({
  table,
  name,
  words: name.split("_"),
  type: "integer" as const,
  time: null,
  primary: false,
  ...more,
});
const described: DescribedSchema = {
  tables: [
    { name: "owner", words: ["owner"], columns: [0, 1, 2] },
    { name: "lift", words: ["lift"], columns: [3, 4, 5, 6, 7, 8] },
  ],
  columns: [
    column(0, "name", { type: "text" }),
    column(0, "is_member"),
    column(0, "visits"),
    column(1, "id", { primary: true }),
    column(1, "length_m"),
    column(1, "capacity_per_hour"),
    column(1, "fee"),
    column(1, "built", { time: "year" }),
    column(1, "ride", { unit: "minute" }),
  ],
  links: [],
  notes: [],
};
const held = (low: number, high: number) => ({ low, high, distinct: 9, sample: [] });
const facts = {
  ...noFacts,
  flags: new Map([["owner.is_member", ["0", "1"]]]),
  numbers: new Map([
    ["owner.visits", held(1, 90)],
    ["lift.length_m", held(300, 2900)],
    ["lift.fee", held(4, 20)],
  ]),
};
const unfit = (
  utterance: string,
  condition: string,
  before: string | null = null,
): readonly string[] => {
  const table = condition.includes("owner.") ? "owner" : "lift";
  const sql = `SELECT * FROM ${table} ${condition}`;
  return boundsIn(sql, utterance, { described, facts }, before).unfit;
};

test("what only says yes or no, and keys, are no more than anything", () => {
  expect(unfit("owners over 60", "WHERE owner.is_member > 60")).toEqual(["60"]);
  expect(unfit("lifts over 60", "WHERE lift.id > 60")).toEqual(["60"]);
  expect(unfit("lifts with an id over 60", "WHERE lift.id > 60")).toEqual([]);
});

test("people over 60 are so old; a column that is named may be compared with anything", () => {
  expect(unfit("owners over 60", "WHERE owner.visits > 60")).toEqual(["60"]);
  expect(unfit("owners with visits over 60", "WHERE owner.visits > 60")).toEqual([]);
  expect(unfit("owners with more than 60 visits", "WHERE owner.visits > 60")).toEqual([]);
});

test("what is older or younger than so much has an age, or a time that makes one", () => {
  expect(unfit("owners older than 50", "WHERE owner.visits > 50")).toEqual(["50"]);
  expect(unfit("lifts younger than 12", "WHERE lift.fee < 12")).toEqual(["12"]);
  expect(unfit("lifts older than 50", "WHERE lift.built < 50")).toEqual(["50"]);
  expect(unfit("lifts older than 1990", "WHERE lift.built < 1990")).toEqual([]);
});

test("a bare bound counts nothing, and holds for some", () => {
  const counted = "GROUP BY lift.id HAVING COUNT( * ) < 20";
  expect(unfit("lifts under 20", counted)).toEqual(["20"]);
  expect(unfit("lifts with fewer than 20 runs", counted)).toEqual([]);
  expect(unfit("lifts under 20", "WHERE lift.length_m < 20")).toEqual(["20"]);
  expect(unfit("lifts under 900", "WHERE lift.length_m < 900")).toEqual([]);
  // What costs more than anything does is asked for all the same.
  expect(unfit("lifts over 100", "WHERE lift.fee > 100")).toEqual([]);
});

test("a unit goes with a column that is measured in it", () => {
  expect(unfit("lifts over 500 euros", "WHERE lift.length_m > 500")).toEqual(["500"]);
  expect(unfit("lifts over 500 metres", "WHERE lift.length_m > 500")).toEqual([]);
  expect(unfit("lifts over 3 hours", "WHERE lift.capacity_per_hour > 3")).toEqual(["3"]);
  expect(unfit("lifts over 900 an hour", "WHERE lift.capacity_per_hour > 900")).toEqual([]);
  expect(unfit("lifts under 20 euros", "WHERE lift.built < 20")).toEqual(["20"]);
});

test("what the query before was about is spoken of still", () => {
  const before = "SELECT * FROM lift ORDER BY lift.length_m";
  expect(unfit("those under 20", "WHERE lift.length_m < 20", before)).toEqual([]);
});

test("a bare bound of what was counted before is one of that", () => {
  const before = "SELECT lift.name, COUNT( * ) FROM lift GROUP BY lift.name";
  const chosen = "GROUP BY lift.name HAVING COUNT( * ) > 20";
  expect(unfit("only those above 20", chosen, before)).toEqual([]);
  expect(unfit("over 20 only", chosen, before)).toEqual([]);
  // A noun of its own, or what it is measured in, says what it is about.
  expect(unfit("lifts over 20", chosen, before)).toEqual(["20"]);
  expect(unfit("over 20 euros", chosen, before)).toEqual(["20"]);
  expect(unfit("over 20 an hour", chosen, before)).toEqual(["20"]);
  expect(unfit("those above 20", chosen, "SELECT * FROM lift")).toEqual(["20"]);
});

test("what stands right before a bare bound has the column itself", () => {
  expect(
    unfit("owners over 900", "JOIN lift ON 1 WHERE lift.length_m > 900 OR owner.name = ''"),
  ).toEqual(["900"]);
});

test("a unit that is heeded is accounted for, also where it is kept in another", () => {
  const heeded = (utterance: string, condition: string): readonly string[] =>
    boundsIn(`SELECT * FROM lift WHERE ${condition}`, utterance, { described, facts }).heeded;
  expect(heeded("lifts over 500 metres", "lift.length_m > 500")).toEqual(["metres"]);
  expect(heeded("lifts over 2 hours", "lift.ride > 120")).toEqual(["2", "hours"]);
  expect(heeded("lifts over 2 hours", "lift.ride > 12")).toEqual([]);
});
