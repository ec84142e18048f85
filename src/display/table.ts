// Lays a result out as a text table that fits a given width. Colours are the shell's business.

import type { Cell } from "../database/database.ts";
import { writeCell } from "./cell-text.ts";

export type TableOptions = {
  /** Columns of the terminal; wide cells are cut with an ellipsis to fit. */
  readonly width: number;
  readonly maxRows: number;
};

/** Lines of text: a header, a rule, the rows. Numbers stand to the right. */
export function layOutTable(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  options: TableOptions,
): string[] {
  if (columns.length === 0) return [];
  const room = Math.max(1, Math.floor((options.width + 2) / (leastWidth + 2)));
  if (columns.length > room) return layOutTable(...firstColumns(columns, rows, room - 1), options);
  const shown = rows.slice(0, options.maxRows);
  const texts = shown.map((row) => columns.map((_, i) => cellText(row[i] ?? null)));
  const names = columns.map((name) => cellText(name));
  const widths = fitWidths(
    names.map((name, i) => Math.max(width(name), ...texts.map((row) => width(row[i]!)))),
    options.width - 2 * (columns.length - 1),
  );
  const right = columns.map(
    (_, i) => shown.length > 0 && shown.every((row) => isNumeric(row[i] ?? null)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => pad(cut(cell, widths[i]!), widths[i]!, right[i]!))
      .join("  ")
      .trimEnd();
  return [line(names), widths.map((w) => "─".repeat(w)).join("  "), ...texts.map(line)];
}

/** Where not all columns find room: those that do, and in the last place how many more there are. */
function firstColumns(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  count: number,
): [columns: readonly string[], rows: readonly (readonly Cell[])[]] {
  const more = `+${columns.length - count}`;
  return [[...columns.slice(0, count), more], rows.map((row) => [...row.slice(0, count), "…"])];
}

/** Of a name or a query: no control character may reach the terminal. Lines stay lines, and places places. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, " ");

export function cellText(cell: Cell): string {
  if (cell === null) return "–";
  // A control character in the data must not reach the terminal.
  return writeCell(cell).replace(/\p{Cc}+/gu, " ");
}

const isNumeric = (cell: Cell): boolean => cell === null || typeof cell === "number";

/** Of a column, where room is scarce. */
const leastWidth = 4;

/** Takes from the widest columns first until the line fits. */
function fitWidths(natural: readonly number[], available: number): number[] {
  const widths = [...natural];
  let excess = widths.reduce((sum, w) => sum + w, 0) - available;
  while (excess > 0) {
    const widest = Math.max(...widths);
    if (widest <= leastWidth) break;
    const index = widths.indexOf(widest);
    const next = Math.max(leastWidth, ...widths.filter((w) => w < widest));
    const take = Math.min(excess, Math.max(1, widest - next));
    widths[index] = widest - take;
    excess -= take;
  }
  return widths;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const isAscii = (text: string): boolean => /^[\u0020-\u007e]*$/.test(text);

/** Terminal columns: wide East Asian characters and emoji take two. */
function width(text: string): number {
  if (isAscii(text)) return text.length;
  let total = 0;
  for (const { segment } of graphemes.segment(text)) total += graphemeWidth(segment);
  return total;
}

function graphemeWidth(grapheme: string): number {
  const wide =
    /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
  return wide.test(grapheme) ? 2 : 1;
}

function cut(text: string, limit: number): string {
  if (width(text) <= limit) return text;
  let result = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > limit - 1) break;
    result += segment;
  }
  return `${result}…`;
}

function pad(text: string, target: number, right: boolean): string {
  const space = " ".repeat(Math.max(0, target - width(text)));
  return right ? space + text : text + space;
}
