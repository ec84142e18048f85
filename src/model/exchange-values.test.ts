import { describe, expect, it } from "vitest";
import type { Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { exchangeValues } from "./exchange-values.ts";

const types = new Map([
  ["city.name", "CITY"],
  ["line.code", "LINE"],
]);
const known: Readonly<Record<string, string>> = {
  leeds: "CITY",
  york: "CITY",
  hull: "CITY",
  north: "LINE",
};

function read(utterance: string) {
  const found = [...utterance.matchAll(/leeds|york|hull|north/g)];
  const placeholders = found.map(({ 0: text }, index): Placeholder => {
    const type = known[text] ?? "";
    const sql = `'${text.toUpperCase()}'`;
    return {
      name: `${type}#${index}`,
      type,
      index,
      value: text.toUpperCase(),
      sql,
      text,
      start: 0,
      end: 0,
      turn: 1,
    };
  });
  const values = found.map(
    ({ 0: text, index }, i): ResolvedValue => ({
      kind: "entity",
      text,
      start: index,
      end: index + text.length,
      score: 1,
      value: text.toUpperCase(),
      placeholders: [placeholders[i]?.name ?? ""],
    }),
  );
  return { utterance, values, placeholders };
}

const last =
  "SELECT trip.id FROM trip WHERE trip.origin IN ( SELECT city.id FROM city WHERE city.name = 'LEEDS' ) AND trip.goal IN ( SELECT city.id FROM city WHERE city.name = 'HULL' )";

describe("one value for another, both named", () => {
  it.each([
    "york, not leeds",
    "from york instead of leeds",
    "i said leeds but i meant york",
    "sorry, i said leeds i meant york please",
    "no not leeds, york",
    "not from leeds but from york",
    "i'd rather go to york than leeds",
    "i would prefer york to leeds",
    "replace leeds with york",
    "switch from leeds to york",
    "york would be better than leeds",
  ])("%s", (utterance) => {
    expect(exchangeValues(last, read(utterance), types)).toBe(last.replace("LEEDS", "YORK"));
  });
});

describe("the model reads the turn", () => {
  it.each([
    ["a word is left over", "trains from york instead of leeds"],
    ["the new value stands there already", "hull instead of leeds"],
    ["the old value stands nowhere", "leeds instead of york"],
    ["the values are of two kinds", "north instead of leeds"],
    ["nothing is contrasted", "york or leeds"],
  ])("where %s", (_, utterance) => {
    expect(exchangeValues(last, read(utterance), types)).toBeNull();
  });

  it("where the old value is kept out", () => {
    const without = "SELECT city.id FROM city WHERE city.name != 'LEEDS'";
    expect(exchangeValues(without, read("york instead of leeds"), types)).toBeNull();
  });
});
