// Generated from the OpenAPI document by `npx vitest run -u src/client`: do not edit.

export type components = {
  Conversation: components["ConversationSummary"] & { "turns": readonly (components["Turn"])[]; "turn_count": number };
  Turn: { "turn": number; "utterance": string; "edited": boolean; "confirmed": boolean; "chart"?: { "kind": string; "x": number; "y"?: number; "colour"?: number }; "answer": components["Answer"] };
  Answer: { "turn": number; "utterance": string; "values": readonly ({ "kind": "date" | "time" | "number" | "entity"; "text": string; "start": number; "end": number; "value": string | number | readonly [string | number, string | number]; "op"?: "<" | "<=" | "=" | ">" | ">=" | "between"; "placeholders": readonly (string)[]; "column"?: string; "label"?: string; "score": number })[]; "sql": string; "shown_sql"?: string; "columns": readonly (string)[]; "rows": readonly (readonly (string | number | boolean | null)[])[]; "row_count": number; "truncated": boolean; "key_columns"?: readonly (string)[]; "key_rows"?: readonly (readonly (string | number | boolean | null)[])[]; "confidence": number; "paraphrase": string; "provenance": readonly ({ "text": string; "start": number; "end": number; "from": "vocabulary" | "placeholder" | "segment"; "turn": number; "first_turn"?: number; "probability": number; "attention"?: readonly (number)[] })[]; "attended": readonly ({ "text": string; "turn": number; "start": number; "end": number })[]; "alternatives": readonly ({ "sql": string; "paraphrase": string; "probability": number })[]; "words": readonly ({ "text": string; "start": number; "end": number; "use": "used" | "polite" | "known" | "unknown"; "by"?: string; "as"?: string })[]; "ms": number; "error"?: { "code": string; "message": string }; "refused"?: string; "clarify"?: { "question": string; "about": string; "choices": readonly ({ "text": string; "sql"?: string })[] }; "said"?: string };
  ConversationSummary: { "id": string; "title": string; "date": string; "created_at": number; "updated_at": number };
  NewConversation: { "title"?: string; "date"?: string };
  Renaming: { "title": string };
  Forking: { "turn"?: number; "title"?: string };
  Choosing: { "choice": number; "request_id"?: string };
  NewTurn: { "utterance": string; "sql"?: string; "request_id"?: string; "replace"?: number };
  TurnChange: { "confirmed"?: boolean; "chart"?: { "kind": string; "x": number; "y"?: number; "colour"?: number } | null };
  Link: { "link": string };
  LinkSummary: components["ConversationSummary"] & { "link": string };
  RowsPage: { "columns": readonly (string)[]; "rows": readonly (readonly (string | number | boolean | null)[])[]; "total"?: number; "truncated": boolean };
  SqlRequest: { "sql": string; "offset"?: number; "limit"?: number };
  Description: { "database": string; "suggestions": readonly (string)[]; "names": Readonly<Record<string, Readonly<Record<string, string>>>>; "tables": readonly ({ "name": string; "columns": readonly ({ "name": string; "type": string })[]; "primary_key": readonly (string)[]; "foreign_keys": readonly ({ "columns": readonly (string)[]; "table": string; "references": readonly (string)[] })[] })[] };
  TableSample: { "columns": readonly (string)[]; "rows": readonly (readonly (string | number | boolean | null)[])[]; "table": string };
  ColumnValues: { "values": readonly (string)[] };
  WordsState: { "may_edit": boolean; "file"?: components["Words"]; "edited"?: boolean; "sharpened"?: boolean; "sharpening"?: components["Sharpening"] };
  Words: { "version": 1; "database": string; "currency"?: string; "fiscal_year"?: number; "tables": Readonly<Record<string, { "name": string; "plural": string; "synonyms"?: readonly (string)[]; "hidden"?: boolean; "order"?: string; "columns": Readonly<Record<string, { "name": string; "role": "name" | "id" | "entity" | "amount" | "year" | "date" | "time" | "flag" | "text" | "hidden"; "synonyms"?: readonly (string)[]; "values"?: Readonly<Record<string, readonly (string)[]>>; "format"?: "currency" | "percent"; "unit"?: string }>> }>>; "joins": readonly (string | { "on": string; "inferred": boolean })[]; "measures"?: Readonly<Record<string, { "of": string; "synonyms"?: readonly (string)[]; "inferred"?: boolean }>>; "filters"?: Readonly<Record<string, { "where": string | readonly (string)[]; "synonyms"?: readonly (string)[] }>>; "questions"?: readonly (string)[] };
  Sharpening: { "state": "idle" | "running" | "done" | "failed"; "doing"?: "reading" | "measuring" | "learning"; "step"?: number; "steps"?: number; "asked"?: number; "right"?: number; "message"?: string; "report"?: { "asked": number; "before": number; "after": number; "own"?: { "asked": number; "before": number; "after": number }; "sharpened": boolean; "seconds": number; "notes": readonly (string)[] } };
  DatabaseList: { "may_connect": boolean; "databases": readonly (components["DatabaseEntry"])[] };
  DatabaseEntry: { "id": string; "name": string };
  Connecting: { "address": string };
  Problem: { "error": { "code": string; "message": string } };
};

