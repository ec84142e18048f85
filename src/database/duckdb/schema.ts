// Reads tables, views, columns and keys of a DuckDB database from its catalogue.
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Schema } from "../database.ts";
import { assembleSchema, type ColumnRow, type KeyRow } from "../schema-rows.ts";

export async function readDuckdbSchema(connection: DuckDBConnection): Promise<Schema> {
  const columns = await rowsOf(
    connection,
    "SELECT c.table_name, column_name, data_type, is_nullable, " +
      // It tells only of a whole table whether it computes columns, and shows how as their default.
      "column_default IS NOT NULL AND contains(t.sql, 'GENERATED ALWAYS AS') " +
      "FROM duckdb_columns() c LEFT JOIN duckdb_tables() t USING (table_oid) " +
      "WHERE NOT c.internal AND c.schema_name = 'main' ORDER BY table_oid, column_index",
  );
  const constraints = await rowsOf(
    connection,
    "SELECT table_name, constraint_type, constraint_index, to_json(constraint_column_names), " +
      "coalesce(referenced_table, ''), to_json(coalesce(referenced_column_names, [])) " +
      "FROM duckdb_constraints() WHERE schema_name = 'main'",
  );
  const views = await rowsOf(connection, "SELECT view_name FROM duckdb_views() WHERE NOT internal");
  const viewNames = new Set(views.map(([name]) => String(name)));
  const rows = columns.map(columnRow).map((row) => ({ ...row, view: viewNames.has(row.table) }));
  return assembleSchema(rows, constraints.flatMap(keyRows));
}

async function rowsOf(connection: DuckDBConnection, sql: string): Promise<readonly unknown[][]> {
  return (await connection.runAndReadAll(sql)).getRows();
}

function columnRow([table, column, type, nullable, computed]: readonly unknown[]): ColumnRow {
  return {
    table: String(table),
    column: String(column),
    type: String(type),
    nullable: nullable === true,
    computed: computed === true,
  };
}

function keyRows(row: readonly unknown[]): KeyRow[] {
  const [table, type, index, columns, target, references] = row.map(String);
  if (type !== "PRIMARY KEY" && type !== "FOREIGN KEY") return [];
  const from = names(columns!);
  const to = names(references!);
  return from.map((column, i) => ({
    table: table!,
    constraint: `${type} ${index}`,
    column,
    ...(type === "FOREIGN KEY" ? { target: target!, reference: to[i]! } : {}),
  }));
}

function names(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
}
