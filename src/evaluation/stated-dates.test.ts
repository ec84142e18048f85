import { describe, expect, it } from "vitest";
import { statesItsDates } from "./stated-dates.ts";

const gold = (month: number, day: number): string =>
  `SELECT f.id FROM f WHERE f.days IN ( SELECT d.x FROM d WHERE d.year = 1991 AND d.month_number = ${month} AND d.day_number = ${day} )`;

describe("statesItsDates", () => {
  const cases: [string, string, boolean][] = [
    ["flights on april fourth", gold(4, 4), true],
    ["flights on the 27th of august", gold(8, 27), true],
    ["flights on august twenty seventh", gold(8, 27), true],
    ["flights on august twenty-seventh", gold(8, 27), true],
    ["flights on may 3", gold(5, 3), true],
    ["flights on monday", gold(2, 21), false],
    ["flights on thursday september fifth", gold(5, 24), false],
    ["flights tomorrow", gold(1, 2), false],
    ["flights on monday", "SELECT f.id FROM f WHERE f.x = 'MONDAY'", true],
  ];
  for (const [utterance, sql, expected] of cases) {
    it(`${utterance} / ${sql.slice(-45)}`, () => {
      expect(statesItsDates({ utterance, sql: [sql] })).toBe(expected);
    });
  }

  it("one gold whose dates are stated is enough", () => {
    const sql = [gold(1, 1), gold(6, 12)];
    expect(statesItsDates({ utterance: "june twelfth", sql })).toBe(true);
  });
});
