// The system under evaluation is the `Conversation` that people talk to, not a copy of it.
import type { TurnDoubt } from "../conversation/doubt/doubt.ts";
import type { OpenModel, ReadingOptions } from "../conversation/interpreter.ts";
import { openConversation } from "../conversation/walk.ts";
import { type Database, DatabaseError, type QueryResult } from "../database/database.ts";
import type { System } from "./evaluate.ts";

export type SystemOptions = {
  /** Decoded as everywhere, unless an experiment is about another way. */
  readonly reading?: ReadingOptions;
  /** As people meet it, asking back and declining; else every turn is answered as far as the model can. */
  readonly asking?: boolean;
};

export function conversationSystem(
  model: OpenModel,
  databaseOf: (name: string) => Promise<Database>,
  { reading = {}, asking = false }: SystemOptions = {},
): System {
  return {
    async begin({ database, date }) {
      const answering = asking ? {} : { asking: { words: false, below: 0 } };
      let doubt: TurnDoubt | undefined;
      const onDoubt = (shown: TurnDoubt): void => {
        doubt = shown;
      };
      const about = { model, database: await databaseOf(database), date };
      const options = { ...about, ...answering, onDoubt };
      const conversation = await openConversation(options);
      return {
        async ask(utterance) {
          doubt = undefined;
          const answer = await conversation.ask(utterance, reading);
          return doubt === undefined ? answer : { ...answer, doubt };
        },
        supplyPrevious: (sql) => conversation.supplyPrevious(sql),
      };
    },
  };
}

const maxRemembered = 4_000;
const maxRememberedRows = 1_000;

/** Failures that are the query's own: the same the next time. */
const lasting: readonly string[] = ["syntax", "unknown-name", "refused"];

/** Remembers whole results and lasting failures, so that scoring does not run a query again. */
export function remembering(database: Database): Database {
  const known = new Map<string, QueryResult | DatabaseError>();
  let schema: ReturnType<Database["schema"]> | undefined;
  const remember = (sql: string, outcome: QueryResult | DatabaseError): void => {
    if (known.size >= maxRemembered) known.clear();
    known.set(sql, outcome);
  };
  return {
    dialect: database.dialect,
    name: database.name,
    schema: () => {
      schema ??= database.schema();
      return schema;
    },
    fingerprint: () => database.fingerprint(),
    close: () => database.close(),
    async query(sql, options) {
      const before = known.get(sql);
      if (before instanceof DatabaseError) throw before;
      if (before !== undefined) return before;
      try {
        const result = await database.query(sql, options);
        if (!result.truncated && result.rows.length <= maxRememberedRows) remember(sql, result);
        return result;
      } catch (error) {
        if (error instanceof DatabaseError && lasting.includes(error.code)) remember(sql, error);
        throw error;
      }
    },
  };
}
