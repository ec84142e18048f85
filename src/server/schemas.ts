// The shapes of requests and responses. The OpenAPI document is generated from these very schemas.
import { z } from "@hono/zod-openapi";
import { textFormats } from "../display/export.ts";
import { turnsAPage } from "../service/conversations.ts";

const maxUtteranceLength = 2_000;
const maxSqlLength = 20_000;

/** Its length is known before anything looks at it: no pattern runs on what is too long. */
export const bounded = (max: number) => z.string().max(max, { abort: true });
/** Control characters mean nothing to a reader and break what stores and prints them. */
const withoutControls = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, (run) => (/\p{Cc}/u.test(run) ? " " : run)).trim();
/** At least one character that can be seen. */
const readable = (max: number) => bounded(max).overwrite(withoutControls).min(1);

export const isoDate = bounded(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/, "expected YYYY-MM-DD")
  .refine((text) => isDay(text), "there is no such day");

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const utterance = readable(maxUtteranceLength);
const title = readable(200);
const requestId = bounded(100)
  .regex(/^[\x21-\x7e]+$/, "expected letters, digits and signs without blanks")
  .openapi({ description: "Chosen by the client; a repeated request with it is not asked twice." });

const turnText = bounded(9).regex(/^[1-9]\d*$/, "expected a turn's number");
const turnNumber = turnText.transform(Number);

export const conversationPath = z.object({ id: bounded(64).min(1) });
export const turnPath = conversationPath.extend({ turn: turnNumber });
export const turnPage = z.object({
  before: turnNumber.optional().openapi({ description: "Turns before this one." }),
  // The default is what is written in the address, too.
  limit: turnText
    .default(String(turnsAPage))
    .transform(Number)
    .pipe(z.number().max(turnsAPage))
    .openapi({ description: "The latest so many of them." }),
});

export const newConversation = z
  .strictObject({
    title: title.optional(),
    date: isoDate
      .optional()
      .openapi({ description: "The day on which the conversation takes place." }),
  })
  .openapi("NewConversation");

export const renaming = z.strictObject({ title }).openapi("Renaming");

export const forking = z
  .strictObject({
    turn: z.number().int().min(0).optional().openapi({ description: "Keep turns 1 to this one." }),
    title: title.optional(),
  })
  .openapi("Forking");

export const newTurn = z
  .strictObject({
    utterance,
    sql: bounded(maxSqlLength)
      .trim()
      .min(1)
      .optional()
      .openapi({ description: "Run this query through the door instead of asking the model." }),
    request_id: requestId.optional(),
    replace: z
      .number()
      .int()
      .min(1)
      .optional()
      .openapi({ description: "Ask again from this turn on: it and all later turns are dropped." }),
  })
  .openapi("NewTurn");

export const choosing = z
  .strictObject({
    choice: z.number().int().min(1).openapi({ description: "1 is the first." }),
    request_id: requestId.optional(),
  })
  .openapi("Choosing");

const axis = z.number().int().min(0).max(1_000);
const chart = z.object({
  kind: z.string().max(40),
  x: axis,
  y: axis.optional(),
  colour: axis.optional(),
});
export const turnChange = z
  .strictObject({
    confirmed: z.boolean().optional(),
    chart: chart.nullable().optional().openapi({ description: "null takes it away." }),
  })
  .openapi("TurnChange");

export const sqlRequest = z
  .strictObject({
    sql: bounded(maxSqlLength).trim().min(1),
    offset: z.number().int().min(0).default(0),
    limit: z.number().int().min(1).max(1_000).default(100),
  })
  .openapi("SqlRequest");

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();
const table = z.object({ columns: list(z.string()), rows: list(list(cell)) });

