// What an assistant can do with Segue: each tool is a schema, a sentence about it, and one function.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Answer } from "../../conversation/answer.ts";
import { doubtMark } from "../../display/trust-grades.ts";
import type { Conversations } from "../../service/conversations.ts";
import { Problem } from "../../service/problem.ts";
import type { TurnEngine } from "../../service/turn-engine.ts";
import { bounded, isoDate, utterance } from "../schemas.ts";

/** An assistant reads no more at once; it asks for the rest with an offset. */
const maxRowsShown = 50;

/** Whose conversations, and whether anybody still waits. */
export type Caller = { readonly owner: string; readonly signal?: AbortSignal };

export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: unknown;
  /** What its structured content looks like, where assistants are told. */
  readonly outputSchema?: unknown;
  /** Throws a ZodError for arguments that do not fit, a Problem for what cannot be done. */
  call(caller: Caller, given: unknown): Promise<unknown>;
};

type ToolParts<T extends z.ZodType> = {
  readonly name: string;
  readonly description: string;
  readonly input: T;
  readonly output?: z.ZodType;
  readonly call: (caller: Caller, given: z.infer<T>) => Promise<unknown>;
};

function tool<T extends z.ZodType>(parts: ToolParts<T>): Tool {
  const { name, description, input, output, call } = parts;
  return {
    name,
    description,
    inputSchema: z.toJSONSchema(input),
    ...(output && { outputSchema: z.toJSONSchema(output) }),
    call: (caller, given) => call(caller, input.parse(given)),
  };
}

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What `ask` and `clarify` give. */
const assistantAnswer = z.object({
  conversation: z.string().describe("Give it with the next question to go on from this answer."),
  understood: z.string().describe("The query in words."),
  sql: z.string().describe("The query that returns these rows; empty where none was run."),
  confidence: z.number(),
  doubt: z
    .string()
    .optional()
    .describe("Present where the answer may well be wrong: say so whenever you pass it on."),
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  row_count: z.number().int(),
  truncated: z.boolean().describe("Whether rows are missing here."),
  not_understood: z.array(z.string()).optional().describe("Words that nothing was made of."),
  clarify: z
    .object({
      question: z.string(),
      about: z.string(),
      choices: z.array(z.object({ text: z.string(), sql: z.string().optional() })),
    })
    .optional()
    .describe("Asked back instead of answering: settle it with `clarify`, choice 1 is the first."),
  said: z.string().optional(),
  refused: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});

const offset = z.number().int().min(0).default(0).describe("Rows to pass over first.");

/** By which they are listed where nothing is running yet. */
export const toolNames = ["ask", "clarify", "sql", "schema", "sample"] as const;

export function createTools(conversations: Conversations, engine: TurnEngine): readonly Tool[] {
  return [
    tool({
      name: "ask",
      description:
        'Ask the database a question in plain English. Give the conversation id of an earlier answer to go on from it ("only the cheap ones").',
      input: z.strictObject({
        question: utterance,
        conversation: bounded(64).optional(),
        date: isoDate.optional().describe("The day on which the conversation takes place."),
      }),
      call: async ({ owner, signal }, { question, conversation, date }) => {
        const own = assistantsOf(owner);
        const id =
          conversation ?? (await conversations.create(own, date === undefined ? {} : { date })).id;
        const command = { utterance: question, requestId: randomUUID() };
        const { answer } = await conversations.ask(own, id, command, signal ? { signal } : {});
        return { conversation: id, ...answerForAssistants(answer) };
      },
      output: assistantAnswer,
    }),
    tool({
      name: "clarify",
      description: "Settle a question that `ask` gave back in `clarify`: choice 1 is the first.",
      input: z.strictObject({ conversation: z.string().max(64), choice: z.number().int().min(1) }),
      call: async ({ owner, signal }, { conversation, choice }) => {
        const command = { choice, requestId: randomUUID() };
        const options = signal ? { signal } : {};
        const own = assistantsOf(owner);
        const { answer } = await conversations.choose(own, conversation, command, options);
        return { conversation, ...answerForAssistants(answer) };
      },
      output: assistantAnswer,
    }),
    tool({
      name: "sql",
      description:
        "Run one SELECT of your own. It passes the same checks as every query: only reading is possible.",
      input: z.strictObject({ query: bounded(20_000).trim().min(1), offset }),
      call: async (_caller, { query, offset: from }) => {
        const page = { offset: from, limit: maxRowsShown, count: true };
        const { columns, rows, total = 0 } = await engine.rows(query, page);
        return { columns, rows, row_count: total, truncated: from + rows.length < total };
      },
    }),
    tool({
      name: "schema",
      description: "The tables and columns of the database, and questions to begin with.",
      input: z.strictObject({}),
      call: async () => engine.describe(),
    }),
    tool({
      name: "sample",
      description: "A few rows of a table.",
      input: z.strictObject({ table: bounded(200).min(1) }),
      call: async (_caller, { table }) => {
        const sample = await engine.sample(table);
        if (sample === undefined) throw new Problem("not-found", `There is no table "${table}".`);
        return sample;
      },
    }),
  ];
}

/** What assistants ask stands in a list of its own, not among a person's conversations. */
const assistantsOf = (owner: string): string => `${owner} (assistants)`;

function answerForAssistants(answer: Answer) {
  const { paraphrase, sql, shown_sql, confidence, columns, rows, row_count, truncated } = answer;
  const { refused, error, clarify, said, words } = answer;
  const answered = (refused ?? error ?? clarify ?? said) === undefined;
  const doubt = answered ? doubtMark(confidence) : undefined;
  const unknown = words.flatMap(({ use, text }) => (use === "unknown" ? [text] : []));
  return {
    understood: paraphrase,
    sql: shown_sql ?? sql,
    confidence,
    ...(doubt !== undefined && { doubt }),
    columns,
    rows: rows.slice(0, maxRowsShown),
    row_count,
    truncated: truncated || row_count > maxRowsShown,
    ...(unknown.length === 0 ? {} : { not_understood: unknown }),
    ...(clarify === undefined ? {} : { clarify }),
    ...(said === undefined ? {} : { said }),
    ...(refused === undefined ? {} : { refused }),
    ...(error === undefined ? {} : { error }),
  };
}
