// Reads tables, views, columns and keys of the connection's database.
import type { Schema } from "../database.ts";
import { hashText } from "../hash-text.ts";
import { assembleSchema, keyRow } from "../schema-rows.ts";

export type FetchRows = (sql: string) => Promise<readonly unknown[][]>;

/** Kinds of tables, and engines, that show what other tables hold. */
const showing = /^(?:VIEW|MRG_MYISAM|FEDERATED|CONNECT|SPIDER)$/i;

export async function readMysqlSchema(select: FetchRows): Promise<Schema> {
  const columns = await select(
    "SELECT table_name, column_name, column_type, is_nullable, extra " +
      "FROM information_schema.columns WHERE table_schema = DATABASE() " +
      "ORDER BY table_name, ordinal_position",
  );
  const tables = await select(
    "SELECT table_name, table_type, engine FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  const kinds = new Map(tables.map(([name, ...kind]) => [String(name), kind.map(String)]));
  const isView = (name: string): boolean =>
    kinds.get(name)?.some((kind) => showing.test(kind)) ?? false;
  const keys = await select(
    "SELECT table_name, constraint_name, column_name, referenced_table_name, referenced_column_name " +
      "FROM information_schema.key_column_usage WHERE table_schema = DATABASE() " +
      "AND (constraint_name = 'PRIMARY' OR referenced_table_name IS NOT NULL) " +
      "ORDER BY table_name, constraint_name, ordinal_position",
  );
  return assembleSchema(
    columns
      .filter(([table]) => !kinds.get(String(table))?.includes("SEQUENCE"))
      .map(([table, column, type, nullable, extra]) => ({
        table: String(table),
        view: isView(String(table)),
        column: String(column),
        type: String(type),
        nullable: nullable === "YES",
        computed: /GENERATED/i.test(String(extra)) && !/DEFAULT_GENERATED/i.test(String(extra)),
      })),
    keys.map(keyRow),
  );
}

/** The schema and a checksum-like view of each table: its row count and time of last change. */
export async function mysqlFingerprint(select: FetchRows, schema: Schema): Promise<string> {
  const rows = await select(
    "SELECT table_name, table_rows, data_length, auto_increment, update_time " +
      "FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name",
  );
  return hashText(JSON.stringify([schema, rows]));
}
