// Prints a frame as SQL in the style people write for benchmarks: joins, qualified columns.
import type { Condition, Frame, Having, Item, Order } from "./frame.ts";
import type { Field, World } from "./world.ts";

/** Undefined where the tables it needs do not join. */
export function frameSql(world: World, frame: Frame): string | undefined {
  const tables = tablesOf(frame);
  const from = world.from(tables);
  if (from === undefined) return undefined;
  const parts = [
    `SELECT ${frame.distinct === true ? "DISTINCT " : ""}${frame.items.map(itemSql).join(" , ")}`,
    from,
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

function tablesOf(frame: Frame): string[] {
  const tables = new Set<string>();
  const add = (field: Field | undefined): void => {
    if (field !== undefined) tables.add(field.table);
  };
  const conditionTables = (condition: Condition): void => {
    if (condition.kind === "either") condition.of.forEach(conditionTables);
    else if (condition.kind !== "none") add(condition.field);
    else tables.add(frame.subject.key);
  };
  for (const item of frame.items) if (item.kind === "field") add(item.field);
  frame.where.forEach(conditionTables);
  add(frame.group);
  add(frame.having?.of?.field);
  if (frame.order !== undefined && frame.order.by !== "count")
    add("aggregate" in frame.order.by ? frame.order.by.field : frame.order.by);
  for (const table of frame.through ?? []) tables.add(table);
  tables.add(frame.subject.key);
  return [...tables];
}

function itemSql(item: Item): string {
  if (item.kind === "all") return "*";
  if (item.kind === "count") return "COUNT ( * )";
  if (item.aggregate === undefined) return item.field.sql;
  return `${item.aggregate} ( ${item.distinct === true ? "DISTINCT " : ""}${item.field.sql} )`;
}

function conditionSql(world: World, condition: Condition): string | undefined {
  switch (condition.kind) {
    case "compare":
      return `${condition.field.sql} ${condition.op} ${literal(condition.field, condition.value)}`;
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
      return `${condition.parentField} NOT IN ( SELECT ${condition.childField} FROM ${condition.child.sql} )`;
    case "either": {
      const [one, other] = condition.of.map((part) => conditionSql(world, part));
      return one === undefined || other === undefined ? undefined : `${one} OR ${other}`;
    }
    default:
      return condition satisfies never;
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
