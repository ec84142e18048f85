// CSV of question, query pairs. A header names the columns; rows that share an `interaction` and
// follow each other are the turns of one conversation.
import type { GoldTurn, Interaction } from "../interaction.ts";
import { isCalendarDate } from "../interaction-schema.ts";
import { readCsvRows } from "./csv-rows.ts";
import { type Imported, type ImportOptions, tidySql } from "./importer.ts";

type Field = "utterance" | "sql" | "interaction" | "database" | "scenario" | "date";
type Header = { readonly at: ReadonlyMap<Field, number>; readonly width: number };
type Pending = {
  readonly line: number;
  readonly interaction: Interaction;
  readonly turns: GoldTurn[];
};

export async function* importCsv(path: string, options: ImportOptions): AsyncGenerator<Imported> {
  let header: Header | undefined;
  let pending: Pending | undefined;
  for await (const row of readCsvRows(path)) {
    if ("reason" in row) {
      yield row;
      continue;
    }
    if (header === undefined) {
      header = readHeader(row.cells);
      if (header !== undefined) continue;
      header = {
        at: new Map([
          ["utterance", 0],
          ["sql", 1],
        ]),
        width: row.cells.length,
      };
    }
    const reason = fault(row.cells, header);
    if (reason !== undefined) {
      yield { line: row.line, reason };
      continue;
    }
    const cell = (field: Field): string | undefined => {
      const index = header?.at.get(field);
      return index === undefined ? undefined : row.cells[index]?.trim() || undefined;
    };
    const sql = tidySql(cell("sql") ?? "");
    const turn: GoldTurn = { utterance: cell("utterance") ?? "", sql: sql === "" ? [] : [sql] };
    const group = cell("interaction");
    if (pending !== undefined && group !== undefined && pending.interaction.id === group) {
      pending.turns.push(turn);
      continue;
    }
    if (pending !== undefined) yield pending;
    const turns = [turn];
    const interaction = {
      id: group ?? `csv/${row.line}`,
      database: cell("database") ?? options.database,
      scenario: cell("scenario") ?? null,
      date: cell("date") ?? null,
      turns,
    };
    pending = { line: row.line, interaction, turns };
  }
  if (pending !== undefined) yield pending;
}

/** Undefined when the first row is data: it names no column of questions or of queries. */
function readHeader(cells: readonly string[]): Header | undefined {
  const at = new Map<Field, number>();
  const lower = cells.map((cell) => cell.trim().toLowerCase());
  for (const [field, accepted] of fields) {
    const index = lower.findIndex((cell) => accepted.includes(cell));
    if (index >= 0) at.set(field, index);
  }
  return at.has("utterance") && at.has("sql") ? { at, width: cells.length } : undefined;
}

/** The header words accepted for each field. */
const fields: readonly (readonly [Field, readonly string[]])[] = [
  ["utterance", ["utterance", "question", "text", "nl", "prompt"]],
  ["sql", ["sql", "query", "gold"]],
  ["interaction", ["interaction", "interaction_id", "conversation", "dialogue", "id"]],
  ["database", ["database", "database_id", "db_id", "db"]],
  ["scenario", ["scenario"]],
  ["date", ["date"]],
];

function fault(cells: readonly string[], header: Header): string | undefined {
  if (cells.length !== header.width) {
    return `${cells.length} cells, expected ${header.width} as in the first line`;
  }
  if (cells.length < 2) return "one cell, expected a question and a query";
  const date = header.at.get("date");
  const text = date === undefined ? "" : (cells[date]?.trim() ?? "");
  if (text !== "" && !isCalendarDate(text))
    return `date: "${text}", expected one such as 1993-02-05`;
  return undefined;
}
