// What is fuzzed: each kind of database with a product that has a hidden column, a sale of which only
// some rows may be seen, a table that is hidden altogether and views over all of them, with whatever else
// the kind has that shows them; the canary in each and, on PostgreSQL, in a setting.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Database } from "../../src/database/database.ts";
import { type OpenOptions, openDatabase } from "../../src/database/open.ts";
import { sqliteBytes } from "../databases/shop.ts";
import { startMariadb } from "../servers/mariadb.ts";
import { startPostgres } from "../servers/postgres.ts";
import type { TestServer } from "../servers/server.ts";
import { onMariadb, onPostgres, withDatabase } from "../servers/shop-on-server.ts";
import { canary } from "./statements.ts";

export type FuzzSubject = {
  readonly name: string;
  readonly database: Database;
  end(): Promise<void>;
};

const statements = [
  "CREATE TABLE product (id INTEGER PRIMARY KEY, name VARCHAR(40), cost VARCHAR(40))",
  "CREATE TABLE sale (id INTEGER, quantity INTEGER, region VARCHAR(40), note VARCHAR(40))",
  "CREATE TABLE secret (marker VARCHAR(40))",
  `INSERT INTO product (id, name, cost) VALUES (1, 'apple', '${canary}'), (2, 'pear', '${canary}')`,
  `INSERT INTO sale VALUES (1, 10, 'north', '1'), (2, 20, 'south', '${canary}')`,
  `INSERT INTO secret VALUES ('${canary}')`,
  "CREATE VIEW every_secret AS SELECT marker FROM secret",
  "CREATE VIEW every_sale AS SELECT id, note FROM sale",
  "CREATE VIEW every_cost AS SELECT id, cost FROM product",
];

/** What only this kind has: columns computed from others, tables that are part of others or show them. */
const ownStatements: Readonly<Record<Kind, readonly string[]>> = {
  sqlite: [
    "ALTER TABLE product ADD COLUMN twice TEXT GENERATED ALWAYS AS (cost || cost) VIRTUAL",
    "CREATE VIRTUAL TABLE words USING fts5(body)",
    `INSERT INTO words VALUES ('${canary}')`,
  ],
  duckdb: [
    `CREATE TABLE item (id INTEGER, cost VARCHAR, twice VARCHAR GENERATED ALWAYS AS (cost || cost))`,
    `INSERT INTO item VALUES (1, '${canary}')`,
  ],
  postgres: [
    "ALTER TABLE product ADD COLUMN twice TEXT GENERATED ALWAYS AS (cost || cost) STORED",
    "CREATE TABLE product_old () INHERITS (product)",
    `INSERT INTO product_old (id, name, cost) VALUES (3, 'plum', '${canary}')`,
  ],
  mysql: [
    "ALTER TABLE product ADD COLUMN twice VARCHAR(80) AS (CONCAT(cost, cost)) PERSISTENT",
    "ALTER TABLE secret ENGINE = MyISAM",
    "CREATE TABLE all_secrets (marker VARCHAR(40)) ENGINE = MERGE UNION = (secret)",
    "CREATE SEQUENCE s",
  ],
};

const ownHidden: Partial<Record<Kind, readonly string[]>> = {
  sqlite: ["words"],
  duckdb: ["item.cost"],
};

/** As an operator would: what is not to be seen is called hidden, or is not among the rows. */
const optionsFor = (kind: Kind): OpenOptions => ({
  limits: { timeoutMs: 2_000, maxRows: 50 },
  allow: {
    hidden: ["secret", "product.cost", ...(ownHidden[kind] ?? [])],
    rows: { sale: "lower(region) = :tenant" },
    values: { tenant: "north" },
  },
});

export type Kind = "sqlite" | "duckdb" | "postgres" | "mysql";

export async function openSubject(kind: Kind, url?: string): Promise<FuzzSubject | undefined> {
  switch (kind) {
    case "sqlite":
    case "duckdb":
      return inFile(kind);
    case "postgres":
      return onServer(kind, url ? given(url) : await startPostgres(), onPostgres);
    case "mysql":
      return onServer(kind, url ? given(url) : await startMariadb(), onMariadb);
    default:
      return kind satisfies never;
  }
}

function given(url: string): TestServer {
  return { url, stop: async () => {} };
}

async function inFile(kind: "sqlite" | "duckdb"): Promise<FuzzSubject> {
  const folder = mkdtempSync(join(tmpdir(), "segue-fuzz-"));
  const path = join(folder, `fuzz.${kind}`);
  const all = [...statements, ...ownStatements[kind]];
  if (kind === "sqlite") writeFileSync(path, await sqliteBytes(all));
  else {
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    for (const statement of all) await connection.run(statement);
    connection.closeSync();
    instance.closeSync();
  }
  const database = await openDatabase(path, optionsFor(kind));
  const end = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { name: kind, database, end };
}

async function onServer(
  kind: "postgres" | "mysql",
  server: TestServer | undefined,
  run: (url: string, statements: readonly string[]) => Promise<unknown>,
): Promise<FuzzSubject | undefined> {
  if (server === undefined) return undefined;
  const name = `segue_fuzz_${process.pid}`;
  const url = withDatabase(server.url, name);
  await run(server.url, [`CREATE DATABASE ${name}`]);
  await run(url, [...statements, ...ownStatements[kind]]);
  if (kind === "postgres")
    await run(url, [`ALTER DATABASE ${name} SET segue.canary = '${canary}'`]);
  const database = await openDatabase(url, optionsFor(kind));
  const end = async (): Promise<void> => {
    await database.close();
    await run(server.url, [`DROP DATABASE ${name}${kind === "postgres" ? " WITH (FORCE)" : ""}`]);
    await server.stop();
  };
  return { name: kind, database, end };
}
