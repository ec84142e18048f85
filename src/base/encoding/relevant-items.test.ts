// Of many tables, those that a turn speaks of are read, with their neighbours.
import { expect, test } from "vitest";
import { sqliteBytes } from "../../../test/databases/shop.ts";
import { createSqliteDatabase } from "../../database/sqlite/adapter.ts";
import { readOutline } from "../../outline/read-outline.ts";
import { readDatabase } from "../../schema/read-database.ts";
import { withRoles } from "../../schema/roles.ts";
import { parseSql } from "../../sql/parse.ts";
import { deriveColumns } from "../spoken/derived.ts";
import { prepareGround, readTurn } from "./encode-turn.ts";
import { relevantItems } from "./relevant-items.ts";
import { openWordBook } from "./word-book.ts";

const today = { year: 2026, month: 1, day: 1 };
const nothing = { learned: [], vectorWords: [], vectors: new Float32Array() };

async function groundOf(extra: number) {
  const others = Array.from(
    { length: extra },
    (_, i) =>
      `CREATE TABLE aux${i} (aux${i}_id INTEGER PRIMARY KEY, left${i} TEXT, right${i} REAL)`,
  );
  const bytes = await sqliteBytes([
    ...others,
    "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE invoice (invoice_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (customer_id), billed REAL)",
    "CREATE TABLE country (code TEXT PRIMARY KEY, language TEXT)",
    "INSERT INTO country VALUES ('PT', 'Portuguese')",
  ]);
  const database = await createSqliteDatabase(bytes, "many.sqlite");
  const ground = prepareGround(await readDatabase(database), openWordBook(nothing));
  await database.close();
  return ground;
}

const [few, many] = [groundOf(5), groundOf(60)];

async function tablesRead(extra: typeof many, utterance: string, previous = "") {
  const ground = await extra;
  const { described } = ground.known;
  const before = previous === "" ? [] : readOutline(parseSql(previous), described);
  const kept = relevantItems([readTurn(utterance, ground, today)], before, described);
  return kept && described.tables.filter((_, t) => kept.includes(described.columns.length + t));
}

const names = async (...asked: Parameters<typeof tablesRead>) =>
  (await tablesRead(...asked))?.map(({ name }) => name).filter((name) => !name.startsWith("aux"));

test("a small schema is read whole", async () => {
  expect(await tablesRead(few, "how many customers are there")).toBeUndefined();
});

test("what nothing is said of is read whole: any table may be meant", async () => {
  expect(await tablesRead(many, "what about it then")).toBeUndefined();
});

test("named tables, their neighbours, tables of values and of the query before", async () => {
  const named = await tablesRead(many, "how many customers are there");
  expect(named?.length).toBeLessThan(20);
  expect(await names(many, "how many customers are there")).toEqual(
    expect.arrayContaining(["customer", "invoice"]),
  );
  expect(await names(many, "who speaks portuguese")).toContain("country");
  expect(await names(many, "and aux3?", "SELECT language FROM country")).toContain("country");
});

test("the network reads a table in a role where the last query speaks of it, and taxed amounts where a turn does", async () => {
  const bytes = await sqliteBytes([
    "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, reports_to INTEGER REFERENCES staff (id))",
    "INSERT INTO staff VALUES (1, 'Ada', NULL), (2, 'Ben', 1)",
    "CREATE TABLE ware (id INTEGER PRIMARY KEY, name TEXT, price REAL, vat_rate REAL)",
    "INSERT INTO ware VALUES (1, 'lamp', 10, 0.19)",
  ]);
  const database = await createSqliteDatabase(bytes, "roles.sqlite");
  const { known } = deriveColumns(await readDatabase(database));
  const described = withRoles(known.described);
  const ground = prepareGround({ ...known, described }, openWordBook(nothing));
  const read = (utterance: string, sql?: string): (string | undefined)[] => {
    const before = sql === undefined ? [] : readOutline(parseSql(sql), described);
    const kept = relevantItems([readTurn(utterance, ground, today)], before, described);
    return [...(kept ?? [])].map((k) =>
      (described.columns[k]?.words ?? described.tables[k - described.columns.length]?.words)?.join(
        " ",
      ),
    );
  };
  expect(read("list the staff")).toContain("staff");
  expect(read("list the staff")).not.toContain("manager");
  expect(
    read("only ada", "SELECT b.name FROM staff a JOIN staff b ON a.reports_to = b.id"),
  ).toContain("manager");
  expect(read("list the prices")).not.toContain("price with tax");
  expect(read("prices with vat")).toContain("price with tax");
  await database.close();
});
