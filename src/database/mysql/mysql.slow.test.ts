// MariaDB on a real server: the common suite, the attacks, and a server that fails.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMariadb } from "../../../test/servers/mariadb.ts";
import type { TestServer } from "../../../test/servers/server.ts";
import { onMariadb, shopOnMariadb, withDatabase } from "../../../test/servers/shop-on-server.ts";
import { describeAttacks } from "../attacks.fixture.ts";
import { describeDatabase, runaway } from "../conformance.fixture.ts";
import { openDatabase } from "../open.ts";
import { openMysql } from "./adapter.ts";

let server: TestServer | undefined;
beforeAll(async () => {
  server = await startMariadb();
});
afterAll(async () => {
  await server?.stop();
});
const prepare = async () => (server ? shopOnMariadb(server) : undefined);

describeDatabase("MariaDB", prepare);
describeAttacks("MariaDB", "mysql", prepare);

describe("MariaDB's own ways to fail", () => {
  it("says what to check when the password is wrong, without showing it", async (context) => {
    if (server === undefined) return context.skip();
    const url = new URL(server.url);
    url.username = "nobody_here";
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
    await expect(openDatabase("mysql://u:secret@127.0.0.1:1/x")).rejects.toMatchObject({
      code: "connection",
      message: expect.not.stringContaining("secret"),
    });
    const name = `segue_empty_${process.pid}`;
    await onMariadb(server.url, [`CREATE DATABASE ${name}`]);
    await expect(openDatabase(withDatabase(server.url, name))).rejects.toMatchObject({
      code: "not-found",
    });
    await onMariadb(server.url, [`DROP DATABASE ${name}`]);
  });

  it("writes nothing even with the door left open", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const before = await subject.contents();
    const db = await subject.open();
    const adapter = await openMysql(
      withDatabase(server.url, db.name.slice(db.name.lastIndexOf("/") + 1)),
    );
    const limits = { timeoutMs: 1000, maxRows: 10, maxBytes: 1000 };
    for (const sql of ["DELETE FROM sale", "SELECT 1; DELETE FROM sale", "DROP TABLE sale"]) {
      await expect(adapter.query(sql, limits), sql).rejects.toThrow();
    }
    expect(await subject.contents()).toBe(before);
    await adapter.close();
    await db.close();
    await subject.end();
  });

  it("counts bytes as they come: many large rows, and one huge value", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const db = await subject.open();
    const adapter = await openMysql(
      withDatabase(server.url, db.name.slice(db.name.lastIndexOf("/") + 1)),
    );
    const limits = { timeoutMs: 30_000, maxRows: 10_000, maxBytes: 1_000_000 };
    const before = process.memoryUsage.rss();
    const many = "SELECT repeat('x', 400000) AS x FROM sale a, sale b, sale c, sale d, sale e";
    const cut = await adapter.query(many, limits);
    expect(cut).toMatchObject({ truncated: true, columns: ["x"] });
    expect(cut.rows.length).toBe(2);
    await expect(adapter.query("SELECT repeat('x', 15000000)", limits)).rejects.toThrow(
      "one row of the result is larger than 1000000 bytes",
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
    const memory = await adapter.query("SELECT @@max_session_mem_used", limits);
    expect(memory.rows).toEqual([[512 * 1024 * 1024]]);
    await adapter.close();
    await db.close();
    await subject.end();
  });

  it("survives connections that end in mid-query", async (context) => {
    const subject = await prepare();
    if (subject === undefined || server === undefined) return context.skip();
    const db = await subject.open();
    const failure = db
      .query(runaway, { limits: { timeoutMs: 20_000 } })
      .catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [running] = await onMariadb(server.url, [
      "SELECT id FROM information_schema.processlist WHERE info LIKE 'WITH RECURSIVE%'",
    ]);
    const threads = Array.isArray(running) ? running.map((row: { id: number }) => row.id) : [];
    expect(threads).toHaveLength(1);
    await onMariadb(server.url, [`KILL ${threads[0]}`]);
    expect(await failure).toMatchObject({ code: "connection" });
    expect((await db.query("SELECT COUNT(*) FROM city")).rows).toEqual([[3]]);
    await db.close();
    await subject.end();
  });

  it("survives a server that goes away, with nothing left hanging", async (context) => {
    const own = process.env["SEGUE_TEST_MYSQL"] ? undefined : await startMariadb();
    if (own?.kill === undefined) return context.skip();
    const subject = await shopOnMariadb(own);
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
