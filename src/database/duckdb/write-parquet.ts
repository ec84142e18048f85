// A result as a Parquet file, written by DuckDB where its driver is installed.
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { quotedText } from "../../sql/quote-name.ts";
import { loadDriver } from "../driver.ts";

/** `lines`: the rows as JSON lines. The file is whole once this resolves. */
export async function writeParquet(lines: AsyncIterable<string>, file: string): Promise<void> {
  const { DuckDBInstance } = await loadDriver("@duckdb/node-api", () => import("@duckdb/node-api"));
  const folder = await mkdtemp(join(tmpdir(), "segue-parquet-"));
  try {
    const rows = join(folder, "rows.jsonl");
    await pipeline(Readable.from(lines), createWriteStream(rows));
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    try {
      // All lines are read before types are chosen: the last row may be the only one with a fraction.
      const source = `read_json(${quotedText(rows)}, format = 'newline_delimited', sample_size = -1)`;
      await connection.run(
        `COPY (SELECT * FROM ${source}) TO ${quotedText(file)} (FORMAT parquet)`,
      );
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
