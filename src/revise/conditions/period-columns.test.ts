// Which column a time is of: the one that is asked about already, the year of what was counted, no day of somebody's life.
import { expect, test } from "vitest";
import { revisedSql } from "../../base/bookshop-turns.fixture.ts";
import { openOwn } from "../../base/own-schema.fixture.ts";

const statements = [
  "CREATE TABLE teacher (teacher_id INTEGER PRIMARY KEY, name TEXT, hire_date TEXT)",
  "CREATE TABLE class (class_id INTEGER PRIMARY KEY, teacher_id INTEGER REFERENCES teacher, title TEXT, school_year INTEGER)",
  "CREATE TABLE mark (mark_id INTEGER PRIMARY KEY, class_id INTEGER REFERENCES class, points INTEGER)",
  "CREATE TABLE race (race_id INTEGER PRIMARY KEY, year INTEGER, day TEXT, laps INTEGER)",
  "INSERT INTO teacher VALUES (1, 'Ann', '2019-08-01')",
  "INSERT INTO class VALUES (1, 1, 'Algebra', 2023), (2, 1, 'Logic', 2024)",
  "INSERT INTO mark VALUES (1, 1, 70), (2, 2, 80)",
  "INSERT INTO race VALUES (1, 2023, '2023-05-01', 50), (2, 2024, '2024-05-01', 51)",
];
const years = await openOwn(statements);

test.each([
  [
    "SELECT AVG(points) FROM mark",
    "in 2023",
    "SELECT AVG( mark.points ) FROM mark JOIN class ON mark.class_id = class.class_id WHERE class.school_year = 2023",
  ],
  [
    "SELECT SUM(laps) FROM race WHERE day >= '2023-01-01' AND day < '2024-01-01'",
    "and in 2024?",
    "SELECT SUM( race.laps ) FROM race WHERE race.day >= '2024-01-01' AND race.day < '2025-01-01'",
  ],
  // The fifth of the month that was asked about.
  [
    "SELECT SUM(laps) FROM race WHERE day >= '2023-07-04' AND day < '2023-07-05'",
    "and on the 5th",
    "SELECT SUM( race.laps ) FROM race WHERE race.day >= '2023-07-05' AND race.day < '2023-07-06'",
  ],
  ...[
    ["and the week after", "2023-07-05", "2023-07-12"],
    ["the day before", "2023-07-03", "2023-07-04"],
  ].map(([said = "", from, to]) => [
    "SELECT SUM(laps) FROM race WHERE day >= '2023-07-04' AND day < '2023-07-05'",
    said,
    `SELECT SUM( race.laps ) FROM race WHERE race.day >= '${from}' AND race.day < '${to}'`,
  ]),
  [
    "SELECT SUM(laps) FROM race WHERE day >= '2022-01-01' AND day < '2023-01-01'",
    "and in 2024",
    "SELECT SUM( race.laps ) FROM race WHERE race.day >= '2024-01-01' AND race.day < '2025-01-01'",
  ],
])("%s | %s", (before, said, after) => {
  const made = revisedSql(years, before, said, { year: 2024, month: 11, day: 15 });
  expect(made?.replaceAll("( ", "(").replaceAll(" )", ")")).toBe(
    after.replaceAll("( ", "(").replaceAll(" )", ")"),
  );
});
