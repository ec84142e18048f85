// Prints a report as SQLite's SQL, in one form for each thing that can be asked.
import type { Join } from "../tables/join-tables.ts";
import { type Measure, measureFields, measureSql } from "../tables/measure.ts";
import type { Field, Subject, World } from "../tables/world.ts";
import { isSafeJoin } from "./reach.ts";
import {
  type Bucket,
  type Dimension,
  type Filter,
  isField,
  isList,
  isMeasure,
  type Report,
} from "./report.ts";

/** Undefined where its tables do not join, or a join would count rows twice. */
export function reportSql(world: World, report: Report): string | undefined {
  const fields = report.where.flatMap(filterFields);
  fields.push(...report.columns, ...report.by.flatMap(dimensionFields));
  fields.push(...report.measures.flatMap(measureFields));
  if (report.having !== undefined) fields.push(...measureFields(report.having.measure));
  if (report.order !== undefined) fields.push(...orderFields(report.order.by));
  const tables = [...new Set([report.of.key, ...fields.map((field) => field.table)])];
  // Of two ways the one through the first key of what is counted.
  const join = world.join(tables, report.of.key);
  const adding = report.measures.some(
    ({ aggregate }) => aggregate === "SUM" || aggregate === "AVG",
  );
  if (join === undefined || !isSafeJoin(world, report.of.key, join, adding)) return undefined;
  // Of several tables, a star would show them all.
  if (isList(report) && report.columns.length === 0 && join.steps.length > 0) return undefined;
  const parts = [`SELECT ${shown(report).join(" , ")}`, `FROM ${fromSql(world, join)}`];
  if (report.where.length > 0) {
    const all = report.where.map((filter) => filterSql(world, filter));
    if (all.includes(undefined)) return undefined;
    parts.push(`WHERE ${all.join(" AND ")}`);
  }
  if (report.by.length > 0) parts.push(`GROUP BY ${report.by.map(groupSql).join(" , ")}`);
  const { having, order, limit } = report;
  if (having !== undefined)
    parts.push(`HAVING ${measureSql(having.measure)} ${having.op} ${having.value}`);
  if (order !== undefined)
    parts.push(`ORDER BY ${orderSql(order.by)} ${order.descending ? "DESC" : "ASC"}`);
  if (limit !== undefined) parts.push(`LIMIT ${limit}`);
  return parts.join(" ");
}

function fromSql(world: World, { first, steps }: Join): string {
  const sqlOf = (table: string): string => world.byTable.get(table)?.sql ?? table;
  const joins = steps.map(
    ({ edge, to }) => `JOIN ${sqlOf(to)} ON ${edge.childField} = ${edge.parentField}`,
  );
  return [sqlOf(first), ...joins].join(" ");
}

function shown(report: Report): string[] {
  const { measures, by, columns } = report;
  const names = [...by.flatMap(shownSql), ...columns.map((field) => field.sql)];
  if (measures.length === 0) return names.length === 0 ? ["*"] : names;
  if (report.namesOnly === true) return names;
  return [
    ...names,
    ...measures.map((measure, i) => {
      const whole = measureSql(measure);
      const text =
        report.share === true && i === 0 ? `100.0 * ${whole} / SUM ( ${whole} ) OVER ( )` : whole;
      const plain =
        measure.aggregate === "COUNT" && measure.per === undefined && report.share !== true;
      return report.round === true && !plain ? `ROUND ( ${text} , 2 )` : text;
    }),
  ];
}

function shownSql(dimension: Dimension): string[] {
  if (dimension.kind === "row") return titlesOf(dimension.subject).map((field) => field.sql);
  return [groupSql(dimension)];
}

export function titlesOf({ titles, id, fields }: Subject): readonly Field[] {
  if (titles.length > 0) return titles;
  return id !== undefined ? [id] : fields.slice(0, 1);
}

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
  return by.kind === "row" ? (titlesOf(by.subject)[0]?.sql ?? "") : groupSql(by);
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
      const { none, child, childField, parentField, within } = filter;
      const tables = within.flatMap(filterFields).map(({ table }) => table);
      const join = world.join([child.key, ...tables], child.key);
      if (join === undefined) return undefined;
      const which = within.map((one) => filterSql(world, one)).join(" AND ");
      const from = fromSql(world, join);
      return `${parentField} ${none ? "NOT IN" : "IN"} ( SELECT ${childField} FROM ${from}${which === "" ? "" : ` WHERE ${which}`} )`;
    }
    default:
      return filter satisfies never;
  }
}

function literal(field: Field, value: string): string {
  return field.numeric ? value : `'${value.replaceAll("'", "''")}'`;
}

/** Those of a subquery stay in it. */
function filterFields(filter: Filter): readonly Field[] {
  if (filter.kind === "linked") return [];
  return filter.kind === "person" ? filter.names.map(({ field }) => field) : [filter.field];
}

function dimensionFields(dimension: Dimension): readonly Field[] {
  if (dimension.kind !== "row") return [dimension.field];
  const { id } = dimension.subject;
  return id === undefined ? titlesOf(dimension.subject) : [id, ...titlesOf(dimension.subject)];
}

function orderFields(by: Measure | Dimension | Field): readonly Field[] {
  if (isMeasure(by)) return measureFields(by);
  return isField(by) ? [by] : dimensionFields(by);
}
