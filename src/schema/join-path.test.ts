import { expect, test } from "vitest";
import type { DescribedSchema } from "./described.ts";
import { joinTables } from "./join-path.ts";

test("employees are in departments by the key that is called so, not by who leads them", () => {
  const key = { type: "integer", time: null, primary: false } as const;
  const firm: DescribedSchema = {
    tables: [
      { name: "departments", words: ["departments"], columns: [0, 1], rows: 3 },
      { name: "employees", words: ["employees"], columns: [2, 3], rows: 9 },
    ],
    columns: [
      { table: 0, name: "id", words: ["id"], ...key, primary: true },
      { table: 0, name: "manager_id", words: ["manager", "id"], ...key },
      { table: 1, name: "id", words: ["id"], ...key, primary: true },
      { table: 1, name: "department_id", words: ["department", "id"], ...key },
    ],
    links: [
      { from: 1, to: 2, inferred: false },
      { from: 3, to: 0, inferred: false },
    ],
    notes: [],
  };
  expect(joinTables(firm, [0, 1])[1]?.link?.from).toBe(3);
});

test("of three tables that name each other, none is multiplied by its neighbour's rows", () => {
  const column = (table: number, name: string, primary = false) =>
    ({ table, name, words: name.split("_"), type: "integer", time: null, primary }) as const;
  const clinic: DescribedSchema = {
    tables: [
      { name: "ward", words: ["ward"], columns: [0], rows: 3 },
      { name: "doctor", words: ["doctor"], columns: [1, 2], rows: 9 },
      { name: "visit", words: ["visit"], columns: [3, 4, 5], rows: 90 },
    ],
    columns: [
      column(0, "id", true),
      column(1, "id", true),
      column(1, "ward_id"),
      column(2, "id", true),
      column(2, "doctor_id"),
      column(2, "ward_id"),
    ],
    links: [
      { from: 2, to: 0, inferred: false },
      { from: 5, to: 0, inferred: false },
      { from: 4, to: 1, inferred: false },
    ],
    notes: [],
  };
  for (const used of [
    [0, 1, 2],
    [1, 0, 2],
  ]) {
    const hung = joinTables(clinic, used).find(({ table }) => table === 2);
    expect([used, hung?.link?.to]).toEqual([used, 1]);
  }
});
