import { expect, test } from "vitest";
import { turnColour, turnRule } from "./turn-colour.ts";

test("no two turns of a long conversation share a colour", () => {
  const turns = Array.from({ length: 40 }, (_, i) => i + 1);
  expect(new Set(turns.map(turnColour)).size).toBe(40);
  const hues = turns.map((turn) => /hsl\((\d+)/.exec(turnRule(turn))?.[1]);
  expect(new Set(hues).size).toBe(40);
});
