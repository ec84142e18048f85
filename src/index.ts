// The library: what `import ... from "segue-sql"` gives.
import type {
  Conversation,
  ConversationOptions,
  StoredConversation,
} from "./conversation/conversation.ts";
import { openConversation as open } from "./conversation/walk.ts";
import { localDay } from "./dates/local-day.ts";
import { UserError } from "./errors.ts";

export type { Alternative, Answer, AttendedWord, ProvenanceStep } from "./conversation/answer.ts";
export type {
  AskOptions,
  Conversation,
  ConversationOptions,
  StoredConversation,
} from "./conversation/conversation.ts";
export type { OpenModel as Model } from "./conversation/interpreter.ts";
export { createLessons, type Lesson, type Lessons } from "./conversation/taught/lessons.ts";
export type { Cell, Database, QueryLimits, Schema } from "./database/database.ts";
export { DatabaseError } from "./database/database.ts";
export { openDatabase } from "./database/open.ts";
export { UserError } from "./errors.ts";
export { openModel as loadModel } from "./shipped/open-model.ts";

type OpenOptions = Omit<ConversationOptions, "date"> & Partial<Pick<ConversationOptions, "date">>;

/** `date`: the day of the conversation, YYYY-MM-DD; by default today, on the person's own calendar. */
export async function openConversation(
  { date = localDay(new Date()), ...options }: OpenOptions,
  stored?: StoredConversation,
): Promise<Conversation> {
  // Whoever writes JavaScript is told so by nobody else.
  for (const [needed, from] of Object.entries({ model: "loadModel", database: "openDatabase" })) {
    if (Reflect.get(options, needed) !== undefined) continue;
    throw new UserError(
      `A conversation needs a ${needed}: openConversation({ ${needed}: await ${from}(...) })`,
    );
  }
  return open({ ...options, date }, stored);
}
