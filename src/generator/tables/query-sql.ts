// Prints a query as SQLite's SQL, in one form for each thing that can be asked: qualified columns, joins,
// no table that is not needed.
import { parseSql } from "../../sql/parse.ts";
import { printSql } from "../../sql/print.ts";
import { isSafeJoin } from "../analyst/reach.ts";
import { repeatedKeys, type TableJoin } from "./join-tables.ts";
import { type Measure, measureFields, measureSql } from "./measure.ts";
import {
  type Bucket,
  type Dimension,
  type Filter,
  isField,
  isMeasure,
  isWhole,
  shownBy,
  type TableQuery,
  titlesOf,
} from "./query.ts";
import { foldShape, shapedGroups, shapedItems } from "./shape.ts";
import type { Field, World } from "./world.ts";

/** Undefined where its tables do not join, or a join would count rows twice. */
export function querySql(world: World, query: TableQuery): string | undefined {
  const text = written(world, query);
  return text === undefined ? undefined : printSql(parseSql(text));
}

function written(world: World, query: TableQuery): string | undefined {
  const used = columnsUsed(query);
  // Of two ways the one through the first key of what is asked about.
  const wanted = world.join([...used.keys()], keptTable(query) ?? query.of.key);
  if (wanted === undefined || !isSafe(world, query, wanted)) return undefined;
  // Of several tables, a star would show them all.
  if (isWhole(query) && wanted.steps.length > 0) return undefined;
  const repeated = query.shape?.kind === "keep" ? new Map() : repeatedKeys(wanted, used);
  const join = repeated.size === 0 ? wanted : world.join(restOf(wanted, repeated));
  const text = join === undefined ? undefined : print(world, query, join);
  if (text === undefined) return undefined;
  const instead = new Map([...repeated.values()].map((one) => [one.key, one.instead]));
  const whole = text
    .split(" ")
    .map((word) => instead.get(word) ?? word)
    .join(" ");
  return query.shape === undefined ? whole : foldShape(whole, query.shape);
}

/** All of whose rows stay: joins go out from it. */
function keptTable({ shape, by: [first] }: TableQuery): string | undefined {
  return shape?.kind === "keep" && first?.kind === "row" ? first.subject.key : undefined;
}

