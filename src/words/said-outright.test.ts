import { describe, expect, it } from "vitest";
import { unmetDemands } from "./said-outright.ts";

const most = "SELECT name FROM line WHERE price = ( SELECT MAX ( price ) FROM line )";

describe("what is said outright", () => {
  it.each([
    ["and the cheapest to leeds", most, 1],
    ["the most expensive one", most, 0],
    ["the cheapest and the most expensive", most, 0],
    ["any line but the north", "SELECT name FROM line WHERE name = 'NORTH'", 1],
    ["any line but the north", "SELECT name FROM line WHERE name != 'NORTH'", 0],
    ["anything except that", "SELECT name FROM line WHERE NOT price = 3", 0],
    ["lines to leeds", most, 0],
  ])("%s", (utterance, sql, unmet) => {
    expect(unmetDemands(utterance, sql)).toBe(unmet);
  });
});
