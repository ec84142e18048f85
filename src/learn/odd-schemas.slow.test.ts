// Schemas as they are found: no keys, odd names, hundreds of tables. A usable draft, or a message.
import { describe, expect, test } from "vitest";
import { sqliteBytes } from "../../test/databases/shop.ts";
import { createSqliteDatabase } from "../database/sqlite/adapter.ts";
import { synthesize } from "../generator/synthesize.ts";
import { collectFacts } from "../schema/database-facts.ts";
import { compileDomain } from "./compile/compile-domain.ts";
import { readDomainYaml, writeDomainYaml } from "./domain/domain-yaml.ts";
import { draftDomain } from "./draft/draft.ts";
import { draftNotes } from "./draft/draft-notes.ts";
import { openQuestions } from "./draft/open-questions.ts";

async function tryOut(statements: string[], interactions = 60) {
  const database = await createSqliteDatabase(await sqliteBytes(statements), "odd.sqlite");
  const facts = await collectFacts(database);
  const file = draftDomain(facts, "odd.sqlite");
  expect(readDomainYaml(writeDomainYaml(file), "odd")).toEqual(file);
  const { world } = compileDomain(file, facts);
  const turns = [...synthesize(world, { interactions, seed: 7 })].flatMap(({ turns }) => turns);
  for (const { sql } of turns) for (const query of sql) await database.query(query);
  const notes = draftNotes(facts.schema, file);
  return { file, notes, turns, queries: turns.flatMap(({ sql }) => sql) };
}