export type operations = {
  /** The process is alive. */
  health: { input: Readonly<Record<string, never>>; output: { "status": string } };
  /** The model is loaded and the database answers. */
  ready: { input: Readonly<Record<string, never>>; output: { "status": string } };
  /** Begin a conversation. */
  createConversation: { input: components["NewConversation"]; output: components["Conversation"] };
  /** List your conversations, the newest first. */
  listConversations: { input: Readonly<Record<string, never>>; output: readonly (components["ConversationSummary"])[] };
  /** Read a conversation. */
  readConversation: { input: { "id": string; "before"?: string; "limit"?: string }; output: components["Conversation"] };
  /** Rename a conversation. */
  renameConversation: { input: { "id": string } & components["Renaming"]; output: components["Conversation"] };
  /** Delete a conversation. */
  deleteConversation: { input: { "id": string }; output: undefined };
  /** Copy a conversation up to a turn, to go another way from there. */
  forkConversation: { input: { "id": string } & components["Forking"]; output: components["Conversation"] };
  /** Choose among what the last turn asked back. */
  clarify: { input: { "id": string } & components["Choosing"]; output: components["Turn"] };
  /** Say something, or run an edited query. */
  addTurn: { input: { "id": string } & components["NewTurn"]; output: components["Turn"] };
  /** Take the last turn back. */
  undoTurn: { input: { "id": string }; output: components["Conversation"] };
  /** Say that a turn is what was meant (or not), or how its rows are drawn. */
  changeTurn: { input: { "id": string; "turn": string } & components["TurnChange"]; output: components["Turn"] };
  /** Confirmed turns in the native format, for `segue train --init`. */
  readCorrections: { input: Readonly<Record<string, never>>; output: string };
  /** Make a read-only link to a conversation as it is now. */
  shareConversation: { input: { "id": string }; output: components["Link"] };
  /** List the links you gave out, the newest first. */
  listLinks: { input: Readonly<Record<string, never>>; output: readonly (components["LinkSummary"])[] };
  /** Read what a link shows. */
  readLink: { input: { "link": string; "before"?: string; "limit"?: string }; output: components["Conversation"] };
  /** End a link that you gave out. */
  endLink: { input: { "link": string }; output: undefined };
  /** Rows of a turn's result, from any row on, in the order of any column. */
  readRows: { input: { "id": string; "turn": string; "offset"?: number | null; "limit"?: number; "sort"?: number | null; "descending"?: "true" | "false"; "count"?: "true" | "false" }; output: components["RowsPage"] };
  /** All rows of a turn's result as CSV, JSON, JSON lines, Markdown or Parquet. */
  exportTurn: { input: { "id": string; "turn": string; "format"?: "csv" | "json" | "jsonl" | "md" | "parquet" }; output: string };
  /** Run one SELECT of your own; nothing is kept. */
  runSql: { input: components["SqlRequest"]; output: components["RowsPage"] };
  /** The database's tables, and questions to begin with. */
  readSchema: { input: Readonly<Record<string, never>>; output: components["Description"] };
  /** A few rows of a table. */
  sampleTable: { input: { "table": string }; output: components["TableSample"] };
  /** Values of a text column, by how they begin. */
  listValues: { input: { "table": string; "column": string; "prefix"?: string }; output: components["ColumnValues"] };
  /** What people call the database's tables, columns, values and measures. */
  readWords: { input: Readonly<Record<string, never>>; output: components["WordsState"] };
  /** Talk about the database in these words from now on. */
  saveWords: { input: components["Words"]; output: components["WordsState"] };
  /** Forget a person's words and what was sharpened with them. */
  forgetWords: { input: Readonly<Record<string, never>>; output: components["WordsState"] };
  /** Sharpen the base model for this database, with its words and confirmed turns. */
  sharpen: { input: Readonly<Record<string, never>>; output: components["WordsState"] };
  /** Stop sharpening; begun again it goes on from there. */
  stopSharpening: { input: Readonly<Record<string, never>>; output: components["WordsState"] };
  /** Databases connected besides the service's own. */
  listDatabases: { input: Readonly<Record<string, never>>; output: components["DatabaseList"] };
  /** Connect another database, until the service ends. */
  connectDatabase: { input: components["Connecting"]; output: components["DatabaseEntry"] };
  /** Disconnect a database; its conversations are kept. */
  disconnectDatabase: { input: { "id": string }; output: undefined };
};

