import { describe, expect, test } from "vitest";
import { begin, call, failures, say, seen, service, withEmptyStore } from "./app.fixture.ts";

withEmptyStore();

describe("what is refused", () => {
  test.each([
    ["not JSON", "{", "bad-request"],
    ["an empty utterance", { utterance: "  " }, "bad-request"],
    ["an unknown field", { utterance: "a", sudo: true }, "bad-request"],
    ["a prototype", '{ "utterance": "a", "__proto__": { "owner": "x" } }', "bad-request"],
    ["a constructor", { utterance: "a", constructor: { prototype: {} } }, "bad-request"],
    ["an object for words", { utterance: { toString: "a" } }, "bad-request"],
    ["a list for a body", [{ utterance: "a" }], "bad-request"],
    ["lists without end", "[".repeat(30_000), "bad-request"],
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

  test("an order by a column that the result does not have", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "show films");
    const rows = `/api/conversations/${id}/turns/1/rows`;
    expect((await call(app, "GET", `${rows}?sort=0`)).status).toBe(200);
    const { status, json } = await call(app, "GET", `${rows}?sort=1`);
    expect([status, json.error.message]).toEqual([
      400,
      "sort: the columns of this result are 0 to 0.",
    ]);
  });

  test.each([
    ["words", (long: string) => ({ utterance: long })],
    ["a query", (long: string) => ({ utterance: "a", sql: long })],
    ["a request id", (long: string) => ({ utterance: "a", request_id: long })],
  ])("%s as long as a request may be are refused at once", async (_, body) => {
    const app = service();
    const id = await begin(app);
    for (const sign of [" ", "a ", "1", "-"]) {
      const given = body(sign.repeat(60_000 / sign.length));
      const since = process.cpuUsage();
      const { status } = await call(app, "POST", `/api/conversations/${id}/turns`, given);
      expect(status).toBe(400);
      expect(process.cpuUsage(since).user).toBeLessThan(1e6);
    }
  });

  test.each([
    ["PUT", "/api/conversations", "GET, POST"],
    ["POST", "/api/schema", "GET"],
    ["DELETE", "/health", "GET"],
    ["PATCH", "/api/openapi.json", "GET"],
  ])("%s of %s is told what is allowed", async (method, path, allowed) => {
    const { status, headers, json } = await call(service(), method, path);
    expect([status, headers.get("allow")]).toEqual([405, allowed]);
    expect(json.error.code).toBe("not-allowed");
    expect((await call(service(), method, "/api/nothing")).status).toBe(404);
  });

  test("a title of blanks alone takes no time either", async () => {
    const app = service();
    const since = process.cpuUsage();
    const title = { title: " ".repeat(60_000) };
    expect((await call(app, "POST", "/api/conversations", title)).status).toBe(400);
    expect(process.cpuUsage(since).user).toBeLessThan(1e6);
  });

  test("control characters before values of a column are no failure", async () => {
    const app = service();
    const { status, json } = await call(app, "GET", "/api/schema/film/title/values?prefix=a%00");
    expect([status, json]).toEqual([200, { values: ["Alien", "Amadeus"] }]);
    expect(failures).toEqual([]);
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

  test("a site that the operator named may ask, and is told so; no other", async () => {
    const shop = "https://shop.example";
    const app = service({ origins: [shop] });
    const asked = await call(app, "GET", "/api/schema", undefined, {
      origin: shop,
      "sec-fetch-site": "cross-site",
    });
    expect(asked.status).toBe(200);
    expect(asked.headers.get("access-control-allow-origin")).toBe(shop);
    // What its own page is sent is kept apart from what others are sent.
    const own = await call(app, "GET", "/api/schema");
    for (const { headers } of [asked, own]) expect(headers.get("vary")).toContain("origin");
    expect(asked.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    const before = await call(app, "OPTIONS", "/api/conversations", undefined, { origin: shop });
    expect(before.status).toBe(204);
    expect(before.headers.get("access-control-allow-headers")).toContain("authorization");
    const other = { origin: "https://evil.example" };
    const refused = await call(app, "OPTIONS", "/api/conversations", undefined, other);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("access-control-allow-origin")).toBeNull();
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
