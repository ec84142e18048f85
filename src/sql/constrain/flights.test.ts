import { describe, expect, test } from "vitest";
import type { Schema } from "../../database/database.ts";
import { flightsDomain } from "../../domains/flights/domain/index.ts";
import { tables } from "../../domains/flights/world/tables.ts";
import { synthesize } from "../../generator/synthesize.ts";
import { extractSegments } from "../segments.ts";
import { sqlWords } from "../words.ts";
import { createConstraint } from "./constraint.ts";
import { collectComparisons } from "./learn-pairs.ts";

const { types } = flightsDomain.words;
const schema: Schema = {
  tables: Object.entries(tables).map(([name, { columns }]) => ({
    name,
    columns: columns.map((column) => ({
      name: column.replace(/ int$/u, ""),
      type: column.endsWith(" int") ? "integer" : "text",
      nullable: true,
    })),
    primaryKey: [],
    foreignKeys: [],
  })),
};

/** Gold queries as the decoder says them: literals of typed columns are placeholders. */
function goldWords(seed: number, interactions: number): string[][] {
  return [...synthesize(flightsDomain, { interactions, seed })].flatMap(({ turns }) =>
    turns.flatMap(({ sql }) => (sql[0] === undefined ? [] : [anonymous(sqlWords(sql[0]))])),
  );
}

function anonymous(words: readonly string[]): string[] {
  let type: string | undefined;
  return words.map((word) => {
    if (/^[a-z_]+\.[a-z_]+$/u.test(word)) type = types.get(word);
    // A limit belongs to no column.
    if (word === "LIMIT") type = undefined;
    return type !== undefined && /^['\d]/u.test(word) ? `${type}#0` : word;
  });
}

describe("the constraint on flights", () => {
  const training = goldWords(1, 400);
  const constraint = createConstraint({
    schema,
    columnTypes: types,
    vocabulary: [...new Set(training.flat())].filter((word) => !word.includes("#")),
    ...collectComparisons(training),
  });
  const start = constraint.start([...types.values()].map((type) => ({ type, value: 1 })));

  test("accepts gold queries word by word, also those it was not made from", () => {
    const held = goldWords(2, 100);
    const refused = held.filter((words) => start.next(words)?.complete !== true);
    // So few conversations do not show every comparison that the generator can make.
    expect(refused.length).toBeLessThanOrEqual(held.length * 0.02);
    expect(training.filter((words) => start.next(words)?.complete !== true)).toEqual([]);
  });

  test("accepts a query's segments where they stand", () => {
    for (const words of training.slice(0, 200)) {
      for (const segment of extractSegments(words)) {
        const before = start.next(words.slice(0, segment.start));
        expect(before?.allows(segment.words), segment.words.join(" ")).toBe(true);
      }
    }
  });

  test("completes any beginning of a query", () => {
    const names = [...new Set(types.values())].map((type) => `${type}#0`);
    for (const words of training.slice(0, 40)) {
      for (let length = 0; length < words.length; length += 7) {
        const state = start.next(words.slice(0, length));
        expect(state?.next(state.finish(names))?.complete).toBe(true);
      }
    }
  });
});
