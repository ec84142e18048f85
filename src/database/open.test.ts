// Bad input: one clear error each, and nothing left hanging.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shopBytes, sqliteBytes } from "../../test/databases/shop.ts";
import { temporaryFolder } from "../../test/support/temporary-folder.ts";
import { openDatabase } from "./open.ts";

const folder = temporaryFolder();
const file = (name: string, content: Uint8Array | string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe("openDatabase, given something that is no database", () => {
  const failure = (spec: string): Promise<unknown> =>
    openDatabase(spec).then(
      () => "opened",
      (error: unknown) => error,
    );

  it("says that a file is missing, a folder, or of no known kind", async () => {
    expect(await failure(join(folder, "none.sqlite"))).toMatchObject({
      code: "not-found",
      message: expect.stringContaining("none.sqlite: no such file"),
    });
    expect(await failure(folder)).toMatchObject({ code: "unreadable" });
    expect(await failure(file("notes.txt", "hello, I am text"))).toMatchObject({
      code: "unreadable",
    });
    for (const nothing of [undefined, 5, ""])
      expect(await failure(nothing as string)).toMatchObject({
        code: "not-found",
        message: expect.stringContaining("No database was named"),
      });
    expect(await failure("oracle://host/db")).toMatchObject({ code: "not-found" });
    expect(await failure("postgres://nowhere")).toMatchObject({ code: "not-found" });
  });

  it.skipIf(process.platform === "win32")("waits for nobody who may never write", async () => {
    const pipe = join(folder, "pipe.sqlite");
    execFileSync("mkfifo", [pipe]);
    expect(await failure(pipe)).toMatchObject({
      code: "unreadable",
      message: expect.stringContaining("pipe.sqlite: not a file"),
    });
    expect(await failure("/dev/null")).toMatchObject({ code: "unreadable" });
  });

  it("says that there are no tables", async () => {
    expect(await failure(file("void.sqlite", ""))).toMatchObject({
      code: "not-found",
      message: expect.stringContaining("no tables"),
    });
    const bytes = await sqliteBytes(["CREATE TABLE t (a)", "DROP TABLE t"]);
    expect(await failure(file("dropped.sqlite", bytes))).toMatchObject({ code: "not-found" });
  });

  it("says that a SQLite file is damaged, when opened or when the damage is met", async () => {
    const whole = await shopBytes();
    const cut = whole.slice(0, whole.length / 3);
    expect(await failure(file("cut.sqlite", cut))).toMatchObject({ code: "unreadable" });
    const header = whole.slice();
    header.fill(0xff, 100, 400);
    expect(await failure(file("header.sqlite", header))).toMatchObject({ code: "unreadable" });
    const pages = whole.slice();
    pages.fill(0xff, pages.length / 2);
    const opened = await openDatabase(file("pages.sqlite", pages));
    const outcomes = await Promise.allSettled(
      ["city", "product", "sale"].map((table) => opened.query(`SELECT * FROM ${table}`)),
    );
    expect(outcomes).toContainEqual({
      status: "rejected",
      reason: expect.objectContaining({ code: "unreadable" }),
    });
    await opened.close();
  });

  it("says that changes still lie in a write-ahead log", async () => {
    const path = file("busy.sqlite", await shopBytes());
    writeFileSync(`${path}-wal`, "some changes");
    expect(await failure(path)).toMatchObject({
      message: expect.stringContaining("busy.sqlite-wal"),
    });
  });

  it("opens a file last used with a write-ahead log that is empty", async () => {
    const bytes = (await shopBytes()).slice();
    bytes[18] = 2;
    bytes[19] = 2;
    const db = await openDatabase(file("logged.sqlite", bytes));
    expect((await db.query("SELECT COUNT(*) FROM sale")).rows).toEqual([[4]]);
    await db.close();
  });

  it("names the package where a driver is missing", async () => {
    const path = file("shop.sqlite", await shopBytes());
    const outcome = await failure(`sqlite-native:${path}`);
    if (outcome === "opened") return;
    expect(outcome).toMatchObject({
      code: "missing-driver",
      message: expect.stringContaining("npm install better-sqlite3"),
    });
  });

  it("tells a misspelt allow-list", async () => {
    const path = file("allow.sqlite", await shopBytes());
    await expect(openDatabase(path, { allow: { tables: ["prodct"] } })).rejects.toMatchObject({
      code: "unknown-name",
      message: expect.stringContaining("prodct"),
    });
  });

  it("changes its fingerprint with the data", async () => {
    const one = await openDatabase(file("one.sqlite", await shopBytes()));
    const two = await openDatabase(file("two.sqlite", await shopBytes(["DELETE FROM sale"])));
    expect(await one.fingerprint()).not.toBe(await two.fingerprint());
    await one.close();
    await two.close();
  });
});
