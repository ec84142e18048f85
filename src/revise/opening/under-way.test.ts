// What is going on, who is there and what is left, of rows that have a beginning and an end.
import { expect, test } from "vitest";
import { openOwn } from "../../base/own-schema.fixture.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { normalForm } from "../../sql/normal-form.ts";
import { underWay } from "./under-way.ts";

const inn = await openOwn([
  "CREATE TABLE lodgers (lodger_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE cabins (cabin_id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE visits (visit_id INTEGER PRIMARY KEY, lodger_id INTEGER REFERENCES lodgers, cabin_id INTEGER REFERENCES cabins, arrives_on DATE, leaves_on DATE)",
  "INSERT INTO lodgers VALUES (1, 'Ann'), (2, 'Bea')",
  "INSERT INTO cabins VALUES (1, 'Oak'), (2, 'Elm')",
  "INSERT INTO visits VALUES (1, 1, 1, '2024-05-30', '2024-06-03'), (2, 2, 2, '2024-01-30', '2024-02-03')",
]);
const band = await openOwn([
  "CREATE TABLE players (player_id INTEGER PRIMARY KEY, name TEXT, joined_on DATE, left_on DATE)",
  "CREATE TABLE gigs (gig_id INTEGER PRIMARY KEY, title TEXT, played_on DATE)",
  "INSERT INTO players VALUES (1, 'Ann', '2020-01-01', NULL), (2, 'Bea', '2019-01-01', '2021-01-01')",
  "INSERT INTO gigs VALUES (1, 'Ball', '2024-05-01')",
]);
await inn.database.close();
await band.database.close();
const today = { year: 2024, month: 6, day: 1 };

function asked(text: string, { known }: typeof inn): string | null {
  const outline = underWay({ text, known, today });
  return outline && normalForm(writeOutline(outline, known.described));
}

const open = "visits.arrives_on < '2024-06-02' AND visits.leaves_on";
const guests =
  "SELECT DISTINCT lodgers.name FROM lodgers JOIN visits ON visits.lodger_id = lodgers.lodger_id";
const cabins =
  "SELECT DISTINCT cabins.name FROM cabins JOIN visits ON visits.cabin_id = cabins.cabin_id";

test.each([
  ["who is here today", `${guests} WHERE ${open} >= '2024-06-01'`],
  ["who is staying with us tonight", `${guests} WHERE ${open} > '2024-06-01'`],
  ["who is currently visiting", `${guests} WHERE ${open} > '2024-06-01'`],
  ["which cabins are occupied at the moment", `${cabins} WHERE ${open} > '2024-06-01'`],
  ["visits still going on", `SELECT visits.visit_id FROM visits WHERE ${open} > '2024-06-01'`],
  [
    "how many lodgers do we have in today",
    `SELECT COUNT(*) FROM visits WHERE ${open} >= '2024-06-01'`,
  ],
  [
    "how many visits are there right now",
    `SELECT COUNT(*) FROM visits WHERE ${open} > '2024-06-01'`,
  ],
  [
    "which cabins are free today",
    `SELECT cabins.name FROM cabins WHERE cabins.cabin_id NOT IN ( SELECT visits.cabin_id FROM visits WHERE ${open} >= '2024-06-01' )`,
  ],
])("%s, where days of leaving are known", (text, sql) => {
  expect(asked(text, inn)).toBe(normalForm(sql));
});

const member =
  "players.joined_on < '2024-06-02' AND ( players.left_on IS NULL OR players.left_on > '2024-06-01' )";
test.each([
  ["how many members do we have now", `SELECT COUNT(*) FROM players WHERE ${member}`],
  ["current players", `SELECT players.name FROM players WHERE ${member}`],
  [
    "who has been in the band the longest",
    `SELECT players.name FROM players WHERE ${member} ORDER BY players.joined_on LIMIT 1`,
  ],
  ["gigs still to come", "SELECT gigs.title FROM gigs WHERE gigs.played_on >= '2024-06-01'"],
])("%s, where the end may be missing", (text, sql) => {
  expect(asked(text, band)).toBe(normalForm(sql));
});

test.each([
  ["how many lodgers do we have now", "they are no visits"],
  ["who is late today", "nothing that lasts is called so"],
  ["which cabins are available with a stove", "more is said"],
  ["current prices", "there are none"],
])("%s is left to the model: %s", (text) => {
  expect(asked(text, inn)).toBeNull();
});
