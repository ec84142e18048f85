import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

const last =
  "SELECT trip.id FROM trip WHERE trip.goal IN ( SELECT id FROM stop WHERE town = 'YORK' )";
const value = (text: string, name: string, start: number) => ({
  kind: "entity" as const,
  text,
  value: name,
  start,
  end: start + text.length,
  placeholders: [],
  score: 1,
});
/** There are a "york barbican" and a line called "barbican". */
const valuesOf = (text: string) => {
  const at = text.indexOf("barbican");
  if (text.includes("york barbican")) return [value("york barbican", "YBA", at - 5)];
  return at < 0 ? [] : [value("barbican", "BARBICAN LINE", at)];
};
const full = (said: string, before = last) =>
  fullName(said, before, { values: valuesOf(said), valuesOf });

test("what is left of a name is said of the place that was asked about", () => {
  expect(full("not barbican")).toBe("not york barbican");
  expect(full("barbican please")).toBe("york barbican please");
});

test.each(["on barbican", "barbican trains", "not york barbican", "not leeds"])(
  "%s is another",
  (said) => expect(full(said)).toBeNull(),
);

test("what the last query has, or knows nothing of, stays what it is", () => {
  expect(full("not barbican", last.replace("YORK", "HULL"))).toBeNull();
  expect(full("not barbican", `${last} AND trip.line = 'BARBICAN LINE'`)).toBeNull();
  expect(full("not barbican", "")).toBeNull();
});
