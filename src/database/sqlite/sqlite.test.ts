// SQLite in the calling thread and in a thread of its own, on real files.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shopBytes, sqliteBytes } from "../../../test/databases/shop.ts";
import { temporaryFolders } from "../../../test/support/temporary-folder.ts";
import { describeAttacks } from "../attacks.fixture.ts";
import { describeDatabase, type Subject } from "../conformance.fixture.ts";
import { openDatabase } from "../open.ts";
import { createSqliteAdapter, createSqliteDatabase } from "./adapter.ts";

const freshFolder = temporaryFolders();

async function shopFile(inline: boolean): Promise<Subject> {
  const folder = freshFolder();
  const path = join(folder, "shop.sqlite");
  writeFileSync(path, await shopBytes());
  return {
    open: (options) => openDatabase(path, { ...options, inline }),
    contents: async () => createHash("sha256").update(readFileSync(path)).digest("hex"),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

describeDatabase("SQLite", () => shopFile(false));
describeDatabase("SQLite in the calling thread", () => shopFile(true));
describeAttacks("SQLite", "sqlite", () => shopFile(true));

describe("a query that overruns inside one step", () => {
  /** `instr` on a doubled string: one instruction of SQLite's machine, minutes of work. */
  const oneStep =
    "WITH RECURSIVE s(n, x) AS (SELECT 1, 'a' UNION ALL SELECT n + 1, x || x FROM s WHERE n < 24) " +
    "SELECT instr(x, substr(x, 1, 4000000) || 'b') FROM s WHERE n = 24";

  it("is ended with its thread, and nobody waits for it", async () => {
    const subject = await shopFile(false);
    const db = await subject.open();
    const limits = { timeoutMs: 1_000 };
    const since = performance.now();
    const hostile = [1, 2].map(() =>
      db.query(oneStep, { limits }).catch((error: { code: string }) => error.code),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const bystander = performance.now();
    expect((await db.query("SELECT COUNT(*) FROM city")).rows).toEqual([[3]]);
    const waited = performance.now() - bystander;
    expect(await Promise.all(hostile)).toEqual(["timeout", "timeout"]);
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(waited).toBeLessThan(5_000);
    expect((await db.query("SELECT COUNT(*) FROM city")).rows).toEqual([[3]]);
    await db.close();
    await subject.end();
  });

  it("is ended when its asker gives up", async () => {
    const subject = await shopFile(false);
    const db = await subject.open();
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 300);
    const limits = { timeoutMs: 60_000 };
    const hostile = db.query(oneStep, { limits, signal: abort.signal });
    await expect(hostile).rejects.toMatchObject({ code: "aborted" });
    expect((await db.query("SELECT COUNT(*) FROM city")).rows).toEqual([[3]]);
    await db.close();
    await subject.end();
  });
});

describe("createSqliteDatabase", () => {
  it("answers from bytes alone, as the browser does", async () => {
    const db = await createSqliteDatabase(await shopBytes(), "shop.sqlite");
    const result = await db.query("SELECT product.name FROM product WHERE product.price > 2");
    expect(result.rows).toEqual([["pear"], ["plum"]]);
    expect(db.name).toBe("shop.sqlite");
    await db.close();
  });

  it("leaves a view out that it cannot read, and tells what computed columns hold", async () => {
    const views = [
      "CREATE VIEW dear AS SELECT name, price * 2 AS twice, COUNT(*) AS many FROM product GROUP BY name",
      "CREATE VIEW odd AS SELECT dateadd(added, 1) AS later FROM product",
    ];
    const db = await createSqliteDatabase(await shopBytes(views), "shop.sqlite");
    const { tables, leftOut } = await db.schema();
    expect(leftOut).toMatchObject([{ name: "odd", reason: expect.stringContaining("dateadd") }]);
    const view = tables.find(({ name }) => name === "dear");
    expect(view?.view).toBe(true);
    expect(view?.columns.map(({ type }) => type)).toEqual(["text", "real", "integer"]);
    expect((await db.query("SELECT name FROM product WHERE price > 3")).rows).toEqual([["plum"]]);
    await db.close();
  });

  it("tells what tables hold that were made of a query", async () => {
    const made =
      "CREATE TABLE kept AS SELECT CAST(price AS NUMERIC) AS price, CAST('2024-01-02' AS NUMERIC) + 0 AS n, name AS name FROM product";
    const db = await createSqliteDatabase(await shopBytes([made]), "shop.sqlite");
    const table = (await db.schema()).tables.find(({ name }) => name === "kept");
    expect(table?.columns.map(({ type }) => type)).toEqual(["real", "integer", "text"]);
    await db.close();
  });

  it("reads names in double quotes as strings where no column has them", async () => {
    const db = await createSqliteDatabase(await shopBytes(), "shop.sqlite");
    const result = await db.query('SELECT name FROM product WHERE name = "pear" OR name = ""');
    expect(result.rows).toEqual([["pear"]]);
    await db.close();
  });

  it("quotes names that are keywords or of mixed case", async () => {
    const bytes = await sqliteBytes([
      'CREATE TABLE "order" (id INTEGER, "group" TEXT, "Unit Price" REAL)',
      "INSERT INTO \"order\" VALUES (1, 'a', 2.5)",
    ]);
    const db = await createSqliteDatabase(bytes, "orders");
    const sql =
      'SELECT order.group, order."Unit Price" FROM order WHERE order.id = 1 ORDER BY order.group';
    expect((await db.query(sql)).rows).toEqual([["a", 2.5]]);
    await db.close();
  });
});

describe("tables and columns that show others", () => {
  const shop = [
    "CREATE TABLE item (id INTEGER, cost TEXT, twice TEXT GENERATED ALWAYS AS (cost || cost) VIRTUAL)",
    "INSERT INTO item VALUES (1, 'a')",
    "CREATE VIRTUAL TABLE words USING fts5(body)",
    "INSERT INTO words VALUES ('hello')",
  ];

  it("can be asked, but for what a virtual table keeps behind it", async () => {
    const db = await createSqliteDatabase(await sqliteBytes(shop), "shop.sqlite");
    expect((await db.schema()).tables.map(({ name }) => name)).toEqual(["item", "words"]);
    expect((await db.query("SELECT twice FROM item")).rows).toEqual([["aa"]]);
    expect((await db.query("SELECT body FROM words")).rows).toEqual([["hello"]]);
    const behind = db.query("SELECT c0 FROM words_content");
    await expect(behind).rejects.toMatchObject({ code: "unknown-name" });
    await db.close();
  });

  it("are hidden with what they are made of, unless they are named", async () => {
    const bytes = await sqliteBytes(shop);
    const hidden = { allow: { hidden: ["item.cost"] } };
    const db = await createSqliteDatabase(bytes, "shop.sqlite", hidden);
    const { tables } = await db.schema();
    expect(tables.map(({ name, columns }) => [name, columns.length])).toEqual([["item", 1]]);
    for (const sql of ["SELECT twice FROM item", "SELECT body FROM words"])
      await expect(db.query(sql)).rejects.toMatchObject({ code: "refused" });
    await db.close();
    const allow = { tables: ["words", "item"], columns: ["item.twice"], hidden: ["item.cost"] };
    const named = await createSqliteDatabase(bytes, "shop.sqlite", { allow });
    expect((await named.query("SELECT twice FROM item")).rows).toEqual([["aa"]]);
    expect((await named.query("SELECT body FROM words")).rows).toEqual([["hello"]]);
    await named.close();
  });
});

describe("the engine by itself, with the door left open", () => {
  it("still writes nothing, attaches nothing and reads no catalogue", async () => {
    const adapter = await createSqliteAdapter(await shopBytes(), "shop.sqlite");
    const limits = { timeoutMs: 1000, maxRows: 10, maxBytes: 1000 };
    for (const sql of [
      "DELETE FROM sale",
      "CREATE TABLE x (a)",
      "ATTACH ':memory:' AS x",
      "PRAGMA query_only = OFF",
      "SELECT sql FROM sqlite_master",
      "SELECT load_extension('x')",
      "SELECT zeroblob(10)",
      "SELECT * FROM pragma_table_info('sale')",
    ]) {
      await expect(adapter.query(sql, limits), sql).rejects.toMatchObject({
        code: expect.stringMatching(/refused|unknown-name/),
      });
    }
    expect((await adapter.query("SELECT COUNT(*) FROM sale", limits)).rows).toEqual([[4]]);
    await adapter.close();
  });
});
