// The backend over HTTP: the service that serves this page.

import type { ResultPage } from "../../display/result-pages.ts";
import type {
  AnswerOptions,
  Backend,
  ConversationSummary,
  ConversationWithTurns,
  DatabaseDescription,
  QuestionRequest,
  Turn,
} from "./backend.ts";
import { BackendError } from "./backend-error.ts";
import { readEvents } from "./event-stream.ts";
import { createCaller, gone, type HttpCaller, json, problem } from "./http-call.ts";
import { createWordsBackend } from "./words.ts";

/** Where the service wants a token, `token()` gives the one that the person entered. */
export function createHttpBackend(base: string, token: () => string | undefined): Backend {
  const call = createCaller(base, token);
  const at = (id: string): string => `/conversations/${encodeURIComponent(id)}`;

  const complete = async (response: Response): Promise<ConversationWithTurns> => {
    const found: ConversationWithTurns = await response.json();
    return withEarlierTurns(found, call, at(found.id));
  };

  return {
    remote: true,
    words: createWordsBackend(call),
    async list(): Promise<ConversationSummary[]> {
      return (await call("GET", "/conversations")).json();
    },
    async create(wanted): Promise<ConversationWithTurns> {
      return (await call("POST", "/conversations", json(wanted))).json();
    },
    async read(id): Promise<ConversationWithTurns> {
      return complete(await call("GET", at(id)));
    },
    async rename(id, title) {
      await call("PATCH", at(id), json({ title }));
    },
    async remove(id) {
      await call("DELETE", at(id));
    },
    async fork(id, turn): Promise<ConversationWithTurns> {
      return complete(await call("POST", `${at(id)}/fork`, json({ turn })));
    },
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
      const made: { readonly link: string } = await (await call("POST", `${at(id)}/link`)).json();
      return made.link;
    },
    async undo(id): Promise<ConversationWithTurns> {
      return complete(await call("DELETE", `${at(id)}/turns/last`));
    },
    async change(id, turn, wanted): Promise<Turn> {
      return (await call("PATCH", `${at(id)}/turns/${turn}`, json(wanted))).json();
    },
    async rows(id, turn, { offset, limit, order, count = false }): Promise<ResultPage> {
      const query = new URLSearchParams({
        offset: String(offset),
        limit: String(limit),
        count: String(count),
        ...(order && { sort: String(order.column), descending: String(order.descending) }),
      });
      return (await call("GET", `${at(id)}/turns/${turn}/rows?${query}`)).json();
    },
    async sql(sql, { offset, limit }): Promise<ResultPage> {
      return (await call("POST", "/sql", json({ sql, offset, limit }))).json();
    },
    async export(id, turn, format) {
      return (await call("GET", `${at(id)}/turns/${turn}/export?format=${format}`)).blob();
    },
    corrections: async () => (await call("GET", "/corrections")).blob(),
    async describe(): Promise<DatabaseDescription> {
      return (await call("GET", "/schema")).json();
    },
    sample: async (table) =>
      (await call("GET", `/schema/${encodeURIComponent(table)}/sample`)).json(),
    async values(column, prefix): Promise<readonly string[]> {
      const path = column.split(".").map(encodeURIComponent).join("/");
      const query = new URLSearchParams({ prefix });
      const body: { readonly values: readonly string[] } = await (
        await call("GET", `/schema/${path}/values?${query}`)
      ).json();
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

const questionBody = ({ utterance, sql, requestId, replace }: QuestionRequest) => ({
  utterance,
  request_id: requestId,
  ...(sql === undefined ? {} : { sql }),
  ...(replace === undefined ? {} : { replace }),
});

async function readTurn(response: Response, { signal, onStep }: AnswerOptions): Promise<Turn> {
  if (response.body === null) throw gone();
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "step") onStep?.(JSON.parse(data));
      if (event === "turn") return JSON.parse(data);
      if (event === "problem") throw problem(JSON.parse(data));
    }
  } catch (error) {
    if (error instanceof BackendError || signal?.aborted) throw error;
  }
  // The stream ended, or broke, before the answer.
  throw gone();
}
