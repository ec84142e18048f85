// The functions of time that an outline knows, as each database writes them.
import type { Dialect } from "../database/database.ts";
import type { OutlineWord } from "./symbols.ts";

type Write = (column: string) => string;

/** SQLite's and DuckDB's formats are the same; MySQL's month and minute differ. */
const formats: Readonly<Record<string, string>> = {
  year: "%Y",
  month: "%Y-%m",
  month_of_year: "%m",
  weekday: "%w",
  hour: "%H",
};

const postgresFormats: Readonly<Record<string, string>> = {
  year: "YYYY",
  month: "YYYY-MM",
  month_of_year: "MM",
  hour: "HH24",
};

const byFormat: Readonly<Record<Dialect, (column: string, unit: string) => string>> = {
  sqlite: (column, unit) => `strftime( '${formats[unit]}' , ${column} )`,
  duckdb: (column, unit) => `strftime( ${column} , '${formats[unit]}' )`,
  mysql: (column, unit) => `DATE_FORMAT( ${column} , '${formats[unit]}' )`,
  postgres: (column, unit) =>
    unit === "weekday"
      ? `CAST( EXTRACT( DOW FROM ${column} ) AS text )`
      : `to_char( ${column} , '${postgresFormats[unit]}' )`,
};

const quarters: Readonly<Record<Dialect, Write>> = {
  sqlite: (c) => `strftime( '%Y' , ${c} ) || '-Q' || ( ( strftime( '%m' , ${c} ) + 2 ) / 3 )`,
  duckdb: (c) => `strftime( ${c} , '%Y' ) || '-Q' || quarter( ${c} )`,
  mysql: (c) => `CONCAT( YEAR( ${c} ) , '-Q' , QUARTER( ${c} ) )`,
  postgres: (c) => `to_char( ${c} , 'YYYY-"Q"Q' )`,
};

/** By the Monday that it begins with, as a date. */
const weeks: Readonly<Record<Dialect, Write>> = {
  sqlite: (c) => `date( ${c} , 'weekday 0' , '-6 days' )`,
  duckdb: (c) => `CAST( date_trunc( 'week' , ${c} ) AS date )`,
  mysql: (c) => `FROM_DAYS( TO_DAYS( ${c} ) - WEEKDAY( ${c} ) )`,
  postgres: (c) => `CAST( date_trunc( 'week' , ${c} ) AS date )`,
};

export function writeTime(unit: OutlineWord, column: string, dialect: Dialect): string {
  if (unit === "quarter") return quarters[dialect](column);
  if (unit === "week") return weeks[dialect](column);
  if (unit === "day")
    return dialect === "postgres" ? `CAST( ${column} AS date )` : `date( ${column} )`;
  return byFormat[dialect](column, unit);
}

/** The unit that a format stands for, whichever database's it is. */
export function unitOfFormat(format: string): OutlineWord | undefined {
  const units: readonly OutlineWord[] = ["year", "month", "month_of_year", "weekday", "hour"];
  if (format === "%Y-%m-%d") return "day";
  if (format === 'YYYY-"Q"Q') return "quarter";
  return units.find((unit) => formats[unit] === format || postgresFormats[unit] === format);
}
