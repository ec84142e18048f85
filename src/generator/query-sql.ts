// Prints a query as SQLite's SQL, in one form for each thing that can be asked: qualified columns, no table
// that is not needed. Drafted tables are joined; what a domain declares is nested along its links.
import { writeFunction } from "../outline/write-functions.ts";
import { parseSql } from "../sql/parse.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Select } from "../sql/tree.ts";
import { firstSelect } from "../sql/tree-builders.ts";
import { isSafeJoin } from "./analyst/reach.ts";
import {
  type DeclaredLinks,
  nestedConditions,
  nestedTables,
  settledColumns,
} from "./condition-sql.ts";
import { filterFields, filterSql, fromSql } from "./filter-sql.ts";
import {
  type Bucket,
  type Dimension,
  type Filter,
  isField,
  isMeasure,
  isWhole,
  shownBy,
  type TalkQuery,
  titlesOf,
} from "./query.ts";
import { repeatedKeys, type TableJoin } from "./tables/join-tables.ts";
import { type Measure, measureFields, measureSql } from "./tables/measure.ts";
import { foldShape, shapedGroups, shapedItems } from "./tables/shape.ts";
import type { Field, World } from "./tables/world.ts";

/** Undefined where its tables do not join, or a join would count rows twice. */
export function querySql(about: World | DeclaredLinks, query: TalkQuery): string | undefined {
  if ("links" in about) return printSql(nested(about, query));
  const text = joined(about, query);
  return text === undefined ? undefined : printSql(parseSql(text));
}

/** What is asked of declared things, and in what order: the same few again and again. */
const asked = new Map<string, Select>();

function nested(about: DeclaredLinks, query: TalkQuery): Select {
  const settled = settledColumns(query);
  const from = nestedTables(about, settled);
  const text = print(settled, { from, where: "", ascending: "" });
  const tree = asked.get(text) ?? firstSelect(parseSql(text));
  asked.set(text, tree);
  const where = nestedConditions(about, settled);
  return where === undefined ? tree : { ...tree, where };
}

function joined(world: World, query: TalkQuery): string | undefined {
  const used = columnsUsed(world, query);
  // Of two ways the one through the first key of what is asked about.
  const wanted = world.join([...used.keys()], keptTable(query) ?? query.of.key);
  if (wanted === undefined || !isSafe(world, query, wanted)) return undefined;
  // Of several tables, a star would show them all.
  if (isWhole(query) && wanted.steps.length > 0) return undefined;
  const repeated = query.shape?.kind === "keep" ? new Map() : repeatedKeys(wanted, used);
  const join = repeated.size === 0 ? wanted : world.join(restOf(wanted, repeated));
  const place = join && joinedPlace(world, query, join);
  const text = place && print(query, place);
  if (text === undefined) return undefined;
  const instead = new Map([...repeated.values()].map((one) => [one.key, one.instead]));
  const whole = text
    .split(" ")
    .map((word) => instead.get(word) ?? word)
    .join(" ");
  return query.shape === undefined ? whole : foldShape(whole, query.shape);
}

/** All of whose rows stay: joins go out from it. */
function keptTable({ shape, by: [first] }: TalkQuery): string | undefined {
  return shape?.kind === "keep" && first?.kind === "row" ? first.subject.key : undefined;
}

/** Rows that are listed may repeat; those that are added up may not. */
function isSafe(world: World, { of, measures, by, through }: TalkQuery, join: TableJoin): boolean {
  if (measures.length === 0) return true;
  const adding = measures.some(({ aggregate }) => aggregate === "SUM" || aggregate === "AVG");
  const counted = measures.every(({ aggregate, distinct }) => aggregate === "COUNT" && !distinct);
  // "how many orders do those customers have" counts the rows of both together.
  if (through !== undefined && by.length === 0 && counted) return true;
  return isSafeJoin(world, of.key, join, adding);
}

function restOf({ first, steps }: TableJoin, without: ReadonlyMap<string, unknown>): string[] {
  return [first, ...steps.map(({ to }) => to)].filter((table) => !without.has(table));
}

/** The tables of a query and its conditions, written in one way or the other. */
type FromWhere = {
  readonly from: string;
  readonly where: string;
  /** What an order says that goes up. */
  readonly ascending: string;
  /** The query whose rows are put together with these. */
  readonly other?: string | undefined;
};

function joinedPlace(world: World, query: TalkQuery, join: TableJoin): FromWhere | undefined {
  const { set } = query;
  const where = query.where.filter(({ kind }) => kind !== "slot");
  // Of the airports of some flights, what was declared is said of the flights.
  const nested = world.declared && nestedConditions(world.declared, query, query.through?.[0]);
  const all = where.map((filter) => filterSql(world, filter));
  const other = set && joined(world, set.other);
  if (all.includes(undefined) || (set !== undefined && other === undefined)) return undefined;
  const bound = all.map((text, i) =>
    all.length > 1 && where[i]?.kind === "either" ? `( ${text} )` : text,
  );
  if (nested !== undefined) bound.push(printExpression(nested));
  return { from: fromSql(world, join), where: bound.join(" AND "), ascending: " ASC", other };
}

