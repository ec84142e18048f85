// Functions of an outline that are more than a name before parentheses, as each database writes them.
import type { Dialect } from "../database/database.ts";
import { parseExpression } from "../sql/parse.ts";
import { writeBand, writeWithin } from "./cases.ts";
import type { OutlineWord } from "./symbols.ts";

type Write = (given: readonly string[], dialect: Dialect) => string;

/** `running ( figure , key , groups... )`: in the order of the key, anew for each of the groups. */
const ordered = ([, key = "", ...groups]: readonly string[]): string =>
  `OVER ( ${within(groups)}ORDER BY ${key} )`;

const within = (groups: readonly string[]): string =>
  groups.length === 0 ? "" : `PARTITION BY ${groups.join(" , ")} `;

/** A ratio is one figure among other signs. */
const held = (figure = ""): string =>
  parseExpression(figure).kind === "arithmetic" ? `( ${figure} )` : figure;

const before = (given: readonly string[]): string => `LAG( ${given[0]} ) ${ordered(given)}`;

const writers: Readonly<Partial<Record<OutlineWord, Write>>> = {
  concat: (parts, dialect) =>
    dialect === "mysql" ? `CONCAT( ${parts.join(" , ' ' , ")} )` : parts.join(" || ' ' || "),
  round: ([figure, places = "2"]) => `ROUND( ${figure} , ${places} )`,
  share: ([figure, ...groups]) =>
    `100.0 * ${held(figure)} / SUM( ${figure} ) OVER ( ${within(groups)})`,
  running: (given) => `SUM( ${given[0]} ) ${ordered(given)}`,
  rank: ([figure, ...groups]) => `RANK( ) OVER ( ${within(groups)}ORDER BY ${figure} DESC )`,
  change: (given) => `${held(given[0])} - ${before(given)}`,
  growth: (given) => `100.0 * ( ${held(given[0])} - ${before(given)} ) / ${before(given)}`,
  gap: ([now, then]) => `${held(now)} - ${held(then)}`,
  // Nothing was there before: there is no per cent of it.
  gain: ([now, then]) => `100.0 * ( ${held(now)} - ${held(then)} ) / NULLIF( ${then} , 0 )`,
  per: (groups) => `ROW_NUMBER( ) OVER ( ${within(groups)})`,
  age: ([born = "", day = ""], dialect) => ages[dialect](born, day),
  days: ([from = "", to = ""], dialect) => days[dialect](from, to),
  // Written out where the whole query is known (median.ts).
  median: (given) => `MEDIAN( ${given.join(" , ")} )`,
  band: writeBand,
  within: ([figure = "", condition = ""]) => writeWithin(figure, condition),
  fiscal: ([column = "", month = "1"], dialect) => fiscalYear(column, Number(month), dialect),
};

/** It has the number of the calendar year that it ends in. */
function fiscalYear(column: string, month: number, dialect: Dialect): string {
  if (dialect === "sqlite") return `strftime( '%Y' , ${column} , '+${(13 - month) % 12} months' )`;
  const part = (unit: string): string => `EXTRACT( ${unit} FROM ${column} )`;
  if (month === 1) return part("YEAR");
  return `${part("YEAR")} + CASE WHEN ${part("MONTH")} >= ${month} THEN 1 ELSE 0 END`;
}

type Span = (from: string, to: string) => string;

/** Whole years: as numbers with the month and the day behind the point. */
const ages: Readonly<Record<Dialect, Span>> = {
  sqlite: (born, day) =>
    `CAST( strftime( '%Y.%m%d' , ${day} ) - strftime( '%Y.%m%d' , ${born} ) AS INTEGER )`,
  mysql: (born, day) =>
    `FLOOR( DATE_FORMAT( ${day} , '%Y.%m%d' ) - DATE_FORMAT( ${born} , '%Y.%m%d' ) )`,
  // A double there is not rounded to places.
  postgres: (born, day) =>
    `CAST( date_part( 'year' , age( CAST( ${day} AS date ) , ${born} ) ) AS INTEGER )`,
  duckdb: (born, day) => `date_part( 'year' , age( CAST( ${day} AS date ) , ${born} ) )`,
};

const days: Readonly<Record<Dialect, Span>> = {
  sqlite: (from, to) => `julianday( ${to} ) - julianday( ${from} )`,
  mysql: (from, to) => `DATEDIFF( ${to} , ${from} )`,
  postgres: (from, to) => `CAST( ${to} AS date ) - CAST( ${from} AS date )`,
  duckdb: (from, to) => `date_diff( 'day' , ${from} , ${to} )`,
};

/** Days with a part of a day behind the point, as between moments; SQLite counts no others. */
const parts: Readonly<Record<Dialect, (moment: string) => string>> = {
  sqlite: (moment) => `julianday( ${moment} )`,
  mysql: (moment) => `TO_SECONDS( ${moment} )`,
  postgres: (moment) => `EXTRACT( EPOCH FROM CAST( ${moment} AS timestamp ) )`,
  duckdb: (moment) => `EXTRACT( EPOCH FROM CAST( ${moment} AS timestamp ) )`,
};

export const secondsOfDay = "86400.0";

export function writeExactDays([from = "", to = ""]: readonly string[], dialect: Dialect): string {
  const apart = `${parts[dialect](to)} - ${parts[dialect](from)}`;
  return dialect === "sqlite" ? apart : `( ${apart} ) / ${secondsOfDay}`;
}

/** Undefined for what is no such function. */
export function writeFunction(
  name: OutlineWord,
  given: readonly string[],
  dialect: Dialect,
): string | undefined {
  return writers[name]?.(given, dialect);
}
