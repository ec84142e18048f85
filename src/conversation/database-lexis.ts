// The words of a database as it stands: its names, and the values people may say. Collected once for
// each open database, through the door like all else.
import type { Database } from "../database/database.ts";
import { type ColumnValues, collectValues, withinLimits } from "../entities/collect-values.ts";
import { createLexis, type Lexis } from "../words/lexis.ts";
import type { Walk } from "./conversation.ts";

const lexes = new WeakMap<Database, Promise<Lexis>>();

/** What would take long to collect is left out: names are known, and other values are not asked about. */
const limits = { perColumn: 5_000, total: 50_000, length: 60 };

/** What words can say here: what the model learned, or the database as it stands. */
export const lexisOf = async ({
  interpreter,
  database,
}: Pick<Walk, "interpreter" | "database">): Promise<Lexis> =>
  interpreter.lexis ?? (await databaseLexis(database, interpreter.texts));

function databaseLexis(
  database: Database,
  texts: readonly ColumnValues[] | undefined,
): Promise<Lexis> {
  const before = lexes.get(database);
  if (before !== undefined) return before;
  const made = collect(database, texts);
  lexes.set(database, made);
  // What failed once may work the next time.
  made.catch(() => lexes.delete(database));
  return made;
}

async function collect(
  database: Database,
  known: readonly ColumnValues[] | undefined,
): Promise<Lexis> {
  const schema = await database.schema();
  const rows = async (sql: string) => (await database.query(sql)).rows;
  const columns = known
    ? withinLimits(known, limits)
    : await collectValues(schema, database.dialect, rows, limits);
  const values = columns.flatMap(({ column, values: all }) =>
    all.map((text) => ({ text, column })),
  );
  const isText = ({ type }: { readonly type: string }): boolean => type === "text";
  const texts = schema.tables.flatMap((table) => table.columns.filter(isText)).length;
  return createLexis({ schema, values, complete: columns.length === texts });
}
