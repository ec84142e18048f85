// Reads a CSV file into columns and rows (RFC 4180; comma, semicolon or tab, told from its first line).

export type CsvTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Of each column: whether all its cells are numbers. */
  readonly numeric: readonly boolean[];
};

export function readCsv(text: string): CsvTable {
  const [head = [], ...body] = splitRows(text.replace(/^\uFEFF/, ""));
  const columns = distinct(head.map((name, i) => name.trim() || `column ${i + 1}`));
  const filled = body.filter((row) => row.some((cell) => cell !== ""));
  const numeric = columns.map((_, i) =>
    filled.every((row) => /^(-?\d+(\.\d+)?)?$/.test(row[i]?.trim() ?? "")),
  );
  const rows = filled.map((row) =>
    columns.map((_, i) => {
      const cell = row[i] ?? "";
      if (cell === "") return null;
      return numeric[i] ? Number(cell) : cell;
    }),
  );
  return { columns, rows, numeric };
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

function distinct(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; seen.has(own.toLowerCase()); n++) own = `${name} ${n}`;
    seen.add(own.toLowerCase());
    return own;
  });
}
