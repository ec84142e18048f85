// What a query may name: the database's schema, cut down to the operator's allow-list.
import type { Column, Schema, Table } from "../database.ts";
import { DatabaseError } from "../database.ts";

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
  /** Tables that exist but must not be read. */
  readonly hiddenTables: ReadonlySet<string>;
};

export function visibleSchema(schema: Schema, allow: AllowList | undefined): Schema {
  if (allow === undefined) return schema;
  checkNames(schema, allow);
  const tables = allow.tables && lowered(allow.tables);
  const columns = lowered(allow.columns ?? []);
  const hidden = lowered(allow.hidden ?? []);
  const restricted = new Set([...columns].map((name) => name.slice(0, name.lastIndexOf("."))));
  // What a view shows of hidden columns and rows nobody here can tell: it must be named.
  const hides = hidden.size > 0 || Object.keys(allow.rows ?? {}).length > 0;
  return {
    tables: schema.tables
      .filter((table) => {
        const name = table.name.toLowerCase();
        if (hidden.has(name)) return false;
        if (table.view === true && hides && !tables?.has(name)) return false;
        return allowsTable(name, tables, restricted);
      })
      .map((table) => {
        const name = table.name.toLowerCase();
        const hides = table.columns.some((column) => hidden.has(fullName(name, column)));
        return withColumns(table, (column) => {
          const full = fullName(name, column);
          if (hidden.has(full)) return false;
          if (restricted.has(name)) return columns.has(full);
          // What it was made from nobody here can tell either.
          return !(hides && column.computed === true);
        });
      })
      .filter((table) => table.columns.length > 0),
  };
}

function lowered(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

/** With `tables` given they decide; with `columns` alone, the tables that have some. */
function allowsTable(
  name: string,
  tables: ReadonlySet<string> | undefined,
  restricted: ReadonlySet<string>,
): boolean {
  if (tables !== undefined) return tables.has(name) || restricted.has(name);
  return restricted.size === 0 || restricted.has(name);
}

function fullName(table: string, column: Column): string {
  return `${table}.${column.name.toLowerCase()}`;
}

function withColumns(table: Table, keep: (column: Column) => boolean): Table {
  const columns = table.columns.filter(keep);
  if (columns.length === table.columns.length) return table;
  const kept = new Set(columns.map(({ name }) => name));
  const isKept = (name: string): boolean => kept.has(name);
  return {
    ...table,
    columns,
    primaryKey: table.primaryKey.every(isKept) ? table.primaryKey : [],
    foreignKeys: table.foreignKeys.filter((key) => key.columns.every(isKept)),
  };
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
  const hiddenTables = new Set<string>();
  for (const table of full.tables) {
    const name = table.name.toLowerCase();
    const shown = tables.get(name);
    if (shown === undefined) hiddenTables.add(name);
    else {
      const rest = table.columns.map((c) => c.name.toLowerCase()).filter((c) => !shown.has(c));
      if (rest.length > 0) hidden.set(name, new Set(rest));
    }
  }
  return { tables, hidden, hiddenTables };
}

/** A misspelt allow-list would hide tables silently. */
function checkNames(schema: Schema, allow: AllowList): void {
  const tables = new Map(schema.tables.map((table) => [table.name.toLowerCase(), table]));
  const isTable = (name: string): boolean => tables.has(name.toLowerCase());
  const isColumn = (name: string): boolean => {
    const dot = name.lastIndexOf(".");
    const table = tables.get(name.slice(0, Math.max(dot, 0)).toLowerCase());
    const column = name.slice(dot + 1).toLowerCase();
    return table?.columns.some((candidate) => candidate.name.toLowerCase() === column) ?? false;
  };
  const missing = [
    ...[...(allow.tables ?? []), ...Object.keys(allow.rows ?? {})].filter((name) => !isTable(name)),
    ...(allow.columns ?? []).filter((name) => !isColumn(name)),
    ...(allow.hidden ?? []).filter((name) => !isTable(name) && !isColumn(name)),
  ];
  if (missing.length === 0) return;
  throw new DatabaseError(
    "unknown-name",
    `The allow-list names what the database does not have: ${missing.join(", ")}. ` +
      'Tables are given by name, columns as "table.column".',
  );
}
