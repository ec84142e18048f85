// The backend over HTTP: the service that serves this page.

import type { TurnCommand, TurnOptions } from "../../service/take-turn.ts";
import type { Backend, ConversationWithTurns, Turn } from "./backend.ts";
import { BackendError } from "./backend-error.ts";
import { readEvents } from "./event-stream.ts";
import { createCaller, gone, type HttpCaller, json, problem } from "./http-call.ts";
import { createWordsBackend } from "./words.ts";

/** Where the service wants a token, `token()` gives the one that the person entered. */
export function createHttpBackend(base: string, token: () => string | undefined): Backend {
  const call = createCaller(base, token);
  const at = (id: string): string => `/conversations/${encodeURIComponent(id)}`;

  /** What the service answers is typed by the caller: both are of one version. */
  const got = async <T>(method: string, path: string, init?: RequestInit): Promise<T> =>
    (await call(method, path, init)).json();

  const complete = async (
    found: Promise<ConversationWithTurns>,
  ): Promise<ConversationWithTurns> => {
    const latest = await found;
    return withEarlierTurns(latest, call, at(latest.id));
  };

  return {
    remote: true,
    words: createWordsBackend(call),
    list: () => got("GET", "/conversations"),
    create: (wanted) => got("POST", "/conversations", json(wanted)),
    read: (id) => complete(got("GET", at(id))),
    async rename(id, title) {
      await call("PATCH", at(id), json({ title }));
    },
    async remove(id) {
      await call("DELETE", at(id));
    },
    fork: (id, turn) => complete(got("POST", `${at(id)}/fork`, json({ turn }))),
    async ask(id, question, options = {}) {
      const init = json(questionBody(question));
      const response = await call("POST", `${at(id)}/turns`, {
        ...init,
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        ...(options.signal && { signal: options.signal }),
      });
      return readTurn(response, options);
    },
    async share(id) {
      const made = await got<{ readonly link: string }>("POST", `${at(id)}/link`);
      return made.link;
    },
    undo: (id) => complete(got("DELETE", `${at(id)}/turns/last`)),
    change: (id, turn, wanted) => got("PATCH", `${at(id)}/turns/${turn}`, json(wanted)),
    rows(id, turn, { offset, limit, order, count = false }) {
      const query = new URLSearchParams({
        offset: String(offset),
        limit: String(limit),
        count: String(count),
        ...(order && { sort: String(order.column), descending: String(order.descending) }),
      });
      return got("GET", `${at(id)}/turns/${turn}/rows?${query}`);
    },
    sql: (sql, { offset, limit }) => got("POST", "/sql", json({ sql, offset, limit })),
    async export(id, turn, format) {
      return (await call("GET", `${at(id)}/turns/${turn}/export?format=${format}`)).blob();
    },
    corrections: async () => (await call("GET", "/corrections")).blob(),
    describe: () => got("GET", "/schema"),
    sample: (table) => got("GET", `/schema/${encodeURIComponent(table)}/sample`),
    async values(column, prefix) {
      const path = column.split(".").map(encodeURIComponent).join("/");
      const query = new URLSearchParams({ prefix });
      const body = await got<{ readonly values: readonly string[] }>(
        "GET",
        `/schema/${path}/values?${query}`,
      );
      return body.values;
    },
  };
}

/** The service gives the latest turns; the page shows all of them. */
export async function withEarlierTurns(
  latest: ConversationWithTurns,
  call: HttpCaller,
  path: string,
): Promise<ConversationWithTurns> {
  let found = latest;
  for (let first = found.turns[0]?.turn ?? 1; first > 1; first = found.turns[0]?.turn ?? 1) {
    const before = await call("GET", `${path}?before=${first}`);
    const page: ConversationWithTurns = await before.json();
    // Taken back in between.
    if (page.turns.length === 0) break;
    found = { ...found, turns: [...page.turns, ...found.turns] };
  }
  return found;
}

const questionBody = ({ utterance, sql, requestId, replace }: TurnCommand) => ({
  utterance,
  request_id: requestId,
  ...(sql === undefined ? {} : { sql }),
  ...(replace === undefined ? {} : { replace }),
});

async function readTurn(response: Response, { signal, onStep }: TurnOptions): Promise<Turn> {
  if (response.body === null) throw gone();
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "step") onStep?.(JSON.parse(data));
      if (event === "turn") return JSON.parse(data);
      if (event === "problem") throw problem(JSON.parse(data));
    }
  } catch (error) {
    if (error instanceof BackendError) throw error;
  }
  // Who stopped it needs no telling, however the stream ended then.
  signal?.throwIfAborted();
  // The stream ended, or broke, before the answer.
  throw gone();
}
