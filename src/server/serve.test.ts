// The service on a real socket: what only a connection can show.
import { Agent, request } from "node:http";
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
    ...{ host: "127.0.0.1", port: 0, tokens: new Map(), hosts: [], engine },
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
