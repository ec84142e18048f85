// The functions of time that an outline knows, as each database writes them.
import type { Dialect } from "../database/database.ts";
import type { Epoch } from "../schema/described.ts";
import type { Call, Expression } from "../sql/tree.ts";
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

export function writeTime(unit: OutlineWord, column: string, dialect: Dialect): string {
  if (unit === "quarter") return quarters[dialect](column);
  if (unit === "day")
    return dialect === "postgres" ? `CAST( ${column} AS date )` : `date( ${column} )`;
  return byFormat[dialect](column, unit);
}

/** A number since 1970 as a moment. */
export function writeMoment(column: string, epoch: Epoch, dialect: Dialect): string {
  const seconds = epoch === "seconds" ? column : `${column} / 1000`;
  return moments[dialect](seconds);
}

const moments: Readonly<Record<Dialect, Write>> = {
  sqlite: (seconds) => `datetime( ${seconds} , 'unixepoch' )`,
  postgres: (seconds) => `to_timestamp( ${seconds} )`,
  mysql: (seconds) => `FROM_UNIXTIME( ${seconds} )`,
  duckdb: (seconds) => `to_timestamp( ${seconds} )`,
};

/** The column of a moment that was written so. */
export function columnOfMoment({ name, arguments: given }: Call): Expression | undefined {
  const [first, second] = given;
  const unix = second?.kind === "literal" && second.text === "'unixepoch'";
  const named = /^(?:to_timestamp|from_unixtime)$/i.test(name) && second === undefined;
  if (!named && !(unix && name.toLowerCase() === "datetime")) return undefined;
  return first?.kind === "arithmetic" && first.operator === "/" ? first.left : first;
}

/** The beginning of a day as a column of such numbers keeps it. */
export function epochOfDay(day: string, epoch: Epoch): string {
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  return String(epoch === "seconds" ? milliseconds / 1000 : milliseconds);
}

/** Undefined for a number that is no beginning of a day. */
export function dayOfEpoch(text: string): string | undefined {
  if (!/^\d{9,13}$/.test(text)) return undefined;
  const milliseconds = Number(text) * (text.length > 10 ? 1 : 1000);
  return milliseconds % 86_400_000 === 0
    ? new Date(milliseconds).toISOString().slice(0, 10)
    : undefined;
}

/** The unit that a format stands for, whichever database's it is. */
export function unitOfFormat(format: string): OutlineWord | undefined {
  const units: readonly OutlineWord[] = ["year", "month", "month_of_year", "weekday", "hour"];
  if (format === "%Y-%m-%d") return "day";
  if (format === 'YYYY-"Q"Q') return "quarter";
  return units.find((unit) => formats[unit] === format || postgresFormats[unit] === format);
}