const literal = z.union([z.string(), z.number()]);
const value = z.object({
  kind: z.enum(["date", "time", "number", "entity"]),
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  value: z.union([literal, z.tuple([literal, literal]).readonly()]),
  op: z.enum(["<", "<=", "=", ">", ">=", "between"]).optional(),
  placeholders: list(z.string()),
  column: z.string().optional(),
  label: z.string().optional(),
  score: z.number(),
});
const provenanceStep = z.object({
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  from: z.enum(["vocabulary", "placeholder", "segment"]),
  turn: z.number().int(),
  first_turn: z.number().int().optional(),
  probability: z.number(),
  attention: list(z.number()).optional(),
});
const attendedWord = z.object({
  text: z.string(),
  turn: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
const alternative = z.object({ sql: z.string(), paraphrase: z.string(), probability: z.number() });

const wordUse = z
  .object({
    text: z.string(),
    start: z.number().int(),
    end: z.number().int(),
    use: z.enum(["used", "polite", "known", "unknown"]),
    by: z.string().optional(),
    as: z.string().optional(),
  })
  .openapi({
    description:
      "What became of a content word, by which piece of the query, and which known word it was read as.",
  });
const clarify = z
  .object({
    question: z.string(),
    about: z.string(),
    choices: list(z.object({ text: z.string(), sql: z.string().optional() })),
  })
  .openapi({ description: "A question back; `sql` is then empty. Settle it with /clarify." });

const answer = z
  .object({
    turn: z.number().int(),
    utterance: z.string(),
    values: list(value),
    sql: z.string().openapi({ description: "As the model wrote it." }),
    shown_sql: z.string().optional().openapi({
      description: "The query that returns `rows`, where it reads otherwise than `sql`.",
    }),
    columns: list(z.string()).openapi({ description: "Of the rows as they are shown." }),
    rows: list(list(cell)),
    row_count: z.number().int(),
    truncated: z.boolean().openapi({ description: "Whether rows are missing." }),
    key_columns: list(z.string()).optional(),
    key_rows: list(list(cell))
      .optional()
      .openapi({ description: "What `sql` itself returns, where that is something else." }),
    confidence: z.number(),
    paraphrase: z.string(),
    provenance: list(provenanceStep),
    attended: list(attendedWord),
    alternatives: list(alternative),
    words: list(wordUse),
    ms: z.number(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
    refused: z.string().optional(),
    clarify: clarify.optional(),
    said: z.string().optional().openapi({
      description: "A reply to talk about the conversation itself; `sql` is then empty.",
    }),
  })
  .openapi("Answer");

export const turn = z
  .object({
    turn: z.number().int(),
    utterance: z.string(),
    edited: z.boolean(),
    confirmed: z.boolean(),
    chart: chart.optional(),
    answer,
  })
  .openapi("Turn");

export const conversationSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    date: z.string(),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .openapi("ConversationSummary");

export const conversation = conversationSummary
  .extend({ turns: list(turn), turn_count: z.number().int() })
  .openapi("Conversation");

export const description = z
  .object({
    database: z.string(),
    suggestions: list(z.string()),
    names: z
      .record(z.string(), z.record(z.string(), z.string()))
      .readonly()
      .openapi({ description: "What codes stand for, by table.column." }),
    tables: list(
      z.object({
        name: z.string(),
        columns: list(z.object({ name: z.string(), type: z.string() })),
        primary_key: list(z.string()),
        foreign_keys: list(
          z.object({
            columns: list(z.string()),
            table: z.string(),
            references: list(z.string()),
          }),
        ),
      }),
    ),
  })
  .openapi("Description");

export const sample = table.extend({ table: z.string() }).openapi("TableSample");
export const samplePath = z.object({ table: bounded(200).min(1) });
export const columnPath = samplePath.extend({ column: bounded(200).min(1) });
export const valuesQuery = z.object({
  prefix: bounded(100).overwrite(withoutControls).default(""),
});
export const values = z.object({ values: list(z.string()) }).openapi("ColumnValues");
export const exportQuery = z.object({
  format: z.enum([...textFormats, "parquet"]).default("csv"),
});
export const linkPath = z.object({ link: bounded(500).min(1) });
export const link = z.object({ link: z.string() }).openapi("Link");
export const linkSummary = conversationSummary.extend({ link: z.string() }).openapi("LinkSummary");
export const connecting = z
  .strictObject({
    address: readable(2_000).openapi({
      description: "A path on the service's machine, or a postgres:// or mysql:// URL.",
    }),
  })
  .openapi("Connecting");
export const databaseEntry = z
  .object({ id: z.string(), name: z.string() })
  .openapi("DatabaseEntry");
export const databaseList = z
  .object({ may_connect: z.boolean(), databases: list(databaseEntry) })
  .openapi("DatabaseList");
const flag = z.enum(["true", "false"]).default("false");
export const rowsQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  sort: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .optional()
    .openapi({ description: "By this column, counted from 0." }),
  descending: flag,
  count: flag.openapi({ description: "Also say how many rows there are in all." }),
});
export const rowsPage = table
  .extend({ total: z.number().int().optional(), truncated: z.boolean() })
  .openapi("RowsPage");
