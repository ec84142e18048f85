// A report as a query, and back: which rows it is about, so that "only nonstop" narrows those and the report is
// made again.
import type { ReportGroup, ReportWords } from "../../entities/wording.ts";
import { parseSql } from "../../sql/parse.ts";
import { trySelect } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import { isAmong } from "../../sql/same.ts";
import type { Expression, Select } from "../../sql/tree.ts";
import {
  conditionsIn,
  group,
  lookedUpIn,
  negation,
  onlyTable,
  withConditions,
} from "../../sql/tree-builders.ts";
import { type CountedRows, wayTo } from "./counted-rows.ts";

export type Report = {
  readonly rows: CountedRows;
  /** "COUNT ( * )" */
  readonly figure: string;
  readonly groups: readonly Pick<ReportGroup, "table" | "by" | "joins" | "inOrder">[];
  /** What the figure counts once each. */
  readonly counted?: ReportGroup;
  readonly having?: { readonly operator: string; readonly amount: number };
  readonly descending?: boolean;
  readonly limit?: number;
  readonly ranked?: boolean;
};

/** Null where two groups need the same table for different things, or there is no way to them. */
export function writeReport(report: Report): string | null {
  const { rows, figure, groups, counted, having, descending, limit, ranked = false } = report;
  const tables = new Set(groups.map(({ table }) => table));
  const [table = rows.table, ...others] = tables;
  const way = others.length > 0 ? null : wayTo(table, rows);
  if (way === null) return null;
  const joins = new Map(way.steps.slice(1).map(({ table: to, on }) => [to, on]));
  for (const { table: to, on } of [...groups, ...(counted ? [counted] : [])].flatMap(
    (one) => one.joins ?? [],
  )) {
    if ((joins.get(to) ?? on) !== on) return null;
    joins.set(to, on);
  }
  const from = [...joins].map(([to, on]) => `JOIN ${to} ON ${on}`);
  const by = groups.map((one) => one.by);
  const order = descending === true ? "DESC" : "ASC";
  const rank = ranked ? [`RANK ( ) OVER ( ORDER BY ${figure} ${order} )`] : [];
  const inOrder = groups.filter((one) => one.inOrder === true).map((one) => one.by);
  const ordered = descending === undefined ? inOrder : [`${figure} ${order}`];
  const clauses = [
    `SELECT ${[...rank, ...by, figure].join(" , ")} FROM ${[table, ...from].join(" ")}`,
    way.where.length === 0 ? "" : `WHERE ${way.where.join(" AND ")}`,
    by.length === 0 ? "" : `GROUP BY ${by.join(" , ")}`,
    having === undefined ? "" : `HAVING ${figure} ${having.operator} ${having.amount}`,
    ordered.length === 0 ? "" : `ORDER BY ${ordered.join(" , ").replaceAll(" ASC", "")}`,
    limit === undefined ? "" : `LIMIT ${limit}`,
  ];
  return printSql(parseSql(clauses.filter((one) => one !== "").join(" ")));
}

/** How many in a hundred of the rows are of `part`; null where those are no part of them. */
export function shareFigure(all: CountedRows, part: CountedRows): string | null {
  const more = part.parts.filter((one) => !isAmong(one, all.parts));
  if (all.table !== part.table || more.length === 0) return null;
  if (part.parts.length - more.length !== all.parts.length) return null;
  const when = more.map((one) => printExpression(one)).join(" AND ");
  return `100.0 * COUNT ( CASE WHEN ${when} THEN 1 END ) / COUNT ( * )`;
}

/** The few rows with the most or the least of a figure of theirs. */
export function endRows(
  { table, parts }: CountedRows,
  asked: { readonly column: string; readonly descending: boolean; readonly limit: number },
  { rows }: ReportWords,
): string | null {
  const key = rows.find((one) => one.table === table)?.key;
  if (key === undefined || !asked.column.startsWith(`${table}.`)) return null;
  const order = `ORDER BY ${asked.column}${asked.descending ? " DESC" : ""} LIMIT ${asked.limit}`;
  return printSql(parseSql(`SELECT ${key} FROM ${table}${whereOf(parts)} ${order}`));
}