export const operationTable = {
  health: { method: "GET", path: "/health", query: [], gives: "json" },
  ready: { method: "GET", path: "/ready", query: [], gives: "json" },
  createConversation: { method: "POST", path: "/api/conversations", query: [], gives: "json" },
  listConversations: { method: "GET", path: "/api/conversations", query: [], gives: "json" },
  readConversation: { method: "GET", path: "/api/conversations/{id}", query: ["before","limit"], gives: "json" },
  renameConversation: { method: "PATCH", path: "/api/conversations/{id}", query: [], gives: "json" },
  deleteConversation: { method: "DELETE", path: "/api/conversations/{id}", query: [], gives: "nothing" },
  forkConversation: { method: "POST", path: "/api/conversations/{id}/fork", query: [], gives: "json" },
  clarify: { method: "POST", path: "/api/conversations/{id}/clarify", query: [], gives: "json" },
  addTurn: { method: "POST", path: "/api/conversations/{id}/turns", query: [], gives: "json" },
  undoTurn: { method: "DELETE", path: "/api/conversations/{id}/turns/last", query: [], gives: "json" },
  changeTurn: { method: "PATCH", path: "/api/conversations/{id}/turns/{turn}", query: [], gives: "json" },
  readCorrections: { method: "GET", path: "/api/corrections", query: [], gives: "text" },
  shareConversation: { method: "POST", path: "/api/conversations/{id}/link", query: [], gives: "json" },
  listLinks: { method: "GET", path: "/api/links", query: [], gives: "json" },
  readLink: { method: "GET", path: "/api/links/{link}", query: ["before","limit"], gives: "json" },
  endLink: { method: "DELETE", path: "/api/links/{link}", query: [], gives: "nothing" },
  readRows: { method: "GET", path: "/api/conversations/{id}/turns/{turn}/rows", query: ["offset","limit","sort","descending","count"], gives: "json" },
  exportTurn: { method: "GET", path: "/api/conversations/{id}/turns/{turn}/export", query: ["format"], gives: "text" },
  runSql: { method: "POST", path: "/api/sql", query: [], gives: "json" },
  readSchema: { method: "GET", path: "/api/schema", query: [], gives: "json" },
  sampleTable: { method: "GET", path: "/api/schema/{table}/sample", query: [], gives: "json" },
  listValues: { method: "GET", path: "/api/schema/{table}/{column}/values", query: ["prefix"], gives: "json" },
  readWords: { method: "GET", path: "/api/words", query: [], gives: "json" },
  saveWords: { method: "PUT", path: "/api/words", query: [], gives: "json" },
  forgetWords: { method: "DELETE", path: "/api/words", query: [], gives: "json" },
  sharpen: { method: "POST", path: "/api/words/sharpening", query: [], gives: "json" },
  stopSharpening: { method: "DELETE", path: "/api/words/sharpening", query: [], gives: "json" },
  listDatabases: { method: "GET", path: "/api/databases", query: [], gives: "json" },
  connectDatabase: { method: "POST", path: "/api/databases", query: [], gives: "json" },
  disconnectDatabase: { method: "DELETE", path: "/api/databases/{id}", query: [], gives: "nothing" },
} as const;
