// The columns that foreign keys put together, as "table.column" in small letters.
import type { Schema } from "../database/database.ts";

/** Each column with the one that it names rows by. */
export const keyPairs = ({ tables }: Schema): (readonly [string, string])[] =>
  tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.flatMap(({ columns, table, references }) =>
      columns.map((column, i): readonly [string, string] => [
        `${name}.${column}`.toLowerCase(),
        `${table}.${references[i] ?? ""}`.toLowerCase(),
      ]),
    ),
  );
