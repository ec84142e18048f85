// A cell as text: the same on the page, in the terminal and in files.
import type { Cell } from "../database/database.ts";

/** Without the noise of binary fractions: a sum of prices is 214227.5877, not 214227.58769999997. */
export function writeCell(cell: NonNullable<Cell>): string {
  if (typeof cell !== "number" || Number.isInteger(cell)) return String(cell);
  return String(Number(cell.toPrecision(15)));
}
