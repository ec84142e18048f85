// Days and moments as databases keep them without a type of their own: numbers since 1970, 20240131, 1/31/2024,
// 31.01.2024. Each is written as a moment where one is needed, and read back as its column.
import type { Dialect } from "../database/database.ts";
import type { KeptTime } from "../schema/described.ts";
import { parseExpression } from "../sql/parse.ts";
import { printExpression } from "../sql/print.ts";
import { mapChildren } from "../sql/transform.ts";
import type { Expression } from "../sql/tree.ts";
import { stripGroups } from "../sql/tree-builders.ts";
import { childrenOf } from "../sql/walk.ts";

type Write = (text: string) => string;

const sinceEpoch: Readonly<Record<Dialect, Write>> = {
  sqlite: (seconds) => `datetime( ${seconds} , 'unixepoch' )`,
  postgres: (seconds) => `to_timestamp( ${seconds} )`,
  mysql: (seconds) => `FROM_UNIXTIME( ${seconds} )`,
  duckdb: (seconds) => `to_timestamp( ${seconds} )`,
};

/** How text is put together, and the place of one text in another. */
const joining: Readonly<Record<Dialect, (...parts: readonly string[]) => string>> = {
  sqlite: (...parts) => parts.join(" || "),
  postgres: (...parts) => parts.join(" || "),
  mysql: (...parts) => `CONCAT( ${parts.join(" , ")} )`,
  duckdb: (...parts) => parts.join(" || "),
};

/** A column that is kept so as a moment of its database. */
export function writeMoment(column: string, kept: KeptTime, dialect: Dialect): string {
  if (kept === "seconds") return sinceEpoch[dialect](column);
  if (kept === "milliseconds") return sinceEpoch[dialect](`${column} / 1000`);
  const text = isNumber(kept) && dialect !== "sqlite" && dialect !== "mysql";
  const { year, month, day } = partsOf(text ? `CAST( ${column} AS text )` : column, kept, dialect);
  const iso = joining[dialect](year, "'-'", month, "'-'", day);
  return dialect === "postgres" || dialect === "duckdb" ? `CAST( ${iso} AS date )` : `( ${iso} )`;
}

/** Kept as a number that is compared as it stands. */
export const isNumber = (kept: KeptTime): boolean =>
  kept === "seconds" || kept === "milliseconds" || kept === "yyyymmdd";

type Parts = { readonly year: string; readonly month: string; readonly day: string };

function partsOf(column: string, kept: KeptTime, dialect: Dialect): Parts {
  const piece = (from: number, length: number): string =>
    `substr( ${column} , ${from} , ${length} )`;
  const at = (part: string): number => kept.indexOf(part) + 1;
  if (kept.includes("yyyy"))
    return { year: piece(at("y"), 4), month: piece(at("m"), 2), day: piece(at("d"), 2) };
  const mark = /[^dmy]/.exec(kept)?.[0] ?? "/";
  const found = (text: string): string =>
    dialect === "postgres" ? `strpos( ${text} , '${mark}' )` : `instr( ${text} , '${mark}' )`;
  const before = (text: string): string => `substr( ${text} , 1 , ${found(text)} - 1 )`;
  const after = (text: string): string => `substr( ${text} , ${found(text)} + 1 )`;
  const rest = after(column);
  const pieces = [before(column), before(rest), `substr( ${rest} , ${found(rest)} + 1 , 4 )`];
  const two = (text: string): string => {
    const padded = joining[dialect]("'0'", text);
    return dialect === "sqlite" ? `substr( ${padded} , -2 )` : `right( ${padded} , 2 )`;
  };
  const [first = "", second = "", year = ""] = pieces;
  return kept.startsWith("d")
    ? { year, month: two(second), day: two(first) }
    : { year, month: two(first), day: two(second) };
}

const marks = ["/", ".", "-"];
const texts = marks.flatMap((mark) => [
  ...["dd", "mm"].map((one) => [one, one === "dd" ? "mm" : "dd", "yyyy"].join(mark)),
  ...["d", "m"].map((one) => [one, one === "d" ? "m" : "d", "y"].join(mark)),
]);
const days: readonly KeptTime[] = [...texts, "yyyy/mm/dd", "yyyy.mm.dd", "yyyymmdd"] as KeptTime[];
const dialects: readonly Dialect[] = ["sqlite", "postgres", "mysql", "duckdb"];

const standIn = "kept_day";
let forms: ReadonlyMap<string, KeptTime> | undefined;

/** Every such moment of a column of that name, as it is printed. */
function momentForms(): ReadonlyMap<string, KeptTime> {
  forms ??= new Map(
    dialects.flatMap((dialect) =>
      days.map((kept) => {
        const moment = stripGroups(parseExpression(writeMoment(standIn, kept, dialect)));
        return [printExpression(moment), kept] as const;
      }),
    ),
  );
  return forms;
}

/** The column of a moment that was written so; undefined for anything else. */
export const columnOfMoment = (node: Expression): Expression | undefined =>
  momentKept(node)?.column;

type Kept = { readonly column: Expression; readonly kept: KeptTime };

/** The same, with how it is kept. */
export function momentKept(node: Expression): Kept | undefined {
  const since = node.kind === "call" ? sinceEpochKept(node) : undefined;
  if (since !== undefined) return since;
  const inner = node.kind === "group" ? node.inner : node;
  if (inner.kind !== "arithmetic" && inner.kind !== "cast" && inner.kind !== "call")
    return undefined;
  const column = firstColumn(inner);
  if (column?.kind !== "column") return undefined;
  const named = (one: Expression): Expression =>
    one.kind === "column" && one.name === column.name
      ? { ...one, name: standIn }
      : mapChildren(one, named);
  const kept = momentForms().get(printExpression(named(inner)));
  return kept && { column, kept };
}

function sinceEpochKept(node: Extract<Expression, { kind: "call" }>): Kept | undefined {
  const [first, second] = node.arguments;
  const unix = second?.kind === "literal" && second.text === "'unixepoch'";
  const named = /^(?:to_timestamp|from_unixtime)$/i.test(node.name) && second === undefined;
  if (first === undefined || (!named && !(unix && node.name.toLowerCase() === "datetime")))
    return undefined;
  const thousand =
    first.kind === "arithmetic" &&
    first.operator === "/" &&
    first.right.kind === "literal" &&
    first.right.text === "1000";
  return thousand
    ? { column: first.left, kept: "milliseconds" }
    : { column: first, kept: "seconds" };
}

function firstColumn(node: Expression): Expression | undefined {
  if (node.kind === "column") return node;
  for (const child of childrenOf(node)) {
    const found = firstColumn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The beginning of a day as a column of such numbers keeps it. */
export function numberOfDay(day: string, kept: KeptTime): string {
  if (kept === "yyyymmdd") return day.replaceAll("-", "");
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  return String(kept === "seconds" ? milliseconds / 1000 : milliseconds);
}

/** Undefined for a number that is no beginning of a day. */
export function dayOfNumber(text: string): string | undefined {
  const [, year, month, day] = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  if (!/^\d{9,13}$/.test(text)) return undefined;
  const milliseconds = Number(text) * (text.length > 10 ? 1 : 1000);
  return milliseconds % 86_400_000 === 0
    ? new Date(milliseconds).toISOString().slice(0, 10)
    : undefined;
}
