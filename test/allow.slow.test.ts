// What an allow-list hides is hidden from every command, on a real database with the shipped models.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqliteBytes } from "./databases/shop.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = existsSync(root("dist/index.js")) || process.env["SEGUE_REQUIRE_ALL"] === "1";
const segue = root("bin/segue.js");
const canary = "CANARY";

const folder = temporaryFolder();
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

let flags: readonly string[] = [];
beforeAll(async () => {
  const shop = await sqliteBytes([
    "CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT, cost TEXT)",
    "CREATE TABLE sale (id INTEGER PRIMARY KEY, product_id INTEGER, region TEXT, buyer TEXT)",
    "CREATE TABLE secret (marker TEXT)",
    `INSERT INTO product VALUES (1, 'apple', '${canary}'), (2, 'pear', '${canary}')`,
    `INSERT INTO sale VALUES (1, 1, 'north', 'anna'), (2, 2, 'south', 'bert'), (3, 2, 'south', 'carl')`,
    `INSERT INTO secret VALUES ('${canary}')`,
    "CREATE VIEW every_sale AS SELECT * FROM sale",
  ]);
  const hidden = "hidden: [product.cost, secret]\nrows:\n  sale: region = :tenant\n";
  flags = ["--database", file("shop.sqlite", shop), "--allow", file("allow.yaml", hidden)];
});

/** What it writes, on both outputs, whether it ends well or not. */
function run(args: readonly string[], input = ""): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [segue, ...args], (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
    child.stdin?.end(input);
  });
}

describe.skipIf(!built)("with an allow-list", () => {
  const north = (): string[] => [...flags, "--allow-value", "tenant=north"];

  test("sql shows the allowed rows and columns", async () => {
    expect(await run(["sql", ...north(), "SELECT buyer FROM sale"])).toBe("buyer\nanna\n");
    for (const query of [
      "SELECT cost FROM product",
      "SELECT * FROM product",
      "SELECT marker FROM secret",
      "SELECT buyer FROM every_sale",
    ]) {
      const said = await run(["sql", ...north(), query]);
      expect(said, query).toContain("not allowed");
      expect(said).not.toMatch(/CANARY|bert/);
    }
    expect(await run(["sql", ...flags, "SELECT 1"])).toContain("--allow-value tenant=");
  });

  test("ask, chat and mcp know nothing of the rest", async () => {
    const questions = [
      "list all buyers of sales",
      "what is the cost of each product",
      "show secret markers",
    ];
    const asked = await run(["ask", "--json", ...north(), ...questions]);
    const chatted = await run(["chat", ...north()], `${questions.join("\n")}\n:schema\n:quit\n`);
    const call = (id: number, name: string, given: object): string =>
      JSON.stringify({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name, arguments: given },
      });
    const told = await run(
      ["mcp", ...north()],
      [
        call(1, "schema", {}),
        call(2, "sample", { table: "sale" }),
        call(3, "sample", { table: "secret" }),
        call(4, "sql", { query: "SELECT cost FROM product" }),
        call(5, "ask", { question: "list all buyers of sales" }),
      ].join("\n"),
    );
    expect(told).toContain("anna");
    expect(told).toContain("not allowed");
    for (const said of [asked, chatted, told]) expect(said).not.toMatch(/CANARY|bert|carl/);
    expect(told).not.toContain('"cost"');
  });

  test("serve shows each token its own rows", async () => {
    const tokens = file("tokens", "ann:secret-of-ann tenant=north\nshop:secret-of-the-shop\n");
    const more = ["--token-file", tokens, "--allow-header", "tenant=X-Tenant"];
    const where = ["--port", "0", "--workers", "1", "--store", ":memory:"];
    const child = spawn(process.execPath, [segue, "serve", ...flags, ...more, ...where], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    running.push(child);
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stderr }).on("line", (line) => {
        const found = /http:\S+/.exec(line)?.[0];
        if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
        else reject(new Error(line));
      });
    });
    const send = async (token: string, tenant: string | undefined, path: string, body?: object) => {
      const response = await fetch(`${url}api/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...(tenant !== undefined && { "x-tenant": tenant }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    };
    const buyers = async (token: string, tenant?: string) => {
      const page = { sql: "SELECT buyer FROM sale ORDER BY id" };
      const { status, text } = await send(token, tenant, "sql", page);
      return status === 200 ? JSON.parse(text).rows.flat() : status;
    };
    expect(await buyers("secret-of-ann")).toEqual(["anna"]);
    expect(await buyers("secret-of-ann", "south")).toEqual(["anna"]);
    expect(await buyers("secret-of-the-shop", "south")).toEqual(["bert", "carl"]);
    expect(await buyers("secret-of-the-shop", "north' OR '1' = '1")).toEqual([]);
    expect(await buyers("secret-of-the-shop")).toBe(403);
    const shop = "secret-of-the-shop";
    const values = "schema/sale/buyer/values?prefix=";
    expect((await send(shop, "north", values)).text).not.toContain("bert");
    expect((await send(shop, "south", values)).text).toContain("bert");
    expect((await send(shop, "north", "schema/sale/sample")).text).not.toContain("bert");
    expect((await send(shop, "north", "schema")).text).not.toMatch(/"cost"|secret|every_sale/);
    const made = await send(shop, "south", "conversations", {});
    const { id } = JSON.parse(made.text);
    const turn = await send(shop, "south", `conversations/${id}/turns`, {
      utterance: "buyers",
      sql: "SELECT buyer FROM sale",
    });
    expect(turn.text).toContain("bert");
    expect((await send(shop, "south", `conversations/${id}`)).text).toContain("bert");
    for (const path of [`conversations/${id}`, `conversations/${id}/turns/1/rows`]) {
      expect((await send(shop, "north", path)).status).toBe(404);
      expect((await send("secret-of-ann", "south", path)).status).toBe(404);
    }
  });
});
