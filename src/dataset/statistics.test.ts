import { describe, expect, it } from "vitest";
import type { Interaction } from "./interaction.ts";
import { computeStatistics, countJoins } from "./statistics.ts";

const city = (name: string): string =>
  `SELECT flight.flight_id FROM flight WHERE flight.from_airport IN ( SELECT airport_service.airport_code FROM airport_service WHERE airport_service.city_code IN ( SELECT city.city_code FROM city WHERE city.city_name = '${name}' ) )`;

const talk: Interaction = {
  id: "a",
  database: "flights",
  scenario: "S1",
  turns: [
    { utterance: "flights from seattle", sql: [city("SEATTLE")] },
    {
      utterance: "which ones are on delta",
      sql: [`${city("SEATTLE")} AND flight.airline_code = 'DL'`],
    },
    { utterance: "from boston", sql: [city("BOSTON")] },
    { utterance: "thank you", sql: [] },
  ],
};

describe("computeStatistics", () => {
  it("counts as the paper does", async () => {
    const result = await computeStatistics([
      talk,
      { ...talk, id: "b", turns: talk.turns.slice(0, 1) },
    ]);
    expect(result).toMatchObject({
      interactions: 2,
      turns: 5,
      queries: 4,
      scenarios: 1,
      turns_per_interaction: { mean: 2.5, max: 4 },
      unscored_turns: 1,
      one_join: 1,
      two_joins: 1,
      templates: 2,
    });
    expect(result.tokens_per_utterance).toMatchObject({ mean: (3 + 5 + 2 + 2 + 3) / 5, max: 5 });
    // Of the three later turns, the second omits seattle and says "ones"; "from boston" omits nothing.
    expect(result.ellipsis).toBeCloseTo(1 / 3);
    expect(result.referring).toBeCloseTo(1 / 3);
  });

  it("is all zeros for nothing", async () => {
    expect(await computeStatistics([])).toMatchObject({ turns: 0, ellipsis: 0, one_join: 0 });
  });
});

describe("countJoins", () => {
  it("counts nested and flat joins alike", () => {
    expect(countJoins("SELECT 1")).toBe(0);
    expect(countJoins(city("X"))).toBe(2);
    expect(countJoins("SELECT a.x FROM a, b JOIN c ON b.i = c.i")).toBe(2);
    expect(countJoins("SELECT FROM")).toBeUndefined();
  });
});
