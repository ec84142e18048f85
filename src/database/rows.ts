// Collects a result within its limits and folds what drivers give into cells.
import type { Cell, QueryLimits } from "./database.ts";

export type RowCollector = {
  /** False once the limit is reached: the row was not taken, and no more are wanted. */
  add(row: readonly unknown[]): boolean;
  /** The same for a row that is read value by value, and no further than the limit. */
  read(width: number, valueAt: (column: number) => unknown): boolean;
  readonly rows: Cell[][];
  readonly truncated: boolean;
};

export function createRowCollector(limits: QueryLimits): RowCollector {
  const rows: Cell[][] = [];
  let bytes = 0;
  let truncated = false;

  const read = (width: number, valueAt: (column: number) => unknown): boolean => {
    const cells: Cell[] = [];
    truncated ||= rows.length >= limits.maxRows;
    for (let i = 0; i < width && !truncated; i++) {
      const value = valueAt(i);
      bytes += sizeOf(value);
      truncated = bytes > limits.maxBytes;
      if (!truncated) cells.push(toCell(value));
    }
    if (!truncated) rows.push(cells);
    return !truncated;
  };

  return {
    rows,
    get truncated() {
      return truncated;
    },
    add: (row) => read(row.length, (i) => row[i]),
    read,
  };
}

/** As a cell: a text its length, binary twice that, anything else a number's. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  return value instanceof Uint8Array ? 2 * value.length : 8;
}

/** Whole numbers beyond 2^53 stay exact as text; binary shows as hexadecimal. */
function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value === "bigint") {
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  }
  if (value instanceof Uint8Array) {
    return hexadecimal(value);
  }
  if (value instanceof Date) return value.toISOString();
  return String(value);
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hexadecimal(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += digits[byte];
  return text;
}
