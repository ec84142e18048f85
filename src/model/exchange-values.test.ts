import { describe, expect, it } from "vitest";
import { exchangeValues } from "./exchange-values.ts";
import { saidOnRails as read, railTypes as types } from "./said.fixture.ts";

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