/** Rows that are listed may repeat; those that are added up may not. */
function isSafe(world: World, { of, measures, by, through }: TableQuery, join: TableJoin): boolean {
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

function print(world: World, query: TableQuery, join: TableJoin): string | undefined {
  const { having, order, limit, set } = query;
  const distinct = query.distinct === true ? "DISTINCT " : "";
  const parts = [`SELECT ${distinct}${shown(query).join(" , ")}`, `FROM ${fromSql(world, join)}`];
  if (query.where.length > 0) {
    const all = query.where.map((filter) => filterSql(world, filter));
    if (all.includes(undefined)) return undefined;
    const several = all.length > 1;
    parts.push(
      `WHERE ${all.map((text, i) => (several && query.where[i]?.kind === "either" ? `( ${text} )` : text)).join(" AND ")}`,
    );
  }
  const groups = [...(query.shape ? shapedGroups(query.shape) : []), ...query.by.map(groupSql)];
  if (groups.length > 0) parts.push(`GROUP BY ${groups.join(" , ")}`);
  if (having !== undefined)
    parts.push(`HAVING ${measureSql(having.measure)} ${having.op} ${having.value}`);
  if (set !== undefined) {
    const other = written(world, set.other);
    if (other === undefined) return undefined;
    parts.push(set.op, other);
  }
  if (query.shape?.kind === "bands") parts.push(`ORDER BY MIN ( ${query.shape.field.sql} )`);
  else if (order !== undefined)
    parts.push(`ORDER BY ${orderSql(order.by)} ${order.descending ? "DESC" : "ASC"}`);
  if (limit !== undefined) parts.push(`LIMIT ${limit}`);
  return parts.join(" ");
}

/** The tables that take part, each with the columns that are asked for; "*" where it must stay. */
function columnsUsed(query: TableQuery): Map<string, Set<string>> {
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
  const rows = isWhole(query) || (by.length === 0 && measures.some((one) => one.of === undefined));
  const whole = rows || where.some(({ kind }) => kind === "linked");
  note(of.key, whole ? "*" : undefined);
  return used;
}

function fromSql(world: World, { first, steps }: TableJoin): string {
  const sqlOf = (table: string): string => world.byTable.get(table)?.sql ?? table;
  const joins = steps.map(
    ({ edge, to }) => `JOIN ${sqlOf(to)} ON ${edge.childField} = ${edge.parentField}`,
  );
  return [sqlOf(first), ...joins].join(" ");
}

function shown(query: TableQuery): string[] {
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
      return bucketSql(dimension.field.sql, dimension.bucket);
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

/** Undefined where the tables of a subquery do not join. */
function filterSql(world: World, filter: Filter): string | undefined {
  switch (filter.kind) {
    case "values": {
      const { field, values, negated } = filter;
      const [first] = values;
      if (values.length === 1 && first !== undefined)
        return `${field.sql} ${negated === true ? "!=" : "="} ${literal(field, first.value)}`;
      const all = values.map(({ value }) => literal(field, value)).join(" , ");
      return `${field.sql} ${negated === true ? "NOT IN" : "IN"} ( ${all} )`;
    }
    case "amount":
      return `${filter.field.sql} ${filter.op} ${filter.value}`;
    case "day":
      return daySql(filter);
    case "between": {
      const { field, low, high } = filter;
      return `${field.sql} BETWEEN ${literal(field, low)} AND ${literal(field, high)}`;
    }
    case "like":
      return `${filter.field.sql} LIKE '%${filter.value.replaceAll("'", "''")}%'`;
    case "average": {
      const { field, op } = filter;
      const table = world.byTable.get(field.table)?.sql ?? field.table;
      return `${field.sql} ${op} ( SELECT AVG ( ${field.sql} ) FROM ${table} )`;
    }
    case "person":
      return filter.names
        .map(({ field, value }) => `${field.sql} = ${literal(field, value)}`)
        .join(" AND ");
    case "period": {
      const { from, to } = filter.period;
      const sql = filter.field.sql;
      const low = from === undefined ? [] : [`${sql} >= '${from}'`];
      const high = to === undefined ? [] : [`${sql} < '${to}'`];
      return [...low, ...high].join(" AND ");
    }
    case "years": {
      const all = filter.years.map((year) => `'${year}'`).join(" , ");
      return `strftime('%Y', ${filter.field.sql}) IN ( ${all} )`;
    }
    case "missing":
      return `${filter.field.sql} IS ${filter.negated === true ? "NOT NULL" : "NULL"}`;
    case "linked": {
      const { none, child, childField, parentField, within, having } = filter;
      const measured = having === undefined ? [] : measureFields(having.measure);
      const tables = [...within.flatMap(filterFields), ...measured].map(({ table }) => table);
      const join = world.join([child.key, ...tables], child.key);
      if (join === undefined) return undefined;
      const which = within.map((one) => filterSql(world, one)).join(" AND ");
      const from = fromSql(world, join);
      const much =
        having &&
        ` GROUP BY ${childField} HAVING ${measureSql(having.measure)} ${having.op} ${having.value}`;
      return `${parentField} ${none ? "NOT IN" : "IN"} ( SELECT ${childField} FROM ${from}${which === "" ? "" : ` WHERE ${which}`}${much ?? ""} )`;
    }
    case "either": {
      const [one, other] = filter.of.map((part) => filterSql(world, part));
      return one === undefined || other === undefined ? undefined : `${one} OR ${other}`;
    }
    default:
      return filter satisfies never;
  }
}

/** A column that holds the time too is compared with the whole day. */
function daySql({ field, op, value }: Extract<Filter, { kind: "day" }>): string {
  const { sql } = field;
  if (!field.moments || !/^\d{4}-\d\d-\d\d$/.test(value))
    return `${sql} ${op} ${literal(field, value)}`;
  const next = new Date(Date.parse(`${value}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  switch (op) {
    case "=":
      return `${sql} >= '${value}' AND ${sql} < '${next}'`;
    case ">":
      return `${sql} >= '${next}'`;
    case "<=":
      return `${sql} < '${next}'`;
    case "!=":
      return `NOT ( ${sql} >= '${value}' AND ${sql} < '${next}' )`;
    case "<":
    case ">=":
      return `${sql} ${op} '${value}'`;
    default:
      return op satisfies never;
  }
}

function literal(field: Field, value: string): string {
  return field.numeric ? value : `'${value.replaceAll("'", "''")}'`;
}

/** Those of a subquery stay in it. */
function filterFields(filter: Filter): readonly Field[] {
  if (filter.kind === "linked") return [];
  if (filter.kind === "either") return filter.of.flatMap(filterFields);
  return filter.kind === "person" ? filter.names.map(({ field }) => field) : [filter.field];
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
