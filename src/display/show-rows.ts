// What a query's answer looks like: its rows as people see them, the query that gives exactly those,
// and the bare rows of the query itself where they are others.
import type { Cell, Dialect, QueryResult, Schema } from "../database/database.ts";
import type { Wording } from "../entities/wording.ts";
import { withoutGaps } from "../outline/filled-series.ts";
import { formatTable } from "./format-rows.ts";
import { shownQuery } from "./shown-query.ts";

export type ShownRows = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly row_count: number;
  readonly truncated: boolean;
  /** The query that returns these rows, where it reads otherwise than the one that was asked. */
  readonly shown_sql?: string;
  /** What the query itself returned, where that is something else. */
  readonly key_columns?: readonly string[];
  readonly key_rows?: readonly (readonly Cell[])[];
};

type Showing = {
  readonly wording: Wording;
  readonly schema: Schema;
  readonly run: (sql: string) => Promise<QueryResult>;
  readonly dialect: Dialect;
};

export async function showRows(sql: string, showing: Showing): Promise<ShownRows> {
  const { wording, schema, run, dialect } = showing;
  const keys = await run(sql);
  // A series is shown with its empty months; what the query itself returned has none of them.
  const whole = keys.truncated ? undefined : withoutGaps(sql, keys.rows, dialect);
  const plain = shownQuery(sql, wording, schema);
  const { columns } = plain;
  const shown = whole === undefined ? plain : { ...shownQuery(whole, wording, schema), columns };
  // Details are a courtesy: where they fail the rows themselves are shown.
  const other = shown.detailed || whole !== undefined;
  const detailed = other ? await run(shown.run).catch(() => undefined) : keys;
  const found = detailed ?? keys;
  const table = detailed === undefined ? keys : formatTable(found, shown.columns);
  const same = table.rows === keys.rows && String(table.columns) === String(keys.columns);
  const read = detailed === undefined ? sql : shown.read(found, dialect);
  return {
    columns: table.columns,
    rows: table.rows,
    row_count: table.rows.length,
    truncated: found.truncated || keys.truncated,
    ...(read === sql ? {} : { shown_sql: read }),
    ...(same ? {} : { key_columns: keys.columns, key_rows: keys.rows }),
  };
}
