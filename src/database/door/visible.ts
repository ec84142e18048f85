// What a query may name: the database's schema, cut down to the operator's allow-list.
import type { Column, Schema, Table } from "../database.ts";
import { DatabaseError } from "../database.ts";
import { onlyNamed, sameWord } from "./catalog.ts";

export type AllowList = {
  /** Only these tables; default all that the schema shows. */
  readonly tables?: readonly string[];
  /** "table.column": of the tables named here, only these columns. */
  readonly columns?: readonly string[];
  /** "table.column", or a whole table: never shown, whatever else is allowed. */
  readonly hidden?: readonly string[];
  /** Table -> the condition that its rows must meet: "region = :tenant". */
  readonly rows?: Readonly<Record<string, string>>;
  /** What :tenant and its kind stand for. */
  readonly values?: RowValues;
  /** Names of values that each request brings; without them a table that needs one shows no row. */
  readonly asked?: readonly string[];
};

export type RowValues = Readonly<Record<string, string | number | boolean | null>>;

/** Lower-case lookups, as SQL compares names. */
export type VisibleNames = {
  /** Table -> its visible columns. */
  readonly tables: ReadonlyMap<string, ReadonlySet<string>>;
  /** Table -> columns that exist but must not be read. */
  readonly hidden: ReadonlyMap<string, ReadonlySet<string>>;
};

export function visibleSchema(schema: Schema, allow: AllowList | undefined): Schema {
  if (allow === undefined) return schema;
  checkNames(schema, allow);
  const tables = allow.tables && new Set(allow.tables.map((name) => tableNamed(schema, name)));
  const columns = new Set((allow.columns ?? []).map((name) => columnNamed(schema, name)?.column));
  const restricted = new Set((allow.columns ?? []).map((name) => columnNamed(schema, name)?.table));
  const hidden = new Set((allow.hidden ?? []).map((name) => name.toLowerCase()));
  // What a view shows of hidden columns and rows nobody here can tell: it must be named.
  const hides = hidden.size > 0 || Object.keys(allow.rows ?? {}).length > 0;
  const shown = schema.tables
    .filter((table) => {
      if (hidden.has(table.name.toLowerCase())) return false;
      if (table.view === true && hides && !tables?.has(table)) return false;
      return allowsTable(table, tables, restricted);
    })
    .map((table) => {
      const isHidden = (column: Column): boolean =>
        hidden.has(`${table.name}.${column.name}`.toLowerCase());
      const hides = table.columns.some(isHidden);
      return withColumns(table, (column) => {
        if (isHidden(column)) return false;
        if (restricted.has(table)) return columns.has(column);
        // What it was made from nobody here can tell either.
        return !(hides && column.computed === true);
      });
    })
    .filter((table) => table.columns.length > 0);
  return { tables: shown.map((table) => withKeysAmong(table, shown)) };
}

function tableNamed({ tables }: Schema, name: string): Table | undefined {
  return onlyNamed(tables, name, (table) => table.name);
}

/** "table.column" */
function columnNamed(
  schema: Schema,
  name: string,
): { readonly table: Table; readonly column: Column } | undefined {
  const dot = name.lastIndexOf(".");
  const table = tableNamed(schema, name.slice(0, Math.max(dot, 0)));
  const column = table && onlyNamed(table.columns, name.slice(dot + 1), ({ name }) => name);
  return column && { table, column };
}

/** With `tables` given they decide; with `columns` alone, the tables that have some. */
function allowsTable(
  table: Table,
  tables: ReadonlySet<Table | undefined> | undefined,
  restricted: ReadonlySet<Table | undefined>,
): boolean {
  if (tables !== undefined) return tables.has(table) || restricted.has(table);
  return restricted.size === 0 || restricted.has(table);
}

function withColumns(table: Table, keep: (column: Column) => boolean): Table {
  const columns = table.columns.filter(keep);
  const isKept = (name: string): boolean => columns.some((column) => column.name === name);
  return {
    ...table,
    columns,
    primaryKey: table.primaryKey.every(isKept) ? table.primaryKey : [],
    foreignKeys: table.foreignKeys.filter((key) => key.columns.every(isKept)),
  };
}

/** A key tells of the table that it leads to. */
function withKeysAmong(table: Table, shown: readonly Table[]): Table {
  const foreignKeys = table.foreignKeys.filter((key) => {
    const target = shown.find(({ name }) => name === key.table);
    return key.references.every((name) => target?.columns.some((column) => column.name === name));
  });
  return { ...table, foreignKeys };
}

/** `read`: columns that conditions on rows look at, by table; the engine must let them be read. */
export function visibleNames(
  full: Schema,
  visible: Schema,
  read: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): VisibleNames {
  const tables = new Map(
    visible.tables.map((table) => [
      table.name.toLowerCase(),
      new Set([
        ...table.columns.map((column) => column.name.toLowerCase()),
        ...(read.get(table.name.toLowerCase()) ?? []),
      ]),
    ]),
  );
  const hidden = new Map<string, ReadonlySet<string>>();
  for (const table of full.tables) {
    const name = table.name.toLowerCase();
    const shown = tables.get(name);
    if (shown === undefined) continue;
    const rest = table.columns.map((c) => c.name.toLowerCase()).filter((c) => !shown.has(c));
    if (rest.length > 0) hidden.set(name, new Set(rest));
  }
  return { tables, hidden };
}

/** A misspelt allow-list would hide tables silently; one that may mean either of two shows none. */
function checkNames(schema: Schema, allow: AllowList): void {
  const isTable = (name: string): boolean => tableNamed(schema, name) !== undefined;
  const isColumn = (name: string): boolean => columnNamed(schema, name) !== undefined;
  const tables = schema.tables.map(({ name }) => name);
  const columns = schema.tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );
  const inAnyCase = (name: string, known: readonly string[]): boolean =>
    known.some((one) => sameWord(one, name));
  const missing = [
    ...(allow.tables ?? []).filter((name) => !isTable(name)),
    ...Object.keys(allow.rows ?? {}).filter((name) => !inAnyCase(name, tables)),
    ...(allow.columns ?? []).filter((name) => !isColumn(name)),
    ...(allow.hidden ?? []).filter((name) => !inAnyCase(name, [...tables, ...columns])),
  ];
  if (missing.length === 0) return;
  throw new DatabaseError(
    "unknown-name",
    `The allow-list names what the database does not have: ${missing.join(", ")}. ` +
      'Tables are given by name, columns as "table.column".',
  );
}
