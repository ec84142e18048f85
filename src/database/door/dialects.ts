// What the databases write differently, as tables: quotes, types, parts of dates, date formats. A
// word that stands in no table here is never sent.
import type { Expression } from "../../sql/tree.ts";
import { call, nowhere, string } from "../../sql/tree-builders.ts";
import type { Dialect } from "../database.ts";
import { cast } from "./build.ts";
import { refused } from "./refusal.ts";

/** MySQL's own quotes, so that no setting of the server can make a string of a name. */
export function quoteName(name: string, dialect: Dialect): string {
  const mark = dialect === "mysql" ? "`" : '"';
  return `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}

type TypeKind =
  | "integer"
  | "bigint"
  | "real"
  | "decimal"
  | "text"
  | "date"
  | "time"
  | "timestamp"
  | "boolean";

const typeKinds: ReadonlyMap<string, TypeKind> = new Map([
  ...kindOf("integer", "INT INTEGER SMALLINT TINYINT SIGNED UNSIGNED INT2 INT4"),
  ...kindOf("bigint", "BIGINT INT8"),
  ...kindOf("real", "REAL FLOAT DOUBLE FLOAT4 FLOAT8"),
  ["DOUBLE PRECISION", "real"] as const,
  ...kindOf("decimal", "NUMERIC DECIMAL DEC"),
  ...kindOf("text", "TEXT VARCHAR CHAR CHARACTER STRING NVARCHAR"),
  ["CHARACTER VARYING", "text"] as const,
  ...kindOf("date", "DATE"),
  ...kindOf("time", "TIME"),
  ...kindOf("timestamp", "TIMESTAMP DATETIME TIMESTAMPTZ"),
  ["TIMESTAMP WITHOUT TIME ZONE", "timestamp"] as const,
  ["TIMESTAMP WITH TIME ZONE", "timestamp"] as const,
  ...kindOf("boolean", "BOOLEAN BOOL"),
]);

function kindOf(kind: TypeKind, names: string): (readonly [string, TypeKind])[] {
  return names.split(" ").map((name) => [name, kind] as const);
}

const typeNames: Readonly<Record<Dialect, Readonly<Record<TypeKind, string>>>> = {
  // SQLite has no dates: CAST ( x AS DATE ) would be a number; see writeCast.
  sqlite: {
    integer: "INTEGER",
    bigint: "INTEGER",
    real: "REAL",
    decimal: "NUMERIC",
    text: "TEXT",
    date: "TEXT",
    time: "TEXT",
    timestamp: "TEXT",
    boolean: "NUMERIC",
  },
  postgres: {
    integer: "INTEGER",
    bigint: "BIGINT",
    real: "DOUBLE PRECISION",
    decimal: "NUMERIC",
    text: "TEXT",
    date: "DATE",
    time: "TIME",
    timestamp: "TIMESTAMP",
    boolean: "BOOLEAN",
  },
  mysql: {
    integer: "SIGNED",
    bigint: "SIGNED",
    real: "DOUBLE",
    decimal: "DECIMAL",
    text: "CHAR",
    date: "DATE",
    time: "TIME",
    timestamp: "DATETIME",
    boolean: "SIGNED",
  },
  duckdb: {
    integer: "INTEGER",
    bigint: "BIGINT",
    real: "DOUBLE",
    decimal: "DECIMAL",
    text: "VARCHAR",
    date: "DATE",
    time: "TIME",
    timestamp: "TIMESTAMP",
    boolean: "BOOLEAN",
  },
};

const sqliteDates: Partial<Record<TypeKind, string>> = {
  date: "date",
  time: "time",
  timestamp: "datetime",
};

export function writeCast(operand: Expression, type: string, dialect: Dialect): Expression {
  const [, name = "", size = ""] = /^([A-Z0-9 ]+?)(\(\d{1,3}(?:,\d{1,3})?\))?$/.exec(type) ?? [];
  const kind = typeKinds.get(name);
  if (kind === undefined) throw refused(`a cast to ${type}`);
  const asDate = dialect === "sqlite" ? sqliteDates[kind] : undefined;
  if (asDate !== undefined) return call(asDate, [operand]);
  const sized = kind === "decimal" || (kind === "text" && dialect === "mysql");
  return cast(operand, `${typeNames[dialect][kind]}${sized ? size : ""}`);
}

/** Parts of a date, with SQLite's format of each. */
const dateParts: ReadonlyMap<string, string | undefined> = new Map([
  ["YEAR", "%Y"],
  ["QUARTER", undefined],
  ["MONTH", "%m"],
  ["WEEK", "%W"],
  ["DAY", "%d"],
  ["DOW", "%w"],
  ["DOY", "%j"],
  ["HOUR", "%H"],
  ["MINUTE", "%M"],
  ["SECOND", "%S"],
  ["EPOCH", "%s"],
]);

export function writeExtract(field: string, operand: Expression, dialect: Dialect): Expression {
  const known = dateParts.has(field) && !(dialect === "mysql" && /^(?:DOW|DOY|EPOCH)$/.test(field));
  const format = dateParts.get(field);
  if (!known || (dialect === "sqlite" && format === undefined)) {
    throw refused(`EXTRACT ( ${field} FROM ... ), which this database does not know`);
  }
  if (dialect !== "sqlite" || format === undefined) {
    return { kind: "extract", field, operand, ...nowhere };
  }
  return cast(call("strftime", [string(format), operand]), "INTEGER");
}

const postgresFormats: ReadonlyMap<string, string> = new Map([
  ["%Y", "YYYY"],
  ["%m", "MM"],
  ["%d", "DD"],
  ["%H", "HH24"],
  ["%M", "MI"],
  ["%S", "SS"],
  ["%j", "DDD"],
  ["%w", "D"],
]);

/** strftime('%Y', x) -> to_char(x, 'YYYY'), date_format(x, '%Y'), strftime(x, '%Y'). */
export function writeDateFormat(
  format: string,
  operand: Expression,
  dialect: Exclude<Dialect, "sqlite">,
): Expression {
  switch (dialect) {
    case "postgres": {
      const text = format.replace(/%[A-Za-z]/g, (part) => postgresFormats.get(part) ?? part);
      return call("to_char", [operand, string(text)]);
    }
    case "mysql":
      // %M is the month's name there, %i the minutes.
      return call("date_format", [operand, string(format.replaceAll("%M", "%i"))]);
    case "duckdb":
      return call("strftime", [operand, string(format)]);
    default:
      return dialect satisfies never;
  }
}

const collations: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  sqlite: new Set(["NOCASE", "BINARY", "RTRIM"]),
  postgres: new Set(['"C"']),
  mysql: new Set(["UTF8MB4_BIN", "UTF8MB4_GENERAL_CI"]),
  duckdb: new Set(["NOCASE", "NOACCENT"]),
};

export function writeCollation(written: string, dialect: Dialect): string {
  const name = written.toUpperCase();
  if (!collations[dialect].has(name)) throw refused("an unknown collation");
  return name;
}
