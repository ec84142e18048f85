// Statements that try to see rows which a condition keeps back.
import type { Pick } from "./pick.ts";

/** Around the condition on the rows of sale: joins, sets, and errors that would tell a value. */
export function limited(pick: Pick): string {
  const telling = pick([
    "CAST(note AS INTEGER) > 0",
    "CAST(note AS DATE) IS NULL",
    "1 / (quantity - 20) > 0",
    "CAST(CASE WHEN id = 2 THEN note ELSE '1' END AS INTEGER) = 1",
    "note LIKE 'S%'",
    "region = 'south'",
    "NOT region = 'north'",
    "id = 2 OR 1 = 1",
  ]);
  const what = pick(["note", "*", "s.*", "MAX(note)", "CAST(note AS INTEGER)", "COUNT(*), note"]);
  const from = pick([
    "sale s",
    "sale s LEFT JOIN sale t ON t.id = 2",
    "sale s RIGHT JOIN product p ON p.id = s.id",
    "product p NATURAL JOIN sale s",
    "(SELECT * FROM sale) s",
    "sale s FULL JOIN sale t USING (id)",
  ]);
  return pick([
    `SELECT ${what} FROM ${from} WHERE ${telling}`,
    `SELECT id FROM product WHERE EXISTS (SELECT ${what} FROM sale s WHERE ${telling})`,
    `WITH sale AS (SELECT * FROM sale) SELECT note FROM sale WHERE ${telling}`,
    `WITH RECURSIVE w(note) AS (SELECT note FROM sale UNION SELECT s.note FROM ${from}) SELECT note FROM w`,
    `SELECT note FROM sale UNION ALL SELECT ${pick(["note", "s.note"])} FROM ${from}`,
    `SELECT note FROM sale GROUP BY note HAVING ${telling} ORDER BY ${pick(["note", "1", "region"])}`,
  ]);
}
