// For browser tests: a real Chromium, the built page behind a service, and a plain file server.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { type RunningService, type ServeOptions, startService } from "../../src/server/serve.ts";
import { openStore } from "../../src/server/store/open.ts";
import type { TurnEngine } from "../../src/service/turn-engine.ts";

export const pageFolder = fileURLToPath(new URL("../../dist/web", import.meta.url));

const browserPath = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
].find((path) => existsSync(path));
const built = existsSync(join(pageFolder, "index.html"));
const required = process.env["SEGUE_REQUIRE_ALL"] === "1";

/** Why browser tests cannot run here, unless they must. */
export const cannotBrowse =
  required || (browserPath !== undefined && built)
    ? undefined
    : browserPath === undefined
      ? "no Chromium found"
      : "the page is not built: npm run build";
if (cannotBrowse !== undefined) console.log(`the web page is not tested: ${cannotBrowse}`);

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(browserPath === undefined ? {} : { executablePath: browserPath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}

export async function servePage(
  engine: TurnEngine,
  more: Partial<Pick<ServeOptions, "tokens" | "shelf" | "origins">> = {},
): Promise<RunningService> {
  return startService({
    host: "127.0.0.1",
    port: 0,
    tokens: new Map(),
    ...more,
    hosts: [],
    store: await openStore(":memory:"),
    engine,
    today: () => "1993-02-05",
    version: "0.0.0",
    page: pageFolder,
    baseModel: fileURLToPath(new URL("../../models/base", import.meta.url)),
    onFailure: (error) => console.error(error),
  });
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** As plain as static hosting gets: files, no special headers. */
export async function serveFiles(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    readFile(file).then(
      (bytes) => {
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, "content-length": bytes.length });
        response.end(bytes);
      },
      () => response.writeHead(404).end("not here"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
