// A name as a dialect writes it: bare where that is safe, else in the dialect's quotes.
import type { Dialect } from "../database/database.ts";

/** Words that some dialect does not take for a name. */
const reserved: ReadonlySet<string> = new Set(
  `add all alter analyze and any as asc between by case cast check collate column constraint create
  cross current current_date current_time current_timestamp default delete desc distinct drop else end
  except exists false fetch filter for foreign from full grant group groups having if in index inner
  insert intersect interval into is join key lead leading left like limit match natural not null of
  offset on or order outer over partition primary procedure range rank references right row rows select
  set some table then to transaction trigger true union unique update user using values view when where
  window with lag`.split(/\s+/),
);

export function quoteName(name: string, dialect: Dialect): string {
  const plain = /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
  const safe = dialect === "postgres" ? plain && name === name.toLowerCase() : plain;
  if (safe && !reserved.has(name.toLowerCase())) return name;
  return dialect === "mysql"
    ? `\`${name.replaceAll("`", "``")}\``
    : `"${name.replaceAll('"', '""')}"`;
}
