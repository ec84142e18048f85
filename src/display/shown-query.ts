// From the model's query to the one whose rows people see: what they want to know of a flight instead
// of its id, columns named as they are headed. One query, so that what is shown can be copied and run.

import type { Dialect, Schema } from "../database/database.ts";
import type { DetailQuery, ValueFormat, Wording } from "../entities/wording.ts";
import { foldedShape } from "../outline/folded-shapes.ts";
import { nameParts } from "../sql/name.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printSql } from "../sql/print.ts";
import { isPlainName } from "../sql/quote-name.ts";
import type { Expression, FromItem, Query, Select, SelectItem } from "../sql/tree.ts";
import { nowhere } from "../sql/tree-builders.ts";
import { amountOf } from "./amounts.ts";
import { bucketNames } from "./bucket-names.ts";
import type { ShownColumn } from "./format-rows.ts";
import { joinNested } from "./join-nested.ts";
import { createVoice } from "./paraphrase.ts";
import { keyOf } from "./say/names.ts";
import { withNamedGroups } from "./say/report-groups.ts";
import { titlesOf } from "./say/short-titles.ts";
import { withSpeltStars } from "./spelt-stars.ts";
import { type StoredRows, writeColumns } from "./write-columns.ts";

export type ShownQuery = {
  /** What is run. */
  readonly run: string;
  /** What gives the rows as they are shown, said with joins, for reading and taking along. */
  readonly read: (found: StoredRows, dialect: Dialect) => string;
  /** Of each column in order; none where nothing is known about them. */
  readonly columns: readonly ShownColumn[];
  /** Whether it gives other columns than the query it was made from. */
  readonly detailed: boolean;
};

/** What is no plain SELECT, or no SQL that Segue reads, is shown as it is. */
export function shownQuery(sql: string, wording: Wording, schema: Schema): ShownQuery {
  const select = readSelect(sql);
  if (select === undefined) return { run: sql, read: () => sql, columns: [], detailed: false };
  const only = select.items.length === 1 ? columnName(select.items[0]?.expression) : undefined;
  const key = only ?? keyOfAll(select, wording, schema);
  const detail = key === undefined ? undefined : wording.details[key];
  const detailed =
    key === undefined || detail === undefined
      ? undefined
      : withDetails(select, key, detail, isOnlyKey(schema, key));
  const shownIn = (dialect: Dialect): Shown =>
    detailed ?? withTitles(withSpeltStars(select, dialect, wording, schema), wording, schema);
  const { columns } = shownIn("sqlite");
  return {
    run: printSql((detailed ?? withTitles(select, wording, schema)).select),
    read: (found, dialect) =>
      printSql(joinNested(writeColumns(shownIn(dialect).select, columns, found, dialect))),
    columns,
    detailed: detailed !== undefined,
  };
}

/** All about rows that are told by what they belong to; undefined where less would be told so than there is. */
function keyOfAll(
  { items, from, groupBy, distinct }: Select,
  { details }: Wording,
  { tables }: Schema,
): string | undefined {
  const [one, ...others] = from;
  if (items.length !== 1 || items[0]?.expression.kind !== "star") return undefined;
  if (one === undefined || others.length > 0 || groupBy.length > 0 || distinct) return undefined;
  const name = plainTable(one);
  const table = tables.find((known) => known.name.toLowerCase() === name);
  const [column, ...more] = table?.primaryKey ?? [];
  if (table === undefined || column === undefined || more.length > 0) return undefined;
  const key = `${name}.${column.toLowerCase()}`;
  return (details[key]?.columns.length ?? 0) < table.columns.length ? undefined : key;
}

function readSelect(sql: string): Select | undefined {
  const query = tryParse(sql);
  return query && plainSelect(query);
}

function plainSelect(query: Query): Select | undefined {
  if (query.kind === "query-group") return plainSelect(query.inner);
  return query.kind === "select" ? query : undefined;
}

function columnName(node: Expression | undefined): string | undefined {
  return node?.kind === "column" ? nameParts(node.name).join(".") : undefined;
}

type Shown = { readonly select: Select; readonly columns: readonly ShownColumn[] };

