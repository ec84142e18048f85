import { describe, expect, it } from "vitest";
import { contrasted, lastSaid } from "./last-said.ts";
import { read } from "./plain-change.fixture.ts";

const heard = (utterance: string) => lastSaid(utterance, read(utterance));

describe("a value that is corrected at once", () => {
  it.each([
    ["trips from leeds i mean york", "trips from york"],
    ["from leeds, no wait, from york on north", "from york on north"],
    ["leeds no york", "york"],
    ["to leeds, sorry, to york please", "to york please"],
    ["trips to leeds or rather york", "trips to york"],
    ["on north, actually south", "on south"],
    ["before 3 no make that before 4", "before 4"],
    ["leeds, york i mean", "york"],
    ["from where? leeds", "from leeds"],
    ["not leeds, i mean york", "york"],
    ["where to? leeds", "to leeds"],
    ["which line? north", "north"],
  ])("%s", (said, meant) => expect(heard(said)).toBe(meant));

  it.each([
    "trips from leeds to york",
    "leeds or york",
    "leeds, york",
    "from leeds, i mean on north",
    "no leeds",
    "from where?",
    "before 3 and after 1",
  ])("is none: %s", (said) => expect(heard(said)).toBeNull());
});

const set = (utterance: string) => contrasted(utterance, read(utterance));

describe("a value that is set against another", () => {
  it.each([
    ["into leeds, not york", "into leeds"],
    ["leeds rather than york please", "leeds please"],
    ["on north and not south", "on north"],
    ["not leeds but york", "york"],
    ["not to leeds but york", "to york"],
    ["leeds is better than york", "leeds"],
    ["from leeds instead of hull", "from leeds"],
  ])("%s", (said, meant) => expect(set(said)).toBe(meant));

  it.each([
    "trips from leeds to york",
    "from leeds not on north",
    "not leeds, not york",
    "not leeds or york",
    "leeds and york",
  ])("is none: %s", (said) => expect(set(said)).toBeNull());
});
