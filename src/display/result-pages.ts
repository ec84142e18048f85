// A result of any size, some rows at a time: in the order of any column, from any row on, or whole in
// batches. The database does the work; nothing but the rows asked for is ever held.

import type { Cell, QueryLimits, QueryResult, Schema } from "../database/database.ts";
import type { Wording } from "../entities/wording.ts";
import { parseSql } from "../sql/parse.ts";
import { quotedText } from "../sql/quote-name.ts";
import type { Query } from "../sql/tree.ts";
import { formatTable, type ShownColumn } from "./format-rows.ts";
import { shownQuery } from "./shown-query.ts";

export type PageRequest = {
  readonly offset: number;
  readonly limit: number;
  /** By which column, counted from 0, as it is shown; absent: as the query gives them. */
  readonly order?: { readonly column: number; readonly descending: boolean };
  /** Whether to say how many rows there are in all. */
  readonly count?: boolean;
};

export type ResultPage = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of the whole result, where it was asked for. */
  readonly total?: number;
  /** Whether rows are missing that the page should have had. */
  readonly truncated: boolean;
};

export type RunLimited = (sql: string, limits: Partial<QueryLimits>) => Promise<QueryResult>;

/** Longer than a turn's query may take: a page may have to sort everything first. */
const timeoutMs = 8_000;
const batchRows = 10_000;

/** `sql` is the model's own query, or one that a person wrote. */
export async function readPage(
  sql: string,
  page: PageRequest,
  { wording, schema, run }: { wording: Wording; schema: Schema; run: RunLimited },
): Promise<ResultPage> {
  const shown = shownQuery(sql, wording, schema);
  const limits = { timeoutMs, maxRows: page.limit };
  const found = await run(pageQuery(shown.run, page, shown.columns), limits);
  const total = page.count
    ? Number((await run(countQuery(shown.run), { timeoutMs })).rows[0]?.[0] ?? 0)
    : undefined;
  const { columns, rows } = formatTable(found, shown.columns);
  return {
    columns,
    rows,
    truncated: found.truncated,
    ...(total === undefined ? {} : { total }),
  };
}

export type ReadPage = (page: PageRequest) => Promise<ResultPage>;

/** The whole result, batch by batch; a batch that is cut short by its size is gone on from there. */
export async function* readBatches(read: ReadPage): AsyncGenerator<ResultPage> {
  for (let offset = 0; ; ) {
    const page = await read({ offset, limit: batchRows });
    yield page;
    offset += page.rows.length;
    const more = page.truncated || page.rows.length === batchRows;
    if (!more || page.rows.length === 0) return;
  }
}

function pageQuery(
  sql: string,
  { offset, limit, order }: PageRequest,
  columns: readonly ShownColumn[],
): string {
  const query = readQuery(sql);
  // The door says what is wrong with it, and where.
  if (query === undefined) return sql;
  const cut = `LIMIT ${limit}${offset === 0 ? "" : ` OFFSET ${offset}`}`;
  if (order === undefined) return `${isOpenEnded(query) ? sql : wrapped(sql)} ${cut}`;
  const direction = order.descending ? " DESC" : "";
  // Equal ones come in the order of the other columns, so that no row stands on two pages.
  const others = columns.flatMap((_, i) => (i === order.column ? [] : [String(i + 1)]));
  const by = [`${orderTerm(order.column, columns)}${direction}`, ...others].join(" , ");
  return `${wrapped(sql)} ORDER BY ${by} ${cut}`;
}

const countQuery = (sql: string): string => `SELECT COUNT ( * ) FROM ( ${sql} ) AS answer`;

const wrapped = (sql: string): string => `SELECT * FROM ( ${sql} ) AS answer`;

/** A code that stands for a name is put where the name belongs. */
function orderTerm(index: number, columns: readonly ShownColumn[]): string {
  const { title, names } = columns[index] ?? {};
  if (names === undefined || title === undefined) return String(index + 1);
  const column = `answer."${title.replaceAll('"', "")}"`;
  const cases = Object.entries(names).map(
    ([code, name]) => `WHEN ${quotedText(code)} THEN ${quotedText(name)}`,
  );
  return `CASE ${column} ${cases.join(" ")} ELSE ${column} END`;
}

/** Whether a LIMIT can simply follow. */
const isOpenEnded = ({ kind, limit, offset }: Query): boolean =>
  limit === undefined && offset === undefined && kind !== "query-group";

function readQuery(sql: string): Query | undefined {
  try {
    return parseSql(sql);
  } catch {
    return undefined;
  }
}
