import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import type { ConversationStore } from "../service/store.ts";
import type { TurnEngine, TurnRequest } from "../service/turn-engine.ts";
import { createApp } from "./app.ts";
import { openSqliteStore } from "./store/sqlite.ts";

/** Answers every turn with the conversation so far, so that tests see what the engine was given. */
function echoEngine(seen: TurnRequest[]): TurnEngine {
  return {
    async answer(request, options) {
      seen.push(request);
      if (request.utterance === "forever") await givenUp(options?.signal);
      if (request.utterance === "crash") throw new Error("secret path /home/ann/db.sqlite");
      options?.onStep?.({ text: "SELECT", from: "vocabulary", probability: 0.9 });
      const sql = request.sql ?? `SELECT '${request.utterance}'`;
      const rows = [...request.past.map((turn) => [turn.utterance]), [request.utterance]];
      return {
        turn: request.past.length + 1,
        utterance: request.utterance,
        values: [],
        sql,
        columns: ["said"],
        rows,
        row_count: rows.length,
        truncated: false,
        display: { columns: ["said"], rows },
        confidence: 0.9,
        paraphrase: request.utterance,
        provenance: [],
        attended: [],
        alternatives: [],
        ms: 1,
      } satisfies Answer;
    },
    async describe() {
      return { database: "films", schema: { tables: [] }, suggestions: ["all films"] };
    },
    async sample(table) {
      return table === "film" ? { table, columns: ["id"], rows: [[1]] } : undefined;
    },
    async values(column, prefix) {
      const titles = ["Alien", "Amadeus", "Brazil"];
      if (column !== "film.title") return undefined;
      return titles.filter((title) => title.toLowerCase().startsWith(prefix));
    },
    ready: () => true,
    load: () => 0,
    close: async () => {},
  };
}

const givenUp = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));

let store: ConversationStore;
let seen: TurnRequest[];
let failures: unknown[];

beforeEach(() => {
  store = openSqliteStore(":memory:");
  seen = [];
  failures = [];
});
afterEach(() => store.close());

function service(
  options: { tokens?: Map<string, string>; perMinute?: number; turnMs?: number } = {},
) {
  let id = 0;
  let time = 0;
  return createApp({
    store,
    engine: echoEngine(seen),
    tokens: options.tokens ?? new Map(),
    hosts: ["localhost"],
    requestsPerMinute: options.perMinute ?? 60_000,
    clock: { now: () => ++time, today: () => "2026-01-02", newId: () => `id-${++id}` },
    version: "0.0.0",
    ...(options.turnMs === undefined ? {} : { turnMs: options.turnMs }),
    onFailure: (error) => failures.push(error),
  });
}

type App = ReturnType<typeof service>;

async function call(
  app: App,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await app.request(`http://localhost${path}`, {
    method,
    headers: {
      host: "localhost:4117",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json")
    ? JSON.parse(text)
    : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

const begin = async (app: App, headers = {}): Promise<string> =>
  (await call(app, "POST", "/api/conversations", {}, headers)).json.id;
const say = (app: App, id: string, utterance: string, more = {}) =>
  call(app, "POST", `/api/conversations/${id}/turns`, { utterance, ...more });

describe("a conversation over HTTP", () => {
  test("goes on from turn to turn, with everything said before", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "show films");
    const second = await say(app, id, "only short ones");
    expect(second.json.answer.rows).toEqual([["show films"], ["only short ones"]]);
    expect(seen[1]?.date).toBe("2026-01-02");
    const whole = await call(app, "GET", `/api/conversations/${id}`);
    expect(whole.json.title).toBe("show films");
    expect(whole.json.turns).toHaveLength(2);
  });

  test("control characters in what is said are blanks", async () => {
    const app = service();
    const id = await begin(app);
    const zero = String.fromCharCode(0);
    const { json } = await say(app, id, ` show${zero}films\u001b[31m\r\n of lem `);
    expect(json.utterance).toBe("show films [31m of lem");
    const { title } = (await call(app, "GET", `/api/conversations/${id}`)).json;
    expect(title).toBe("show films [31m of lem");
  });

  test("a request sent twice is answered once", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "show films", { request_id: "r1" });
    const again = await say(app, id, "show films", { request_id: "r1" });
    expect(again.json.turn).toBe(1);
    expect(seen).toHaveLength(1);
  });

  test("undo, replace, fork, rename, delete", async () => {
    const app = service();
    const id = await begin(app);
    for (const utterance of ["a", "b", "c"]) await say(app, id, utterance);
    await call(app, "DELETE", `/api/conversations/${id}/turns/last`);
    await say(app, id, "B", { replace: 2 });
    const fork = await call(app, "POST", `/api/conversations/${id}/fork`, { turn: 1 });
    expect(fork.json.turns.map((t: { utterance: string }) => t.utterance)).toEqual(["a"]);
    const renamed = await call(app, "PATCH", `/api/conversations/${id}`, { title: "mine" });
    expect(renamed.json.turns.map((t: { utterance: string }) => t.utterance)).toEqual(["a", "B"]);
    expect((await call(app, "GET", "/api/conversations")).json).toHaveLength(2);
    expect((await call(app, "DELETE", `/api/conversations/${id}`)).status).toBe(204);
    expect((await call(app, "GET", `/api/conversations/${id}`)).status).toBe(404);
  });

  test("an edited query runs, and a confirmed turn becomes training data", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "a");
    const edited = await say(app, id, "b", { sql: "SELECT 2" });
    expect(edited.json).toMatchObject({ edited: true, answer: { sql: "SELECT 2" } });
    await call(app, "PATCH", `/api/conversations/${id}/turns/2`, { confirmed: true });
    const { text } = await call(app, "GET", "/api/corrections");
    expect(JSON.parse(text).turns).toEqual([
      { utterance: "a", sql: [] },
      { utterance: "b", sql: ["SELECT 2"] },
    ]);
  });

  test("streams the decoding, then the turn", async () => {
    const app = service();
    const id = await begin(app);
    const { text } = await call(
      app,
      "POST",
      `/api/conversations/${id}/turns`,
      { utterance: "a" },
      { accept: "text/event-stream" },
    );
    expect(text).toMatch(/event: step\ndata: .*SELECT.*\n\nevent: turn\ndata: .*"turn":1/);
  });

  test("exports a turn", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "a");
    const csv = await call(app, "GET", `/api/conversations/${id}/turns/1/export?format=csv`);
    expect(csv.text).toBe("said\r\na\r\n");
    expect(csv.headers.get("content-disposition")).toContain("turn-1.csv");
  });
});

