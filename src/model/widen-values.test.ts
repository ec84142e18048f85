import { describe, expect, it } from "vitest";
import type { Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { widenValues } from "./widen-values.ts";

const types = new Map([
  ["city.name", "CITY"],
  ["line.code", "LINE"],
]);
const sql = "SELECT line.code FROM line WHERE line.code = 'NORTH'";
const wider = "SELECT line.code FROM line WHERE ( line.code = 'NORTH' OR line.code = 'SOUTH' )";

function read(utterance: string) {
  const start = utterance.indexOf("south");
  const place = { text: "south", start, end: start + 5, value: "SOUTH" };
  const placeholder = { ...place, name: "LINE#1", type: "LINE", index: 1, sql: "'SOUTH'", turn: 2 };
  const value = {
    ...place,
    kind: "entity",
    score: 1,
    column: "line.code",
    placeholders: ["LINE#1"],
  };
  return {
    utterance,
    values: [value as ResolvedValue],
    placeholders: [placeholder as Placeholder],
  };
}

describe("widening by one value", () => {
  it.each(["or south", "south would be fine too", "south would also be ok", "also on south"])(
    "%s",
    (utterance) => expect(widenValues(sql, read(utterance), types)).toBe(wider),
  );

  it.each(["south", "or south on monday", "south is fine"])("leaves %s to the model", (utterance) =>
    expect(widenValues(sql, read(utterance), types)).toBeNull(),
  );

  it("leaves it to the model where two of that kind are asked for", () => {
    expect(widenValues(wider, read("or south"), types)).toBeNull();
  });
});
