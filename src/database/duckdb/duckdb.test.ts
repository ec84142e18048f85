// DuckDB on a real file, and a CSV and a Parquet file through it.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, it } from "vitest";
import { shopStatements } from "../../../test/databases/shop.ts";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { describeAttacks } from "../attacks.fixture.ts";
import { describeDatabase, type Subject } from "../conformance.fixture.ts";
import { openDatabase } from "../open.ts";
import { openDuckdbEngine } from "./engine.ts";

const freshFolder = temporaryFolders();

async function run(path: string, statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

async function shopFile(): Promise<Subject> {
  const folder = freshFolder();
  const path = join(folder, "shop.duckdb");
  await run(path, shopStatements);
  return {
    open: (options) => openDatabase(path, options),
    contents: async () => createHash("sha256").update(readFileSync(path)).digest("hex"),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

describeDatabase("DuckDB", shopFile);
describeAttacks("DuckDB", "duckdb", shopFile);

describe("DuckDB's own limits", () => {
  it("has a limit on memory and no files to spill to", async () => {
    const folder = freshFolder();
    const csv = join(folder, "fruit.csv");
    writeFileSync(csv, "name,price\napple,1.5\n");
    const path = join(folder, "own.duckdb");
    await run(path, ["CREATE TABLE t (a INTEGER)"]);
    const limits = { timeoutMs: 5_000, maxRows: 10, maxBytes: 1_000 };
    const sql = "SELECT current_setting('memory_limit'), current_setting('temp_directory')";
    for (const [file, asTable] of [
      [path, false],
      [csv, true],
    ] as const) {
      const engine = await openDuckdbEngine(file, asTable);
      expect((await engine.query(sql, limits)).rows).toEqual([["488.2 MiB", ""]]);
    }
  });
});

describe("tables in files", () => {
  it("asks a CSV and a Parquet file by their names", async () => {
    const folder = freshFolder();
    const csv = join(folder, "fruit-prices.csv");
    const parquet = join(folder, "fruit.parquet");
    writeFileSync(csv, "name,price\napple,1.5\npear,2.25\n");
    await run(":memory:", [
      `COPY (SELECT * FROM read_csv('${csv}')) TO '${parquet}' (FORMAT parquet)`,
    ]);
    for (const [path, table] of [
      [csv, "fruit_prices"],
      [parquet, "fruit"],
    ] as const) {
      const db = await openDatabase(path);
      const { rows } = await db.query(`SELECT name FROM ${table} WHERE price > 2`);
      expect(rows).toEqual([["pear"]]);
      await expect(db.query("SELECT * FROM read_csv('/etc/passwd')")).rejects.toMatchObject({
        code: "refused",
      });
      await db.close();
    }
  });
});
