// The wrapper for React in a real React page: it shows the conversation, and tells of answers.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningService } from "../../src/server/serve.ts";
import { cannotBrowse, openBrowser, servePage } from "./browser.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const entry = fileURLToPath(new URL("./react-app.js", import.meta.url));

/** The page's script, as its makers would bundle it. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry, formats: ["es"], fileName: "shop" } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunks = output !== undefined && "output" in output ? output.output : [];
  return chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

describe.skipIf(cannotBrowse !== undefined)("inside a React page", () => {
  let browser: Browser;
  let service: RunningService;
  let shop: ReturnType<typeof createServer>;
  let origin: string;
  beforeAll(async () => {
    const script = await bundled();
    shop = createServer((request, response) => {
      const isScript = request.url?.startsWith("/shop.js") === true;
      response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
      response.end(
        isScript
          ? script
          : '<!doctype html><title>Shop</title><div id="root"></div><script type="module" src="/shop.js"></script>',
      );
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const { port } = shop.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    service = await servePage(scriptedEngine(), { origins: [origin] });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    shop?.close();
  });

  test("asked and answered, and the page hears of it", async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${origin}/?service=${encodeURIComponent(service.url)}`);
    await page.fill("segue-chat input", "on american airlines");
    await page.keyboard.press("Enter");
    await page.waitForSelector("segue-chat article td");
    await page.waitForSelector("h1 >> text=on american airlines");
    expect(await page.locator("segue-chat.shop-chat").count()).toBe(1);
    // React renders the page again on every answer: the conversation stays what it was.
    await page.fill("segue-chat input", "show me delta flights");
    await page.keyboard.press("Enter");
    await page.waitForSelector("h1 >> text=show me delta flights");
    expect(await page.locator("segue-chat article").count()).toBe(2);
    expect(errors).toEqual([]);
    await page.close();
  });
});
