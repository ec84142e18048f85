// Conditions on columns as SQL, and the tables that they stand on, joined.
import { quotedText } from "../sql/quote-name.ts";
import type { Filter } from "./query.ts";
import type { TableJoin } from "./tables/join-tables.ts";
import { measureFields, measureSql } from "./tables/measure.ts";
import type { Field, World } from "./tables/world.ts";

export function fromSql(world: World, { first, steps }: TableJoin): string {
  const sqlOf = (table: string): string => world.byTable.get(table)?.sql ?? table;
  const joins = steps.map(
    ({ edge, to }) => `JOIN ${sqlOf(to)} ON ${edge.childField} = ${edge.parentField}`,
  );
  return [sqlOf(first), ...joins].join(" ");
}

/** Undefined where the tables of a subquery do not join, or it is no condition on a column. */
export function filterSql(world: World, filter: Filter): string | undefined {
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
    case "slot":
      return undefined;
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
  return field.numeric ? value : quotedText(value);
}

/** Those of a subquery stay in it. */
export function filterFields(filter: Filter): readonly Field[] {
  if (filter.kind === "linked" || filter.kind === "slot") return [];
  if (filter.kind === "either") return filter.of.flatMap(filterFields);
  return filter.kind === "person" ? filter.names.map(({ field }) => field) : [filter.field];
}
