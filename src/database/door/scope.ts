// Holds the names a query uses against what it may name. Where a bare column could belong to
// several tables, all of them must allow it: qualifying it settles the matter.
import type { Dialect } from "../database.ts";
import { DatabaseError } from "../database.ts";
import { refused } from "./lexis.ts";
import type { VisibleNames } from "./visible.ts";

type TableUse = {
  readonly table: string;
  readonly qualifier: string | undefined;
  readonly alias: string;
};
export type ColumnUse = {
  readonly table: string | undefined;
  readonly column: string;
  /** SQLite reads an unknown name in double quotes as a string. */
  readonly mayBeText: boolean;
};

/** Everything a query names, lower-case. */
export type QueryNames = {
  readonly tables: TableUse[];
  readonly columns: ColumnUse[];
  /** Of each `*` or `t.*`, the t. */
  readonly stars: (string | undefined)[];
  /** Names of subqueries: common table expressions and derived tables. */
  readonly derived: Set<string>;
  /** Names that SELECT lists and column lists give. */
  readonly outputs: Set<string>;
};

const defaultSchemas: Readonly<Record<Dialect, string>> = {
  sqlite: "main",
  postgres: "public",
  duckdb: "main",
  mysql: "",
};

export function checkNames(used: QueryNames, visible: VisibleNames, dialect: Dialect): void {
  for (const use of used.tables) checkTable(use, visible, dialect);
  const aliases = new Map<string, Set<string>>();
  for (const { alias, table } of used.tables) {
    const known = aliases.get(alias) ?? new Set<string>();
    aliases.set(alias, known.add(table));
  }
  const restricted = used.tables.some(({ table }) => visible.hidden.has(table));
  for (const use of used.columns) checkColumn(use, used, aliases, visible, dialect);
  if (restricted) checkWholeRows(used, visible);
}

function checkTable(use: TableUse, visible: VisibleNames, dialect: Dialect): void {
  const name = use.qualifier === undefined ? use.table : `${use.qualifier}.${use.table}`;
  const isDefault = use.qualifier === undefined || use.qualifier === defaultSchemas[dialect];
  if (isDefault && visible.tables.has(use.table)) return;
  if (!isDefault || visible.hiddenTables.has(use.table) || isSystemTable(use.table)) {
    throw refused(`the table "${name}" is not among those that may be asked`);
  }
  throw new DatabaseError("unknown-name", `There is no table "${name}".`);
}

function isSystemTable(name: string): boolean {
  return /^(?:sqlite_|pg_|duckdb_|pragma_|information_schema|json_)/.test(name);
}

function checkColumn(
  use: ColumnUse,
  used: QueryNames,
  aliases: ReadonlyMap<string, ReadonlySet<string>>,
  visible: VisibleNames,
  dialect: Dialect,
): void {
  const tables =
    use.table === undefined
      ? used.tables.map(({ table }) => table)
      : [...(aliases.get(use.table) ?? [])];
  if (tables.some((table) => visible.hidden.get(table)?.has(use.column))) {
    throw refused(`the column "${nameOf(use)}" is not among those that may be asked`);
  }
  if (tables.some((table) => visible.tables.get(table)?.has(use.column))) return;
  const fromSubquery = use.table === undefined || used.derived.has(use.table);
  if (fromSubquery && (used.outputs.has(use.column) || isColumnOfAny(use.column, used, visible)))
    return;
  if (dialect === "sqlite" && use.mayBeText) return;
  if (use.table !== undefined && tables.length === 0 && !fromSubquery) {
    throw new DatabaseError(
      "unknown-name",
      `There is no table "${use.table}" in this query's FROM.`,
    );
  }
  throw new DatabaseError(
    "unknown-name",
    `There is no column "${nameOf(use)}" in this query's tables.`,
  );
}

function isColumnOfAny(column: string, used: QueryNames, visible: VisibleNames): boolean {
  return used.tables.some(({ table }) => visible.tables.get(table)?.has(column));
}

/** `*` and NATURAL JOIN reach columns without naming them. */
function checkWholeRows(used: QueryNames, visible: VisibleNames): void {
  const natural = used.tables.some(({ alias }) => alias === "natural");
  if (used.stars.length === 0 && !natural) return;
  const table = used.tables.find((use) => visible.hidden.has(use.table))!.table;
  throw refused(
    `${natural ? "NATURAL JOIN" : "*"} would read columns of "${table}" that may not be asked; name the columns`,
  );
}

function nameOf(use: ColumnUse): string {
  return use.table === undefined ? use.column : `${use.table}.${use.column}`;
}
