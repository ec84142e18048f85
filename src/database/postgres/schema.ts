// Reads tables, views, columns and keys of the connection's default schema.
import type { PoolClient } from "pg";
import type { Schema } from "../database.ts";
import { hashText } from "../hash-text.ts";
import { assembleSchema, keyRow } from "../schema-rows.ts";

const columnsQuery = `
  SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), NOT a.attnotnull,
    c.relkind IN ('v', 'm', 'f') OR EXISTS (SELECT FROM pg_inherits i WHERE i.inhrelid = c.oid),
    a.attgenerated <> ''
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p', 'f')
    AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
    AND has_column_privilege(c.oid, a.attnum, 'SELECT')
  ORDER BY c.oid, a.attnum`;

const keysQuery = `
  SELECT c.relname, k.conname, a.attname, t.relname, f.attname
  FROM pg_constraint k
  CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS part(own, other, position)
  JOIN pg_class c ON c.oid = k.conrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = part.own
  LEFT JOIN pg_class t ON t.oid = k.confrelid
  LEFT JOIN pg_attribute f ON f.attrelid = t.oid AND f.attnum = part.other
  WHERE k.contype IN ('p', 'f') AND c.relnamespace = current_schema()::regnamespace
  ORDER BY k.oid, part.position`;

export async function readPostgresSchema(client: PoolClient): Promise<Schema> {
  const columns = await client.query<unknown[]>({ text: columnsQuery, rowMode: "array" });
  const keys = await client.query<unknown[]>({ text: keysQuery, rowMode: "array" });
  return assembleSchema(
    columns.rows.map(([table, column, type, nullable, view, computed]) => ({
      table: String(table),
      view: view === true,
      column: String(column),
      type: String(type),
      nullable: nullable === true,
      computed: computed === true,
    })),
    keys.rows.map(keyRow),
  );
}

/** The first schema of the search path that exists: where the tables above live. */
export async function readNamespace(client: PoolClient): Promise<string> {
  const text = "SELECT current_schema()";
  const { rows } = await client.query<unknown[]>({ text, rowMode: "array" });
  return String(rows[0]?.[0] ?? "public");
}

/** The schema, how often each table was written, and its size: cheap, and moves with the data. */
export async function postgresFingerprint(client: PoolClient, schema: Schema): Promise<string> {
  const { rows } = await client.query<unknown[]>({
    text: `SELECT relname, n_tup_ins, n_tup_upd, n_tup_del, pg_relation_size(relid)
           FROM pg_stat_user_tables WHERE schemaname = current_schema() ORDER BY relname`,
    rowMode: "array",
  });
  return hashText(JSON.stringify([schema, rows]));
}
