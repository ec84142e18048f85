// Days in a list: heard as the first of them, and asked for beside each other.
import { expect, test } from "vitest";
import { flightsWords } from "../../domains/flights/domain/aliases.ts";
import { createReader } from "../../reader/reader.ts";
import { listedValues, withListed } from "./listed-values.ts";

const reader = createReader(flightsWords);
const read = (utterance: string) =>
  reader.read(utterance, { date: "1993-02-05", turn: 1, placeholders: [] });

test.each([
  ["on monday, tuesday", "on monday", 2],
  ["flights on monday, wednesday or friday before ten", "flights on monday before ten", 3],
  ["on the ninth, on the tenth and on the eleventh", "on the ninth", 3],
  ["on saturdays or sundays", "on saturdays", 2],
  ["nonstop on weekends please", "nonstop on saturdays please", 2],
  ["only on a weekend", "only on saturdays", 2],
  ["flights sometime next week", "flights on 1993-02-08", 7],
  ["monday through friday after 5 pm", "on 1993-02-08 after 5 pm", 5],
  ["between the 8th and the 10th", "on 1993-02-08", 3],
])("%s", (utterance, alone, count) => {
  const list = listedValues(utterance, read(utterance));
  expect(list?.alone).toBe(alone);
  expect(list?.values).toHaveLength(count);
});

test.each([
  ["a model knows two", "on monday or tuesday"],
  ["one day said twice", "on monday, february eighth"],
  ["something stands between them", "leaving monday, back tuesday"],
  ["there is one", "on monday, please"],
  ["a model knows a weekend", "this weekend"],
  ["every weekday is meant", "on weekdays"],
  ["it is every day of the week", "in march"],
])("none where %s", (_, utterance) => expect(listedValues(utterance, read(utterance))).toBeNull());

const day = (number: number) =>
  `flight.flight_days IN ( SELECT days.days_code FROM days WHERE days.day_name IN ( SELECT date_day.day_name FROM date_day WHERE date_day.year = 1993 AND date_day.month_number = 2 AND date_day.day_number = ${number} ) )`;
const flights = (when: string) =>
  `SELECT DISTINCT flight.flight_id FROM flight WHERE flight.airline_code = 'UA' AND ${when}`;

test("the others are asked for beside the first, wherever it stands", () => {
  const utterance = "monday, tuesday or friday";
  const list = listedValues(utterance, read(utterance));
  if (list === null) throw new Error("no list");
  const widened = (sql: string) => withListed(sql, list, flightsWords.types);
  const any = `( ${day(8)} OR ${day(9)} OR ${day(5)} )`;
  expect(widened(flights(day(8)))).toBe(flights(any));
  const fares = (inner: string) =>
    `SELECT DISTINCT fare.fare_id FROM fare WHERE fare.fare_id IN ( SELECT flight_fare.fare_id FROM flight_fare WHERE flight_fare.flight_id IN ( ${inner} ) )`;
  expect(widened(fares(flights(day(8))))).toBe(fares(flights(any)));
  expect(widened(flights(day(9)))).toBeNull();
});
