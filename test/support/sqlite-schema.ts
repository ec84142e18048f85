// For tests: a schema as an empty in-memory SQLite database that queries can be run on.

import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import type { Schema, Table } from "../../src/database/database.ts";

export type EmptyDatabase = {
  /** Throws where the query does not parse or bind. */
  run(sql: string): void;
};

const declared = {
  text: "TEXT",
  integer: "INTEGER",
  real: "REAL",
  boolean: "BOOLEAN",
  date: "DATE",
  time: "TIME",
  datetime: "DATETIME",
  blob: "BLOB",
};

export async function emptyDatabase(schema: Schema): Promise<EmptyDatabase> {
  const sqlite = await sqlite3InitModule();
  const database = new sqlite.oo1.DB(":memory:");
  for (const table of schema.tables) database.exec(createTable(table));
  return { run: (sql) => void database.exec(sql) };
}

export function createTable({ name, columns }: Table): string {
  const parts = columns.map((column) => `"${column.name}" ${declared[column.type]}`);
  return `CREATE TABLE "${name}" (${parts.join(", ")})`;
}
