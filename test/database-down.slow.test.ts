// A real service whose PostgreSQL goes away and comes back: it lives on, says that it is not ready, tells those
// who ask nothing about the server, and answers again by itself.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, connect as dial, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopStatements } from "./databases/shop.ts";
import { startPostgres } from "./servers/postgres.ts";
import type { TestServer } from "./servers/server.ts";
import { onPostgres, withDatabase } from "./servers/shop-on-server.ts";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";
const name = `segue_down_${process.pid}`;

/** Passes bytes on to a server, until it is cut; joined again it takes the same port. */
type Relay = { readonly port: number; cut(): Promise<void>; join(): Promise<void> };

async function startRelay(to: URL): Promise<Relay> {
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;
  const join = async (): Promise<void> => {
    server = createServer((near) => {
      const far = dial(Number(to.port), to.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on("error", () => other.destroy()).on("close", () => other.destroy());
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address === "object" && address !== null) port = address.port;
  };
  await join();
  return {
    port,
    join,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
  };
}

let postgres: TestServer | undefined;
let relay: Relay | undefined;
let service: ChildProcess | undefined;
const log: string[] = [];

beforeAll(async () => {
  if (!built) return;
  postgres = await startPostgres();
  if (postgres === undefined) return;
  await onPostgres(postgres.url, [`CREATE DATABASE ${name}`]);
  await onPostgres(withDatabase(postgres.url, name), shopStatements);
  relay = await startRelay(new URL(postgres.url));
});
afterAll(async () => {
  service?.kill("SIGKILL");
  await relay?.cut();
  if (postgres) await onPostgres(postgres.url, [`DROP DATABASE ${name} WITH (FORCE)`]);
  await postgres?.stop();
});

async function serve(database: string): Promise<string> {
  const flags = ["serve", "--port", "0", "--workers", "1", "--store", ":memory:"];
  service = spawn(process.execPath, [root("bin/segue.js"), ...flags, "--database", database], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { stderr } = service;
  return new Promise((resolve, reject) => {
    if (stderr === null) return reject(new Error("no stderr"));
    createInterface({ input: stderr }).on("line", (line) => {
      log.push(line);
      const found = /http:\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    });
    service?.once("exit", () => reject(new Error(`the service ended: ${log.join("\n")}`)));
  });
}

describe.skipIf(!built)("a service whose database goes away", () => {
  test("is alive and not ready, and tells nothing of the server", async (context) => {
    if (postgres === undefined || relay === undefined) return context.skip();
    const address = new URL(withDatabase(postgres.url, name));
    address.port = String(relay.port);
    const url = await serve(address.href);
    const status = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
    const told: string[] = [];
    const call = async (path: string, body?: unknown): Promise<string> => {
      const headers = { "content-type": "application/json" };
      const post = { method: "POST", headers, body: JSON.stringify(body) };
      const text = await (await fetch(`${url}api/${path}`, body === undefined ? {} : post)).text();
      told.push(text);
      return text;
    };
    const { id }: { readonly id: string } = JSON.parse(await call("conversations", {}));
    const query = { utterance: "names", sql: "SELECT name FROM product" };
    const ask = async () => JSON.parse(await call(`conversations/${id}/turns`, query)).answer;
    expect(await status("ready")).toBe(200);
    expect((await ask()).error).toBeUndefined();

    await relay.cut();
    expect(await status("ready")).toBe(503);
    expect(await status("health")).toBe(200);
    expect((await ask()).error.code).toBe("connection");
    await call("schema");
    await call("schema/product/sample");
    await call("schema/product/name/values?prefix=a");
    expect(log.join("\n")).toContain(`127.0.0.1:${relay.port}`);

    await relay.join();
    while ((await status("ready")) !== 200) await wait(100);
    expect((await ask()).error).toBeUndefined();
    await call("sql", { sql: "SELECT nothing FROM product" });
    await call(`conversations/${id}/turns`, { utterance: "x", sql: "SELECT 1 / 0" });
    for (const text of told) expect(text).not.toMatch(/127\.0\.0\.1|postgres|:\/\/|test-secret/);
  });
});
