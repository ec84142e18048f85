// Answers one request of the service with a model and a database: in a worker thread of the server,
// or in a worker of the browser. Keeps the conversations used last, so that a turn costs only itself.
import type { Answer } from "../answer.ts";
import { openConversation } from "../conversation.ts";
import { type Conversation, emptyAnswer } from "../conversation-turn.ts";
import type { Database } from "../database/database.ts";
import type { Model } from "../model/model.ts";
import { columnValues } from "./column-values.ts";
import type {
  DecodingStep,
  Description,
  PastTurn,
  TableSample,
  TurnRequest,
} from "./turn-engine.ts";

const keptConversations = 128;
const sampleRows = 10;
/** A person reads, and the store keeps, no more than this of one answer. */
const limits = { maxRows: 2_000, maxBytes: 2 * 1024 * 1024 };
/** Most turns are clear: other readings are looked for where the first one is not. */
const readings = { beam: 3, beamBelow: 0.5 };

type Answering = {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: DecodingStep) => void;
};

export type RequestAnswerer = {
  answer(request: TurnRequest, options?: Answering): Promise<Answer>;
  describe(): Promise<Description>;
  sample(table: string): Promise<TableSample | undefined>;
  values(column: string, prefix: string): Promise<readonly string[] | undefined>;
};

export function createRequestAnswerer(model: Model, database: Database): RequestAnswerer {
  /** By conversation and everything said in it; ordered by last use. */
  const kept = new Map<string, Conversation>();

  const conversationOf = async (request: TurnRequest): Promise<Conversation> => {
    const warm = kept.get(keyOf(request, request.past));
    // A fork leaves the kept one as it is, should this request be asked again.
    if (warm !== undefined) return warm.fork();
    const { date } = request;
    const turns = request.past.map((turn, i) => ({
      answer: { ...emptyAnswer(i + 1, turn.utterance), sql: turn.sql },
      previous: turn.executed ? turn.sql : null,
    }));
    return openConversation({ model, database, date, limits, light: true }, { date, turns });
  };

  const keep = (request: TurnRequest, answer: Answer, conversation: Conversation): void => {
    const executed = answer.error === undefined && answer.refused === undefined;
    const turn = { utterance: request.utterance, sql: answer.sql, executed };
    kept.delete(keyOf(request, request.past));
    kept.set(keyOf(request, [...request.past, turn]), conversation);
    const [oldest] = kept.keys();
    if (kept.size > keptConversations && oldest !== undefined) kept.delete(oldest);
  };

  return {
    async answer(request, options = {}) {
      const conversation = await conversationOf(request);
      const { utterance, sql } = request;
      const answer =
        sql === undefined
          ? await conversation.ask(utterance, { attention: true, ...readings, ...options })
          : await conversation.answerWith(sql, utterance, options);
      if (!options.signal?.aborted) keep(request, answer, conversation);
      return answer;
    },
    async describe() {
      const { suggestions, names } = model.domain.wording;
      return { database: database.name, schema: await database.schema(), suggestions, names };
    },
    async sample(name) {
      const { tables } = await database.schema();
      const table = tables.find((known) => known.name === name);
      if (table === undefined) return undefined;
      const quoted = `"${table.name.replaceAll('"', '""')}"`;
      const { columns, rows } = await database.query(`SELECT * FROM ${quoted} LIMIT ${sampleRows}`);
      return { table: table.name, columns, rows };
    },
    values: (column, prefix) => columnValues(database, model.domain.wording.names, column, prefix),
  };
}

const keyOf = ({ conversation, date }: TurnRequest, past: readonly PastTurn[]): string =>
  JSON.stringify([
    conversation,
    date,
    past.map((turn) => [turn.utterance, turn.sql, turn.executed]),
  ]);
