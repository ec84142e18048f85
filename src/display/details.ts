// Turns rows that are only ids or codes into what people want to see, by one more query.
import type { Cell } from "../database/database.ts";
import { parseSql } from "../sql/parse.ts";
import { columnName, plainSelect } from "./conditions.ts";
import { callTitle } from "./target.ts";
import { formatValue } from "./value-text.ts";
import type { DetailQuery, Wording } from "./wording.ts";

export type DisplayTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

export type RunQuery = (sql: string) => Promise<DisplayTable>;

/** More rows than a person reads are shown as they are. */
const maxKeys = 500;

export async function addDetails(
  sql: string,
  result: DisplayTable,
  wording: Wording,
  run: RunQuery,
): Promise<DisplayTable> {
  const column = onlyColumn(sql);
  const detail = column === undefined ? undefined : wording.details[column];
  if (detail === undefined || result.rows.length === 0 || result.rows.length > maxKeys) {
    return formatColumns(sql, result, wording);
  }
  const keys = [...new Set(result.rows.map((row) => row[0] ?? null))].filter((key) => key !== null);
  const found = await run(detail.sql.replace("{keys}", padded(keys).map(literal).join(" , ")));
  const rows = new Map<Cell, (readonly Cell[])[]>();
  for (const row of found.rows) {
    const key = row[0] ?? null;
    rows.set(key, [...(rows.get(key) ?? []), row.slice(1)]);
  }
  return {
    columns: detail.columns.map((c) => c.title),
    rows: result.rows.flatMap((row) => {
      const details = rows.get(row[0] ?? null);
      if (details === undefined)
        return [[row[0] ?? null, ...detail.columns.slice(1).map(() => null)]];
      return details.map((cells) => formatCells(cells, detail));
    }),
  };
}

/** To the next power of two with the last key again: few lengths, so that the door knows the shape. */
function padded(keys: readonly Cell[]): Cell[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
  return Array.from({ length }, (_, i) => keys[Math.min(i, keys.length - 1)] ?? null);
}

function formatCells(cells: readonly Cell[], detail: DetailQuery): Cell[] {
  return detail.columns.map(({ format, names }, i) => {
    const cell = cells[i] ?? null;
    if (cell === null) return null;
    const name = names?.[String(cell)];
    return name ?? (format === undefined ? cell : formatValue(String(cell), format));
  });
}

/** Times and codes read better also where no other table is needed. */
function formatColumns(sql: string, result: DisplayTable, wording: Wording): DisplayTable {
  const titles = callTitles(sql, wording);
  const titled = { ...result, columns: result.columns.map((name, i) => titles[i] ?? name) };
  const columns = selectedColumns(sql);
  const known = columns.map((c) => c !== undefined && (c in wording.formats || c in wording.names));
  if (!known.some(Boolean)) return titled;
  return {
    columns: titled.columns,
    rows: result.rows.map((row) =>
      row.map((cell, i) => {
        const column = columns[i];
        if (cell === null || column === undefined || !known[i]) return cell;
        const name = wording.names[column]?.[String(cell)];
        return name ?? formatValue(String(cell), wording.formats[column] ?? "plain");
      }),
    ),
  };
}

const literal = (key: Cell): string =>
  typeof key === "number" ? String(key) : `'${String(key).replaceAll("'", "''")}'`;

function onlyColumn(sql: string): string | undefined {
  const columns = selectedColumns(sql);
  return columns.length === 1 ? columns[0] : undefined;
}

/** "COUNT ( * )" is a title for machines; "number of flights" is one for people. */
function callTitles(sql: string, wording: Wording): (string | undefined)[] {
  try {
    const select = plainSelect(parseSql(sql));
    return (
      select?.items.map((item) => item.alias ?? callTitle(item.expression, select, wording)) ?? []
    );
  } catch {
    return [];
  }
}

function selectedColumns(sql: string): (string | undefined)[] {
  try {
    const select = plainSelect(parseSql(sql));
    return select?.items.map((item) => columnName(item.expression)) ?? [];
  } catch {
    return [];
  }
}
