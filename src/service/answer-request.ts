// Answers one request of the service with a model and a database: in a worker thread of the server,
// or in a worker of the browser. Keeps the conversations used last, so that a turn costs only itself.
import type { Answer } from "../conversation/answer.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { OpenModel } from "../conversation/interpreter.ts";
import { emptyAnswer } from "../conversation/show.ts";
import { openConversation } from "../conversation/walk.ts";
import type { Database, QueryLimits, Schema } from "../database/database.ts";
import { type PageRequest, type ResultPage, readPage } from "../display/result-pages.ts";
import type { Wording } from "../entities/wording.ts";
import type { DomainFile } from "../learn/domain/domain-file.ts";
import { draftDomain } from "../learn/draft/draft.ts";
import { collectFacts } from "../schema/database-facts.ts";
import { columnValues } from "./column-values.ts";
import type { DecodingStep, Description, TableSample, TurnRequest } from "./turn-engine.ts";
import { createWarmConversations, type WarmConversations } from "./warm-conversations.ts";
import { workingQuestions } from "./working-questions.ts";

const sampleRows = 10;
/** A person reads, and the store keeps, no more than this of one answer. */
const limits = { maxRows: 2_000, maxBytes: 2 * 1024 * 1024 };

export type Answering = {
  readonly signal?: AbortSignal;
  readonly onStep?: (step: DecodingStep) => void;
};

export type RequestAnswerer = {
  answer(request: TurnRequest, options?: Answering): Promise<Answer>;
  describe(): Promise<Description>;
  /** Goes the way of a question once, so that whoever asks the first one need not wait for what it loads. */
  rehearse(): Promise<void>;
  sample(table: string): Promise<TableSample | undefined>;
  rows(sql: string, page: PageRequest): Promise<ResultPage>;
  values(column: string, prefix: string): Promise<readonly string[] | undefined>;
  draft(): Promise<DomainFile>;
};

export function createRequestAnswerer(
  model: OpenModel,
  database: Database,
  warm: WarmConversations = createWarmConversations(),
): RequestAnswerer {
  let working: Promise<readonly string[]> | undefined;

  const conversationOf = async (request: TurnRequest): Promise<Conversation> => {
    // A fork leaves the kept one as it is, should this turn be given up.
    const kept = warm.find(request);
    if (kept !== undefined) return kept.fork();
    const { date } = request;
    const turns = request.past.map((turn, i) => {
      const { utterance, sql, executed, confidence = 1, clarify } = turn;
      const told = { sql, confidence, ...(clarify && { clarify }) };
      const answer = { ...emptyAnswer(i + 1, utterance), ...told };
      return { answer, previous: executed ? sql : null };
    });
    return openConversation({ model, database, date, limits, light: true }, { date, turns });
  };

  return {
    async answer(request, options = {}) {
      const conversation = await conversationOf(request);
      const { utterance, sql, lessons = [] } = request;
      const answer =
        sql === undefined
          ? await conversation.ask(utterance, { attention: true, lessons, ...options })
          : await conversation.answerWith(sql, utterance, options);
      if (!options.signal?.aborted) warm.keep(request.conversation, conversation);
      return answer;
    },
    async describe() {
      const { suggestions, drafts = [], names } = (await model.interpret(database)).wording;
      working ??= workingQuestions(model, database, drafts);
      const schema = await database.schema();
      return {
        database: database.name,
        schema,
        names: visibleOf(names, schema),
        suggestions: [...suggestions, ...(await working)],
      };
    },
    async rehearse() {
      const { suggestions } = (await model.interpret(database)).wording;
      await workingQuestions(model, database, suggestions.slice(0, 1));
    },
    async sample(name) {
      const { tables } = await database.schema();
      const table = tables.find((known) => known.name === name);
      if (table === undefined) return undefined;
      const quoted = `"${table.name.replaceAll('"', '""')}"`;
      const { columns, rows } = await database.query(`SELECT * FROM ${quoted} LIMIT ${sampleRows}`);
      return { table: table.name, columns, rows };
    },
    async rows(sql, page) {
      const { wording } = await model.interpret(database);
      const run = (query: string, wanted: Partial<QueryLimits>) =>
        database.query(query, { limits: wanted });
      return readPage(sql, page, { wording, schema: await database.schema(), run });
    },
    async values(column, prefix) {
      const { names } = (await model.interpret(database)).wording;
      return columnValues(database, names, column, prefix);
    },
    draft: async () => draftDomain(await collectFacts(database), database.name),
  };
}

/** A model may know what the codes of a column stand for that this database does not show. */
function visibleOf(names: Wording["names"], { tables }: Schema): Wording["names"] {
  const visible = new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  return Object.fromEntries(Object.entries(names).filter(([column]) => visible.has(column)));
}
