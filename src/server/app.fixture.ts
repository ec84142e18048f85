// A service over a store in memory and an engine that says what it was given; for tests without sockets.
import { afterEach, beforeEach } from "vitest";
import type { Answer } from "../conversation/answer.ts";
import type { ConversationStore } from "../service/store.ts";
import type { TurnEngine, TurnRequest } from "../service/turn-engine.ts";
import { createApp } from "./app.ts";
import type { Shelf } from "./shelf.ts";
import { openSqliteStore } from "./store/sqlite.ts";

/** Answers every turn with the conversation so far, so that tests see what the engine was given. */
export function echoEngine(seen: TurnRequest[]): TurnEngine {
  return {
    async answer(request, options) {
      seen.push(request);
      if (request.utterance === "forever") await givenUp(options?.signal);
      if (request.utterance === "crash") throw new Error("secret path /home/ann/db.sqlite");
      options?.onStep?.({ text: "SELECT", from: "vocabulary", probability: 0.9 });
      const said = request.utterance === "unclear" ? "" : `SELECT '${request.utterance}'`;
      const sql = request.sql ?? said;
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
        confidence: 0.9,
        paraphrase: request.utterance,
        provenance: [],
        attended: [],
        alternatives: [{ sql: "SELECT 2", paraphrase: "two", probability: 0.1 }],
        ...(request.utterance === "which" && {
          clarify: { question: "Which?", about: "", choices: [{ text: "one", sql: "SELECT 1" }] },
        }),
        words: [],
        ms: 1,
      } satisfies Answer;
    },
    async describe() {
      return { database: "films", schema: { tables: [] }, suggestions: ["all films"] };
    },
    async sample(table) {
      return table === "film" ? { table, columns: ["id"], rows: [[1]] } : undefined;
    },
    async rows(sql, { offset, limit, count }) {
      const all = Array.from({ length: 25_000 }, (_, i) => [i, sql]);
      const rows = all.slice(offset, offset + limit);
      return {
        columns: ["n", "sql"],
        rows,
        truncated: false,
        ...(count ? { total: all.length } : {}),
      };
    },
    async values(column, prefix) {
      const titles = ["Alien", "Amadeus", "Brazil"];
      if (column !== "film.title") return undefined;
      return titles.filter((title) => title.toLowerCase().startsWith(prefix));
    },
    ready: async () => true,
    load: () => 0,
    close: async () => {},
  };
}

const givenUp = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));

let store: ConversationStore;
/** Since the test began: what the engine was asked, and what went wrong. */
export const seen: TurnRequest[] = [];
export const failures: unknown[] = [];

/** Called by each file that tests services: every test begins with an empty store. */
export function withEmptyStore(): void {
  beforeEach(async () => {
    store = await openSqliteStore(":memory:");
    seen.length = 0;
    failures.length = 0;
  });
  afterEach(() => store.close());
}

export function service(
  options: {
    tokens?: Map<string, string>;
    perMinute?: number;
    turnMs?: number;
    shelf?: Shelf;
    origins?: readonly string[];
  } = {},
) {
  let id = 0;
  let time = 0;
  return createApp({
    store,
    engine: echoEngine(seen),
    tokens: new Map([...(options.tokens ?? [])].map(([secret, owner]) => [secret, { owner }])),
    hosts: ["localhost"],
    requestsPerMinute: options.perMinute ?? 60_000,
    clock: { now: () => ++time, today: () => "2026-01-02", newId: () => `id-${++id}` },
    elapsed: () => ++time,
    version: "0.0.0",
    ...(options.turnMs === undefined ? {} : { turnMs: options.turnMs }),
    ...(options.shelf && { shelf: options.shelf }),
    ...(options.origins && { origins: options.origins }),
    onFailure: (error) => failures.push(error),
  });
}

type App = ReturnType<typeof service>;

export async function call(
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
  const json = response.headers.get("content-type")?.includes("application/json")
    ? JSON.parse(text)
    : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

export const begin = async (app: App, headers = {}): Promise<string> =>
  (await call(app, "POST", "/api/conversations", {}, headers)).json.id;
export const say = (app: App, id: string, utterance: string, more = {}) =>
  call(app, "POST", `/api/conversations/${id}/turns`, { utterance, ...more });
