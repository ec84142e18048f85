import { describe, expect, it } from "vitest";
import fc from "../../test/seeded-check.ts";
import { createRandom } from "../random.ts";
import type { Interaction } from "./interaction.ts";
import { splitInteractions, splitLeaking } from "./split.ts";

const interaction = (id: number, scenario: string | null, sql = "SELECT 1"): Interaction => ({
  id: String(id),
  database: `db${id % 3}`,
  scenario,
  turns: [{ utterance: "u", sql: [sql] }],
});

const ids = (part: readonly Interaction[]): string[] => part.map((one) => one.id).sort();

describe("splitInteractions", () => {
  it("shares no scenario, loses nothing and keeps the sizes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3 }),
        fc.nat(),
        (s, seed) => {
          const all = s.map((n, i) => interaction(i, n === 0 ? null : `S${n}`));
          const parts = splitInteractions(all, "scenario", [0.7, 0.2, 0.1], createRandom(seed));
          expect(ids(parts.flat())).toEqual(ids(all));
          const seen = parts.map((part) => new Set(part.map((one) => one.scenario ?? one.id)));
          for (const [i, a] of seen.entries()) {
            for (const b of seen.slice(i + 1)) {
              expect([...a].filter((key) => b.has(key))).toEqual([]);
            }
          }
        },
      ),
    );
  });

  it("keeps the paper's sizes when scenarios are small enough", () => {
    const random = createRandom(1);
    const all = Array.from({ length: 1658 }, (_, i) => interaction(i, `S${random.below(90)}`));
    const sizes = splitInteractions(all, "scenario", [1148, 380, 130], random).map((p) => p.length);
    for (const [i, wanted] of [1148, 380, 130].entries()) {
      expect(Math.abs(sizes[i]! - wanted)).toBeLessThanOrEqual(12);
    }
  });

  it("keeps queries that differ only in values on one side", () => {
    const all = Array.from({ length: 60 }, (_, i) =>
      interaction(i, null, `SELECT a FROM t WHERE c${i % 10} = 'v${i}'`),
    );
    const parts = splitInteractions(all, "template", [0.5, 0.5], createRandom(3));
    expect(parts.map((part) => part.length)).toEqual([30, 30]);
    const kinds = parts.map((part) => new Set(part.map((one) => Number(one.id) % 10)));
    expect([...kinds[0]!].filter((kind) => kinds[1]!.has(kind))).toEqual([]);
  });

  it("keeps a database on one side; the leaking split does not", () => {
    const all = Array.from({ length: 30 }, (_, i) => interaction(i, "S"));
    const parts = splitInteractions(all, "database", [2, 1], createRandom(5));
    expect(parts.map((part) => part.length)).toEqual([20, 10]);
    expect(new Set(parts[1]!.map((one) => one.database)).size).toBe(1);
    expect(splitLeaking(all, [2, 1], createRandom(5)).map((part) => part.length)).toEqual([20, 10]);
  });
});
