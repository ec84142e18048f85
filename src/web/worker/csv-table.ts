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

const quote = 0x22;
const newLine = 0x0a;
const carriageReturn = 0x0d;

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

/** Read twice, row by row: a large file as one list of rows takes most of its time to keep in memory. */
export function readCsv(given: string): FileTable {
  const text = given.replace(/^\uFEFF?\s*/, "");
  const separator = separatorOf(text);
  const plain = (cell: string): string =>
    separator === ";" && commaNumber.test(cell) ? cell.replace(",", ".") : cell;
  let names: string[] | undefined;
  let count = 0;
  const kinds: ColumnKind[] = [];
  eachRow(text, separator, (row) => {
    if (names === undefined) {
      names = row.slice();
      return;
    }
    count++;
    for (let i = 0; i < row.length; i++) {
      const cell = row[i] ?? "";
      if (cell === "") continue;
      kinds[i] ??= newKind();
      const kind = kinds[i];
      if (kind !== undefined && kind.fitting.length > 0) look(kind, plain(cell.trim()));
    }
  });
  const columns = distinctNames(wide(names ?? [], kinds));
  const types = columns.map((_, i) => typeOf(kinds[i]));
  const numeric = types.map((type) => type === "INTEGER" || type === "REAL");
  const cellOf = (cell: string, column: number): FileCell => {
    if (cell === "") return null;
    return numeric[column] === true ? Number(plain(cell.trim())) : cell;
  };
  return {
    columns,
    types,
    count,
    each(take) {
      let named = false;
      eachRow(text, separator, (row) => {
        if (named) take(columns.map((_, i) => cellOf(row[i] ?? "", i)));
        named = true;
      });
    },
  };
}

/** No cell is lost where a row is longer than the line of names. */
const wide = (names: readonly string[], kinds: readonly unknown[]): readonly string[] =>
  Array.from({ length: Math.max(names.length, kinds.length) }, (_, i) => names[i] ?? "");

/** What the cells of a column have in common so far. */
type ColumnKind = { fitting: typeof shapes; said: boolean };

const newKind = (): ColumnKind => ({ fitting: shapes, said: false });

function look(kind: ColumnKind, cell: string): void {
  if (cell === "") return;
  kind.said = true;
  const { fitting } = kind;
  if (fitting.every(([, shape]) => shape.test(cell))) return;
  kind.fitting = fitting.filter(([, shape]) => shape.test(cell));
}

const typeOf = (kind: ColumnKind | undefined): FileColumnType =>
  kind?.said === true ? (kind.fitting[0]?.[0] ?? "TEXT") : "TEXT";

/** Whichever stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, "");
  const count = (sign: string): number => first.split(sign).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Gives each row that is not blank, in one list that is used again for the next. */
function eachRow(text: string, separator: string, take: (row: readonly string[]) => void): void {
  const between = separator.charCodeAt(0);
  const row: string[] = [];
  const end = (): void => {
    if (row.some((cell) => cell !== "")) take(row);
    row.length = 0;
  };
  for (let at = 0; at < text.length; ) {
    let cell = "";
    if (text.charCodeAt(at) === quote) [cell, at] = readQuoted(text, at);
    let stop = at;
    let code = text.charCodeAt(stop);
    while (stop < text.length && code !== between && code !== newLine && code !== carriageReturn)
      code = text.charCodeAt(++stop);
    const rest = text.slice(at, stop);
    row.push(cell === "" ? rest : cell + rest);
    if (code !== between) end();
    at = stop + (code === carriageReturn && text.charCodeAt(stop + 1) === newLine ? 2 : 1);
  }
  if (row.length > 0) end();
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
