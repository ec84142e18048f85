// The law of the analysts' shapes on four real databases: what the generator writes of each shape is written in the
// dialect of SQLite, DuckDB, PostgreSQL and MariaDB, let through the door, and gives the same rows everywhere.
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withSettledGroups } from "../src/base/spoken/settled-groups.ts";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/open.ts";
import { readOutline } from "../src/outline/read-outline.ts";
import { writeOutline } from "../src/outline/write-outline.ts";
import { type KnownDatabase, readDatabase } from "../src/schema/read-database.ts";
import { withRoles } from "../src/schema/roles.ts";
import { parseSql } from "../src/sql/parse.ts";
import { startMariadb } from "./servers/mariadb.ts";
import { startPostgres } from "./servers/postgres.ts";
import type { TestServer } from "./servers/server.ts";
import { onMariadb, onPostgres, withDatabase } from "./servers/shop-on-server.ts";
import {
  type DraftedWorld,
  type Made,
  madeShapes,
  mediansOf,
  shapes,
  talkOfRoles,
  windowsOverTime,
} from "./support/generated-shapes.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** Of each shape so many queries. */
const few = 8;
type Copy = { readonly called: string; readonly database: Database; readonly known: KnownDatabase };
const folder = temporaryFolder();
const servers: TestServer[] = [];
const copies = new Map<string, Copy[]>();
let made: readonly Made[];
let ofRoles: readonly Made[];

/** What SQLite takes for any type, as one that all know; `moment`: what a day with its time is called. */
const portable = (statement: string, moment: string): string =>
  statement.startsWith("CREATE")
    ? statement
        .replaceAll(/ (?:DATETIME|TIMESTAMP)(?=[,)])/g, ` ${moment}`)
        .replaceAll(/ REAL(?=[,)])/g, " DOUBLE PRECISION")
        .replaceAll(/ NUMERIC(?=[,)])/g, " DECIMAL(12,2)")
        .replaceAll(/ BOOLEAN(?=[,)])/g, " INTEGER")
    : statement;

async function add(of: DraftedWorld, called: string, url: string): Promise<void> {
  const database = await openDatabase(url);
  const copy = { called, database, known: await readDatabase(database) };
  copies.set(of.name, [...(copies.get(of.name) ?? []), copy]);
}

async function onDuckdb(file: string, statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  // It looks for a row of the same table that a key refers to before that row is there.
  const itself = /, FOREIGN KEY \([^)]*\) REFERENCES ("[^"]*") \([^)]*\)/g;
  for (const one of statements) {
    const own = /^CREATE TABLE ("[^"]*")/.exec(one)?.[1];
    await connection.run(one.replaceAll(itself, (key, other) => (other === own ? "" : key)));
  }
  connection.closeSync();
  instance.closeSync();
}

beforeAll(async () => {
  const found = await madeShapes();
  made = found.made;
  ofRoles = talkOfRoles(found.worlds);
  const [postgres, mariadb] = [await startPostgres(), await startMariadb()];
  for (const server of [postgres, mariadb]) if (server !== undefined) servers.push(server);
  for (const of of found.worlds) {
    copies.set(of.name, [{ called: "sqlite", database: of.database, known: of.known }]);
    const name = `segue_law_${of.name}_${process.pid}`;
    const plain = of.statements.map((one) => portable(one, "TIMESTAMP"));
    const file = join(folder, `${of.name}.duckdb`);
    await onDuckdb(file, plain);
    await add(of, "duckdb", file);
    if (postgres !== undefined) {
      const url = withDatabase(postgres.url, name);
      await onPostgres(postgres.url, [`CREATE DATABASE ${name}`]);
      await onPostgres(url, plain);
      await add(of, "postgres", url);
    }
    if (mariadb !== undefined) {
      const url = withDatabase(mariadb.url, name);
      const own = of.statements.map((one) => portable(one, "DATETIME"));
      const lenient = ["SET sql_mode = 'ANSI_QUOTES'", "SET FOREIGN_KEY_CHECKS = 0"];
      await onMariadb(mariadb.url, [`CREATE DATABASE ${name}`]);
      await onMariadb(url, [...lenient, ...own]);
      await add(of, "mariadb", url);
    }
  }
});

afterAll(async () => {
  for (const all of copies.values()) for (const { database } of all) await database.close();
  for (const server of servers) await server.stop();
});

type Cell = string | number | null;

/** Databases differ in how they write numbers and days, not in which they are. */
function plain(cell: unknown): Cell {
  if (cell === null) return null;
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : text;
}

/** Of several with the same figure any may be among the first of a group: there the figures alone are compared. */
function comparable(rows: readonly (readonly unknown[])[], { words }: Made): Cell[][] {
  const first = words.has("per") || words.has("rest");
  const cells = rows.map((row) => (first ? row.slice(-1) : row).map(plain));
  const names = (row: readonly Cell[]): string =>
    row.map((one) => (typeof one === "number" ? "" : one)).join("|");
  const numbers = (row: readonly Cell[]): number[] => row.filter((one) => typeof one === "number");
  const byNumbers = (a: readonly number[], b: readonly number[]): number =>
    a.map((one, i) => one - (b[i] ?? 0)).find((apart) => Math.abs(apart) > 0.02) ?? 0;
  return cells.sort((a, b) => {
    const [one, other] = [names(a), names(b)];
    return one === other ? byNumbers(numbers(a), numbers(b)) : one < other ? -1 : 1;
  });
}

/** MariaDB divides to four places. */
const isNear = (a: Cell | undefined, b: Cell | undefined): boolean =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) <= 0.01 + 1e-4 * Math.max(Math.abs(a), Math.abs(b))
    : a === b;

const areAlike = (some: readonly Cell[][], others: readonly Cell[][]): boolean =>
  some.length === others.length &&
  some.every(
    (row, i) =>
      row.length === others[i]?.length && row.every((one, k) => isNear(one, others[i]?.[k])),
  );

/** And any of them may be the last before a limit: all rows are compared. */
const whole = ({ sql, words }: Made): string =>
  words.has("per") || words.has("rest") ? sql : sql.replace(/ LIMIT \d+$/, "");

async function answer({ called, database, known }: Copy, one: Made): Promise<Cell[][]> {
  const described = withRoles(known.described);
  const outline = readOutline(parseSql(whole(one)), described);
  const settled = withSettledGroups(outline, described, database.dialect);
  const sql = writeOutline(settled, described, database.dialect);
  try {
    return comparable((await database.query(sql)).rows, one);
  } catch (error) {
    throw new Error(`${called}: ${sql}: ${String(error)}`);
  }
}

test.each(shapes)("%s gives the same rows everywhere", async (shape) => {
  await sameEverywhere(made.filter(({ words }) => words.has(shape)).slice(0, few));
});

test("windows over a time give the same rows everywhere", () =>
  sameEverywhere(windowsOverTime(made)));

test("medians give the same rows everywhere", () =>
  sameEverywhere(mediansOf(made).slice(0, 2 * few)));

test("tables in roles give the same rows everywhere", () => sameEverywhere(ofRoles));

async function sameEverywhere(found: readonly Made[]): Promise<void> {
  expect(found.length).toBeGreaterThan(1);
  for (const one of found) {
    const [first, ...others] = copies.get(one.of.name) ?? [];
    if (first === undefined) throw new Error(one.of.name);
    const expected = await answer(first, one);
    for (const other of others) {
      const rows = await answer(other, one);
      if (!areAlike(rows, expected)) expect(rows, `${other.called}: ${one.sql}`).toEqual(expected);
    }
  }
}