describe("what is refused", () => {
  test.each([
    ["not JSON", "{", "bad-request"],
    ["an empty utterance", { utterance: "  " }, "bad-request"],
    ["an unknown field", { utterance: "a", sudo: true }, "bad-request"],
    ["an utterance that is too long", { utterance: "a".repeat(2001) }, "bad-request"],
    ["a body that is too large", { utterance: "a".repeat(70_000) }, "too-large"],
  ])("%s", async (_, body, code) => {
    const app = service();
    const id = await begin(app);
    const response = await call(app, "POST", `/api/conversations/${id}/turns`, body, {
      "content-length": String(JSON.stringify(body).length),
    });
    expect(response.json.error.code).toBe(code);
    expect(seen).toHaveLength(0);
  });

  test.each([
    ["1993-02-31", 400],
    ["0000-00-00", 400],
    ["5 February", 400],
    ["2024-02-29", 201],
  ])("a date that is none: %s", async (date, status) => {
    const app = service();
    expect((await call(app, "POST", "/api/conversations", { date })).status).toBe(status);
    const ask = { name: "ask", arguments: { question: "a", date } };
    const rpc = { jsonrpc: "2.0", id: 1, method: "tools/call", params: ask };
    const { json } = await call(app, "POST", "/api/mcp", rpc);
    expect("error" in json).toBe(status === 400);
  });

  test("a body that does not say it is JSON", async () => {
    const app = service();
    const id = await begin(app);
    const plain = { "content-type": "text/plain" };
    const body = { utterance: "a" };
    const response = await call(app, "POST", `/api/conversations/${id}/turns`, body, plain);
    expect([response.status, response.json.error.code]).toEqual([415, "not-json"]);
    expect(failures).toEqual([]);
  });

  test.each(["%00", "a%20b", "..%2f..", "é"])("an id that nobody was given: %s", async (id) => {
    const app = service();
    expect((await call(app, "GET", `/api/conversations/${id}`)).status).toBe(404);
    expect((await call(app, "DELETE", `/api/conversations/${id}`)).status).toBe(404);
  });

  test("a request id, a title or words that are nothing but control characters", async () => {
    const app = service();
    const id = await begin(app);
    const zero = String.fromCharCode(0);
    expect((await say(app, id, `${zero}\u0007`)).status).toBe(400);
    expect((await say(app, id, "a", { request_id: zero })).status).toBe(400);
    const titled = { title: `${zero} ` };
    expect((await call(app, "PATCH", `/api/conversations/${id}`, titled)).status).toBe(400);
  });

  test("requests from other sites, and to names that are not ours", async () => {
    const app = service();
    const origin = { origin: "https://evil.example" };
    expect((await call(app, "POST", "/api/conversations", {}, origin)).status).toBe(403);
    const site = { "sec-fetch-site": "cross-site" };
    expect((await call(app, "GET", "/api/conversations", undefined, site)).status).toBe(403);
    const rebound = { host: "evil.example:4117" };
    expect((await call(app, "GET", "/api/conversations", undefined, rebound)).status).toBe(403);
    const own = { origin: "http://localhost:4117" };
    expect((await call(app, "POST", "/api/conversations", {}, own)).status).toBe(201);
  });

  test("a failure says nothing of paths, and is told to whoever runs the service", async () => {
    const app = service();
    const id = await begin(app);
    const response = await say(app, id, "crash");
    expect(response.status).toBe(500);
    expect(response.text).not.toContain("/home");
    expect(failures).toHaveLength(1);
  });

  test("a turn that takes too long is given up, and was never said", async () => {
    const app = service({ turnMs: 20 });
    const id = await begin(app);
    const response = await say(app, id, "forever");
    expect([response.status, response.json.error.code]).toEqual([504, "too-slow"]);
    const streamed = { accept: "text/event-stream" };
    const body = { utterance: "forever" };
    const events = await call(app, "POST", `/api/conversations/${id}/turns`, body, streamed);
    expect(events.text).toContain("too-slow");
    expect((await call(app, "GET", `/api/conversations/${id}`)).json.turns).toEqual([]);
  });

  test("too many requests", async () => {
    const app = service({ perMinute: 1 });
    let last = 0;
    for (let i = 0; i < 201; i++) {
      last = (await call(app, "GET", "/api/conversations")).status;
    }
    expect(last).toBe(429);
  });
});

