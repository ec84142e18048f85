// Conversations, turns and databases as they are sent, over HTTP or to the page they are in.
import type { ConversationPage, ConversationRecord, StoredTurn } from "./store.ts";
import type { Description } from "./turn-engine.ts";

export const summary = (c: ConversationRecord) => ({
  id: c.id,
  title: c.title,
  date: c.date,
  created_at: c.createdAt,
  updated_at: c.updatedAt,
});

export const whole = (c: ConversationPage) => ({
  ...summary(c),
  turn_count: c.turnCount,
  turns: c.turns.map(turnBody),
});

/** Without the request id, which is the asker's own. */
export const turnBody = ({ requestId: _, ...turn }: StoredTurn) => turn;

export const describeBody = ({ database, schema, suggestions, names = {} }: Description) => ({
  database,
  suggestions,
  names,
  tables: schema.tables.map((table) => ({
    name: table.name,
    columns: table.columns.map(({ name, type }) => ({ name, type })),
    primary_key: table.primaryKey,
    foreign_keys: table.foreignKeys,
  })),
});
