// A day on the page: further databases, links for others to read, the same questions on another day,
// and the conversation inside somebody else's page.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqliteDatabase } from "../../src/database/sqlite/adapter.ts";
import { UserError } from "../../src/errors.ts";
import type { RunningService } from "../../src/server/serve.ts";
import { createShelf } from "../../src/server/shelf.ts";
import { createRequestAnswerer } from "../../src/service/answer-request.ts";
import type { TurnEngine } from "../../src/service/turn-engine.ts";
import { openModel } from "../../src/shipped/open-model.ts";
import { createEngine } from "../../src/tensor/index.ts";
import { shopBytes } from "../databases/shop.ts";
import { cannotBrowse, openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const base = fileURLToPath(new URL("../../models/base", import.meta.url));

/** The base model on a small shop, in this very process. */
async function openShop(address: string): Promise<TurnEngine> {
  if (!address.includes("shop")) throw new UserError(`${address}: no such file.`);
  const model = await openModel(base, await createEngine({ engine: "wasm", threads: 1 }));
  const database = await createSqliteDatabase(await shopBytes(), "shop");
  const answerer = createRequestAnswerer(model, database);
  return { ...answerer, ready: async () => true, load: () => 0, close: () => model.close() };
}

describe.skipIf(cannotBrowse !== undefined)("a day on the page", () => {
  let browser: Browser;
  let service: RunningService;
  let elsewhere: ReturnType<typeof createServer>;
  let shopOrigin: string;
  beforeAll(async () => {
    browser = await openBrowser();
    // Another site: a page that embeds the conversation.
    elsewhere = createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>Shop</title><script type="module" src="${service.url}segue-chat.js"></script>` +
          `<style>segue-chat { --segue-accent: rgb(200, 0, 0) }</style><segue-chat></segue-chat>`,
      );
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const { port } = elsewhere.address() as AddressInfo;
    shopOrigin = `http://127.0.0.1:${port}`;
    service = await servePage(scriptedEngine(), {
      shelf: createShelf(openShop),
      origins: [shopOrigin],
    });
  });
  afterAll(async () => {
    elsewhere?.close();
    await browser?.close();
    await service?.close();
  });

  const open = async (width = 1280) => {
    const context = await browser.newContext({
      viewport: { width, height: 860 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(service.url);
    await page.waitForSelector(".suggestions button");
    return page;
  };

  test("another database is connected, talked about, and closed again", async () => {
    const page = await open();
    await page.click("text=Connect a database");
    await page.fill('[name="path"]', "/no/where.sqlite");
    await page.click('.connect button[type="submit"]');
    await page.waitForSelector(".connect [role=alert] >> text=no such file");
    await page.fill('[name="path"]', "/data/shop.sqlite");
    await page.click('.connect button[type="submit"]');
    await page.waitForSelector(".holds >> text=shop");
    // Only questions that were asked and gave rows are offered: the first one does again.
    const offered = await page.locator(".suggestions button").allInnerTexts();
    expect(offered.length).toBeGreaterThan(1);
    await page.click(".suggestions button >> nth=0");
    await page.waitForSelector("#turn-1 .query");
    await page.click(".database >> nth=0");
    await page.waitForSelector(".holds");
    expect(await page.locator(".database").count()).toBe(2);
    await page.click('[aria-label="Close shop"]');
    await page.waitForSelector(".database", { state: "detached" });
    await page.click(".notice >> text=Undo");
    await page.waitForSelector(".holds >> text=shop");
    expect(await page.locator(".database").count()).toBe(2);
    // Another one of the same name stands beside it.
    await page.click("text=Connect a database");
    await page.fill('[name="path"]', "/old/shop.sqlite");
    await page.click('.connect button[type="submit"]');
    await page.waitForSelector('.database:has-text("shop (2)")');
    expect(await page.locator(".database").count()).toBe(3);
    // On a phone the list gives way to what was chosen from it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.click('button[aria-label="Conversations"]');
    await page.click(".database >> nth=0");
    await page.waitForSelector(".sidebar.open", { state: "detached" });
    await page.context().close();
  });

  test("a link shows the conversation to whoever has it, and nothing to click", async () => {
    const page = await open();
    await page.fill("#question", "show me flights from seattle to boston next monday");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#turn-1 .query");
    await page.click('[aria-label="Copy a read-only link"]');
    await page.waitForSelector(".notice >> text=The link is copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain("#/link/");
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(link);
    const shown = reader.frameLocator("iframe");
    await shown.locator("text=show me flights from seattle").first().waitFor();
    expect(await shown.locator("table").count()).toBe(1);
    expect(await reader.locator("#question").count()).toBe(0);
    await reader.context().close();

    // The same questions, on the page's own day, in a conversation of their own.
    await page.click('[aria-label="Ask all of it again, as of today"]');
    await page.waitForSelector(".notice >> text=Asked again in a new conversation");
    await page.waitForSelector("#turn-1 .query");
    await page.waitForFunction(() => document.querySelectorAll(".conversation-title").length === 2);
    await page.context().close();
  });

  test("inside another site's page: asked, answered, told, in its colours", async () => {
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(shopOrigin);
    await page.waitForSelector("segue-chat input");
    await page.evaluate(() => {
      document.addEventListener("segue-answer", (event) => {
        if (event instanceof CustomEvent) document.title = String(event.detail.utterance);
      });
    });
    await page.fill("segue-chat input", "on american airlines");
    await page.keyboard.press("Enter");
    await page.waitForSelector("segue-chat article td");
    expect(await page.title()).toBe("on american airlines");
    const colour = await page
      .locator("segue-chat form button")
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(colour).toBe("rgb(200, 0, 0)");
    // How far to trust it stands here, too, and nothing is cut in silence.
    expect(await page.innerText("segue-chat article .trust")).toBe("Sure 93%");
    // Of a long answer the beginning is in view.
    const top = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect().top);
    expect(await top("segue-chat article")).toBeGreaterThanOrEqual(await top("segue-chat .turns"));
    await page.fill("segue-chat input", "x".repeat(2_100));
    expect(await page.innerText("segue-chat .too-long")).toContain("2,100 of 2,000");
    expect(await page.isDisabled("segue-chat form button")).toBe(true);
    await page.context().close();
  });
});
