// Where a table's rows come from: all of them are here, or the database is asked for each page.
import type { Cell } from "../../database/database.ts";
import type { PageRequest, ResultPage } from "../../display/result-pages.ts";
import { compareCells } from "./cell-order.ts";

export type Order = { readonly column: number; readonly descending: boolean };
export type CellRows = readonly (readonly Cell[])[];

export type RowSource =
  | { readonly kind: "here"; readonly rows: CellRows }
  | {
      readonly kind: "asked";
      /** The first ones, to begin with. */
      readonly rows: CellRows;
      readonly ask: (page: PageRequest) => Promise<ResultPage>;
    };

export const sizes = [10, 25, 100, 1_000] as const;

export function sortRows(rows: CellRows, order: Order | undefined): CellRows {
  if (order === undefined) return rows;
  const { column, descending } = order;
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compareCells(a[column] ?? null, b[column] ?? null));
}

/** Once up, once down, then as they came. */
export function nextOrder(now: Order | undefined, column: number): Order | undefined {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? undefined : { column, descending: true };
}
