// Cells as people read them, in the order people expect: numbers, dollars and clock times by size.
import type { Cell } from "../../database/database.ts";

/** A number where the cell is one, however it is written: 12, "$340", "7:05 pm", "noon". */
export function cellNumber(cell: Cell): number | undefined {
  if (typeof cell === "number") return cell;
  if (typeof cell !== "string") return undefined;
  const dollars = /^\$(-?\d+(?:\.\d+)?)$/.exec(cell);
  if (dollars !== null) return Number(dollars[1]);
  return clockHours(cell) ?? (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined);
}

/** Hours since midnight of "7:30 pm", "noon", "midnight". */
export function clockHours(text: string): number | undefined {
  if (text === "noon") return 12;
  if (text === "midnight") return 0;
  const clock = /^(\d{1,2}):(\d{2}) (am|pm)$/.exec(text);
  if (clock === null) return undefined;
  return (Number(clock[1]) % 12) + (clock[3] === "pm" ? 12 : 0) + Number(clock[2]) / 60;
}

/** Nothing comes last. */
export function compareCells(a: Cell, b: Cell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [x, y] = [cellNumber(a), cellNumber(b)];
  if (x !== undefined && y !== undefined) return x - y;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
