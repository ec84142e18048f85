// A tiny shop, the same in every kind of database: what the conformance and attack tests run on.
import initSqlite from "@sqlite.org/sqlite-wasm";

/** Statements that SQLite, PostgreSQL, MySQL and DuckDB all take. */
export const shopStatements: readonly string[] = [
  "CREATE TABLE city (code VARCHAR(3) PRIMARY KEY, city_name VARCHAR(40) NOT NULL)",
  "CREATE TABLE product (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, price DOUBLE PRECISION, " +
    "added DATE, in_stock BOOLEAN)",
  "CREATE TABLE sale (product_id INTEGER NOT NULL REFERENCES product (id), city_code VARCHAR(3), " +
    "quantity INTEGER, PRIMARY KEY (product_id, city_code), " +
    "FOREIGN KEY (city_code) REFERENCES city (code), FOREIGN KEY (product_id) REFERENCES product (id))",
  "INSERT INTO city VALUES ('SEA', 'SEATTLE'), ('BOS', 'BOSTON'), ('DEN', 'DENVER')",
  "INSERT INTO product VALUES (1, 'apple', 1.5, '2024-01-05', TRUE), (2, 'pear', 2.25, '2024-02-07', FALSE), " +
    "(3, 'plum', 4, NULL, TRUE)",
  "INSERT INTO sale VALUES (1, 'SEA', 10), (1, 'BOS', 5), (2, 'SEA', 7), (3, 'DEN', NULL)",
];

/** The shop as the bytes of a SQLite file, with any further statements run on it. */
export async function shopBytes(more: readonly string[] = []): Promise<Uint8Array> {
  return sqliteBytes([...shopStatements, ...more]);
}

export async function sqliteBytes(statements: readonly string[]): Promise<Uint8Array> {
  const sqlite = await initSqlite();
  const db = new sqlite.oo1.DB(":memory:");
  for (const statement of statements) db.exec(statement);
  const bytes = sqlite.capi.sqlite3_js_db_export(db);
  db.close();
  return bytes;
}
