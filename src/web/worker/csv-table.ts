// Reads a CSV file into columns and rows (RFC 4180; comma, semicolon or tab, told from its first line), in
// whichever of the usual encodings it was saved.
import { distinctNames, type FileCell, type FileColumnType, type FileTable } from "./file-table.ts";

/** The first that all cells of a column fit; a code such as 02134 is no number. */
const shapes: readonly (readonly [FileColumnType, RegExp])[] = [
  ["INTEGER", /^-?(0|[1-9]\d{0,14})$/],
  ["REAL", /^-?(0|[1-9]\d{0,14})(\.\d+)?(e[+-]?\d{1,3})?$/i],
  ["DATE", /^\d{4}-\d{2}-\d{2}$/],
];
/** Where semicolons stand between cells, commas stand in numbers. */
const commaNumber = /^-?(0|[1-9]\d{0,14}),\d+$/;

/** Spreadsheets also save UTF-16 and the old Western code page. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export function readCsv(given: string): FileTable {
  const text = given.replace(/^\uFEFF?\s*/, "");
  const separator = separatorOf(text);
  const [head = [], ...filled] = splitRows(text, separator).filter((row) =>
    row.some((cell) => cell !== ""),
  );
  const columns = distinctNames(wide(head, filled));
  const plain = (cell: string): string =>
    separator === ";" && commaNumber.test(cell) ? cell.replace(",", ".") : cell;
  const types = columns.map((_, i) => typeOf(filled, (row) => plain(row[i]?.trim() ?? "")));
  const rows = filled.map((row) =>
    columns.map((_, i): FileCell => {
      const cell = row[i] ?? "";
      if (cell === "") return null;
      return types[i] === "INTEGER" || types[i] === "REAL" ? Number(plain(cell.trim())) : cell;
    }),
  );
  return { columns, types, rows };
}

/** No cell is lost where a row is longer than the line of names. */
function wide(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  let width = head.length;
  for (const row of rows) while (row.length > width && row[width] !== "") width++;
  return width === head.length ? head : Array.from({ length: width }, (_, i) => head[i] ?? "");
}

function typeOf(
  rows: readonly (readonly string[])[],
  cellOf: (row: readonly string[]) => string,
): FileColumnType {
  let fitting = shapes;
  let said = false;
  for (const row of rows) {
    const cell = cellOf(row);
    if (cell === "") continue;
    said = true;
    if (fitting.some(([, shape]) => !shape.test(cell)))
      fitting = fitting.filter(([, shape]) => shape.test(cell));
    if (fitting.length === 0) return "TEXT";
  }
  return said ? (fitting[0]?.[0] ?? "TEXT") : "TEXT";
}

/** Whichever stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, "");
  const count = (sign: string): number => first.split(sign).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

function splitRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  const between = new RegExp(`[${separator}\\r\\n]`, "g");
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    let cell = "";
    if (text[at] === '"') [cell, at] = readQuoted(text, at);
    between.lastIndex = at;
    const end = between.exec(text)?.index ?? text.length;
    row.push(cell + text.slice(at, end));
    const line = text[end] !== separator;
    if (line) {
      rows.push(row);
      row = [];
    } else if (end === text.length - 1) row.push("");
    at = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** What stands between quotes, a doubled one for one, and where it goes on behind them. */
function readQuoted(text: string, open: number): [cell: string, next: number] {
  let cell = "";
  for (let at = open + 1; ; ) {
    const close = text.indexOf('"', at);
    if (close < 0) return [cell + text.slice(at), text.length];
    cell += text.slice(at, close);
    if (text[close + 1] !== '"') return [cell, close + 1];
    cell += '"';
    at = close + 2;
  }
}
