// The library: what `import ... from "segue-sql"` gives.
export type { Alternative, Answer, AttendedWord, ProvenanceStep } from "./answer.ts";
export { openConversation } from "./conversation.ts";
export type {
  AskOptions,
  Conversation,
  ConversationOptions,
  StoredConversation,
} from "./conversation-turn.ts";
export type { Cell, Database, QueryLimits, Schema } from "./database/database.ts";
export { DatabaseError } from "./database/database.ts";
export { openDatabase } from "./database/open.ts";
export { UserError } from "./errors.ts";
export type { ModelConfig } from "./model/config.ts";
export { loadModel, type Model } from "./model/model.ts";
export { createConfig } from "./model/presets.ts";
