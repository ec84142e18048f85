// Rows as people read them: codes by what they stand for, times as clocks, each column as headed.
import type { Cell } from "../database/database.ts";
import type { AmountFormat, ValueFormat } from "../entities/wording.ts";
import { writeAmount } from "./amounts.ts";
import { formatValue } from "./value-text.ts";

/** How one column is written for people; without either, as it is stored. */
export type ShownColumn = {
  /** Absent: as the database heads it. */
  readonly title?: string;
  readonly format?: ValueFormat;
  readonly names?: Readonly<Record<string, string>>;
  readonly amount?: AmountFormat;
};

export type DisplayTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** `columns` describes those of the table, in order; where their number differs, nothing is known. */
export function formatTable(table: DisplayTable, columns: readonly ShownColumn[]): DisplayTable {
  if (columns.length !== table.columns.length) return table;
  const plain = columns.every(
    ({ format, names, amount }) =>
      format === undefined && names === undefined && amount === undefined,
  );
  const titles = columns.map(({ title }, i) => title ?? table.columns[i] ?? "");
  if (plain) return { columns: titles, rows: table.rows };
  return {
    columns: titles,
    rows: table.rows.map((row) => row.map((cell, i) => formatCell(cell, columns[i]))),
  };
}

function formatCell(cell: Cell, column: ShownColumn | undefined): Cell {
  if (cell === null || column === undefined) return cell;
  const { amount } = column;
  if (amount !== undefined) return typeof cell === "number" ? writeAmount(cell, amount) : cell;
  const name = column.names?.[String(cell)];
  if (name !== undefined) return name;
  const { format } = column;
  return format === undefined || format === "plain" ? cell : formatValue(String(cell), format);
}
