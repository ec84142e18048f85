// PostgreSQL on a real server: the common suite, the attacks, and a server that fails.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../../test/servers/postgres.ts";
import type { TestServer } from "../../../test/servers/server.ts";
import { onPostgres, shopOnPostgres, withDatabase } from "../../../test/servers/shop-on-server.ts";
import { describeAttacks } from "../attacks.fixture.ts";
import { describeDatabase, runaway } from "../conformance.fixture.ts";
import { openDatabase } from "../open.ts";
import { openPostgres } from "./adapter.ts";

let server: TestServer | undefined;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});
const prepare = async () => (server ? shopOnPostgres(server) : undefined);

describeDatabase("PostgreSQL", prepare);
describeAttacks("PostgreSQL", "postgres", prepare);

describe("PostgreSQL's own ways to fail", () => {
  it("says what to check when the password is wrong, without showing it", async (context) => {
    if (server === undefined || process.env["SEGUE_TEST_POSTGRES"]) return context.skip();
    const url = new URL(server.url);
    if (url.password === "") return context.skip();
    url.password = "not-the-password";
    const failure = await openDatabase(url.href).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "connection",
      message: expect.stringContaining("password"),
    });
    expect(String(failure)).not.toContain("not-the-password");
  });

  it("says that the database, its tables or the server are not there", async (context) => {
    if (server === undefined) return context.skip();
    await expect(openDatabase(withDatabase(server.url, "nowhere"))).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(openDatabase("postgres://u:secret@127.0.0.1:1/x")).rejects.toMatchObject({
      code: "connection",
      message: expect.not.stringContaining("secret"),
    });
    const name = `segue_empty_${process.pid}`;
    await onPostgres(server.url, [`CREATE DATABASE ${name}`]);
    await expect(openDatabase(withDatabase(server.url, name))).rejects.toMatchObject({
      code: "not-found",
    });
    await onPostgres(server.url, [`DROP DATABASE ${name} WITH (FORCE)`]);
  });

  it("writes nothing even with the door left open", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const before = await subject.contents();
    const db = await subject.open();
    const adapter = await openPostgres(
      db.name.replace(
        "postgres@",
        `${new URL(server.url).username}:${new URL(server.url).password}@`,
      ),
    );
    const limits = { timeoutMs: 1000, maxRows: 10, maxBytes: 1000 };
    for (const sql of [
      "DELETE FROM sale",
      "SELECT 1; DELETE FROM sale",
      "WITH d AS (DELETE FROM sale RETURNING *) SELECT * FROM d",
      "SELECT 1; COMMIT; DELETE FROM sale",
    ]) {
      await expect(adapter.query(sql, limits), sql).rejects.toThrow();
    }
    expect(await subject.contents()).toBe(before);
    await adapter.close();
    await db.close();
    await subject.end();
  });

  it("counts bytes as they come: many large rows, and one huge value", async (context) => {
    if (server === undefined) return context.skip();
    const opened = await openPostgres(server.url);
    const limits = { timeoutMs: 30_000, maxRows: 10_000, maxBytes: 4_000_000 };
    const before = process.memoryUsage.rss();
    const many = "SELECT repeat('x', 1000000) AS x FROM generate_series(1, 1000)";
    const cut = await opened.query(many, limits);
    expect(cut.truncated).toBe(true);
    expect(cut.rows.length).toBeGreaterThan(0);
    expect(cut.rows.length).toBeLessThanOrEqual(4);
    await expect(opened.query("SELECT repeat('x', 500000000)", limits)).rejects.toThrow(
      "one row of the result is larger than 4000000 bytes",
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
    expect((await opened.query("SELECT 1", limits)).rows).toEqual([[1]]);
    await opened.close();
  });

  it("reads the schema that comes first in the search path, by its full name", async (context) => {
    if (server === undefined) return context.skip();
    const name = `segue_path_${process.pid}`;
    const url = withDatabase(server.url, name);
    await onPostgres(server.url, [`CREATE DATABASE ${name}`]);
    await onPostgres(url, [
      "CREATE SCHEMA app",
      "CREATE TABLE app.sale (id INTEGER)",
      "CREATE TABLE app.pg_class (id INTEGER)",
      "CREATE TABLE public.sale (id INTEGER)",
      "INSERT INTO app.sale VALUES (1)",
      "INSERT INTO app.pg_class VALUES (2)",
      "INSERT INTO public.sale VALUES (3)",
      "CREATE VIEW app.every_sale AS SELECT id FROM app.sale",
      `ALTER DATABASE ${name} SET search_path = app, public`,
    ]);
    const db = await openDatabase(url);
    const limited = await openDatabase(url, { allow: { rows: { sale: "id > 1" } } });
    try {
      for (const [sql, id] of [
        ["SELECT id FROM sale", 1],
        ["SELECT id FROM app.sale", 1],
        ["SELECT id FROM pg_class", 2],
      ] as const) {
        expect((await db.query(sql)).rows, sql).toEqual([[id]]);
      }
      await expect(db.query("SELECT id FROM public.sale")).rejects.toMatchObject({
        code: "refused",
      });
      expect((await limited.query("SELECT id FROM sale")).rows).toEqual([]);
      await expect(limited.query("SELECT id FROM every_sale")).rejects.toMatchObject({
        code: "refused",
      });
    } finally {
      await db.close();
      await limited.close();
      await onPostgres(server.url, [`DROP DATABASE ${name} WITH (FORCE)`]);
    }
  });

  it("quotes names of mixed case and keywords", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const plain = await subject.open();
    const url = withDatabase(server.url, plain.name.slice(plain.name.lastIndexOf("/") + 1));
    await plain.close();
    await onPostgres(url, [
      'CREATE TABLE "Order" ("Id" int, "group" text)',
      "INSERT INTO \"Order\" VALUES (1, 'a')",
    ]);
    const db = await openDatabase(url);
    expect((await db.query("SELECT order.group FROM order WHERE order.id = 1")).rows).toEqual([
      ["a"],
    ]);
    await db.close();
    await subject.end();
  });

  it("survives connections that end in mid-query", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const db = await subject.open();
    const running = db.query(runaway, { limits: { timeoutMs: 20_000 } });
    const failure = running.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const end =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'FETCH%' AND pid <> pg_backend_pid()";
    await onPostgres(server.url, [end]);
    expect(await failure).toMatchObject({ code: "connection" });
    expect((await db.query("SELECT COUNT(*) FROM city")).rows).toEqual([[3]]);
    await db.close();
    await subject.end();
  });

  it("survives a server that goes away, with nothing left hanging", async (context) => {
    const own = process.env["SEGUE_TEST_POSTGRES"] ? undefined : await startPostgres();
    if (own?.kill === undefined) return context.skip();
    const subject = await shopOnPostgres(own);
    const db = await subject.open();
    const failure = db
      .query(runaway, { limits: { timeoutMs: 20_000 } })
      .catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await own.kill();
    expect(await failure).toMatchObject({ code: "connection" });
    await expect(db.query("SELECT COUNT(*) FROM city")).rejects.toMatchObject({
      code: "connection",
    });
    await db.close();
  });
});
