// Reads a CSV file into columns and rows (RFC 4180; comma, semicolon or tab, told from its first line).
import { distinctNames, type FileCell, type FileColumnType, type FileTable } from "./file-table.ts";

/** The first that all cells of a column fit; a code such as 02134 is no number. */
const shapes: readonly (readonly [FileColumnType, RegExp])[] = [
  ["INTEGER", /^-?(0|[1-9]\d{0,14})$/],
  ["REAL", /^-?(0|[1-9]\d{0,14})(\.\d+)?(e[+-]?\d{1,3})?$/i],
  ["DATE", /^\d{4}-\d{2}-\d{2}$/],
];

export function readCsv(text: string): FileTable {
  const [head = [], ...body] = splitRows(text.replace(/^\uFEFF/, ""));
  const columns = distinctNames(head);
  const filled = body.filter((row) => row.some((cell) => cell !== ""));
  const types = columns.map((_, i) => typeOf(filled.map((row) => row[i]?.trim() ?? "")));
  const rows = filled.map((row) =>
    columns.map((_, i): FileCell => {
      const cell = row[i] ?? "";
      if (cell === "") return null;
      return types[i] === "INTEGER" || types[i] === "REAL" ? Number(cell) : cell;
    }),
  );
  return { columns, types, rows };
}

function typeOf(cells: readonly string[]): FileColumnType {
  const said = cells.filter((cell) => cell !== "");
  if (said.length === 0) return "TEXT";
  return shapes.find(([, shape]) => said.every((cell) => shape.test(cell)))?.[0] ?? "TEXT";
}

function splitRows(text: string): string[][] {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const count = (sign: string): number => first.split(sign).length;
  const separator = [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") {
      rows.push([...row, cell.replace(/\r$/, "")]);
      row = [];
      cell = "";
    } else cell += sign;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}