describe("a draft of", () => {
  test("tables without keys joins them by name and says that it guessed", async () => {
    const { file, queries } = await tryOut([
      "CREATE TABLE customer (customer_id INTEGER, name TEXT)",
      "CREATE TABLE purchase (id INTEGER, customer_id INTEGER, amount REAL)",
      "INSERT INTO customer VALUES (1, 'Ann'), (2, 'Bob')",
      "INSERT INTO purchase VALUES (1, 1, 9.5), (2, 1, 3), (3, 2, 12)",
    ]);
    expect(file.joins).toEqual([
      { on: "purchase.customer_id = customer.customer_id", inferred: true },
    ]);
    expect(queries.some((sql) => sql.includes(" JOIN "))).toBe(true);
  });

  test("a key that names no column drops it, says so, and joins by name", async () => {
    const { file, notes } = await tryOut([
      "CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT)",
      "CREATE TABLE purchase (id INTEGER PRIMARY KEY, customer_id INTEGER, amount REAL, FOREIGN KEY (customer_id) REFERENCES customer (cust_no))",
      "INSERT INTO customer VALUES (1, 'Ann'), (2, 'Bob')",
      "INSERT INTO purchase VALUES (1, 1, 9.5), (2, 1, 3), (3, 2, 12)",
    ]);
    expect(file.joins).toEqual([
      { on: "purchase.customer_id = customer.customer_id", inferred: true },
    ]);
    expect(notes[0]).toContain("dropped the declared key purchase.customer_id = customer.cust_no");
  });

  test("secrets hides them and says so", async () => {
    const { file, notes, queries } = await tryOut([
      "CREATE TABLE member (id INTEGER PRIMARY KEY, name TEXT, password TEXT, email TEXT)",
      "INSERT INTO member VALUES (1, 'Ann', 'x1', 'a@b.org'), (2, 'Bob', 'y2', 'b@b.org')",
    ]);
    expect(file.tables["member"]?.columns["password"]?.role).toBe("hidden");
    expect(notes).toContain("hidden as secret or personal: member.password");
    expect(queries.join(" ")).not.toContain("password");
  });

  test("a view that repeats a table does not speak of the view", async () => {
    const { file, queries } = await tryOut([
      "CREATE TABLE item (id INTEGER PRIMARY KEY, title TEXT, price REAL)",
      "CREATE VIEW item_list AS SELECT id, title, price FROM item",
      "CREATE VIEW by_price AS SELECT price AS level, COUNT(*) AS many FROM item GROUP BY price",
      "INSERT INTO item VALUES (1, 'cup', 3), (2, 'pan', 30)",
    ]);
    expect(file.tables["item_list"]?.hidden).toBe(true);
    expect(file.tables["by_price"]?.hidden).toBeUndefined();
    expect(queries.join(" ")).not.toContain("item_list");
  });

  test("keys named by the part they play joins them where every value is a key", async () => {
    const { file } = await tryOut([
      "CREATE TABLE club (club_id INTEGER PRIMARY KEY, name TEXT)",
      "CREATE TABLE game (id INTEGER PRIMARY KEY, home_club_id INTEGER, away_club_id INTEGER, old_club_id INTEGER)",
      "INSERT INTO club VALUES (1, 'Foxes'), (2, 'Owls')",
      "INSERT INTO game VALUES (1, 1, 2, 77), (2, 2, 1, 78)",
    ]);
    expect(file.joins).toEqual([
      { on: "game.home_club_id = club.club_id", inferred: true },
      { on: "game.away_club_id = club.club_id", inferred: true },
    ]);
  });

  test("tables that share only a number joins them where every value is found", async () => {
    const { file } = await tryOut([
      "CREATE TABLE t_cst (cst_nm TEXT, cst_no INTEGER)",
      "CREATE TABLE ordhdr (ord_no INTEGER, cst_no INTEGER, tot_amt REAL)",
      "INSERT INTO t_cst VALUES ('Ann', 1), ('Bob', 2)",
      "INSERT INTO ordhdr VALUES (7, 1, 10.5), (8, 1, 20), (9, 2, 5)",
    ]);
    expect(file.joins).toEqual([{ on: "ordhdr.cst_no = t_cst.cst_no", inferred: true }]);
    expect(file.tables["ordhdr"]?.columns["tot_amt"]?.name).toBe("total amount");
  });

  test("abbreviated names spells them out and asks about the rest", async () => {
    const { file } = await tryOut([
      "CREATE TABLE t_cst_nm2 (cst_nm TEXT, qty INTEGER, xqz_vv TEXT)",
      "INSERT INTO t_cst_nm2 VALUES ('Ann', 2, 'p'), ('Bob', 3, 'q')",
    ]);
    const table = file.tables["t_cst_nm2"];
    expect(table?.name).toBe("customer name 2");
    expect(table?.columns["cst_nm"]?.name).toBe("customer name");
    expect(table?.columns["qty"]).toMatchObject({ name: "quantity", role: "amount" });
    expect(openQuestions(file).map(({ text }) => text)).toEqual([
      'What do p, q stand for in "t_cst_nm2.xqz_vv"? (p = ..., or nothing)',
      'What is "t_cst_nm2.xqz_vv" called in English?',
    ]);
  });

  test("reserved words, spaces and unicode names gives queries that run", async () => {
    const { queries } = await tryOut([
      'CREATE TABLE "order" ("group" TEXT, "größe in cm" INTEGER, "日付" TEXT, "select" INTEGER)',
      `INSERT INTO "order" VALUES ('A', 3, '2020-01-01', 1), ('B', 5, '2021-01-01', 2)`,
    ]);
    expect(queries.some((sql) => sql.includes('"order"."größe in cm"'))).toBe(true);
  });

  test("empty tables and a column name that every table has", async () => {
    const { turns } = await tryOut([
      "CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT, status TEXT)",
      "CREATE TABLE b (id INTEGER PRIMARY KEY, name TEXT, status TEXT, a_id INTEGER REFERENCES a (id))",
    ]);
    expect(turns.length).toBeGreaterThan(60);
  });

  test("two hundred tables", async () => {
    const statements = Array.from(
      { length: 200 },
      (_, i) =>
        `CREATE TABLE part_${i} (part_${i}_id INTEGER PRIMARY KEY, label TEXT, weight REAL)`,
    );
    const { file, turns } = await tryOut(statements, 20);
    expect(Object.keys(file.tables)).toHaveLength(200);
    expect(turns.length).toBeGreaterThan(20);
  });

  test("nothing that can be spoken of is a clear message", async () => {
    const database = await createSqliteDatabase(
      await sqliteBytes(["CREATE TABLE x (data BLOB)"]),
      "x.sqlite",
    );
    const facts = await collectFacts(database);
    expect(() => compileDomain(draftDomain(facts, "x.sqlite"), facts)).toThrow(
      /nothing to ask about/,
    );
  });
});
