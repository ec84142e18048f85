// The library: what `import ... from "segue-sql"` gives.
export type { Alternative, Answer, AttendedWord, ProvenanceStep } from "./conversation/answer.ts";
export type {
  AskOptions,
  Conversation,
  ConversationOptions,
  StoredConversation,
} from "./conversation/conversation.ts";
export type { OpenModel as Model } from "./conversation/interpreter.ts";
export { createLessons, type Lesson, type Lessons } from "./conversation/lessons.ts";
export { openConversation } from "./conversation/walk.ts";
export type { Cell, Database, QueryLimits, Schema } from "./database/database.ts";
export { DatabaseError } from "./database/database.ts";
export { openDatabase } from "./database/open.ts";
export { UserError } from "./errors.ts";
export { openModel as loadModel } from "./shipped/open-model.ts";
