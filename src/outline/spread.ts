// How many things have how much: a figure of each, in bands, and how many lie in each band.
//   SELECT spread.band , COUNT( * ) FROM ( SELECT CASE WHEN COUNT( * ) < 5 THEN ... END AS band ,
//   COUNT( * ) AS figure FROM ... GROUP BY customer_id ) AS spread GROUP BY spread.band
// An outline says it with `spread` at its end, and shows nothing but the band.
import { parseSql } from "../sql/parse.ts";
import { printSql } from "../sql/print.ts";
import type { Query, Select } from "../sql/tree.ts";
import { readBand } from "./cases.ts";
import { OutlineError } from "./outline-error.ts";

const inner = "spread";

export function writeSpread(sql: string): string {
  const query = parseSql(sql);
  const [item, ...more] = query.kind === "select" ? query.items : [];
  const band = item && readBand(item.expression);
  if (query.kind !== "select" || item === undefined || band === undefined || more.length > 0)
    throw new OutlineError("no bands");
  const { start, end } = item;
  const items = [
    { ...item, alias: "band" },
    { expression: band.of, alias: "figure", start, end },
  ];
  const found = printSql({ ...query, items, orderBy: [] }, { tightCalls: true });
  return `SELECT ${inner}.band , COUNT( * ) FROM ( ${found} ) AS ${inner} GROUP BY ${inner}.band ORDER BY MIN( ${inner}.figure )`;
}

/** The report of each thing's band; undefined for what is nothing of the kind. */
export function readSpread(query: Query): Select | undefined {
  const [from, ...others] = query.kind === "select" ? query.from : [];
  if (from?.alias !== inner || others.length > 0 || from.source.kind !== "subquery")
    return undefined;
  const { query: found } = from.source;
  const [item] = found.kind === "select" ? found.items : [];
  if (found.kind !== "select" || item === undefined) return undefined;
  const { alias: _alias, ...band } = item;
  return { ...found, items: [band] };
}
