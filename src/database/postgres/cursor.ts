// Reads the rows of the cursor "answer" as they arrive, a batch at a time: few at first, so that a
// result of large rows is known before many of them are on their way.
import type { PoolClient, Query } from "pg";
import type { QueryLimits, QueryResult } from "../database.ts";
import { createRowCollector } from "../rows.ts";

type QueryClass = typeof Query;

export type CursorReading = {
  /** Until there are enough; `check` is asked between batches and may throw. */
  read(check: () => void): Promise<void>;
  /** What has arrived so far. */
  result(ms: number): QueryResult;
};

const batch = { first: 100, most: 1_000 };

export function readCursor(
  QueryEvents: QueryClass,
  client: PoolClient,
  limits: QueryLimits,
): CursorReading {
  const collector = createRowCollector(limits);
  let columns: string[] = [];

  /** How many rows came. */
  const fetch = (size: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const fetching = { text: `FETCH FORWARD ${size} FROM answer`, rowMode: "array" };
      const query = client.query(new QueryEvents<unknown[]>(fetching));
      const named = (fields: readonly { readonly name: string }[]): void => {
        columns = fields.map(({ name }) => name);
      };
      let rows = 0;
      query.on("row", (row, result) => {
        if (rows++ === 0 && result !== undefined) named(result.fields);
        collector.add(row);
      });
      query.on("end", ({ fields }) => {
        named(fields);
        resolve(rows);
      });
      query.on("error", reject);
    });

  return {
    async read(check) {
      for (let size = batch.first; ; size = Math.min(batch.most, 2 * size)) {
        const wanted = Math.min(size, limits.maxRows + 1 - collector.rows.length);
        const came = await fetch(wanted);
        if (collector.truncated || came < wanted) return;
        check();
      }
    },
    result: (ms) => ({ columns, rows: collector.rows, truncated: collector.truncated, ms }),
  };
}
