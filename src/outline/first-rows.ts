// The first rows of a query as what a key is IN. MySQL and MariaDB know no LIMIT there, but one table further inside:
//   IN ( SELECT chosen.key FROM ( SELECT key ... ORDER BY ... LIMIT 3 ) AS chosen )
import type { Dialect } from "../database/database.ts";
import type { Query } from "../sql/tree.ts";

const chosen = "chosen";

/** `column`: what the limited query shows, as the dialect writes it. */
export function writeFirstRows(sql: string, column: string, dialect: Dialect): string {
  if (dialect !== "mysql") return sql;
  return `SELECT ${chosen}.${column} FROM ( ${sql} ) AS ${chosen}`;
}

/** The query whose first rows they are; any other is itself. */
export function readFirstRows(query: Query): Query {
  if (query.kind !== "select" || query.from.length !== 1) return query;
  const [from] = query.from;
  const source = from?.source;
  const bare =
    [query.where, query.having, query.limit, query.offset, query.with].every((one) => !one) &&
    [...query.groupBy, ...query.orderBy].length === 0;
  if (source?.kind !== "subquery" || from?.alias !== chosen || !bare) return query;
  const inside = source.query.kind === "select" ? source.query.items : [];
  return inside.length === 1 && query.items.length === 1 ? source.query : query;
}
