import { describe, expect, it } from "vitest";
import { behindReason, cutAfterTaking } from "./in-clauses.ts";

describe("something taken back, something else wished", () => {
  it.each([
    ["never mind the price but make it red", "never mind the price", "make it red"],
    ["it doesn't have to be new, but keep it small", "it doesn't have to be new", "keep it small"],
    ["forget the size and show me blue ones", "forget the size", "show me blue ones"],
    ["size isn't necessary, but make it red", "size isn't necessary", "make it red"],
    ["let's leave red out of it and go with blue", "let's leave red out of it", "go with blue"],
    ["any colour is fine, but it has to be new", "any colour is fine", "it has to be new"],
    ["forget the price i just want new ones", "forget the price", "i just want new ones"],
    ["forget the size, cheapest one", "forget the size", "cheapest one"],
    ["blue then, any size", "any size", "blue then"],
    ["what about blue ones, whatever the price", "whatever the price", "what about blue ones"],
    ["red instead of blue, large ones", "red instead of blue", "large ones"],
    ["ok, new rather than old and make it red", "ok, new rather than old", "make it red"],
    [
      "drop the price and the size but only new ones",
      "drop the price and the size",
      "only new ones",
    ],
  ])("%s", (utterance, first, rest) => {
    expect(cutAfterTaking(utterance)).toEqual([first, rest]);
  });

  it.each([
    "forget the size and the price",
    "make it red but small",
    "red but not new",
    "any colour but red",
    "ok, any colour",
    "red instead of blue and green",
    "red instead of blue, please",
  ])("is one: %s", (utterance) => {
    expect(cutAfterTaking(utterance)).toBeUndefined();
  });
});

describe("a reason first", () => {
  it("ends before what is asked", () => {
    expect(behindReason("my sister is tall so make it large")?.rest).toBe("make it large");
    expect(behindReason("so how many are there")).toBeUndefined();
    expect(behindReason("make it large")).toBeUndefined();
  });
});
