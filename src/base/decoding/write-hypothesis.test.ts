import { expect, test } from "vitest";
import { distinctQueries } from "./write-hypothesis.ts";

test("groups are told apart without DISTINCT, rows that are looked up in groups are not", () => {
  const kept = (...queries: readonly string[]): string[] => {
    const hypothesis = {
      symbols: [],
      probabilities: [],
      logProbability: 0,
      forbidden: 0,
      score: 0,
    };
    return distinctQueries(
      queries.map((sql) => ({ sql, hypothesis, values: [], implied: [] })),
    ).map(({ sql }) => sql);
  };
  const groups = "SELECT DISTINCT town FROM shop GROUP BY town";
  expect(kept(groups, groups.replace("DISTINCT ", ""))).toEqual([groups]);
  const rows = "SELECT DISTINCT town FROM shop WHERE id IN ( SELECT shop FROM sale GROUP BY shop )";
  expect(kept(rows, rows.replace("DISTINCT ", ""))).toHaveLength(2);
});
