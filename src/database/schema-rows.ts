// Puts a schema together from catalogue rows, one per column and one per column of a key.
import { columnType } from "./column-type.ts";
import type { ForeignKey, Schema } from "./database.ts";

export type ColumnRow = {
  readonly table: string;
  readonly view?: boolean;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly computed?: boolean;
};

/** Of a primary key, or with `target` and `reference` of a foreign key; in the key's order. */
export type KeyRow = {
  readonly table: string;
  readonly constraint: string;
  readonly column: string;
  readonly target?: string;
  readonly reference?: string;
};

/** As catalogues give it: the last two are null in a primary key. */
export function keyRow(cells: readonly unknown[]): KeyRow {
  const [table, constraint, column, target, reference] = cells;
  return {
    table: String(table),
    constraint: String(constraint),
    column: String(column),
    ...(target !== null && { target: String(target), reference: String(reference) }),
  };
}

export function assembleSchema(columns: readonly ColumnRow[], keys: readonly KeyRow[]): Schema {
  const names = [...new Set(columns.map(({ table }) => table))];
  return {
    tables: names.map((name) => {
      const own = keys.filter(({ table }) => table === name);
      const isView = columns.some(({ table, view }) => table === name && view === true);
      return {
        name,
        ...(isView && { view: true }),
        columns: columns
          .filter(({ table }) => table === name)
          .map(({ column, type, nullable, computed }) => ({
            name: column,
            type: columnType(type),
            nullable,
            ...(computed === true && { computed }),
          })),
        primaryKey: own.filter(({ target }) => target === undefined).map(({ column }) => column),
        foreignKeys: foreignKeys(own).filter(({ table }) => names.includes(table)),
      };
    }),
  };
}

function foreignKeys(rows: readonly KeyRow[]): ForeignKey[] {
  const keys = new Map<string, { table: string; columns: string[]; references: string[] }>();
  for (const { constraint, column, target, reference } of rows) {
    if (target === undefined || reference === undefined) continue;
    const key = keys.get(constraint) ?? { columns: [], table: target, references: [] };
    keys.set(constraint, key);
    key.columns.push(column);
    key.references.push(reference);
  }
  return [...keys.values()];
}
