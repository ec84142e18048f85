// `segue inspect`: every stage from words to placeholders, and of a query its segments.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { baseFile } from "../../checkpoint/files.ts";
import { layOutTable } from "../../display/table.ts";
import { anonymiseSql } from "../../entities/anonymise-sql.ts";
import { describeValues } from "../../entities/describe.ts";
import type { DomainWords } from "../../entities/domain-words.ts";
import { createReader, type Reading } from "../../reader/reader.ts";
import { modelFolder } from "../../shipped/models.ts";
import { wordsOfDatabase, wordsOfModel } from "../../shipped/words.ts";
import { parseSql } from "../../sql/parse.ts";
import { extractSegments } from "../../sql/segments.ts";
import { SqlSyntaxError } from "../../sql/syntax-error.ts";
import { joinWords, sqlWords } from "../../sql/words.ts";
import { databaseOption } from "../database-option.ts";
import { dateOption, today } from "../date-option.ts";
import { printResult, tell } from "../print-result.ts";

type Flags = {
  readonly database: string;
  readonly model?: string;
  readonly date?: string;
  readonly sql?: string;
  readonly json?: boolean;
};

export function registerInspect(program: Command): void {
  program
    .command("inspect")
    .description(
      "show how an utterance is read: tokens, values, placeholders; of a query, segments",
    )
    .argument("<utterance>", "what somebody says")
    .option(...dateOption)
    .option(...databaseOption)
    .option("--model <folder>", "read with the words of this model instead of the database's")
    .option("--sql <query>", "also anonymise this query and cut it into segments")
    .option("--json", "print one JSON document")
    .action(runInspect);
}

async function runInspect(utterance: string, flags: Flags): Promise<void> {
  const words = await wordsFor(flags);
  const date = flags.date ?? today();
  const reading = createReader(words).read(utterance, { date, turn: 1, placeholders: [] });
  const query = flags.sql === undefined ? undefined : readQuery(flags.sql, reading, words);
  const broken = flags.sql === undefined ? undefined : problemOf(flags.sql);
  if (broken !== undefined) tell(`--sql: this query cannot be read: ${broken}`);
  printResult(flags, { ...asJson(reading), ...query }, asText(reading, query));
}

/** The base model has no words of its own: it reads a database by the database's. */
function wordsFor({ model, database }: Flags): Promise<DomainWords> {
  const folder = model === undefined ? undefined : modelFolder(model);
  const forBase = [baseFile, "domain.yaml"];
  const own = folder !== undefined && !forBase.some((file) => existsSync(join(folder, file)));
  return own ? wordsOfModel(folder) : wordsOfDatabase(database);
}

type QueryParts = {
  readonly anonymous_sql: string;
  readonly segments: readonly { start: number; end: number; text: string }[];
};

function readQuery(sql: string, reading: Reading, words: DomainWords): QueryParts {
  const anonymous = anonymiseSql(sqlWords(sql), reading.placeholders, words.types);
  const segments = extractSegments(anonymous).map((segment) => ({
    start: segment.start,
    end: segment.end,
    text: joinWords(segment.words),
  }));
  return { anonymous_sql: joinWords(anonymous), segments };
}

/** Why its segments say little. */
function problemOf(sql: string): string | undefined {
  try {
    parseSql(sql);
    return undefined;
  } catch (error) {
    if (error instanceof SqlSyntaxError) return error.message;
    throw error;
  }
}

function asJson({ tokens, values, symbols, placeholders }: Reading): object {
  return {
    tokens: tokens.map(({ text, start, end }) => ({ text, start, end })),
    values: describeValues(values, placeholders),
    anonymous: symbols.map(({ text }) => text).join(" "),
  };
}

function asText(reading: Reading, query: QueryParts | undefined): string[] {
  const { tokens, values, symbols, placeholders } = reading;
  const options = { width: process.stdout.columns || 100, maxRows: 200 };
  const lines = ["Tokens"];
  if (tokens.length === 0) lines.push("  no words");
  const rows = tokens.map(({ text, start, end }) => [text, start, end]);
  lines.push(...layOutTable(["word", "start", "end"], rows, options), "", "Values");
  if (values.length === 0) lines.push("nothing recognised");
  else {
    const described = describeValues(values, placeholders).map((value, i) => [
      value.kind,
      value.text,
      value.op ?? "",
      [value.value].flat().join(" .. "),
      value.column ?? "",
      value.placeholder ?? "",
      values[i]?.score === 1 ? "" : `mended (${values[i]?.score})`,
    ]);
    const head = ["kind", "words", "op", "value", "column", "placeholder", "note"];
    lines.push(...layOutTable(head, described, options));
  }
  lines.push("", "Placeholders");
  const named = placeholders.map(({ name, sql, text }) => [name, sql, text]);
  if (named.length === 0) lines.push("none");
  else lines.push(...layOutTable(["placeholder", "literal", "said as"], named, options));
  lines.push("", "Anonymous", symbols.map(({ text }) => text).join(" "));
  if (query !== undefined) lines.push("", ...queryText(query, options));
  return lines;
}

function queryText(query: QueryParts, options: { width: number; maxRows: number }): string[] {
  const rows = query.segments.map(({ start, end, text }) => [start, end, text]);
  return [
    "Anonymous query",
    query.anonymous_sql,
    "",
    "Segments",
    ...(rows.length === 0
      ? ["none: the query has no conditions, or is not one that Segue can parse"]
      : layOutTable(["start", "end", "segment"], rows, options)),
  ];
}
