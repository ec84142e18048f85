import { expect, test } from "vitest";
import { knownAs } from "./known-value.ts";

test.each([
  ["aircraft.aircraft_code", '"X" as the code of an aircraft'],
  ["city.city_name", '"X" as the name of a city'],
  ["Employees.LastName", '"X" as the last name of an employee'],
  ["users.country", '"X" as the country of a user'],
  ["genre.genre", '"X" as a genre'],
])("a value of %s is known %s", (column, said) => {
  expect(knownAs({ text: "X", column })).toBe(said);
});
