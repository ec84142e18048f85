// What a conversation is to those who hold one, and what it is made of.

import type { Database, QueryLimits } from "../database/database.ts";
import type { Answer } from "./answer.ts";
import type { AskingBack } from "./asking.ts";
import type { TurnDoubt } from "./doubt/doubt.ts";
import type { WalkState } from "./following/standing.ts";
import type { Interpreter, OpenModel, ReadingOptions } from "./interpreter.ts";
import type { Lesson, Lessons } from "./taught/lessons.ts";

export type ConversationOptions = {
  readonly model: OpenModel;
  readonly database: Database;
  /** The day on which it takes place, YYYY-MM-DD. */
  readonly date: string;
  readonly limits?: Partial<QueryLimits>;
  /** Takes little memory, however long: answers keep no rows, and there is no way back from a turn. */
  readonly light?: boolean;
  /** When to ask back instead of answering. */
  readonly asking?: Partial<AskingBack>;
  /** What people said was meant; shared by as many conversations as are given the same. */
  readonly lessons?: Lessons;
  /** Told what each turn's confidence is worked out from. */
  readonly onDoubt?: (doubt: TurnDoubt) => void;
  /** Milliseconds. */
  readonly now?: () => number;
};

/** A raised signal ends decoding or the query; the turn is then no part of the conversation. */
export type AskOptions = ReadingOptions & {
  /** What people said was meant, instead of what the conversation itself was told. */
  readonly lessons?: readonly Lesson[];
};

/** What another process needs to go on: the answers, and after each the query to build on. */
export type StoredConversation = {
  readonly date: string;
  readonly turns: readonly { readonly answer: Answer; readonly previous: string | null }[];
};

/** All that changes it waits for what was asked before. */
export type Conversation = {
  readonly date: string;
  readonly turns: readonly Answer[];
  /** About how much memory it holds, rows not counted. */
  readonly bytes: number;
  /** Never rejects: what goes wrong is in the answer. */
  ask(utterance: string, options?: AskOptions): Promise<Answer>;
  /** A turn whose query a person wrote: nothing is decoded. */
  answerWith(sql: string, utterance: string, options?: Pick<AskOptions, "signal">): Promise<Answer>;
  /** The last turn again with this query, as a person edited it; a query that fails changes nothing. */
  runSql(sql: string, options?: Pick<AskOptions, "signal">): Promise<Answer>;
  /** Settles what the last turn asked back: choice 1 is the first. */
  choose(choice: number, options?: Pick<AskOptions, "signal">): Promise<Answer>;
  /** The last turn's query is what was meant: the next question of its kind is answered likewise. */
  confirm(): Promise<Lesson>;
  /** The last turn's query is taken to have been this one, or none, whatever was predicted. */
  supplyPrevious(sql: string | null): Promise<void>;
  undo(): Promise<void>;
  reset(): Promise<void>;
  fork(): Conversation;
  store(): StoredConversation;
};

/** With where the conversation stands after it. */
export type TakenTurn = StoredConversation["turns"][number] & { readonly standing: WalkState };

/** What every turn of one conversation is taken with. */
export type Walk = Required<Omit<ConversationOptions, "asking">> & {
  readonly interpreter: Interpreter;
  readonly asking: AskingBack;
};

/** `sql`: the turn's query, where a person gives it. */
export type TakeOptions = AskOptions & { readonly sql?: string };
