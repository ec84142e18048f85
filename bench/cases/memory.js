// The most memory that a single request can make the service take: the worst ones we know, one after the
// other, on a real `segue serve` over each kind of database. MEMORY_DATABASES names others instead of a SQLite
// and a DuckDB file: postgres://..., mysql://..., each ours to fill. Linux alone tells what a process took at most.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import initSqlite from "@sqlite.org/sqlite-wasm";
import mysql from "mysql2/promise";
import pg from "pg";
import { startService } from "../started-service.js";

/** There is one server for each database, whatever engine its threads choose. */
export const engines = ["-"];

const turns = Number(process.env.MEMORY_TURNS ?? 125);
const rows = 1_000;
const filling = [
  "CREATE TABLE item (id INTEGER PRIMARY KEY, name VARCHAR(2000))",
  ...Array.from({ length: rows / 100 }, (_, hundred) => {
    const values = Array.from({ length: 100 }, (_, i) => {
      const id = hundred * 100 + i;
      return `(${id}, '${String(id).padEnd(1_000, "x")}')`;
    });
    return `INSERT INTO item VALUES ${values.join(", ")}`;
  }),
];

const times = (count, word, between = ", ") =>
  Array.from({ length: count }, () => word).join(between);
const crossed = (count) => Array.from({ length: count }, (_, i) => `item i${i}`).join(", ");
const doubled = (length) =>
  `WITH RECURSIVE s(n, x) AS (SELECT 1, CAST('a' AS VARCHAR) UNION ALL SELECT n + 1, x || x FROM s WHERE n < ${length})`;

/** By what they make grow; a database that cannot say one refuses it, which costs nothing. */
const queries = {
  "one huge cell": `${doubled(25)} SELECT x FROM s WHERE n = 25`,
  "a doubling without end": `${doubled(60)} SELECT MAX(LENGTH(x)) FROM s`,
  "a row of 30 huge cells": `${doubled(24)} SELECT ${times(30, "x")} FROM s WHERE n = 24`,
  "rows of large cells": `${doubled(18)} SELECT x, i0.id FROM s, item i0, item i1 WHERE n = 18`,
  "texts joined": `SELECT GROUP_CONCAT(i0.name || i1.name) FROM ${crossed(2)}`,
  "texts joined by group": `SELECT i0.id, GROUP_CONCAT(i1.name) FROM ${crossed(2)} GROUP BY i0.id`,
  "a sorted cross join": `SELECT i0.name, i1.name FROM ${crossed(2)} ORDER BY i1.name || i0.name`,
  "a cross join without doubles": `SELECT DISTINCT i0.name || i1.name FROM ${crossed(2)}`,
  "groups of a cross join": `SELECT i0.id, i1.id, COUNT(*) FROM ${crossed(2)} GROUP BY i0.id, i1.id`,
  "windows over a cross join": `SELECT LAG(i0.name || i1.name) OVER (ORDER BY i1.name) FROM ${crossed(2)}`,
  "a cross join of six": `SELECT COUNT(*) FROM ${crossed(6)}`,
  "rows without end":
    "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n FROM c",
  "rows without end, all different":
    "WITH RECURSIVE c(n) AS (SELECT 1 UNION SELECT n + 1 FROM c) SELECT COUNT(*) FROM c",
  "a row of 1,900 columns": `SELECT ${times(1_900, "name")} FROM item`,
  "a list of 4,000": `SELECT id FROM item WHERE id IN (${times(4_000, "1")})`,
  "900 common tables": `WITH ${Array.from({ length: 900 }, (_, i) => `w${i} AS (SELECT 1)`).join(", ")} SELECT 1`,
  "parentheses 9,000 deep": `SELECT ${"(".repeat(9_000)}1`,
};
/** 1,9 MB of rows, just below what a turn keeps. */
const large = `SELECT id, name FROM item ORDER BY id`;

