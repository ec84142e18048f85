import { expect, test } from "vitest";
import type { Column, Schema, Table } from "../../database/database.ts";
import { accountFor } from "../../words/account.ts";
import { createLexis } from "../../words/lexis.ts";
import { mostOfOthers, type Named, otherMeasures, thingLeftOut } from "./named-things.ts";

const column = (name: string): Column => ({ name, type: "text", nullable: true });
const table = (name: string, columns: readonly string[], to?: string): Table => ({
  name,
  columns: columns.map(column),
  primaryKey: [`${name}_id`],
  foreignKeys:
    to === undefined ? [] : [{ columns: [`${to}_id`], table: to, references: [`${to}_id`] }],
});
const schema: Schema = {
  tables: [
    table("hall", ["hall_id", "area"]),
    table("statue", ["statue_id", "title", "hall_id"], "hall"),
    table("visit", ["visit_id", "price", "hall_id"], "hall"),
  ],
};
const lexis = createLexis({ schema, values: [] });

function named(utterance: string, sql: string): Named {
  return {
    utterance,
    sql,
    schema,
    lexis,
    account: accountFor({ utterance, sql, lexis, values: [] }),
  };
}

test.each([
  ["what is the largest statue", "SELECT MAX( hall.area ) FROM hall", "statue"],
  ["what is the largest hall", "SELECT MAX( hall.area ) FROM hall", undefined],
  // Each visit is of one hall, and halls may be what is counted.
  ["visits in each hall", "SELECT visit.hall_id , COUNT( * ) FROM visit", undefined],
  ["how many halls have statues", "SELECT COUNT( * ) FROM statue", undefined],
  ["the statue halls", "SELECT * FROM hall", undefined],
  ["the cheapest hall to visit", "SELECT * FROM hall ORDER BY hall.price LIMIT 1", undefined],
  ["from halls to visits", "SELECT * FROM hall", "visits"],
] as const)("%s | %s: left out is %s", (utterance, sql, left) => {
  expect(thingLeftOut(named(utterance, sql))).toBe(left);
});

const dearest =
  "SELECT hall.hall_id FROM hall JOIN visit ON visit.hall_id = hall.hall_id ORDER BY visit.price DESC LIMIT 1";

test.each([
  ["the most expensive hall", dearest, "expensive hall"],
  ["the dearest hall", dearest, "dearest hall"],
  ["the hall with the most expensive visit", dearest, undefined],
  ["the hall with the highest price", dearest, undefined],
  ["the most expensive visit", "SELECT * FROM visit ORDER BY visit.price DESC LIMIT 1", undefined],
] as const)("%s | %s: goes by others is %s", (utterance, sql, most) => {
  expect(mostOfOthers(named(utterance, sql))).toBe(most);
});

test("learned words stand for what they were learned with", () => {
  const learned = createLexis({ schema, values: [], learned: new Map() });
  expect(mostOfOthers({ ...named("the dearest hall", dearest), lexis: learned })).toBeUndefined();
});

test("who has no size is asked about by what can be measured", () => {
  const measured = (name: string): Column => ({ name, type: "real", nullable: true });
  const musicians: Schema = {
    tables: [
      { ...table("musician", ["name"]), columns: ["musician_id", "salary", "age"].map(measured) },
      { ...table("town", ["name"]), columns: ["population"].map(measured) },
    ],
  };
  const words = createLexis({ schema: musicians, values: [] });
  const asked = (utterance: string, sql: string): Named => ({
    utterance,
    sql,
    schema: musicians,
    lexis: words,
    account: accountFor({ utterance, sql, lexis: words, values: [] }),
  });
  const paid = "SELECT musician.name FROM musician ORDER BY musician.salary DESC LIMIT 1";
  expect(mostOfOthers(asked("largest musician", paid))).toBe("largest musician");
  expect(mostOfOthers(asked("the largest musician by salary", paid))).toBeUndefined();
  const town = "SELECT town.name FROM town ORDER BY town.population DESC LIMIT 1";
  expect(mostOfOthers(asked("the largest town", town))).toBeUndefined();
  expect(otherMeasures(asked("largest musician", paid))).toEqual([
    "SELECT musician.name FROM musician ORDER BY musician.age DESC LIMIT 1",
  ]);
});
