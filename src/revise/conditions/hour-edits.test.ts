// The time of day that a moment lies in.
import { expect, test } from "vitest";
import { readOutline } from "../../outline/read-outline.ts";
import { writeOutline } from "../../outline/write-outline.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { parseSql } from "../../sql/parse.ts";
import { clausesOf, outlineOfClauses } from "../clauses.ts";
import { splitShape } from "../shape-tail.ts";
import { filterDaysOfWeek, filterHours } from "./hour-edits.ts";

const calls = (time: "date" | "datetime"): DescribedSchema => ({
  tables: [{ name: "ring", words: ["ring"], columns: [0, 1], rows: 9 }],
  columns: [
    { table: 0, name: "id", words: ["id"], type: "integer", time: null, primary: true },
    { table: 0, name: "made", words: ["made"], type: "date", time, primary: false },
  ],
  links: [],
  notes: [],
});

function narrowed(
  text: string,
  schema = calls("datetime"),
  narrow: typeof filterHours = filterHours,
): string | null {
  const clauses = clausesOf(readOutline(parseSql("SELECT COUNT(*) FROM ring"), schema));
  const turn = { utterance: text, tokens: [], mentions: [] };
  const made = clauses && narrow({ text, turn, earlier: () => [] }, clauses, schema);
  return made && writeOutline(outlineOfClauses(made), schema).replace(/^.*? WHERE /, "");
}

const hour = "strftime( '%H' , ring.made )";

test.each([
  ["after 6pm", `${hour} >= '18'`],
  ["only before 8 am", `${hour} < '08'`],
  ["before noon", `${hour} < '12'`],
  ["between 9am and noon", `${hour} >= '09' AND ${hour} < '12'`],
  ["from 10 pm to midnight", `${hour} >= '22' AND ${hour} < '24'`],
  ["at 3 pm", `${hour} = '15'`],
  ["in the evening", `${hour} >= '18' AND ${hour} < '22'`],
])("%s", (text, condition) => {
  expect(narrowed(text)).toBe(condition);
});

test("a day has no hours, and half an hour is none", () => {
  expect(narrowed("after 6pm", calls("date"))).toBeNull();
  expect(narrowed("after 6:30 pm")).toBeNull();
  expect(narrowed("after 6")).toBeNull();
});

test.each([
  ["only saturday", "= '6'"],
  ["on mondays", "= '1'"],
  ["what about saturdays and sundays", "IN ( '0' , '6' )"],
  ["weekends only", "IN ( '0' , '6' )"],
])("days of the week: %s", (text, compared) => {
  const weekday = `strftime( '%w' , ring.made ) ${compared}`;
  expect(narrowed(text, calls("date"), filterDaysOfWeek)).toBe(weekday);
});

test("a weekday is cut from a question, unless it is that of a date", () => {
  expect(splitShape("rings on fridays by store")).toEqual({
    main: "rings by store",
    shape: "on fridays",
  });
  expect(splitShape("rings on friday june 5")).toBeNull();
  expect(splitShape("rings on friday the 5th")).toBeNull();
});
