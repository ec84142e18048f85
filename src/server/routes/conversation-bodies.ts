// Conversations and turns as they are sent.
import type { ConversationPage, ConversationRecord, StoredTurn } from "../../service/store.ts";

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
