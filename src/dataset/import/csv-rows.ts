// Streams the rows of a CSV file (RFC 4180; comma, semicolon or tab, told from the first line).
import { type BadLine, readLines } from "../lines.ts";

export type CsvRow = { readonly line: number; readonly cells: readonly string[] } | BadLine;

/** A quoted cell may hold line ends; one that never closes swallows no more than this. */
const maxCellLines = 1000;

export async function* readCsvRows(path: string): AsyncGenerator<CsvRow> {
  let separator: string | undefined;
  let pending = "";
  let start = 0;
  let lines = 0;
  for await (const line of readLines(path)) {
    if ("reason" in line) {
      yield line;
      continue;
    }
    separator ??= findSeparator(line.text);
    if (lines === 0) start = line.number;
    pending = lines === 0 ? line.text : `${pending}\n${line.text}`;
    lines++;
    const cells = splitCells(pending, separator);
    if (cells === "open" && lines < maxCellLines) continue;
    lines = 0;
    if (cells === "open") yield { line: start, reason: "a quote is opened and never closed" };
    else if (cells === "bad") yield { line: start, reason: "a quote in the middle of a cell" };
    else yield { line: start, cells };
  }
  if (lines > 0) yield { line: start, reason: "a quote is opened and never closed" };
}

/** Tabs hardly ever stand in text; of comma and semicolon the more frequent. */
function findSeparator(header: string): string {
  if (header.includes("\t")) return "\t";
  return header.split(";").length > header.split(",").length ? ";" : ",";
}

/** The cells of one record; "open" when a quoted cell goes on in the next line. */
function splitCells(text: string, separator: string): readonly string[] | "open" | "bad" {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return "open";
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 1;
      if (at < text.length && text[at] !== separator) return "bad";
    } else {
      const end = text.indexOf(separator, at);
      cells.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length : end;
    }
    if (at >= text.length) return cells;
    at++;
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
