// Reads tables, views, columns and keys of the connection's database.
import type { Schema } from "../database.ts";
import { hashText } from "../hash-text.ts";
import { assembleSchema } from "../schema-rows.ts";

export type SelectRows = (sql: string) => Promise<readonly unknown[][]>;

export async function readMysqlSchema(select: SelectRows): Promise<Schema> {
  const columns = await select(
    "SELECT table_name, column_name, column_type, is_nullable FROM information_schema.columns " +
      "WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position",
  );
  const views = await select(
    "SELECT table_name FROM information_schema.views WHERE table_schema = DATABASE()",
  );
  const viewNames = new Set(views.map(([name]) => String(name)));
  const keys = await select(
    "SELECT table_name, constraint_name, column_name, referenced_table_name, referenced_column_name " +
      "FROM information_schema.key_column_usage WHERE table_schema = DATABASE() " +
      "AND (constraint_name = 'PRIMARY' OR referenced_table_name IS NOT NULL) " +
      "ORDER BY table_name, constraint_name, ordinal_position",
  );
  return assembleSchema(
    columns.map(([table, column, type, nullable]) => ({
      table: String(table),
      view: viewNames.has(String(table)),
      column: String(column),
      type: String(type),
      nullable: nullable === "YES",
    })),
    keys.map(([table, constraint, column, target, reference]) => ({
      table: String(table),
      constraint: String(constraint),
      column: String(column),
      ...(target === null ? {} : { target: String(target), reference: String(reference) }),
    })),
  );
}

/** The schema and a checksum-like view of each table: its row count and time of last change. */
export async function mysqlFingerprint(select: SelectRows, schema: Schema): Promise<string> {
  const rows = await select(
    "SELECT table_name, table_rows, data_length, auto_increment, update_time " +
      "FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name",
  );
  return hashText(JSON.stringify([schema, rows]));
}
