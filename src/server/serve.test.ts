// The service on a real socket: what only a connection can show.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { emptyAnswer } from "../conversation/show.ts";
import type { TurnEngine } from "../service/turn-engine.ts";
import { type RunningService, startService } from "./serve.ts";
import { openSqliteStore } from "./store/sqlite.ts";

let service: RunningService | undefined;
afterEach(() => service?.close());

/** Answers at once, except what is asked for "forever": that waits for its signal. */
function engineWith(heard: (event: string) => void): TurnEngine {
  return {
    async answer({ utterance }, { signal } = {}) {
      heard(utterance);
      if (utterance === "forever") {
        await new Promise<void>((resolve) =>
          signal?.addEventListener("abort", () => {
            heard("given up");
            resolve();
          }),
        );
      }
      return emptyAnswer(1, utterance);
    },
    describe: async () => ({ database: "x", schema: { tables: [] }, suggestions: [] }),
    rows: async () => ({ columns: [], rows: [], truncated: false }),
    sample: async () => undefined,
    values: async () => undefined,
    ready: async () => true,
    load: () => 0,
    close: async () => {},
  };
}

async function start(engine: TurnEngine): Promise<string> {
  service = await startService({
    host: "127.0.0.1",
    port: 0,
    tokens: new Map(),
    hosts: [],
    engine,
    store: await openSqliteStore(":memory:"),
    today: () => "2026-01-02",
    version: "0.0.0",
    page: "/nowhere",
    onFailure: (error) => console.error(error),
  });
  return service.url.replace("localhost", "127.0.0.1");
}

const begin = async (url: string): Promise<string> => {
  const headers = { "content-type": "application/json" };
  const made = await fetch(`${url}api/conversations`, { method: "POST", headers, body: "{}" });
  const { id }: { readonly id: string } = await made.json();
  return id;
};

test.each(["application/json", "text/event-stream"])(
  "a client that goes away gives its question up (%s)",
  async (accept) => {
    const events: string[] = [];
    let tell = (): void => {};
    const both = new Promise<void>((resolve) => {
      tell = () => events.length === 2 && resolve();
    });
    const url = await start(
      engineWith((event) => {
        events.push(event);
        tell();
        if (event === "forever") asked.destroy();
      }),
    );
    const id = await begin(url);
    const asked = request(`${url}api/conversations/${id}/turns`, {
      method: "POST",
      headers: { "content-type": "application/json", accept },
    });
    asked.on("error", () => {});
    asked.end(JSON.stringify({ utterance: "forever" }));
    await both;
    expect(events).toEqual(["forever", "given up"]);
    const whole = await fetch(`${url}api/conversations/${id}`);
    expect(await whole.json()).toMatchObject({ turns: [] });
  },
);

test.each(["/../package.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json", "/%zz"])(
  "nothing but the page's own files is served: %s",
  async (path) => {
    const url = await start(engineWith(() => {}));
    const { hostname, port } = new URL(url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on("error", reject);
      asked.end();
    });
    expect(status).toBe(404);
  },
);

test("a connection outlasts the pause between two questions, and not the service", async () => {
  const url = await start(engineWith(() => {}));
  const agent = new Agent({ keepAlive: true });
  const kept = await new Promise<string | string[] | undefined>((resolve, reject) => {
    const asked = request(`${url}health`, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.headers["keep-alive"]));
    });
    asked.on("error", reject);
    asked.end();
  });
  const [, seconds] = /timeout=(\d+)/.exec(String(kept)) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(60);
  const gone = new Promise((resolve) => {
    for (const sockets of Object.values(agent.freeSockets)) sockets?.[0]?.once("close", resolve);
  });
  await service?.close();
  service = undefined;
  await gone;
  agent.destroy();
});

/** The first line of what comes back for these very bytes. */
function answerTo(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let came = "";
    socket.on("data", (part) => {
      came += part;
      if (came.includes("\r\n")) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(came.split("\r\n")[0] ?? ""));
    socket.write(text);
  });
}

const post = "POST /api/conversations HTTP/1.1";
const typed = "Content-Type: application/json";
test.each([
  ["no host", "GET /api/schema HTTP/1.0\r\n\r\n", 403],
  ["an empty host", "GET /api/schema HTTP/1.1\r\nHost:\r\n\r\n", 403],
  ["a host that begins like ours", "GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1.evil\r\n\r\n", 403],
  [
    "two lengths",
    `${post}\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ["a length below nothing", `${post}\r\nHost: x\r\nContent-Length: -1\r\n\r\n`, 400],
  [
    "a length beyond all",
    `${post}\r\nHost: 127.0.0.1\r\n${typed}\r\nContent-Length: 99999999999\r\n\r\n{`,
    413,
  ],
  ["headers without end", `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${"a".repeat(100_000)}`, 431],
  ["another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["bytes that are none", "\x16\x03\x01\x02\x00", 400],
])("%s is refused before anything looks at it", async (_, text, status) => {
  const url = await start(engineWith(() => {}));
  expect(await answerTo(url, text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("a connection that wants to become another kind stays what it is", async () => {
  const url = await start(engineWith(() => {}));
  const upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13";
  const text = `GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade}\r\n\r\n`;
  expect(await answerTo(url, text)).toBe("HTTP/1.1 200 OK");
});
