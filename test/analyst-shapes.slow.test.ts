// What analysts ask for, on four real databases: each shape is asked of the same bookshop in SQLite, DuckDB,
// PostgreSQL and MariaDB, written in its dialect, let through the door, and gives the same rows everywhere.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareGround, readTurn } from "../src/base/encoding/encode-turn.ts";
import { openWordBook } from "../src/base/encoding/word-book.ts";
import type { Database, Dialect } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import { databaseBytes } from "../src/database/sqlite/database-bytes.ts";
import { paraphrase } from "../src/display/paraphrase.ts";
import { emptyWording } from "../src/entities/wording.ts";
import { readOutline } from "../src/outline/read-outline.ts";
import type { OutlineSymbol } from "../src/outline/symbols.ts";
import { writeOutline } from "../src/outline/write-outline.ts";
import { reviseOutline } from "../src/revise/revise.ts";
import type { DescribedSchema } from "../src/schema/described.ts";
import { type KnownDatabase, readDatabase } from "../src/schema/read-database.ts";
import { parseSql } from "../src/sql/parse.ts";
import { startMariadb } from "./servers/mariadb.ts";
import { startPostgres } from "./servers/postgres.ts";
import type { TestServer } from "./servers/server.ts";
import { onMariadb, onPostgres, withDatabase } from "./servers/shop-on-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

type Shop = { readonly database: Database; readonly known: KnownDatabase };

const bookshop = fileURLToPath(new URL("../examples/bookshop.sqlite", import.meta.url));
const today = { year: 2025, month: 6, day: 1 };
const name = `segue_shapes_${process.pid}`;
const folder = temporaryFolder();
const shops: Record<string, Shop> = {};
const servers: TestServer[] = [];

const tables: Readonly<Record<string, string>> = {
  author:
    "author_id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL, country VARCHAR(40), born INTEGER",
  book: "book_id INTEGER PRIMARY KEY, title VARCHAR(90) NOT NULL, author_id INTEGER REFERENCES author (author_id), genre VARCHAR(20), year INTEGER, price DOUBLE PRECISION, pages INTEGER",
  customer: "customer_id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL, city VARCHAR(40)",
  purchase:
    "purchase_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (customer_id), book_id INTEGER REFERENCES book (book_id), day DATE, copies INTEGER",
};

const literal = (value: unknown): string => {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};

/** The example's rows as statements that all four take; MariaDB wants its keys declared apart. */
async function statements(source: Database, apart: boolean): Promise<string[]> {
  const made: string[] = [];
  for (const [table, columns] of Object.entries(tables)) {
    const keys = [...columns.matchAll(/(\w+) INTEGER REFERENCES (\w+) \((\w+)\)/g)].map(
      ([, own, other, key]) => `, FOREIGN KEY (${own}) REFERENCES ${other} (${key})`,
    );
    made.push(`CREATE TABLE ${table} (${columns}${apart ? keys.join("") : ""})`);
    const { rows } = await source.query(`SELECT * FROM ${table}`);
    const values = rows.map((row) => `(${row.map(literal).join(", ")})`);
    made.push(`INSERT INTO ${table} VALUES ${values.join(", ")}`);
  }
  return [...made, ...visits()];
}

/** The same days as databases keep them that have no dates. */
function visits(): string[] {
  const days = ["2024-01-31", "2024-02-01", "2024-02-29", "2024-11-05", "2025-02-14", "2025-12-31"];
  const rows = days.map((day, i) => {
    const [year = "", month = "", date = ""] = day.split("-");
    const seconds = Date.parse(`${day}T15:00:00Z`) / 1000;
    const texts = [`${Number(month)}/${Number(date)}/${year}`, `${date}.${month}.${year}`];
    const numbers = [`${year}${month}${date}`, seconds, `${seconds}000`, i * 10 + 5];
    return `(${[i + 1, ...texts.map((one) => `'${one}'`), ...numbers].join(", ")})`;
  });
  return [
    "CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, american_date VARCHAR(20), german_date VARCHAR(20), number_date INTEGER, second_time BIGINT, millisecond_time BIGINT, fee INTEGER)",
    `INSERT INTO visit VALUES ${rows.join(", ")}`,
    "CREATE TABLE moment (moment_id INTEGER PRIMARY KEY, label VARCHAR(20), happened TIMESTAMP NULL)",
    `INSERT INTO moment VALUES ${days.map((day, i) => `(${i + 1}, 'm${i}', '${day} ${String(i * 4 + 1).padStart(2, "0")}:30:00')`).join(", ")}`,
    "CREATE TABLE worker (worker_id INTEGER PRIMARY KEY, name VARCHAR(20), manager_id INTEGER, FOREIGN KEY (manager_id) REFERENCES worker (worker_id))",
    ...["1, 'Grace', NULL", "2, 'Ada', 1", "3, 'Alan', 2", "4, 'Mary', 2"].map(
      (row) => `INSERT INTO worker VALUES (${row})`,
    ),
  ];
}

