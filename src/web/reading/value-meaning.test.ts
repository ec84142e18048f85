import { expect, test } from "vitest";
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { meaning } from "./value-meaning.ts";

const base = { text: "", start: 0, end: 0, placeholders: [], score: 1 };
const cases: readonly [Partial<ResolvedValue> & Pick<ResolvedValue, "kind" | "value">, string][] = [
  [{ kind: "entity", value: "SAN FRANCISCO", column: "city.city_name" }, "city San Francisco"],
  [{ kind: "entity", value: "AA", column: "flight.airline_code" }, "airline AA"],
  [{ kind: "entity", value: "Alien", column: "film.name" }, "film Alien"],
  [{ kind: "date", value: "1993-02-08" }, "date Mon 8 Feb 1993"],
  [{ kind: "time", value: 1900, op: "<" }, "time before 7:00 pm"],
  [{ kind: "time", value: [0, 1200], op: "between" }, "time midnight to noon"],
  [{ kind: "number", value: 400, op: ">" }, "number > 400"],
];

test.each(cases)("%j", (value, expected) => {
  const { kind, text } = meaning({ ...base, ...value });
  expect(`${kind} ${text}`).toBe(expected);
});
