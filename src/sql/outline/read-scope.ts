// Which column of the described schema a name in a query means.
import type { DescribedSchema } from "../../schema/described.ts";
import { nameParts } from "../name.ts";
import type { Expression, FromItem } from "../tree.ts";
import { OutlineError } from "./outline-error.ts";

export type Scope = {
  readonly schema: DescribedSchema;
  readonly outer: Scope | undefined;
  /** Tables of FROM in order, and what they are called here. */
  readonly tables: number[];
  readonly names: Map<string, number>;
  /** What the select list calls its items. */
  readonly aliases: Map<string, Expression>;
};

export type Resolved = {
  readonly column: number;
  readonly table: number;
  /** Of this scope's own FROM, not of a query around it. */
  readonly own: boolean;
};

export function emptyScope(schema: DescribedSchema, outer: Scope | undefined): Scope {
  return { schema, outer, tables: [], names: new Map(), aliases: new Map() };
}

export function addFrom(scope: Scope, item: FromItem): void {
  if (item.source.kind !== "table") throw new OutlineError("subquery in FROM");
  const name = nameParts(item.source.name).at(-1) ?? "";
  const table = scope.schema.tables.findIndex((one) => one.name.toLowerCase() === name);
  if (table < 0) throw new OutlineError(`table ${name}`);
  if (scope.tables.includes(table)) throw new OutlineError("a table twice");
  scope.tables.push(table);
  scope.names.set(name, table);
  if (item.alias !== undefined) scope.names.set(nameParts(item.alias).at(-1) ?? "", table);
}

export function isStar(name: string): boolean {
  return name.endsWith("*");
}

/** `t.*` gives the table, with a column of -1. */
export function resolveColumn(scope: Scope, written: string): Resolved {
  const parts = nameParts(written);
  const name = parts.at(-1) ?? "";
  const qualifier = parts.length > 1 ? parts.at(-2) : undefined;
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const tables = qualifier === undefined ? at.tables : [at.names.get(qualifier) ?? -1];
    for (const table of tables) {
      if (table < 0) continue;
      if (name === "*") return { column: -1, table, own: at === scope };
      const column = columnOf(scope.schema, table, name);
      if (column !== undefined) return { column, table, own: at === scope };
    }
  }
  throw new OutlineError(`column ${written}`);
}

function columnOf(schema: DescribedSchema, table: number, name: string): number | undefined {
  return schema.tables[table]?.columns.find(
    (one) => schema.columns[one]?.name.toLowerCase() === name,
  );
}