function print(query: TalkQuery, place: FromWhere): string {
  const { having, order, limit, set } = query;
  const distinct = query.distinct === true ? "DISTINCT " : "";
  const parts = [`SELECT ${distinct}${shown(query).join(" , ")}`, `FROM ${place.from}`];
  if (place.where !== "") parts.push(`WHERE ${place.where}`);
  const groups = [...(query.shape ? shapedGroups(query.shape) : []), ...query.by.map(groupSql)];
  if (groups.length > 0) parts.push(`GROUP BY ${groups.join(" , ")}`);
  if (having !== undefined)
    parts.push(`HAVING ${measureSql(having.measure)} ${having.op} ${having.value}`);
  if (set !== undefined) parts.push(set.op, place.other ?? "");
  if (query.shape?.kind === "bands") parts.push(`ORDER BY MIN ( ${query.shape.field.sql} )`);
  else if (order !== undefined)
    parts.push(`ORDER BY ${orderSql(order.by)}${order.descending ? " DESC" : place.ascending}`);
  if (limit !== undefined) parts.push(`LIMIT ${limit}`);
  return parts.join(" ");
}

/** The tables that take part, each with the columns that are asked for; "*" where it must stay. */
function columnsUsed(world: World, query: TalkQuery): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const note = (table: string, column?: string): void => {
    const columns = used.get(table) ?? new Set<string>();
    if (column !== undefined) columns.add(column);
    used.set(table, columns);
  };
  const { of, measures, by, columns, where, having, order, through = [] } = query;
  const fields = [...columns, ...by.flatMap(dimensionFields), ...where.flatMap(filterFields)];
  const counted = having === undefined ? measures : [...measures, having.measure];
  fields.push(...counted.flatMap(measureFields));
  if (order !== undefined) fields.push(...orderFields(order.by));
  if (query.shape?.kind === "bands") fields.push(query.shape.field);
  for (const field of fields) note(field.table, field.sql);
  // Divided by how many of another: its rows are what is counted.
  for (const { per } of counted) if (per !== undefined) note(per.table, "*");
  for (const table of through) note(table, "*");
  // Rows that others refer to take part, also where they are not what is asked about.
  for (const filter of where) if (filter.kind === "linked") note(ownerOf(world, filter) ?? of.key);
  const rows = isWhole(query) || (by.length === 0 && measures.some((one) => one.of === undefined));
  const whole = rows || where.some(({ kind }) => kind === "linked");
  note(of.key, whole ? "*" : undefined);
  return used;
}

function ownerOf(
  { edges }: World,
  filter: Extract<Filter, { kind: "linked" }>,
): string | undefined {
  const { childField, parentField } = filter;
  return edges.find((one) => one.childField === childField && one.parentField === parentField)
    ?.parent;
}

function shown(query: TalkQuery): string[] {
  const { measures, by, columns } = query;
  const names = [...by.flatMap(shownSql), ...columns.map((field) => field.sql)];
  if (query.namesOnly === true) return names;
  const figures = measures.map((measure, i) => {
    // Rows that are not there are not counted.
    const rows = keptTable(query) !== undefined && measure.of === undefined && query.of.id;
    const whole = rows ? `COUNT ( ${rows.sql} )` : measureSql(measure);
    const text =
      query.share === true && i === 0 ? `100.0 * ${whole} / SUM ( ${whole} ) OVER ( )` : whole;
    const plain =
      measure.aggregate === "COUNT" && measure.per === undefined && query.share !== true;
    return query.round === true && !plain ? `ROUND ( ${text} , 2 )` : text;
  });
  if (query.shape !== undefined)
    return shapedItems(query.shape, { names, figures, groups: by.map(groupSql) });
  return names.length + figures.length === 0 ? ["*"] : [...names, ...figures];
}

const shownSql = (dimension: Dimension): string[] =>
  dimension.kind === "row" ? shownBy(dimension).map(({ sql }) => sql) : [groupSql(dimension)];

function groupSql(dimension: Dimension): string {
  switch (dimension.kind) {
    case "field":
      return dimension.field.sql;
    case "row":
      return dimension.subject.id?.sql ?? titlesOf(dimension.subject)[0]?.sql ?? "";
    case "time":
      return dimension.starts === undefined
        ? bucketSql(dimension.field.sql, dimension.bucket)
        : (writeFunction("fiscal", [dimension.field.sql, `${dimension.starts}`], "sqlite") ?? "");
    default:
      return dimension satisfies never;
  }
}

export function bucketSql(column: string, bucket: Bucket): string {
  switch (bucket) {
    case "year":
      return `strftime('%Y', ${column})`;
    case "month":
      return `strftime('%Y-%m', ${column})`;
    case "month-of-year":
      return `strftime('%m', ${column})`;
    case "weekday":
      return `strftime('%w', ${column})`;
    case "hour":
      return `strftime('%H', ${column})`;
    case "day":
      return `date(${column})`;
    case "quarter":
      return `strftime('%Y', ${column}) || '-Q' || ((strftime('%m', ${column}) + 2) / 3)`;
    default:
      return bucket satisfies never;
  }
}

function orderSql(by: Measure | Dimension | Field): string {
  if (isMeasure(by)) return measureSql(by);
  if (isField(by)) return by.sql;
  return by.kind === "row" ? (shownBy(by)[0]?.sql ?? "") : groupSql(by);
}

function dimensionFields(dimension: Dimension): readonly Field[] {
  if (dimension.kind !== "row") return [dimension.field];
  const { id } = dimension.subject;
  return id === undefined ? shownBy(dimension) : [id, ...shownBy(dimension)];
}

function orderFields(by: Measure | Dimension | Field): readonly Field[] {
  if (isMeasure(by)) return measureFields(by);
  return isField(by) ? [by] : dimensionFields(by);
}
