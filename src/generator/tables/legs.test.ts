// Acts that flights have by what is declared work on any tables whose columns are called so.
import { expect, test } from "vitest";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { databaseBytes } from "../../database/sqlite/database-bytes.ts";
import { draftWorld } from "../../learn/compile/draft-world.ts";
import { createRandom } from "../../random.ts";
import type { TalkMove } from "../ground.ts";
import { type Filter, listOf } from "../query.ts";
import { querySql } from "../query-sql.ts";
import { tableActs } from "./acts.ts";
import type { TableContext } from "./context.ts";

const places = ["Oslo", "Bergen", "Narvik", "Molde"];
const rows = places.flatMap((from, i) =>
  places.flatMap((to, k) => (from === to ? [] : [`('${from}', '${to}', ${20 + i * 7 + k * 3})`])),
);
const bytes = await databaseBytes([
  "CREATE TABLE ferry (ferry_id INTEGER PRIMARY KEY, origin TEXT, destination TEXT, price INTEGER)",
  `INSERT INTO ferry (origin, destination, price) VALUES ${rows.join(", ")}`,
]);
const { world } = await draftWorld(await createSqliteDatabase(bytes, "ferries"));
const ferry = world.byTable.get("ferry");
const holding = (name: string, value: string): Filter => {
  const field = ferry?.fields.find(({ key }) => key === `ferry.${name}`);
  if (field === undefined) throw new RangeError(`no column ${name}`);
  return { kind: "values", field, values: [{ value, said: value.toLowerCase() }] };
};
const query = listOf(
  ferry ?? world.subjects[0]!,
  [],
  [holding("origin", "Oslo"), holding("destination", "Bergen")],
);
const many = (make: (context: TableContext) => TalkMove | undefined): TalkMove[] =>
  Array.from({ length: 60 }, (_, seed) => {
    const at = { random: createRandom(seed), turn: 3, history: [query, query], empty: false };
    return make({ ...at, world, query, today: "2026-03-01", analyst: false });
  }).flatMap((move) => move ?? []);
const sql = (move: TalkMove): string => (move.query && querySql(world, move.query)) ?? "";

test("the way back exchanges both ends", () => {
  const back = many(tableActs.swapMove);
  expect(back.length).toBeGreaterThan(50);
  for (const move of back) {
    expect(sql(move)).toContain("ferry.origin = 'Bergen' AND ferry.destination = 'Oslo'");
    expect(move.text).toMatch(/other|back|vice versa|opposite|reverse/);
  }
});

test("the next leg, and whatever leaves, begin where the last one ended", () => {
  const onward = many(tableActs.onwardMove);
  expect(onward.length).toBeGreaterThan(30);
  for (const move of onward) {
    expect(sql(move)).toContain("ferry.origin = 'Bergen' AND ferry.destination = ");
    expect(move.text).toMatch(/there|on|next/);
  }
  const leaving = many(tableActs.leavingMove);
  expect(leaving.length).toBeGreaterThan(30);
  for (const move of leaving) {
    expect(sql(move)).toMatch(/WHERE ferry\.origin = 'Bergen'$/);
    expect(move.text).toMatch(/bergen/i);
  }
});

test("back to where something was said, what was narrowed since falls", () => {
  const forks = many(tableActs.forkMove);
  expect(forks.length).toBeGreaterThan(20);
  for (const move of forks) expect(sql(move)).toMatch(/WHERE ferry\.origin (=|IN) [^A]*$/);
});
