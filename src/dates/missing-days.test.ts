import { expect, test } from "vitest";
import { missingDay } from "./missing-days.ts";

test.each([
  ["trains on february 30", "30 February"],
  ["trains on the 31st of june please", "31 June"],
  ["orders on 31 april 2023", "31 April 2023"],
  ["orders on february 29, 2023", "29 February 2023"],
  ["on the thirty first of november", "31 November"],
  ["since 2023-02-30", "30 February 2023"],
])("%s: there is no %s", (utterance, name) => {
  expect(missingDay(utterance)?.name).toBe(name);
});

test.each([
  "trains on february 28",
  "february 29",
  "29 february 2024",
  "the 31st of may",
  "top 30 february sales",
  "more than 31 april orders",
  "june 45",
  "in june 31 percent",
  "trains in june",
  "2023-02-28",
])("a day, or none at all: %s", (utterance) => {
  expect(missingDay(utterance)).toBeUndefined();
});

test("it is told where the day is said", () => {
  const said = "trains on february 30 from york";
  const { start, end } = missingDay(said) ?? {};
  expect(said.slice(start, end)).toBe("february 30");
});