export async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "segue-memory-"));
  const given = (process.env.MEMORY_DATABASES ?? "").split(",").filter(Boolean);
  for (const url of given) await fill(url);
  const databases = given.length > 0 ? given : [await sqliteFile(folder), await duckdbFile(folder)];
  const peaks = [];
  return {
    async measure() {
      if (peaks.length === 0)
        for (const one of databases) peaks.push(...(await watch(one, folder)));
      return 0;
    },
    describe: () => {
      const [worst] = [...peaks].sort((a, b) => b.peak - a.peak);
      return { requests: peaks.length, worst: `${mb(worst.peak)} (${worst.what})` };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function watch(database, folder) {
  const store = join(folder, `${Math.random()}.sqlite`);
  const flags = ["--database", database, "--workers", "1", "--store", store];
  const service = await startService(...flags);
  const name = database.replace(/:.*/, "").replace(/.*\./, "");
  const peaks = [];
  const during = async (what, work) => {
    const before = tree(service.pid);
    for (const { pid } of before) writeFileSync(`/proc/${pid}/clear_refs`, "5");
    let peak = 0;
    const look = () => {
      peak = Math.max(
        peak,
        tree(service.pid).reduce((sum, one) => sum + one.peak, 0),
      );
    };
    const timer = setInterval(look, 50);
    await work().catch(
      (error) => (peak = Math.max(peak, /ECONN|hang up/.test(error.message) ? Infinity : 0)),
    );
    clearInterval(timer);
    look();
    peaks.push({ what: `${name}: ${what}`, peak });
    process.stderr.write(`${mb(peak).padStart(9)}  ${name}: ${what}\n`);
  };
  const { call } = service;
  try {
    const begin = async () => (await call("POST", "api/conversations", {})).id;
    const say = (id, sql) => call("POST", `api/conversations/${id}/turns`, { utterance: "x", sql });
    await during("its schema", () => call("GET", "api/schema"));
    for (const [what, sql] of Object.entries(queries)) {
      await during(what, () => call("POST", "api/sql", { sql, limit: 1_000 }));
    }
    await during("a question", async () =>
      call("POST", `api/conversations/${await begin()}/turns`, { utterance: "all items" }),
    );
    const id = await begin();
    await during(`${turns} large turns`, async () => {
      for (let i = 0; i < turns; i++) await say(id, large);
    });
    await during("reading them", () => call("GET", `api/conversations/${id}`));
    await during("going back", () => call("DELETE", `api/conversations/${id}/turns/${turns}`));
    await say(id, `SELECT i0.name, i1.id FROM ${crossed(2)} WHERE i1.id < 100`);
    for (const format of ["csv", "json", "parquet"]) {
      const path = `api/conversations/${id}/turns/${turns}/export?format=${format}`;
      await during(`100 MB as ${format}`, () => service.drain(path));
    }
    const tool = { name: "sql", arguments: { query: large } };
    await during("a tool's call", () =>
      call("POST", "api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: tool }),
    );
  } finally {
    await service.close();
  }
  return peaks;
}

/** A process with all those that it started, each with the most it took since it was last asked. */
function tree(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const peak = 1024 * Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0);
    // Those that a thread started stand with that thread.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
    return [{ pid, peak }, ...children.flatMap((child) => tree(Number(child)))];
  } catch {
    return [];
  }
}

async function sqliteFile(folder) {
  const { oo1, capi } = await initSqlite();
  const db = new oo1.DB(":memory:");
  for (const statement of filling) db.exec(statement);
  const path = join(folder, "item.sqlite");
  writeFileSync(path, capi.sqlite3_js_db_export(db));
  db.close();
  return path;
}

async function duckdbFile(folder) {
  const path = join(folder, "item.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of filling) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
  return path;
}

async function fill(url) {
  const again = ["DROP TABLE IF EXISTS item", ...filling];
  if (url.startsWith("postgres")) {
    const client = new pg.Client(url);
    await client.connect();
    for (const statement of again) await client.query(statement);
    await client.end();
  } else {
    const connection = await mysql.createConnection(url);
    for (const statement of again) await connection.query(statement);
    await connection.end();
  }
}

const mb = (bytes) => `${Math.round(bytes / 1e6)} MB`;
