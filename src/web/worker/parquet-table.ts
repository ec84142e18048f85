// Reads a Parquet file into columns and rows. What a table cannot hold (lists, structures) becomes its
// JSON text; days and moments are written as people write them.
import { parquetMetadataAsync, parquetReadObjects, parquetSchema } from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { distinctNames, type FileCell, type FileColumnType, type FileTable } from "./file-table.ts";

export async function readParquet(bytes: Uint8Array): Promise<FileTable> {
  const file = new Uint8Array(bytes).buffer;
  const metadata = await parquetMetadataAsync(file);
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const found: readonly Readonly<Record<string, unknown>>[] = await parquetReadObjects({
    file,
    metadata,
    compressors,
  });
  const types = names.map((name) => typeOf(found.map((row) => row[name])));
  return {
    columns: distinctNames(names),
    types,
    count: found.length,
    each(take) {
      for (const row of found) take(names.map((name, i) => cellOf(row[name], types[i] ?? "TEXT")));
    },
  };
}

/** Days are dates without a time of day, numbers are whole where all of them are. */
function typeOf(values: readonly unknown[]): FileColumnType {
  const said = values.filter((value) => value !== null && value !== undefined);
  if (said.length === 0) return "TEXT";
  if (said.every((value) => value instanceof Date && value.getTime() % dayMs === 0)) return "DATE";
  if (said.every((value) => typeof value === "boolean")) return "INTEGER";
  const whole = (value: unknown): boolean =>
    typeof value === "bigint" ? isSafe(value) : Number.isInteger(value);
  if (said.every(whole)) return "INTEGER";
  if (said.every((value) => typeof value === "number" || whole(value))) return "REAL";
  return "TEXT";
}

const dayMs = 86_400_000;
const isSafe = (value: bigint): boolean => Number.isSafeInteger(Number(value));

function cellOf(value: unknown, type: FileColumnType): FileCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) {
    const text = value.toISOString();
    return type === "DATE" ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
  }
  if (type === "INTEGER" || type === "REAL") return Number(value);
  if (typeof value === "object") return JSON.stringify(value, withoutBigInts);
  return String(value);
}

const withoutBigInts = (_key: string, value: unknown): unknown =>
  typeof value === "bigint" ? Number(value) : value;
