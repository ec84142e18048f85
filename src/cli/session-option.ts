// What --model, --database and --date mean: a conversation ready to be asked.
import type { Command } from "commander";
import type { Conversation } from "../conversation/conversation.ts";
import type { OpenModel } from "../conversation/interpreter.ts";
import { createLessons } from "../conversation/taught/lessons.ts";
import { openConversation } from "../conversation/walk.ts";
import type { Database } from "../database/database.ts";
import { type LessonsFile, openLessonsFile } from "../disk/lessons-file.ts";
import type { Wording } from "../entities/wording.ts";
import { openModel } from "../shipped/open-model.ts";
import { type AllowFlags, allowOption, allowValueOption, readAllow } from "./allow-option.ts";
import { databaseOption, openDatabaseOption } from "./database-option.ts";
import { dateOption, today } from "./date-option.ts";
import { databaseOfModel } from "./model-database.ts";
import { modelFor, modelOption } from "./model-option.ts";

export type SessionFlags = AllowFlags & {
  readonly model?: string;
  readonly database: string;
  readonly date?: string;
};

/** What it takes to talk to a database. */
export const withSessionOptions = (command: Command): Command =>
  command
    .option(...modelOption)
    .option(...databaseOption)
    .option(...allowOption)
    .option(...allowValueOption)
    .option(...dateOption);

export type Session = {
  readonly model: OpenModel;
  readonly database: Database;
  readonly wording: Wording;
  readonly conversation: Conversation;
  /** Where what was said to be meant is kept for the next time. */
  readonly lessons: LessonsFile;
  close(): Promise<void>;
};

export async function openSession(flags: SessionFlags): Promise<Session> {
  const folder = modelFor(flags);
  const spec = await databaseOfModel(flags.database, folder);
  const [model, database] = await Promise.all([openModel(folder), openOwn(flags, folder, spec)]);
  const { wording, notes = [] } = await model.interpret(database);
  tellNotes(notes);
  const lessonsFile = await openLessonsFile(spec);
  const conversation = await openConversation({
    model,
    database,
    date: flags.date ?? today(),
    lessons: createLessons(lessonsFile.known),
  });
  return {
    model,
    database,
    wording,
    conversation,
    lessons: lessonsFile,
    async close() {
      await database.close();
      await model.close();
    },
  };
}

async function openOwn(flags: SessionFlags, folder: string, spec: string): Promise<Database> {
  const allow = await readAllow(flags, folder);
  return openDatabaseOption(spec, { ...(allow && { allow }) });
}

const mostNotes = 4;

function tellNotes(notes: readonly string[]): void {
  for (const note of notes.slice(0, mostNotes)) process.stderr.write(`segue: ${note}\n`);
  const more = notes.length - mostNotes;
  if (more > 0) process.stderr.write(`segue: and ${more} more of the kind\n`);
}
