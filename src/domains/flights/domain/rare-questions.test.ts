// Kinds of first questions that are rare and easily misread: few constraints, or these said first.
import { describe, expect, it } from "vitest";
import { synthesize } from "../../../generator/synthesize.ts";
import { flightsDomain } from "./index.ts";

const turns = [...synthesize(flightsDomain, { interactions: 400, seed: 8 })].flatMap(
  (interaction) => interaction.turns,
);
const asked = (pattern: RegExp) => turns.filter(({ utterance }) => pattern.test(utterance));

describe("rare questions about flights", () => {
  it("leave the cities out now and then", () => {
    const cityless = turns.filter(
      ({ labels, sql }) =>
        labels?.includes("first") === true &&
        / FROM flight WHERE /.test(sql[0] ?? "") &&
        !/from_airport|to_airport/.test(sql[0]!),
    );
    expect(cityless.length).toBeGreaterThan(3);
  });

  it("say the constraints before the question", () => {
    expect(
      asked(/^(from|leaving|between) .* (what|how much|show me|i need)\b/i).length,
    ).toBeGreaterThan(1);
  });

  it("take two bounds as two comparisons", () => {
    const both = asked(/after \S+ (and|but) before/i).filter(
      ({ labels }) => labels?.includes("remove") !== true,
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { sql } of both) expect(sql[0]).toMatch(/_time > \d+ AND flight\.\w+_time < \d+/);
  });
});
