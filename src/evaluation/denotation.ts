// Whether two results are the same table: rows as a multiset, column order kept, in order where
// the gold query orders. Pure; running the queries is the executor's business.
import type { Cell } from "../database/database.ts";

export type Rows = readonly (readonly Cell[])[];

/** How a gold query orders its rows. */
export type RowOrder =
  | { readonly kind: "none" }
  /** Rows that agree in these columns are ties and may stand in any order. */
  | { readonly kind: "columns"; readonly columns: readonly number[] }
  /** Ordered by something that is not among the columns: ties cannot be told. */
  | { readonly kind: "strict" };

/** Relative difference below which two fractions are the same number written differently. */
const tolerance = 1e-6;

export function sameTable(
  gold: Rows,
  predicted: Rows,
  order: RowOrder = { kind: "none" },
): boolean {
  if (gold.length !== predicted.length) return false;
  if (gold.length > 0 && gold[0]!.length !== predicted[0]!.length) return false;
  switch (order.kind) {
    case "none":
      return sameMultiset(gold, predicted);
    case "strict":
      return gold.every((row, i) => sameRow(row, predicted[i]!));
    case "columns":
      return runsOf(gold, order.columns).every(([start, end]) =>
        sameMultiset(gold.slice(start, end), predicted.slice(start, end)),
      );
    default:
      return order satisfies never;
  }
}

/** Stretches of rows that tie in the given columns. */
function runsOf(rows: Rows, columns: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let i = 1; i <= rows.length; i++) {
    const ties =
      i < rows.length &&
      columns.every((c) => sameCell(rows[start]![c] ?? null, rows[i]![c] ?? null));
    if (ties) continue;
    if (i > start) runs.push([start, i]);
    start = i;
  }
  return runs;
}

/** Equal keys cancel out; what is left may still match within the tolerance. */
function sameMultiset(gold: Rows, predicted: Rows): boolean {
  const counts = new Map<string, Rows[number][]>();
  for (const row of gold) {
    const key = rowKey(row);
    const same = counts.get(key);
    if (same === undefined) counts.set(key, [row]);
    else same.push(row);
  }
  const unmatched: Rows[number][] = [];
  for (const row of predicted) {
    if (counts.get(rowKey(row))?.pop() === undefined) unmatched.push(row);
  }
  if (unmatched.length === 0) return true;
  if (!unmatched.some(hasFraction)) return false;
  const left = [...counts.values()].flat();
  return unmatched.every((row) => {
    const found = left.findIndex((candidate) => sameRow(candidate, row));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function rowKey(row: readonly Cell[]): string {
  return JSON.stringify(row.map(canonical));
}

const decimal = /^-?(?:0|[1-9]\d*)\.\d+$/;

/** True is 1, "3.50" is 3.5 (some drivers give decimals as text), -0 is 0; text stays text. */
function canonical(cell: Cell): string | number | null {
  if (typeof cell === "boolean") return Number(cell);
  if (typeof cell === "string" && decimal.test(cell)) return Number(cell) + 0;
  if (typeof cell === "number") return cell === 0 ? 0 : cell;
  return cell;
}

function sameRow(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, i) => sameCell(cell, b[i]!));
}

function sameCell(a: Cell, b: Cell): boolean {
  const left = canonical(a);
  const right = canonical(b);
  if (typeof left !== "number" || typeof right !== "number") return left === right;
  if (Number.isInteger(left) && Number.isInteger(right)) return left === right;
  return Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right), 1e-9);
}

function hasFraction(row: readonly Cell[]): boolean {
  return row.some((cell) => {
    const value = canonical(cell);
    return typeof value === "number" && !Number.isInteger(value);
  });
}
