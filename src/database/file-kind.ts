// Tells what kind of database a file is from its first bytes; its name only where those cannot say.
import { open, stat } from "node:fs/promises";
import { DatabaseError } from "./database.ts";

export type FileKind = "sqlite" | "duckdb" | "table";

export async function kindOfFile(path: string): Promise<FileKind> {
  const head = await firstBytes(path);
  if (head.length === 0 || head.toString("latin1", 0, 15) === "SQLite format 3") return "sqlite";
  if (head.toString("latin1", 8, 12) === "DUCK") return "duckdb";
  if (head.toString("latin1", 0, 4) === "PAR1" || /\.(?:csv|tsv|parquet)$/i.test(path)) {
    return "table";
  }
  throw new DatabaseError(
    "unreadable",
    `${path}: not a database that Segue can read. Expected a SQLite, DuckDB, Parquet or CSV file.`,
  );
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const found = await stat(path);
    // Whoever opens a pipe waits until somebody writes to it.
    if (!found.isFile() && !found.isDirectory()) {
      const text = `${path}: not a file (a pipe or a device). Give the database's file.`;
      throw new DatabaseError("unreadable", text);
    }
    const file = await open(path, "r");
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof DatabaseError ? error : unreadableFile(path, error);
  }
}

export function unreadableFile(path: string, error: unknown): DatabaseError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") {
    return new DatabaseError(
      "not-found",
      `${path}: no such file. Check the path given as database.`,
    );
  }
  if (code === "EISDIR") {
    return new DatabaseError("unreadable", `${path}: a folder; give the database file inside it.`);
  }
  if (code === "EACCES" || code === "EPERM") {
    return new DatabaseError("unreadable", `${path}: permission denied. Make it readable first.`);
  }
  return new DatabaseError("unreadable", `${path}: cannot be read (${String(code ?? error)}).`, {
    cause: error,
  });
}
