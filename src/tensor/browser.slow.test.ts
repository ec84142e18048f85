// The engine in a real browser: the same bits as in Node, with and without threads.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.fixture.ts";

const browserPath = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => existsSync(path));
const required = process.env["SEGUE_REQUIRE_ALL"] === "1";
if (browserPath === undefined) console.log("engine in a browser not tested: no Chromium found");

const scripts = new Map<string, string>();
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: "src/tensor/fingerprint.fixture.ts", formats: ["es"] },
      rolldownOptions: { external: [/^node:/] },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !("output" in result)) throw new Error("nothing was built");
  for (const file of result.output)
    if (file.type === "chunk") scripts.set(file.fileName, file.code);
  scripts.set("main.js", result.output[0].code);
});

/** /isolated/... with the headers that let memory be shared, /plain/... without. */
const server = createServer((request, response) => {
  const [, kind, name = ""] = (request.url ?? "").split("/");
  const headers =
    kind === "isolated"
      ? {
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-embedder-policy": "require-corp",
        }
      : {};
  const script = scripts.get(name);
  const type = script === undefined ? "text/html" : "text/javascript";
  response.writeHead(200, { "content-type": type, ...headers });
  response.end(script ?? "<!doctype html><title>engine</title>");
});
afterAll(() => server.close());

test.skipIf(browserPath === undefined && !required)("a browser gives Node's bits", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const wanted = await fingerprint(2);
  const browser = await chromium.launch({
    ...(browserPath === undefined ? {} : { executablePath: browserPath }),
    args: ["--no-sandbox"],
  });
  try {
    for (const kind of ["isolated", "plain"]) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/${kind}/page`);
      const found = await page.evaluate(
        `import("/${kind}/main.js").then((module) => module.fingerprint(2))`,
      );
      expect(found).toEqual({ ...wanted, threads: kind === "isolated" ? 2 : 1 });
    }
  } finally {
    await browser.close();
  }
});
