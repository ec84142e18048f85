import { expect, it } from "vitest";
import { type Database, DatabaseError } from "../database/database.ts";
import { createExecutor } from "./execute.ts";

/** Answers only those who wait long enough. */
function slowDatabase(neededMs: number): { readonly database: Database; readonly asked: number[] } {
  const asked: number[] = [];
  const database: Database = {
    dialect: "sqlite",
    name: "slow",
    schema: async () => ({ tables: [] }),
    fingerprint: async () => "slow",
    close: async () => {},
    async query(_sql, options) {
      const patience = options?.limits?.timeoutMs ?? 0;
      asked.push(patience);
      if (patience < neededMs) throw new DatabaseError("timeout", "took too long");
      return { columns: ["n"], rows: [[1]], truncated: false, ms: neededMs };
    },
  };
  return { database, asked };
}

it("does not hold a prediction's time-out against the gold, which may take longer", async () => {
  const { database } = slowDatabase(15_000);
  const executor = createExecutor(database);
  expect(await executor.run("SELECT 1")).toMatchObject({ error: "timeout" });
  expect(await executor.runGold("SELECT 1")).toEqual({ columns: ["n"], rows: [[1]] });
  expect(await executor.run("SELECT 1")).toEqual({ columns: ["n"], rows: [[1]] });
});

it("remembers a time-out for those who would wait no longer", async () => {
  const { database, asked } = slowDatabase(60_000);
  const executor = createExecutor(database);
  await executor.runGold("SELECT 1");
  await executor.run("SELECT 1");
  await executor.runGold("SELECT 1");
  expect(asked).toHaveLength(1);
});
