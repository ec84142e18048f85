// Listens on a socket: the service's routes and the page's files; closes without cutting turns off.
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { serve } from "@hono/node-server";
import { UserError } from "../errors.ts";
import type { ConversationStore } from "../service/store.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import { createApp } from "./app.ts";
import { checkHost, isLoopback } from "./host.ts";
import type { AskedValue } from "./middleware/ask-for-values.ts";
import type { Tokens } from "./middleware/identify.ts";
import type { Shelf } from "./shelf.ts";

export type ServeOptions = {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly tokens: Tokens;
  /** Values for the conditions on rows that every request must bring. */
  readonly asked?: readonly AskedValue[];
  /** Further names under which the service is reached, behind a proxy. */
  readonly hosts: readonly string[];
  /** Other sites whose pages may ask. */
  readonly origins?: readonly string[];
  readonly store: ConversationStore;
  readonly engine: TurnEngine;
  /** Where people may connect further databases. */
  readonly shelf?: Shelf;
  readonly today: () => string;
  readonly version: string;
  /** The page's files. */
  readonly page: string;
  /** The model that the page answers with where a person gives it a file; default: it has none. */
  readonly baseModel?: string;
  readonly onFailure: (error: unknown) => void;
};

export type RunningService = { readonly url: string; close(): Promise<void> };

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const graceMs = 10_000;
/** Further ones are not taken before others have gone. */
const maxConnections = 2_000;
/** Longer than a person thinks between turns, so that a question does not meet a closing door. */
const keepAliveMs = 65_000;

export async function startService(options: ServeOptions): Promise<RunningService> {
  checkHost(options);
  const loopback = isLoopback(options.host);
  const app = createApp({
    store: options.store,
    engine: options.engine,
    ...(options.shelf && { shelf: options.shelf }),
    tokens: options.tokens,
    ...(options.asked && { asked: options.asked }),
    hosts: loopback ? [...loopbackNames, ...options.hosts] : options.hosts,
    ...(options.origins && { origins: options.origins }),
    requestsPerMinute: loopback ? 60_000 : 600,
    clock: {
      now: () => Date.now(),
      today: options.today,
      newId: () => randomBytes(12).toString("base64url"),
    },
    elapsed: () => performance.now(),
    version: options.version,
    onFailure: options.onFailure,
  });
  app.get("*", async (context, next) => {
    const { pathname } = new URL(context.req.url);
    const [, ofModel] = /^\/base-model(\/.*)$/.exec(pathname) ?? [];
    const file =
      ofModel === undefined
        ? await pageFile(options.page, pathname)
        : options.baseModel && (await pageFile(options.baseModel, ofModel));
    if (!file) return next();
    return context.body(file.bytes, 200, file.headers);
  });
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, hostname: options.host, port: options.port },
      (info: AddressInfo) => {
        const host = info.family === "IPv6" ? `[${info.address}]` : info.address;
        resolve({
          url: `http://${loopback ? "localhost" : host}:${info.port}/`,
          close: () => closeGracefully(server, options),
        });
      },
    );
    if ("requestTimeout" in server) server.requestTimeout = 30_000;
    if ("headersTimeout" in server) server.headersTimeout = 20_000;
    server.maxConnections = maxConnections;
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = keepAliveMs;
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new UserError(unheard(error, options))),
    );
  });
}

/** Why nobody can be listened to, and what to try. */
function unheard({ code, message }: NodeJS.ErrnoException, { host, port }: ServeOptions): string {
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is taken. Choose another: --port ${port + 1}`;
    case "EACCES":
      return `port ${port} needs rights that you do not have. Choose another: --port 4117`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `--host ${host} is no address of this machine. Try 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `cannot listen on ${host}, port ${port} (${message}). Try --host 127.0.0.1 --port 0`;
  }
}

type Server = ReturnType<typeof serve>;

/** No new connections; turns in flight are finished, up to a limit; then everything is closed. */
async function closeGracefully(server: Server, options: ServeOptions): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = (): void => {
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  closeIdle();
  // Those that finish their turn would otherwise wait for another.
  const sweep = setInterval(closeIdle, 100);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([closed, limit]);
  clearTimeout(timer);
  clearInterval(sweep);
  if ("closeAllConnections" in server) server.closeAllConnections();
  await options.shelf?.close();
  await options.engine.close();
  await options.store.close();
}

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".safetensors": "application/octet-stream",
  ".webmanifest": "application/manifest+json",
};

/** A file of the page; names with a hash in them never change and may be kept for a year. */
async function pageFile(folder: string, path: string) {
  try {
    const name = normalize(decodeURIComponent(path)).replace(/^([/\\]|\.\.)+/, "");
    const file = name === "" ? "index.html" : name;
    const type = contentTypes[extname(file)];
    if (type === undefined || file.includes("..") || file.includes("\0")) return undefined;
    const bytes = new Uint8Array(await readFile(join(folder, file)));
    const cache = file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    return { bytes, headers: { "content-type": type, "cache-control": cache } };
  } catch {
    return undefined;
  }
}
