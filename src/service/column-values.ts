// What a person can say for a column, by how it begins: the names that people use for its codes, else
// its values, asked through the door like all else.
import type { Database } from "../database/database.ts";
import type { Wording } from "../entities/wording.ts";
import { quotedName } from "../sql/quote-name.ts";

const maxValues = 20;

/** `column` is table.column; undefined where the database has no such column. */
export async function columnValues(
  database: Database,
  names: Wording["names"],
  column: string,
  prefix: string,
): Promise<readonly string[] | undefined> {
  const typed = prefix.trim().toLowerCase();
  const { tables } = await database.schema();
  for (const table of tables) {
    const found = table.columns.find(({ name }) => `${table.name}.${name}` === column);
    if (found === undefined) continue;
    const known = names[column];
    if (known !== undefined) return fitting(Object.values(known), typed);
    // Numbers and dates are typed, not chosen from a list.
    if (found.type !== "text") return [];
    const name = `${quotedName(table.name)}.${quotedName(found.name)}`;
    const sql =
      `SELECT DISTINCT ${name} FROM ${quotedName(table.name)} ` +
      `WHERE ${condition(name, typed)} ORDER BY ${name} LIMIT ${maxValues}`;
    const { rows } = await database.query(sql);
    return rows.map(([value]) => String(value));
  }
  return undefined;
}

function fitting(values: readonly string[], typed: string): string[] {
  const fits = values.filter((value) => ` ${value.toLowerCase()}`.includes(` ${typed}`));
  return [...new Set(fits)].sort().slice(0, maxValues);
}

/** At the beginning of the value, or of a word in it. */
function condition(name: string, typed: string): string {
  if (typed === "") return `${name} IS NOT NULL`;
  // What LIKE would read as a pattern stands for any one character.
  const text = typed.replace(/[%_\\]/g, "_").replaceAll("'", "''");
  return `LOWER ( ${name} ) LIKE '${text}%' OR LOWER ( ${name} ) LIKE '% ${text}%'`;
}
