import { describe, expect, test } from "vitest";
import { begin, call, say, seen, service, withEmptyStore } from "./app.fixture.ts";

withEmptyStore();

type OpenApiOperation = {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, unknown>>;
};

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

  test("a confirmed turn is given along with the next question, until it is taken back", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "a");
    await say(app, id, "b", { sql: "SELECT 2" });
    const path = `/api/conversations/${id}/turns/2`;
    await call(app, "PATCH", path, { confirmed: true });
    const other = await begin(app);
    await say(app, other, "b");
    const previous = { utterance: "a", sql: "SELECT 'a'" };
    expect(seen.at(-1)?.lessons).toEqual([{ utterance: "b", sql: "SELECT 2", previous }]);
    await call(app, "PATCH", path, { confirmed: false });
    await say(app, other, "b");
    expect(seen.at(-1)?.lessons).toEqual([]);
  });

  test("a turn without a query has nothing to confirm", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "unclear");
    const path = `/api/conversations/${id}/turns/1`;
    expect((await call(app, "PATCH", path, { confirmed: true })).status).toBe(409);
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
    const lines = csv.text.trimEnd().split("\r\n");
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([25_001, "n,sql", "24999,SELECT 'a'"]);
    expect(csv.headers.get("content-disposition")).toContain("turn-1.csv");
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
    expect(json.components.schemas.Answer.properties.sql).toMatchObject({ type: "string" });
    const operations = Object.entries<Record<string, OpenApiOperation>>(json.paths).flatMap(
      ([path, item]) => Object.values(item).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    const guarded = operations.filter(({ path }) => path.startsWith("/api/"));
    for (const { responses } of guarded) expect(Object.keys(responses)).toContain("401");
    expect(json.components.securitySchemes.token.scheme).toBe("bearer");
    // A default is of the type that its schema says.
    const defaults: [unknown, unknown][] = [];
    JSON.stringify(json, (_key, value) => {
      if (value?.default !== undefined && typeof value.type === "string")
        defaults.push([value.type.replace("integer", "number"), typeof value.default]);
      return value;
    });
    expect(defaults.length).toBeGreaterThan(3);
    expect(defaults.filter(([said, found]) => said !== found)).toEqual([]);
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
    expect(
      (await rpc("tools/list", {})).result.tools.map((tool: { name: string }) => tool.name),
    ).toEqual(["ask", "clarify", "sql", "schema", "sample"]);
    const ask = async (given: unknown) =>
      JSON.parse(
        (await rpc("tools/call", { name: "ask", arguments: given })).result.content[0].text,
      );
    const first = await ask({ question: "films" });
    const second = await ask({ question: "short ones", conversation: first.conversation });
    expect(second.rows).toEqual([["films"], ["short ones"]]);
    expect((await rpc("tools/call", { name: "ask", arguments: {} })).error.code).toBe(-32602);
    expect((await rpc("nope", {})).error.code).toBe(-32601);
    const headers = { "content-type": "application/json", host: "localhost" };
    const broken = await app.request("http://localhost/api/mcp", {
      method: "POST",
      body: "{ not json",
      headers,
    });
    expect((await broken.json()).error.code).toBe(-32700);
    expect((await call(app, "GET", "/api/conversations")).json).toEqual([]);
  });

  test("what Segue offered and a person took is no query of theirs", async () => {
    const app = service();
    const id = await begin(app);
    await say(app, id, "which");
    const take = async (sql: string) =>
      (await say(app, id, "which", { sql, replace: 1 })).json.edited;
    expect(await take("SELECT 1")).toBe(false);
    expect(await take("SELECT 2")).toBe(false);
    expect(await take("SELECT 3")).toBe(true);
  });

  test("an assistant is told when rows are missing, and gets the rest", async () => {
    const app = service();
    const run = async (given: object) => {
      const params = { name: "sql", arguments: { query: "SELECT 1", ...given } };
      const request = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
      const { json } = await call(app, "POST", "/api/mcp", request);
      return JSON.parse(json.result.content[0].text);
    };
    const first = await run({});
    expect([first.row_count, first.truncated]).toEqual([25_000, true]);
    const last = await run({ offset: 25_000 - first.rows.length });
    expect([last.rows.at(-1)[0], last.truncated]).toEqual([24_999, false]);
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
