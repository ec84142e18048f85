// Where two ways lead from what is counted to what it is grouped by, both are told, unless something settles it.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import { parseSql } from "../../sql/parse.ts";
import { readTurn } from "../encoding/encode-turn.ts";
import { openOwn } from "../own-schema.fixture.ts";
import { openReadings } from "./open-readings.ts";

const rink = await openOwn([
  "CREATE TABLE city (city_id INTEGER PRIMARY KEY, city TEXT)",
  "CREATE TABLE hall (hall_id INTEGER PRIMARY KEY, name TEXT, head_coach_id INTEGER REFERENCES coach)",
  "CREATE TABLE member (member_id INTEGER PRIMARY KEY, name TEXT, hall_id INTEGER REFERENCES hall, city_id INTEGER REFERENCES city)",
  "CREATE TABLE coach (coach_id INTEGER PRIMARY KEY, name TEXT, hall_id INTEGER REFERENCES hall, city_id INTEGER REFERENCES city)",
  "CREATE TABLE lesson (lesson_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member, coach_id INTEGER REFERENCES coach, fee REAL, day DATE)",
  "INSERT INTO city VALUES (1, 'York')",
  "INSERT INTO hall VALUES (1, 'North', 1), (2, 'South', 1)",
  "INSERT INTO member VALUES (1, 'Ann', 1, 1)",
  "INSERT INTO coach VALUES (1, 'Bo', 2, 1)",
  "INSERT INTO lesson VALUES (1, 1, 1, 20, '2024-01-01')",
]);
const { described } = rink.known;

function open(sql: string, utterance: string, before: readonly string[] = []): string[] {
  const outlineOf = (text: string) => readOutline(parseSql(text), described);
  const turn = readTurn(utterance, rink.ground, { year: 2025, month: 6, day: 1 });
  return openReadings(outlineOf(sql), before.map(outlineOf), turn, described).map(({ outline }) =>
    writeOutline(outline, described),
  );
}

const byHall = (through: string): string =>
  `SELECT hall.name , SUM( lesson.fee ) FROM hall JOIN ${through} ON ${through}.hall_id = hall.hall_id JOIN lesson ON lesson.${through}_id = ${through}.${through}_id GROUP BY hall.hall_id , hall.name`;
const asWritten = (sql: string): string =>
  writeOutline(readOutline(parseSql(sql), described), described);
const plain = asWritten(byHall("member"));
const [other] = open(plain, "total fee by hall");

test("both ways are told", () => {
  expect(open(plain, "total fee by hall")).toHaveLength(1);
  const ways = [plain, other ?? ""].map((sql) => (/\bmember\b/.test(sql) ? "member" : "coach"));
  expect(ways.sort()).toEqual(["coach", "member"]);
  // By where they are, and not by whom they lead.
  expect(`${plain} ${other}`).not.toContain("head_coach_id");
});

test.each([
  ["a word of either", plain, "total fee by hall of the coach", []],
  ["the way that was taken before", plain, "and in 2024", [plain]],
  [
    "one way that is shorter",
    "SELECT member.name, SUM(lesson.fee) FROM member JOIN lesson ON lesson.member_id = member.member_id GROUP BY member.member_id, member.name",
    "total fee by member",
    [],
  ],
  [
    "members, who live somewhere for all that matters",
    "SELECT city.city, SUM(lesson.fee) FROM city JOIN member ON member.city_id = city.city_id JOIN lesson ON lesson.member_id = member.member_id GROUP BY city.city_id, city.city",
    "total fee by city",
    [],
  ],
])("settled by %s", (_, sql, utterance, before) => {
  expect(open(asWritten(sql), utterance, before)).toEqual([]);
});
