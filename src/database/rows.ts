// Collects a result within its limits and folds what drivers give into cells.
import type { Cell, QueryLimits } from "./database.ts";

export type RowCollector = {
  /** False once the limit is reached: the row was not taken, and no more are wanted. */
  add(row: readonly unknown[]): boolean;
  readonly rows: Cell[][];
  readonly truncated: boolean;
};

export function createRowCollector(limits: QueryLimits): RowCollector {
  const rows: Cell[][] = [];
  let bytes = 0;
  let truncated = false;
  return {
    rows,
    get truncated() {
      return truncated;
    },
    add(row) {
      const cells = row.map(toCell);
      for (const cell of cells) bytes += typeof cell === "string" ? cell.length : 8;
      truncated ||= rows.length >= limits.maxRows || bytes > limits.maxBytes;
      if (!truncated) rows.push(cells);
      return !truncated;
    },
  };
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
    return Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  if (value instanceof Date) return value.toISOString();
  return String(value);
}
