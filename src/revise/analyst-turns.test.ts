// Later turns of people who look at figures, and what they became wrongly before.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bookshop } from "../base/bookshop.fixture.ts";
import { readTurn } from "../base/encoding/encode-turn.ts";
import { openOwn } from "../base/own-schema.fixture.ts";
import { readOutline } from "../outline/read-outline.ts";
import { writeOutline } from "../outline/write-outline.ts";
import { parseSql } from "../sql/parse.ts";
import type { OutlineChange } from "./opening/figures.ts";
import { openingOutline } from "./opening/opening.ts";
import { reviseOutline } from "./revise.ts";

let shop: Bookshop;
const today = { year: 2025, month: 6, day: 1 };
beforeAll(async () => {
  const moment = (day: string): number => Date.parse(`${day}T10:00:00Z`) / 1000;
  shop = await openOwn([
    "CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT, vip TEXT, age INTEGER)",
    "INSERT INTO owner VALUES (1, 'Ada', 'Y', 30), (2, 'Ben', 'N', 40), (3, 'Cleo', 'N', 53)",
    "CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, species TEXT, owner_id INTEGER REFERENCES owner (id), weight REAL)",
    "INSERT INTO pet VALUES (1, 'Rex', 'dog', 1, 30), (2, 'Tom', 'cat', 1, 4), (3, 'Fido', 'dog', 2, 20)",
    "CREATE TABLE visit (id INTEGER PRIMARY KEY, pet_id INTEGER REFERENCES pet (id), visit_time INTEGER, fee REAL)",
    `INSERT INTO visit VALUES (1, 1, ${moment("2025-02-01")}, 50), (2, 2, ${moment("2025-03-02")}, 20), (3, 3, ${moment("2025-04-02")}, 70)`,
  ]);
});
afterAll(() => shop.database.close());

const change: OutlineChange = (said, outline) =>
  reviseOutline(readTurn(said, shop.ground, today), outline, shop.known.described);

async function rows(outline: ReturnType<OutlineChange>): Promise<unknown[][] | null> {
  const sql = outline && writeOutline(outline, shop.known.described);
  return sql === null ? null : (await shop.database.query(sql)).rows.map((row) => [...row]);
}

test.each<[string, string, unknown[][]]>([
  ["SELECT name FROM owner WHERE vip = 'Y'", "how many are not", [[2]]],
  ["SELECT COUNT(*) FROM owner WHERE vip = 'Y'", "and how many aren't?", [[2]]],
  ["SELECT name, age FROM owner", "average", [[41]]],
  ["SELECT name, age FROM owner WHERE vip = 'N'", "the median of those", [[46.5]]],
  [
    "SELECT AVG(weight) FROM pet WHERE species = 'dog'",
    "by species instead",
    [
      ["cat", 4],
      ["dog", 25],
    ],
  ],
  [
    "SELECT owner.name FROM owner JOIN pet ON pet.owner_id = owner.id GROUP BY owner.id HAVING COUNT(*) > 1",
    "show their pets too",
    [
      ["Ada", "Rex"],
      ["Ada", "Tom"],
    ],
  ],
  [
    "SELECT species, COUNT(*) FROM pet GROUP BY species",
    "average per owner",
    [
      ["cat", 1],
      ["dog", 1],
    ],
  ],
  [
    "SELECT strftime('%Y-%m', datetime(visit_time, 'unixepoch')), SUM(fee) FROM visit GROUP BY strftime('%Y-%m', datetime(visit_time, 'unixepoch'))",
    "average per month",
    [[46.666666666666664]],
  ],
  [
    "SELECT owner.name, COUNT(*) FROM owner JOIN pet ON pet.owner_id = owner.id GROUP BY owner.id",
    "the median",
    [[1.5]],
  ],
])("%s | %s", async (before, said, expected) => {
  const outline = readOutline(parseSql(before), shop.known.described);
  expect(await rows(change(said, outline))).toEqual(expected);
});

test("what has grown is told in per cent already", () => {
  const { described } = shop.known;
  const grown =
    "SELECT age, SUM(id), 100.0 * ( SUM(id) - LAG( SUM(id) ) OVER ( ORDER BY age ) ) / LAG( SUM(id) ) OVER ( ORDER BY age ) FROM owner GROUP BY age";
  const outline = readOutline(parseSql(grown), described);
  expect(change("as a percentage", outline)).toEqual(outline);
});

test.each<[string, unknown[][]]>([
  ["owners who visited more than once", [["Ada"]]],
  ["how many owners visited at least twice", [[1]]],
  ["owners with above average number of pets", [["Ada"]]],
  ["pets with below average number of visits", []],
])("%s", async (text, expected) => {
  expect(await rows(openingOutline(text, shop.known.described, change))).toEqual(expected);
});

test("a word in the name of things", async () => {
  const outline = readOutline(parseSql("SELECT name FROM pet"), shop.known.described);
  expect(await rows(change("with ex in the name", outline))).toEqual([["Rex"]]);
  expect(change("with ex in the moon", outline)).toBeNull();
});

test("rows of a time that is kept as a number", async () => {
  const { described } = shop.known;
  const found = await rows(openingOutline("visits since march", described, change));
  expect(found?.map(([id]) => id)).toEqual([2, 3]);
});