async function addShop(called: string, url: string): Promise<void> {
  const database = await openDatabase(url);
  shops[called] = { database, known: await readDatabase(database) };
}

beforeAll(async () => {
  const source = await openDatabase(bookshop);
  const copy = join(folder, "bookshop.sqlite");
  writeFileSync(copy, await databaseBytes(await statements(source, false)));
  await addShop("sqlite", copy);
  const file = join(folder, "bookshop.duckdb");
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  for (const one of await statements(source, false)) await connection.run(one);
  connection.closeSync();
  instance.closeSync();
  await addShop("duckdb", file);
  const starts = [
    ["postgres", startPostgres, onPostgres],
    ["mariadb", startMariadb, onMariadb],
  ] as const;
  for (const [called, start, on] of starts) {
    const server = await start();
    if (server === undefined) continue;
    servers.push(server);
    const url = withDatabase(server.url, name);
    await on(server.url, [`CREATE DATABASE ${name}`]);
    await on(url, await statements(source, called === "mariadb"));
    await addShop(called, url);
  }
  await source.close();
});

afterAll(async () => {
  for (const { database } of Object.values(shops)) await database.close();
  for (const server of servers) await server.stop();
});

const dialects: readonly Dialect[] = ["sqlite", "duckdb", "postgres", "mysql"];

const rewritten = (sql: string, schema: DescribedSchema, dialect: Dialect): string =>
  writeOutline(readOutline(parseSql(sql), schema), schema, dialect);

/** The query after all utterances, in the dialect of that database. */
function written({ database, known }: Shop, start: string, utterances: readonly string[]): string {
  const nothing = { learned: [], vectorWords: [], vectors: new Float32Array() };
  const ground = prepareGround(known, openWordBook(nothing));
  let outline: readonly OutlineSymbol[] = readOutline(parseSql(start), known.described);
  for (const utterance of utterances) {
    const next = reviseOutline(readTurn(utterance, ground, today), outline, known.described);
    expect(next, utterance).not.toBeNull();
    outline = next ?? outline;
  }
  const sql = writeOutline(outline, known.described, database.dialect);
  // What was written is understood again, as the next turn finds it, and can be said.
  const again = rewritten(sql, known.described, database.dialect);
  expect(rewritten(again, known.described, database.dialect)).toBe(again);
  const said = paraphrase(sql, emptyWording);
  expect(said).not.toContain("cannot say");
  for (const dialect of dialects)
    expect(paraphrase(writeOutline(outline, known.described, dialect), emptyWording)).toBe(said);
  return sql;
}

/** Databases differ in how they write numbers and days, not in which they are. */
function plain(cell: unknown): unknown {
  if (cell === null) return null;
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? Number(number.toFixed(4)) : text;
}

const byMonth =
  "SELECT strftime('%Y-%m', day), SUM(copies) FROM purchase GROUP BY strftime('%Y-%m', day)";
const byFiscalYear = (months: number): string =>
  `SELECT strftime('%Y', day, '+${months} months'), SUM(copies) FROM purchase GROUP BY strftime('%Y', day, '+${months} months')`;
const byGenre = "SELECT genre, COUNT(*) FROM book GROUP BY genre";
const pages = "SELECT genre, SUM(pages) FROM book GROUP BY genre";
const buyers =
  "SELECT customer.name, COUNT(*) FROM customer JOIN purchase ON purchase.customer_id = customer.customer_id GROUP BY customer.customer_id, customer.name";
const sold =
  "SELECT book.title, SUM(purchase.copies) FROM purchase JOIN book ON purchase.book_id = book.book_id GROUP BY book.book_id, book.title";
const inMarch =
  "SELECT COUNT(*) FROM purchase WHERE purchase.day >= '2025-03-01' AND purchase.day < '2025-04-01'";

const kept = ["american_date", "german_date", "number_date", "second_time", "millisecond_time"];

