// What stands in a FROM: tables of the schema, CTEs and subqueries, each with the columns it offers.

import type { Schema, Table } from "../../database/database.ts";
import { oncePer } from "../../once-per.ts";
import { nameParts, plainName } from "../name.ts";
import type { Source } from "../tree.ts";
import type { OfferedColumn, Relation, Scope } from "./bound.ts";

/** Tables by name in lower case. */
export const tablesOf = oncePer(
  (schema: Schema): ReadonlyMap<string, Table> =>
    new Map(schema.tables.map((table) => [table.name.toLowerCase(), table])),
);

type Offered = {
  readonly columns: readonly OfferedColumn[];
  readonly byName: ReadonlyMap<string, OfferedColumn>;
};

/** What a table offers. */
const offeredBy = oncePer((table: Table): Offered => {
  const owner = table.name.toLowerCase();
  const columns = table.columns.map((column) => {
    const name = column.name.toLowerCase();
    return { name, stored: { table, column, key: `${owner}.${name}` } };
  });
  const byName = new Map(columns.toReversed().map((column) => [column.name, column]));
  return { columns, byName };
});

export function columnsOfTable(table: Table): readonly OfferedColumn[] {
  return offeredBy(table).columns;
}

/** `name` in lower case. */
export function columnNamed({ table, columns }: Relation, name: string): OfferedColumn | undefined {
  if (table !== undefined) return offeredBy(table).byName.get(name);
  return columns?.find((column) => column.name === name);
}

/** A table's whole name as it is looked up: in lower case, without quotes. */
export function tableKey(written: string): string {
  const parts = nameParts(written);
  return parts.length === 1 ? parts[0]! : parts.join(".");
}

export function tableNamed(
  source: Extract<Source, { kind: "table" }>,
  tables: ReadonlyMap<string, Table>,
) {
  // A schema may qualify its tables itself, as in "sales.orders".
  return tables.get(tableKey(source.name)) ?? tables.get(plainName(source.name));
}

/** The columns that USING or NATURAL makes one, over the whole FROM. */
export function mergedColumns(relations: readonly Relation[]): ReadonlySet<string> {
  const merged = new Set<string>();
  if (relations.length === 1) return merged;
  relations.forEach((relation, i) => {
    for (const name of relation.from.using ?? []) merged.add(plainName(name));
    if (!relation.from.join?.startsWith("NATURAL")) return;
    const before = new Set(relations.slice(0, i).flatMap(({ columns }) => namesOf(columns)));
    for (const name of namesOf(relation.columns)) if (before.has(name)) merged.add(name);
  });
  return merged;
}

const namesOf = (columns: readonly OfferedColumn[] = []) => columns.map(({ name }) => name);

/** Everything that a star stands for. */
export function starRelations(written: string, scope: Scope): readonly Relation[] {
  const parts = nameParts(written);
  if (parts.length < 2) return scope.relations;
  const owner = parts.at(-2);
  return scope.relations.filter(({ name }) => name === owner);
}