describe("tokens", () => {
  const tokens = new Map([
    ["token-a", "ann"],
    ["token-b", "bob"],
  ]);
  const ann = { authorization: "Bearer token-a" };
  const bob = { authorization: "Bearer token-b" };

  test("without one, or with a wrong one, nothing but health answers", async () => {
    const app = service({ tokens });
    expect((await call(app, "GET", "/api/conversations")).status).toBe(401);
    const wrong = { authorization: "Bearer nope" };
    expect((await call(app, "GET", "/api/schema", undefined, wrong)).status).toBe(401);
    expect((await call(app, "GET", "/health")).status).toBe(200);
  });

  test("tokens cannot be guessed by trying, and whoever has one is not held up by it", async () => {
    const app = service({ tokens });
    const guess = { authorization: "Bearer guess" };
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) {
      statuses.add((await call(app, "GET", "/api/schema", undefined, guess)).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    expect((await call(app, "GET", "/api/schema", undefined, ann)).status).toBe(200);
  });

  test("each sees only their own conversations", async () => {
    const app = service({ tokens });
    const id = await begin(app, ann);
    expect((await call(app, "GET", `/api/conversations/${id}`, undefined, bob)).status).toBe(404);
    expect((await call(app, "GET", "/api/conversations", undefined, bob)).json).toEqual([]);
    expect((await call(app, "GET", "/api/conversations", undefined, ann)).json).toHaveLength(1);
  });
});

describe("around it", () => {
  test("security headers stand on every response", async () => {
    const { headers } = await call(service(), "GET", "/api/conversations");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("the OpenAPI document lists the routes", async () => {
    const { json } = await call(service(), "GET", "/api/openapi.json");
    expect(Object.keys(json.paths)).toContain("/api/conversations/{id}/turns");
    expect(json.components.schemas.Answer.properties.sql).toEqual({ type: "string" });
  });

  test("metrics count requests by route, not by id", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "a");
    const { text } = await call(app, "GET", "/api/metrics");
    expect(text).toContain("segue_http_requests_total");
    expect(text).not.toContain(id);
  });

  test("an assistant initialises, lists tools, asks and asks on", async () => {
    const app = service();
    const rpc = async (method: string, params: unknown) =>
      (await call(app, "POST", "/api/mcp", { jsonrpc: "2.0", id: 1, method, params })).json;
    expect((await rpc("initialize", {})).result.serverInfo.name).toBe("segue");
    expect((await rpc("tools/list", {})).result.tools).toHaveLength(2);
    const ask = async (given: unknown) =>
      JSON.parse(
        (await rpc("tools/call", { name: "ask", arguments: given })).result.content[0].text,
      );
    const first = await ask({ question: "films" });
    const second = await ask({ question: "short ones", conversation: first.conversation });
    expect(second.rows).toEqual([["films"], ["short ones"]]);
    expect((await rpc("tools/call", { name: "ask", arguments: {} })).error.code).toBe(-32602);
    expect((await rpc("nope", {})).error.code).toBe(-32601);
  });

  test("values of a column by how they begin", async () => {
    const app = service();
    const { json } = await call(app, "GET", "/api/schema/film/title/values?prefix=a");
    expect(json).toEqual({ values: ["Alien", "Amadeus"] });
    expect((await call(app, "GET", "/api/schema/film/secret/values")).status).toBe(404);
  });

  test("sample rows of a table, and none of what is not there", async () => {
    const app = service();
    expect((await call(app, "GET", "/api/schema/film/sample")).json.rows).toEqual([[1]]);
    expect((await call(app, "GET", "/api/schema/nope/sample")).status).toBe(404);
  });
});