/** What was asked, then what is said. */
const shapes: readonly (readonly [string, ...string[]])[] = [
  [byMonth],
  [byMonth, "per quarter"],
  [byMonth, "per year"],
  [byMonth, "by weekday"],
  [byMonth, "by day"],
  [byMonth, "running total"],
  [byMonth, "change to the month before"],
  [byMonth, "change to the month before", "in percent"],
  [byMonth, "as a percentage"],
  [byMonth, "with percentages"],
  [byMonth, "only 2025", "also months without any"],
  [byMonth, "only 2025", "how much in q1"],
  [byMonth, "break that down by city"],
  [byFiscalYear(10)],
  [byFiscalYear(0)],
  [byGenre, "rounded"],
  [byGenre, "as a percentage", "round to 1 decimal"],
  [byGenre, "with rank"],
  [pages, "top 2 and the rest as other"],
  [pages, "top 2 and the rest as other", "as a percentage", "round to 1 decimal"],
  [pages, "top 3 with the others combined", "without crime"],
  [byGenre, "only those with more than 3"],
  [byGenre, "without crime and poetry"],
  [byGenre, "how many genres is that"],
  [byGenre, "in total"],
  ["SELECT genre, AVG(price) FROM book GROUP BY genre", "highest first"],
  ["SELECT genre, AVG(price) FROM book GROUP BY genre", "what about pages"],
  ["SELECT genre, AVG(price) FROM book GROUP BY genre", "median instead", "highest first"],
  ["SELECT AVG(pages) FROM book", "what about the median", "rounded"],
  ["SELECT title, pages FROM book WHERE genre = 'crime'", "the median"],
  ["SELECT name, COUNT(*) FROM worker GROUP BY worker_id, name", "with their managers"],
  ["SELECT title FROM book", "with THE in the title"],
  ["SELECT name FROM customer", "whose name contains A"],
  [buyers, "include the ones with none"],
  [buyers, "only those with more than 2", "how many are they"],
  [buyers, "in march 2025"],
  [buyers, "in march 2025", "compared with february 2025", "side by side"],
  [buyers, "in march 2025", "compared with february 2025", "difference"],
  [buyers, "in march 2025", "compared with february 2025", "growth in percent"],
  [buyers, "compared with last year", "difference", "in percent"],
  [buyers, "in march 2025", "compared with february 2025", "who grew the most"],
  [buyers, "top 3", "in march 2025", "compared with february 2025"],
  [
    `${buyers.replace("GROUP", "WHERE purchase.copies > 1 GROUP")}`,
    "as percent of their purchases",
  ],
  [buyers, "only those with more than 2", "how often were they purchased"],
  [byMonth, "which month grew the most"],
  [buyers, "in april 2025", "compared with march 2025", "biggest drop"],
  [inMarch, "same period last year"],
  [buyers, "rank them", "top 1"],
  [byMonth, "growth"],
  ["SELECT COUNT(*) FROM moment", "after 6pm"],
  ["SELECT COUNT(*) FROM moment", "between 9am and noon", "per year"],
  ["SELECT label FROM moment", "in the morning", "by day"],
  ["SELECT label FROM moment", "by hour"],
  ["SELECT name FROM worker WHERE name = 'Ada'", "who is her boss"],
  ["SELECT name FROM worker", "with their managers"],
  ["SELECT name FROM worker", "without a manager"],
  ["SELECT title FROM book", "by price: under 8, 8 to 10, above"],
  ["SELECT title FROM book", "split into short (up to 200 pages) and long (more than 200 pages)"],
  [byGenre, "split by pages under 200, 200 to 300, 300+", "as a percentage"],
  [byMonth, "split by pages under 200, 200+"],
  ["SELECT name FROM customer", "by number of purchases: up to 2, 3 to 5, more than 5"],
  [sold, "top 1 per genre"],
  [sold, "as a share within each genre"],
  [inMarch, "versus february 2025"],
  [inMarch, "the month before"],
  [inMarch, "how many customers is that"],
  [inMarch, "by which customers"],
  [inMarch, "compared with the year before"],
  ...kept.flatMap((column): (readonly [string, ...string[]])[] => {
    const paid = `SELECT SUM(fee) FROM visit WHERE ${column} IS NOT NULL`;
    return [
      [paid, "only 2024"],
      [paid, "only 2024", "per month", "also months without any"],
      [paid, "since february 2025"],
      [paid, "in february 2024", "compared with the year before"],
    ];
  }),
  ["SELECT title FROM book WHERE genre = 'crime'", "show their prices too", "most expensive first"],
];

test.each(shapes)("%s | %s %s", async (start, ...utterances) => {
  const answers: Record<string, unknown> = {};
  for (const [called, shop] of Object.entries(shops)) {
    const sql = written(
      shop,
      start,
      utterances.filter((one) => one !== undefined),
    );
    const { rows } = await shop.database.query(sql).catch((error: unknown) => {
      throw new Error(`${called}: ${sql}: ${String(error)}`);
    });
    answers[called] = rows.map((row) => JSON.stringify(row.map(plain))).sort();
  }
  const [first, ...others] = Object.values(answers);
  expect(first).not.toHaveLength(0);
  for (const other of others) expect(other).toEqual(first);
});
