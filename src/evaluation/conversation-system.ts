// The system under evaluation is the `Conversation` that people talk to, not a copy of it.
import { openConversation } from "../conversation.ts";
import type { Database, QueryResult } from "../database/database.ts";
import type { Model } from "../model/model.ts";
import type { System } from "./evaluate.ts";

export function conversationSystem(
  model: Model,
  databaseOf: (name: string) => Promise<Database>,
): System {
  return {
    async begin({ database, date }) {
      return await openConversation({ model, database: await databaseOf(database), date });
    },
  };
}

const maxRemembered = 2_000;

/** Remembers whole results, so that scoring a prediction does not run it a second time. */
export function remembering(database: Database): Database {
  const known = new Map<string, QueryResult>();
  let schema: ReturnType<Database["schema"]> | undefined;
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
      if (before !== undefined) return before;
      const result = await database.query(sql, options);
      if (!result.truncated) {
        if (known.size >= maxRemembered) known.clear();
        known.set(sql, result);
      }
      return result;
    },
  };
}