/** Things by rows that name them, `thing IN ( SELECT ... )`: none of those, nothing but those, those and those. */
export function turnedRound(
  kind: "never" | "only" | "both",
  queries: readonly string[],
): string | null {
  const selects = queries.map(trySelect);
  const [first] = selects;
  const named = selects.flatMap((one) => (one?.where && isNamed(one.where) ? one.where : []));
  const [told] = named;
  if (first === undefined || first.groupBy.length > 0 || named.length < queries.length) return null;
  const written = (parts: readonly Expression[]): string => printSql(withConditions(first, parts));
  if (kind === "both") return written(named);
  if (told?.kind !== "in" || told.right.kind !== "subquery") return null;
  if (kind === "never") return written([{ ...told, negated: true }]);
  const query = lookedUpIn(told);
  if (query?.where === undefined) return null;
  const rest = { ...query, where: negation(group(query.where)) };
  return written([told, { ...told, negated: true, right: { ...told.right, query: rest } }]);
}

const isNamed = (part: Expression): boolean =>
  part.kind === "in" && !part.negated && part.right.kind === "subquery";

/** Those of all there are that none of the rows is of. */
export function absentFrom(rows: CountedRows, group: ReportGroup): string | null {
  if (group.among === undefined || group.table !== rows.table) return null;
  const table = group.among.slice(0, group.among.lastIndexOf("."));
  const joins = (group.joins ?? []).map(({ table: to, on }) => ` JOIN ${to} ON ${on}`).join("");
  const those = `SELECT ${group.by} FROM ${rows.table}${joins}${whereOf(rows.parts)}`;
  const sql = `SELECT DISTINCT ${group.among} FROM ${table} WHERE ${group.among} NOT IN ( ${those} )`;
  return printSql(parseSql(sql));
}

/** The rows that a query lists, counts or works something out of; null of any other. */
export function rowsListed(sql: string, { rows }: Pick<ReportWords, "rows">): CountedRows | null {
  const query = trySelect(sql);
  if (query === undefined || query.groupBy.length > 0 || query.limit !== undefined) return null;
  const [item, ...more] = query.items;
  const table = onlyTable(query);
  if (item === undefined || more.length > 0) return null;
  const { expression } = item;
  const shown =
    expression.kind === "call" && expression.name.toUpperCase() === "COUNT"
      ? expression.arguments[0]
      : expression;
  const one = rows.find((row) => row.table === table);
  const isKey = shown?.kind === "star" || (shown?.kind === "column" && shown.name === one?.key);
  if (one === undefined || !isKey) return null;
  return { table: one.table, parts: conditionsIn(query.where) };
}

export type MadeReport = {
  /** What is grouped, as a list. */
  readonly rows: CountedRows;
  readonly listed: string;
  /** The same report of other rows. */
  of(rows: CountedRows): string;
  /** The rows themselves, in an order that was asked for. */
  readonly isList: boolean;
  readonly select: Select;
};

/** A report about rows of the domain, taken apart; null where it is none. */
export function reportOf(sql: string, words: ReportWords): MadeReport | null {
  const query = trySelect(sql);
  if (query === undefined) return null;
  const [first] = query.from;
  const table = first?.source.kind === "table" ? first.source.name : undefined;
  const one = words.rows.find((row) => row.table === table);
  const isShare = query.items.length === 1 && query.items[0]?.expression.kind === "arithmetic";
  const isList = one !== undefined && isSorted(query, one.key);
  if (one === undefined || (query.groupBy.length === 0 && !isShare && !isList)) return null;
  const parts = conditionsIn(query.where);
  const rows = { table: one.table, parts };
  const of = (made: CountedRows): string => printSql(withConditions(query, made.parts));
  return { rows, listed: listOf(one.key, rows), select: query, of, isList };
}

function isSorted({ items, groupBy, orderBy }: Select, key: string): boolean {
  const [item, ...more] = items;
  if (more.length > 0 || groupBy.length > 0 || orderBy.length === 0) return false;
  return item?.expression.kind === "column" && item.expression.name === key;
}

/** Whether it is nothing but these rows. */
export function isListOf(sql: string, { rows }: Pick<ReportWords, "rows">): boolean {
  const listed = rowsListed(sql, { rows });
  const one = rows.find(({ table }) => table === listed?.table);
  return listed !== null && one !== undefined && sql === listOf(one.key, listed);
}

const listOf = (key: string, { table, parts }: CountedRows): string =>
  printSql(parseSql(`SELECT DISTINCT ${key} FROM ${table}${whereOf(parts)}`));

const whereOf = (parts: readonly Expression[]): string =>
  parts.length === 0 ? "" : ` WHERE ${parts.map((one) => printExpression(one)).join(" AND ")}`;
