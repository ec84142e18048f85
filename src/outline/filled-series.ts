// A series without gaps: every month, day or weekday of the period, with a zero where nothing was found.
//   SELECT series.bucket , COALESCE( found.figure_1 , 0 ) FROM ( SELECT '2024-01' AS bucket UNION ALL ... )
//   AS series LEFT JOIN ( the report itself ) AS found ON found.bucket = series.bucket
// An outline says it with `fill` at its end.
import type { Dialect } from "../database/database.ts";
import { addDays, formatDate, parseDate, weekdayOf } from "../dates/civil.ts";
import { parseSql } from "../sql/parse.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression, Query, Select, SelectItem } from "../sql/tree.ts";
import { conjuncts, stripGroups } from "../sql/tree-builders.ts";
import { OutlineError } from "./outline-error.ts";
import { bare, periodsOf, readTime } from "./read-time.ts";
import type { OutlineWord } from "./symbols.ts";

/** More than these are no series to look at. */
const most = 400;

/** `known`: the buckets to show, where they are not those of the period that is asked about. */
export function writeFilledSeries(
  sql: string,
  dialect: Dialect,
  known?: readonly string[],
): string {
  const query = parseSql(sql);
  const [group, ...more] = query.kind === "select" ? query.groupBy : [];
  const time = group && readTime(group);
  if (query.kind !== "select" || time === undefined || more.length > 0)
    throw new OutlineError("no series to fill");
  const buckets = known ?? bucketsOf(time.unit, periodAsked(time.of, query));
  const isBucket = ({ expression }: SelectItem): boolean =>
    group !== undefined && printExpression(expression) === printExpression(group);
  let figures = 0;
  const items = query.items.map((item) => ({
    ...item,
    alias: isBucket(item) ? "bucket" : `figure_${++figures}`,
  }));
  const { orderBy: _order, limit: _limit, ...rest } = query;
  const found = printSql({ ...rest, items, orderBy: [] }, { tightCalls: true });
  const shown = items.map(({ alias }) =>
    alias === "bucket" ? "series.bucket" : `COALESCE( found.${alias} , 0 )`,
  );
  const [first, ...others] = buckets;
  if (first === undefined || !items.some(isBucket)) throw new OutlineError("no series to fill");
  const series = [`SELECT '${first}' AS bucket`, ...others.map((one) => `SELECT '${one}'`)];
  // Some databases give a day as a date, which is no text.
  const dated =
    /^(?:day|week)$/.test(time.unit) && (dialect === "postgres" || dialect === "duckdb");
  const bucket = dated ? "CAST( found.bucket AS text )" : "found.bucket";
  return `SELECT ${shown.join(" , ")} FROM ( ${series.join(" UNION ALL ")} ) AS series LEFT JOIN ( ${found} ) AS found ON ${bucket} = series.bucket ORDER BY series.bucket`;
}

/** The same series without gaps between its first and its last; undefined where there are none. */
export function withoutGaps(
  sql: string,
  rows: readonly (readonly unknown[])[],
  dialect: Dialect,
): string | undefined {
  const query = tryParse(sql);
  if (query?.kind !== "select" || rows.length < 2) return undefined;
  const [group, ...more] = query.groupBy;
  const time = group && readTime(group);
  if (group === undefined || time === undefined || more.length > 0 || query.having !== undefined)
    return undefined;
  if (choosesTimes(query, printExpression(time.of))) return undefined;
  const own = printExpression(group);
  const at = query.items.findIndex(({ expression }) => printExpression(expression) === own);
  const plain = query.orderBy.every(
    (key) => printExpression(key.expression) === own && key.direction !== "DESC",
  );
  const others = query.items.filter((_, i) => i !== at);
  if (at < 0 || !plain || query.limit !== undefined || !others.every(isAmount)) return undefined;
  const found = new Set(rows.map((row) => String(row[at] ?? "").slice(0, 10)));
  const days = [...found].sort().map(firstDay);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.includes(undefined)) return undefined;
  const all = bucketsOf(time.unit, { from: first, to: `${last}~` });
  const places = [...found].map((one) => all.indexOf(one));
  if (places.includes(-1)) return undefined;
  const buckets = all.slice(Math.min(...places), Math.max(...places) + 1);
  return buckets.length === found.size ? undefined : writeFilledSeries(sql, dialect, buckets);
}

/** Of two quarters that were picked those between are not missing, nor is a year that was left out. */
function choosesTimes({ where }: Select, moment: string): boolean {
  const parts = conjuncts(where).map(stripGroups);
  return parts.some((part) => {
    if (part.kind === "or") return part.operands.some((one) => isAbout(one, moment));
    const picked =
      part.kind === "in" || (part.kind === "comparison" && /^(?:=|!=|<>)$/.test(part.operator));
    return picked && readTime(part.left) !== undefined;
  });
}

function isAbout(node: Expression, moment: string): boolean {
  const part = stripGroups(node);
  return part.kind === "comparison" && printExpression(part.left) === moment;
}

/** Nothing is none of it: of averages it is not. */
function isAmount({ expression: node }: SelectItem): boolean {
  return node.kind === "call" && node.over === undefined && /^(?:sum|count)$/i.test(node.name);
}

/** Of a bucket as it is written; weekdays and hours have no day. */
function firstDay(bucket: string): string | undefined {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(bucket);
  if (quarter !== null)
    return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, "0")}-01`;
  if (/^\d{1,2}$/.test(bucket)) return "";
  const [year, month = "01", day = "01"] = bucket.split("-");
  return /^\d{4}$/.test(year ?? "") ? `${year}-${month}-${day}` : undefined;
}

type Period = { readonly from: string; readonly to: string };

function periodAsked(column: Expression, { where }: Select): Period | undefined {
  const name = printExpression(bare(column));
  for (const part of periodsOf(conjuncts(where)))
    if ("column" in part && printExpression(part.column) === name) return part;
  return undefined;
}

const numbers = (from: number, to: number, width: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, "0"));

/** As functions of time write them. */
function bucketsOf(unit: OutlineWord, period: Period | undefined): string[] {
  if (unit === "weekday") return numbers(0, 6, 1);
  if (unit === "hour") return numbers(0, 23, 2);
  if (unit === "month_of_year") return numbers(1, 12, 2);
  const first = period && parseDate(period.from);
  if (period === undefined || first === undefined || first === null) return [];
  const found: string[] = [];
  for (let day = first, text = period.from; text < period.to && found.length <= most; ) {
    const bucket = bucketOf(unit, text);
    if (bucket !== found.at(-1)) found.push(bucket);
    const next = new Date(Date.UTC(day.year, day.month - 1, day.day + 1));
    day = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
    text = formatDate(day);
  }
  return found.length > most ? [] : found;
}

function bucketOf(unit: OutlineWord, day: string): string {
  if (unit === "week") return mondayOf(day);
  if (unit === "year") return day.slice(0, 4);
  if (unit === "month") return day.slice(0, 7);
  return unit === "quarter" ? `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}` : day;
}

function mondayOf(day: string): string {
  const date = parseDate(day);
  return date === null ? day : formatDate(addDays(date, -((weekdayOf(date) + 6) % 7)));
}

/** The report that was filled; undefined where none was. */
export function readFilledSeries(query: Query): Select | undefined {
  if (query.kind !== "select") return undefined;
  const [series, found] = query.from;
  if (series?.alias !== "series" || found?.alias !== "found") return undefined;
  const { source } = found;
  return source.kind === "subquery" && source.query.kind === "select" ? source.query : undefined;
}