function withDetails(
  select: Select,
  key: string,
  detail: DetailQuery,
  onlyKey: boolean,
): Shown | undefined {
  const looked = readSelect(detail.sql.replace("{keys}", "NULL"));
  if (looked === undefined) return undefined;
  const items = looked.items.slice(1).map(({ expression }, i): SelectItem => {
    const title = detail.columns[i]?.title ?? "";
    const own = columnName(expression)?.split(".").at(-1) === title;
    return { ...nowhere, expression, ...(own ? {} : { alias: asName(title) }) };
  });
  const { columns } = detail;
  const table = key.split(".")[0];
  const tables = select.from.map(plainTable);
  const own = tables.includes(table);
  const free = looked.from.slice(1).every((item) => !tables.includes(plainTable(item)));
  // A key that names one row of the only table: every row of the answer is one of that table.
  const once = select.from.length === 1 && onlyKey;
  if (own && free && select.groupBy.length === 0 && (!select.distinct || once)) {
    const from = [...select.from, ...looked.from.slice(1)];
    return { select: { ...select, distinct: false, items, from }, columns };
  }
  const [left] = looked.items;
  if (left === undefined) return undefined;
  const where: Expression = {
    ...nowhere,
    kind: "in",
    negated: false,
    left: left.expression,
    right: { ...nowhere, kind: "subquery", query: select },
  };
  return { select: { ...looked, distinct: false, items, where }, columns };
}

/** Counts and the like are named as they are headed; codes and times are written for people. */
function withTitles(select: Select, wording: Wording, schema: Schema): Shown {
  const voice = createVoice(select, wording, schema);
  const named = withNamedGroups(select, wording);
  const { shape, report } =
    foldedShape(select) ?? (named === select ? {} : { report: named, shape: undefined });
  const told = report === undefined ? voice : createVoice(report, wording, schema);
  const place = { voice: told, subject: told.subject(report ?? select), through: [] };
  const { amounts = {} } = wording;
  const keyed = (node: Expression): string | undefined => keyOf(node, voice);
  // What a query of several steps shows is headed as in the report that it is made of.
  const asked = select.items.map(({ expression }, i) => report?.items[i]?.expression ?? expression);
  const titles = titlesOf(asked, place);
  const items = select.items.map((item, i): SelectItem => {
    const unit = amountOf(item.expression, amounts, keyed)?.unit;
    const { expression = item.expression } = report?.items[i] ?? {};
    const counted = shape === "spread" && i > 0 ? "how many" : undefined;
    const plain =
      counted ??
      titles[i] ??
      (expression === item.expression ? undefined : told.value(expression, place));
    const own = columnName(item.expression)?.split(".").at(-1);
    const title = unit === undefined ? plain : withUnit(plain ?? own, unit);
    const headed = item.alias ?? title;
    return headed === undefined ? item : { ...item, alias: asName(headed) };
  });
  const columns = items.map(({ expression, alias }): ShownColumn => {
    const column = keyOf(expression, voice) ?? "";
    const end = wording.formats[keyOf(endOf(expression), voice) ?? ""];
    const amount = amountOf(expression, amounts, keyed);
    const title = alias?.replaceAll(/^["`[]|["`\]]$/g, "");
    const format = wording.formats[column] ?? (isMoment(end) ? end : undefined);
    const names = wording.names[column] ?? bucketNames(expression);
    return {
      ...(title === undefined ? {} : { title }),
      ...(format === undefined ? {} : { format }),
      ...(names === undefined ? {} : { names }),
      ...(amount === undefined ? {} : { amount }),
    };
  });
  return { select: { ...select, items }, columns };
}

/** The first and the last of moments are moments. */
const endOf = (node: Expression): Expression =>
  node.kind === "call" && /^(?:min|max)$/i.test(node.name) ? (node.arguments[0] ?? node) : node;

const isMoment = (format: ValueFormat | undefined): boolean =>
  format === "seconds" || format === "milliseconds" || format === "yyyymmdd";

const withUnit = (title: string | undefined, unit: string): string | undefined =>
  title === undefined ? undefined : `${title.replaceAll(/^["`[]|["`\]]$/g, "")} (${unit})`;

const plainTable = ({ source, alias }: FromItem): string | undefined =>
  source.kind === "table" && alias === undefined ? nameParts(source.name).join(".") : undefined;

function isOnlyKey(schema: Schema, key: string): boolean {
  const [table, column] = key.split(".");
  const found = schema.tables.find(({ name }) => name.toLowerCase() === table);
  return found?.primaryKey.length === 1 && found.primaryKey[0]?.toLowerCase() === column;
}

/** Names in some databases, words of SQL in others; people head columns with them. */
const unsure = new Set("date day hour minute month second time year".split(" "));

/** A title as the name of a column; what is quoted already stays as it is. */
function asName(title: string): string {
  if (/^(?:"[^"]*"|`[^`]*`|\[[^\]]*\])$/.test(title)) return title;
  const plain = isPlainName(title) && !unsure.has(title.toLowerCase());
  return plain ? title : `"${title.replaceAll('"', "")}"`;
}
