// Prints a frame as SQL in the style people write for benchmarks: joins, qualified columns, no table
// that is not needed.
import type { Comparison, Frame, FrameCondition, Having, Item, Order } from "./frame.ts";
import { type Join, repeatedKeys } from "./join-tables.ts";
import type { Field, World } from "./world.ts";

/** Undefined where the tables it needs do not join. */
export function frameSql(world: World, frame: Frame): string | undefined {
  const used = columnsUsed(frame);
  const wanted = world.join([...used.keys()]);
  if (wanted === undefined) return undefined;
  const repeated = repeatedKeys(wanted, used);
  const join = repeated.size === 0 ? wanted : world.join(restOf(wanted, repeated));
  const text = join === undefined ? undefined : printFrame(world, frame, join);
  if (text === undefined) return undefined;
  const words = text.split(" ");
  for (const { key, instead } of repeated.values())
    words.forEach((word, i) => {
      if (word === key) words[i] = instead;
    });
  return words.join(" ");
}

function restOf({ first, steps }: Join, without: ReadonlyMap<string, unknown>): string[] {
  return [first, ...steps.map(({ to }) => to)].filter((table) => !without.has(table));
}

function printFrame(world: World, frame: Frame, { first, steps }: Join): string | undefined {
  const sqlOf = (table: string): string => world.byTable.get(table)?.sql ?? table;
  const parts = [
    `SELECT ${frame.distinct === true ? "DISTINCT " : ""}${frame.items.map(itemSql).join(" , ")}`,
    `FROM ${sqlOf(first)}`,
    ...steps.map(({ edge, to }) => `JOIN ${sqlOf(to)} ON ${edge.childField} = ${edge.parentField}`),
  ];
  if (frame.where.length > 0) {
    const all = frame.where.map((condition) => conditionSql(world, condition));
    if (all.includes(undefined)) return undefined;
    const open = frame.where.length > 1;
    parts.push(
      `WHERE ${all.map((text, i) => (open && frame.where[i]?.kind === "either" ? `( ${text} )` : text)).join(" AND ")}`,
    );
  }
  if (frame.group !== undefined) parts.push(`GROUP BY ${frame.group.sql}`);
  if (frame.having !== undefined) parts.push(`HAVING ${havingSql(frame.having)}`);
  if (frame.set !== undefined) {
    const other = frameSql(world, frame.set.other);
    if (other === undefined) return undefined;
    parts.push(frame.set.op, other);
  }
  if (frame.order !== undefined) parts.push(`ORDER BY ${orderSql(frame.order)}`);
  if (frame.limit !== undefined) parts.push(`LIMIT ${frame.limit}`);
  return parts.join(" ");
}

/** The tables that take part, each with the columns that are asked for; "*" where it must stay. */
function columnsUsed(frame: Frame): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const note = (table: string, column?: string): void => {
    const columns = used.get(table) ?? new Set<string>();
    if (column !== undefined) columns.add(column);
    used.set(table, columns);
  };
  const add = (field: Field | undefined): void => {
    if (field !== undefined) note(field.table, field.sql);
  };
  const ofCondition = (condition: FrameCondition): void => {
    if (condition.kind === "either") condition.of.forEach(ofCondition);
    else if (condition.kind === "full-name") [condition.first, condition.last].forEach(ofCondition);
    else if (condition.kind !== "none") add(condition.field);
    else note(frame.subject.key, "*");
  };
  for (const item of frame.items) if (item.kind === "field") add(item.field);
  frame.where.forEach(ofCondition);
  add(frame.group);
  add(frame.having?.of?.field);
  if (frame.order !== undefined && frame.order.by !== "count")
    add("aggregate" in frame.order.by ? frame.order.by.field : frame.order.by);
  for (const table of frame.through ?? []) note(table, "*");
  const whole = frame.items.some((item) => item.kind !== "field") && frame.group === undefined;
  note(frame.subject.key, whole ? "*" : undefined);
  return used;
}

function itemSql(item: Item): string {
  if (item.kind === "all") return "*";
  if (item.kind === "count") return "COUNT ( * )";
  if (item.aggregate === undefined) return item.field.sql;
  return `${item.aggregate} ( ${item.distinct === true ? "DISTINCT " : ""}${item.field.sql} )`;
}

function conditionSql(world: World, condition: FrameCondition): string | undefined {
  switch (condition.kind) {
    case "compare":
      if (condition.field.moments && /^\d{4}-\d\d-\d\d$/.test(condition.value))
        return daySql(condition);
      return `${condition.field.sql} ${condition.op} ${literal(condition.field, condition.value)}`;
    case "full-name": {
      const both = [condition.first, condition.last].map((one) => conditionSql(world, one));
      return both.join(" AND ");
    }
    case "between": {
      const { field, low, high } = condition;
      return `${field.sql} BETWEEN ${literal(field, low)} AND ${literal(field, high)}`;
    }
    case "like":
      return `${condition.field.sql} LIKE '%${condition.value.replaceAll("'", "''")}%'`;
    case "average": {
      const { field, op, pick } = condition;
      const table = world.byTable.get(field.table)?.sql ?? field.table;
      return `${field.sql} ${op} ( SELECT ${pick} ( ${field.sql} ) FROM ${table} )`;
    }
    case "none":
      return `${condition.parentField} ${condition.some === true ? "IN" : "NOT IN"} ( SELECT ${condition.childField} FROM ${condition.child.sql} )`;
    case "either": {
      const [one, other] = condition.of.map((part) => conditionSql(world, part));
      return one === undefined || other === undefined ? undefined : `${one} OR ${other}`;
    }
    default:
      return condition satisfies never;
  }
}

/** A column that holds the time too is compared with the whole day. */
function daySql({ field: { sql }, op, value }: Comparison): string {
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

function havingSql({ op, value, of }: Having): string {
  const left = of === undefined ? "COUNT ( * )" : `${of.aggregate} ( ${of.field.sql} )`;
  return `${left} ${op} ${value}`;
}

function orderSql({ by, descending }: Order): string {
  const text =
    by === "count"
      ? "COUNT ( * )"
      : "aggregate" in by
        ? `${by.aggregate} ( ${by.field.sql} )`
        : by.sql;
  return `${text} ${descending ? "DESC" : "ASC"}`;
}
