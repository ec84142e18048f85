// The tests' shop on a real server, in a database of its own that is dropped at the end.
import mysql from "mysql2/promise";
import pg from "pg";
import type { Subject } from "../../src/database/conformance.fixture.ts";
import { openDatabase } from "../../src/database/open.ts";
import { shopStatements } from "../databases/shop.ts";
import type { TestServer } from "./server.ts";

const tables = ["city", "product", "sale"];
let count = 0;

export async function shopOnPostgres(server: TestServer): Promise<Subject> {
  const name = `segue_test_${process.pid}_${count++}`;
  const url = withDatabase(server.url, name);
  await onPostgres(server.url, [`CREATE DATABASE ${name}`]);
  await onPostgres(url, shopStatements);
  return {
    open: (options) => openDatabase(url, options),
    contents: async () => {
      const all = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1";
      const rows = tables.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`);
      return JSON.stringify(await onPostgres(url, [all, ...rows]));
    },
    end: async () => {
      await onPostgres(server.url, [`DROP DATABASE ${name} WITH (FORCE)`]);
    },
  };
}

export async function shopOnMariadb(server: TestServer): Promise<Subject> {
  const name = `segue_test_${process.pid}_${count++}`;
  const url = withDatabase(server.url, name);
  await onMariadb(server.url, [`CREATE DATABASE ${name}`]);
  await onMariadb(url, shopStatements);
  return {
    open: (options) => openDatabase(url, options),
    contents: async () => {
      const rows = tables.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`);
      return JSON.stringify(await onMariadb(url, ["SHOW TABLES", ...rows]));
    },
    end: async () => {
      await onMariadb(server.url, [`DROP DATABASE ${name}`]);
    },
  };
}

export async function onPostgres(url: string, statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: unknown[] = [];
    for (const statement of statements) results.push((await client.query(statement)).rows);
    return results;
  } finally {
    await client.end();
  }
}

export async function onMariadb(url: string, statements: readonly string[]): Promise<unknown[]> {
  const connection = await mysql.createConnection(url);
  try {
    const results: unknown[] = [];
    for (const statement of statements) results.push((await connection.query(statement))[0]);
    return results;
  } finally {
    await connection.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
