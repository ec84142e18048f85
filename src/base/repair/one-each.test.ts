// Groups of one row each are the rows themselves.
import { expect, test } from "vitest";
import type { DescribedSchema } from "../../schema/described.ts";
import { contextOf, repairedSql } from "./repair.fixture.ts";

const number = { type: "integer", time: null } as const;
const schema: DescribedSchema = {
  tables: [
    { name: "apiary", words: ["apiary"], columns: [0, 1], rows: 9 },
    { name: "hive", words: ["hive"], columns: [2, 3, 4], rows: 9 },
  ],
  columns: [
    { table: 0, name: "id", words: ["id"], ...number, primary: true },
    { table: 0, name: "altitude", words: ["altitude"], ...number, primary: false },
    { table: 1, name: "number", words: ["number"], ...number, primary: true },
    { table: 1, name: "apiary_id", words: ["apiary", "id"], ...number, primary: false },
    { table: 1, name: "frames", words: ["frames"], ...number, primary: false },
  ],
  links: [{ from: 3, to: 0, inferred: false }],
  notes: [],
};
const repaired = (sql: string): string =>
  repairedSql(sql, contextOf("apiaries above 500", { schema }));

test("the sum of one row is what the row has", () => {
  expect(repaired("SELECT altitude FROM apiary GROUP BY id HAVING SUM(altitude) > 500")).toMatch(
    /FROM apiary WHERE apiary.altitude > 500$/,
  );
});

test("of rows of another table, and how many of them, groups stay", () => {
  const frames =
    "SELECT apiary.altitude FROM apiary JOIN hive ON hive.apiary_id = apiary.id GROUP BY apiary.id HAVING SUM(hive.frames) > 500";
  expect(repaired(frames)).toMatch(/HAVING SUM/i);
  expect(repaired("SELECT altitude FROM apiary GROUP BY id HAVING COUNT(*) > 500")).toMatch(
    /HAVING COUNT/i,
  );
});
