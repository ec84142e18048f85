// From a query to what a person sees: run, said in English, ids made readable. Failures are told, not
// thrown.

import { type Database, DatabaseError, type QueryLimits } from "../database/database.ts";
import { paraphrase } from "../display/paraphrase.ts";
import { type ShownRows, showRows } from "../display/show-rows.ts";
import type { Wording } from "../entities/wording.ts";
import { messageOf } from "../errors.ts";
import type { Answer } from "./answer.ts";

export type Showing = {
  readonly database: Database;
  readonly wording: Wording;
  readonly limits: Partial<QueryLimits>;
  readonly signal: AbortSignal | undefined;
};

type Shown = ShownRows & Pick<Answer, "paraphrase" | "error">;

const nothing: Shown = {
  columns: [],
  rows: [],
  row_count: 0,
  truncated: false,
  paraphrase: "",
};

export function emptyAnswer(turn: number, utterance: string): Answer {
  return {
    turn,
    utterance,
    values: [],
    sql: "",
    ...nothing,
    confidence: 0,
    provenance: [],
    attended: [],
    alternatives: [],
    words: [],
    ms: 0,
  };
}

/** Runs the query and makes its rows readable; a failure becomes part of what is shown. */
export async function runAndShow(sql: string, showing: Showing): Promise<Shown> {
  const { database, wording, limits, signal } = showing;
  const options = { limits, ...(signal && { signal }) };
  let said = "";
  try {
    const schema = await database.schema();
    said = paraphrase(sql, wording, schema);
    const run = (query: string) => database.query(query, options);
    const shown = await showRows(sql, { wording, schema, run, dialect: database.dialect });
    return { ...shown, paraphrase: said };
  } catch (error) {
    return { ...nothing, paraphrase: said, error: describeError(error) };
  }
}

/** Whoever asked in words has written no query that could be put right. */
export function failureInWords(error: Failure): Failure {
  if (!error.message.startsWith(notAllowed)) return error;
  const message = "I know no allowed way to look this up. Please ask for it in another way.";
  return { ...error, message };
}

type Failure = NonNullable<Answer["error"]>;

const notAllowed = "The query is not allowed:";

/** What an earlier turn needs to be told of and built on. */
export function withoutRows(answer: Answer): Answer {
  const { key_columns: _columns, key_rows: _rows, ...rest } = answer;
  const withheld = { columns: [], rows: [], row_count: 0, provenance: [], attended: [] };
  return { ...rest, ...withheld };
}

export function describeError(error: unknown): Failure {
  if (error instanceof DatabaseError) return { code: error.code, message: error.message };
  return { code: "failed", message: messageOf(error) };
}
