// A turn's result as a file, written batch by batch: CSV, JSON, JSON lines or Markdown.

import type { Cell } from "../database/database.ts";
import { writeCell } from "./cell-text.ts";
import type { DisplayTable } from "./format-rows.ts";
import { doubtMark } from "./trust-grades.ts";

export const textFormats = ["csv", "json", "jsonl", "md"] as const;
export type TextFormat = (typeof textFormats)[number];

export const mediaTypes: Record<TextFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  jsonl: "application/x-ndjson",
  md: "text/markdown; charset=utf-8",
};

/** What a file says besides its rows. */
export type ExportHead = {
  readonly utterance: string;
  readonly sql: string;
  readonly confidence: number;
};

type Rows = readonly (readonly Cell[])[];
type Writer = {
  head(columns: readonly string[], about: ExportHead): string;
  /** `first`: the number of rows written before. */
  rows(rows: Rows, columns: readonly string[], first: number): string;
  readonly tail: string;
};

const writers: Record<TextFormat, Writer> = {
  csv: {
    head: (columns) => csvLine(columns),
    rows: (rows) => rows.map(csvLine).join(""),
    tail: "",
  },
  json: {
    head: (columns, { utterance, sql, confidence }) => {
      const mark = doubtMark(confidence);
      const doubt = mark === undefined ? "" : `"doubt":${JSON.stringify(mark)},\n`;
      return `{"utterance":${JSON.stringify(utterance)},\n"sql":${JSON.stringify(sql)},\n"confidence":${confidence},\n${doubt}"columns":${JSON.stringify(columns)},\n"rows":[`;
    },
    rows: (rows, _columns, first) =>
      rows.map((row, i) => `${first + i === 0 ? "" : ","}\n${JSON.stringify(row)}`).join(""),
    tail: "\n]}\n",
  },
  jsonl: {
    head: () => "",
    rows: (rows, columns) => {
      const keys = distinctNames(columns);
      return rows
        .map((row) => `${JSON.stringify(Object.fromEntries(keys.map((k, i) => [k, row[i]])))}\n`)
        .join("");
    },
    tail: "",
  },
  md: {
    head(columns, { confidence }) {
      const mark = doubtMark(confidence);
      const doubt = mark === undefined ? "" : `**${mark}**\n\n`;
      return doubt + markdownLine(columns) + markdownLine(columns.map(() => "---"));
    },
    rows: (rows) => rows.map(markdownLine).join(""),
    tail: "",
  },
};

/** The file piece by piece, as its batches come. */
export async function* exportPieces(
  batches: AsyncIterable<DisplayTable> | Iterable<DisplayTable>,
  format: TextFormat,
  about: ExportHead,
): AsyncGenerator<string> {
  const writer = writers[format];
  const mark = marked.has(format) ? doubtMark(about.confidence) : undefined;
  let written = 0;
  let started = false;
  for await (const batch of batches) {
    const { columns, rows } = mark === undefined ? batch : withDoubt(batch, mark);
    if (!started) yield writer.head(columns, about);
    started = true;
    yield writer.rows(rows, columns, written);
    written += rows.length;
  }
  yield writer.tail;
}

/** Files that are nothing but rows: doubt is a column of its own, which goes wherever the rows go. */
const marked: ReadonlySet<TextFormat> = new Set(["csv", "jsonl"]);

export const withDoubt = ({ columns, rows }: DisplayTable, mark: string): DisplayTable => ({
  columns: [...columns, "doubt"],
  rows: rows.map((row) => [...row, mark]),
});

/**
 * RFC 4180. Text that a spreadsheet would take for a formula gets a leading quote mark; numbers,
 * negative ones too, stay numbers.
 */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : writeCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function markdownLine(cells: readonly Cell[]): string {
  const texts = cells.map((cell) =>
    writeCell(cell ?? "")
      .replace(/\|/g, "\\|")
      .replace(/\s+/g, " "),
  );
  return `| ${texts.join(" | ")} |\n`;
}

/** A whole table as Markdown. */
export const markdownTable = (columns: readonly string[], rows: Rows): string =>
  writers.md.head(columns, { utterance: "", sql: "", confidence: 1 }) +
  writers.md.rows(rows, columns, 0);

/** An object has one value a name: the second "name" is "name 2". */
function distinctNames(columns: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return columns.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
