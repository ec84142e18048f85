// A name as a dialect writes it: bare where that is safe, else in the dialect's quotes; and values as all write them.
import type { Dialect } from "../database/database.ts";
import { wordSet } from "../word-list.ts";

/** Words that some dialect does not take for a name. */
const reserved: ReadonlySet<string> =
  wordSet(`add all alter analyze and any as asc between by call case cast check collate column constraint
  create cross current current_date current_time current_timestamp default delete desc distinct drop
  else end escape except exists false fetch filter for foreign from full grant group groups having
  if in index inner insert intersect interval into is join key lag lead leading left like limit
  match natural not null of offset on only or order outer over partition primary procedure range
  rank references right row rows select set some table then to transaction trigger true union unique
  update user using values view when where window with`);

/** Whether it names something without quotes, whatever the case. */
export function isPlainName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reserved.has(name.toLowerCase());
}

/** In double quotes, as all dialects but MySQL's read it. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export function quoteName(name: string, dialect: Dialect): string {
  const safe = isPlainName(name) && (dialect !== "postgres" || name === name.toLowerCase());
  if (safe) return name;
  return dialect === "mysql" ? `\`${name.replaceAll("`", "``")}\`` : quotedName(name);
}

/** Databases do not tell names apart by case. */
export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A text as a value, quotes doubled: what every database here reads in its standard mode. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The text of such a value, also in double quotes; what has none stays as it is. */
export function unquotedText(literal: string): string {
  const mark = literal[0];
  if (mark !== "'" && mark !== '"') return literal;
  return literal.slice(1, -1).replaceAll(mark + mark, mark);
}

export function sqlLiteral(value: string | number | null): string {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : quotedText(value);
}
