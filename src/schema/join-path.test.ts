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
