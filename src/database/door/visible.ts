// What a query may name: the database's schema, cut down to the operator's allow-list.
import type { Schema, Table } from "../database.ts";
import { DatabaseError } from "../database.ts";

export type AllowList = {
  /** Only these tables; default all that the schema shows. */
  readonly tables?: readonly string[];
  /** "table.column": of the tables named here, only these columns. */
  readonly columns?: readonly string[];
};

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
  const tables = allow.tables && new Set(allow.tables.map((name) => name.toLowerCase()));
  const columns = new Set((allow.columns ?? []).map((name) => name.toLowerCase()));
  const restricted = new Set([...columns].map((name) => name.slice(0, name.lastIndexOf("."))));
  return {
    tables: schema.tables
      .filter((table) => allowsTable(table.name.toLowerCase(), tables, restricted))
      .map((table) => {
        const name = table.name.toLowerCase();
        if (!restricted.has(name)) return table;
        return withColumns(table, (column) => columns.has(`${name}.${column.toLowerCase()}`));
      }),
  };
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

function withColumns(table: Table, keep: (column: string) => boolean): Table {
  return {
    name: table.name,
    columns: table.columns.filter((column) => keep(column.name)),
    primaryKey: table.primaryKey.every(keep) ? table.primaryKey : [],
    foreignKeys: table.foreignKeys.filter((key) => key.columns.every(keep)),
  };
}

export function visibleNames(full: Schema, visible: Schema): VisibleNames {
  const tables = new Map(
    visible.tables.map((table) => [
      table.name.toLowerCase(),
      new Set(table.columns.map((column) => column.name.toLowerCase())),
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
  const missing = [
    ...(allow.tables ?? []).filter((name) => !tables.has(name.toLowerCase())),
    ...(allow.columns ?? []).filter((name) => {
      const dot = name.lastIndexOf(".");
      const table = tables.get(name.slice(0, Math.max(dot, 0)).toLowerCase());
      const column = name.slice(dot + 1).toLowerCase();
      return !table?.columns.some((candidate) => candidate.name.toLowerCase() === column);
    }),
  ];
  if (missing.length === 0) return;
  throw new DatabaseError(
    "unknown-name",
    `The allow-list names what the database does not have: ${missing.join(", ")}. ` +
      'Tables are given by name, columns as "table.column".',
  );
}
