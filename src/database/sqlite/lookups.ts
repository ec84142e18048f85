// Which columns of a SQLite database are quick to look up by: read once, when it is opened.
import { quotedName } from "../../sql/quote-name.ts";
import type { Schema } from "../database.ts";
import type { Lookups } from "./ask-by-key.ts";
import type { SelectRows } from "./schema.ts";

/** From here on listing a table costs more than asking it a few hundred times. */
const manyRows = 5_000;

export function readLookups(schema: Schema, select: SelectRows): Lookups {
  const indexed = new Set<string>();
  const bigKeys = new Set<string>();
  const name = (table: string, column: string): string =>
    JSON.stringify([table.toLowerCase(), column.toLowerCase()]);
  for (const { name: table, primaryKey } of schema.tables) {
    // sequence, name, unique, origin, partial
    for (const [, index, , , partial] of select(`PRAGMA index_list(${quotedName(table)})`)) {
      // position, column number, column name; null where it is an expression
      const [first] = select(`PRAGMA index_info(${quotedName(String(index))})`);
      if (partial === 0 && typeof first?.[2] === "string") indexed.add(name(table, first[2]));
    }
    const [key] = primaryKey;
    if (key === undefined) continue;
    indexed.add(name(table, key));
    if (hasManyRows(table, select)) bigKeys.add(name(table, key));
  }
  return {
    isIndexed: (table, column) => indexed.has(name(table, column)),
    isBigKey: (table, column) => bigKeys.has(name(table, column)),
  };
}

/** A damaged table counts as small: whoever asks it is told. */
function hasManyRows(table: string, select: SelectRows): boolean {
  try {
    const some = `SELECT 1 FROM ${quotedName(table)} LIMIT ${manyRows}`;
    return Number(select(`SELECT count(*) FROM (${some})`)[0]?.[0]) === manyRows;
  } catch {
    return false;
  }
}
