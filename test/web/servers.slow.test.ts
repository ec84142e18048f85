// Real servers connected from the page, side by side: what each holds, and questions that work there.
import { fileURLToPath } from "node:url";
import mysql from "mysql2/promise";
import pg from "pg";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/database/open.ts";
import type { RunningService } from "../../src/server/serve.ts";
import { createShelf } from "../../src/server/shelf.ts";
import { createRequestAnswerer } from "../../src/service/answer-request.ts";
import type { TurnEngine } from "../../src/service/turn-engine.ts";
import { openModel } from "../../src/shipped/open-model.ts";
import { createEngine } from "../../src/tensor/index.ts";
import { shopStatements } from "../databases/shop.ts";
import { startMariadb } from "../servers/mariadb.ts";
import { startPostgres } from "../servers/postgres.ts";
import type { TestServer } from "../servers/server.ts";
import { cannotBrowse, openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const base = fileURLToPath(new URL("../../models/base", import.meta.url));
const name = "corner_shop";

/** The base model on whatever the address names, in this very process. */
async function openAddress(address: string): Promise<TurnEngine> {
  const database = await openDatabase(address);
  const model = await openModel(base, await createEngine({ engine: "wasm", threads: 1 }));
  const close = async (): Promise<void> => {
    await database.close();
    await model.close();
  };
  return {
    ...createRequestAnswerer(model, database),
    ready: async () => true,
    load: () => 0,
    close,
  };
}

async function fillPostgres({ url }: TestServer): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const shop = new pg.Client({ connectionString: withDatabase(url) });
  await shop.connect();
  for (const statement of shopStatements) await shop.query(statement);
  await shop.end();
}

async function fillMariadb({ url }: TestServer): Promise<void> {
  const server = await mysql.createConnection(url);
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const shop = await mysql.createConnection(withDatabase(url));
  for (const statement of shopStatements) await shop.query(statement);
  await shop.end();
}

function withDatabase(url: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const kinds = [
  { kind: "postgres", start: startPostgres, fill: fillPostgres },
  { kind: "mysql", start: startMariadb, fill: fillMariadb },
] as const;

describe.skipIf(cannotBrowse !== undefined)("servers connected from the page", () => {
  const servers = new Map<string, TestServer>();
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  beforeAll(async () => {
    for (const { kind, start, fill } of kinds) {
      const server = await start();
      if (server === undefined) continue;
      servers.set(kind, server);
      await fill(server);
    }
    browser = await openBrowser();
    service = await servePage(scriptedEngine(), { shelf: createShelf(openAddress) });
    page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    for (const server of servers.values()) await server.stop();
  });

  test.each(kinds)("$kind: what is wrong is said at its field", async ({ kind }) => {
    const server = servers.get(kind);
    if (server === undefined) return;
    const { hostname, host, username, password } = new URL(server.url);
    const right = { host, database: name, user: username, password };
    const wrong = {
      password: ["wrong-secret", "does not let this user in"],
      database: ["nothing_there", "no database of this name"],
      host: [`${hostname}:1`, "Nothing answers there"],
    } as const;
    await page.click(".new-conversation");
    await page.click("text=Connect a database");
    await page.selectOption('[name="kind"]', kind);
    for (const [field, [given, said]] of Object.entries(wrong)) {
      for (const [one, text] of Object.entries({ ...right, [field]: given }))
        await page.fill(`[name="${one}"]`, text);
      await page.click('.connect button[type="submit"]');
      const input = page.locator(`[name="${field}"]`);
      await page.locator(`#wrong-${field}`, { hasText: said }).waitFor();
      expect(await input.getAttribute("aria-describedby")).toBe(`wrong-${field}`);
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.locator(".connect [role=alert]").count()).toBe(1);
    }
    expect(await page.innerText(".connect")).not.toContain("wrong-secret");
    await page.keyboard.press("Escape");
  });

  test.each(kinds)("$kind", async ({ kind }) => {
    const server = servers.get(kind);
    if (server === undefined) return;
    const { host, username, password } = new URL(server.url);
    const before = await page.locator(".database").count();
    await page.click(".new-conversation");
    await page.click("text=Connect a database");
    await page.selectOption('[name="kind"]', kind);
    const fields = { host, database: name, user: username, password };
    for (const [field, text] of Object.entries(fields)) await page.fill(`[name="${field}"]`, text);
    await page.click('.connect button[type="submit"]');
    await page.waitForSelector(`.holds >> text=${name}`);
    expect(await page.locator(".holds").innerText()).toMatch(/3 tables: city, product, sale/);
    expect(await page.locator(".database").count()).toBe(Math.max(2, before + 1));
    await page.click(".suggestions button >> nth=0");
    await page.waitForSelector("#turn-1 .query");
    expect(await page.locator("#turn-1").innerText()).not.toMatch(/No rows match/);
    expect(await page.content()).not.toContain("test-secret");
    await page.click(".database >> nth=0");
    await page.waitForSelector(".holds");
  });
});
