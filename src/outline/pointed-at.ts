// What a key points at, row by row: ( SELECT other.name FROM employee AS other WHERE other.id = employee.boss ).
// An outline says it with `named ( boss , name )`; a table can so be shown beside itself.
import type { DescribedSchema, Link } from "../schema/described.ts";
import type { Query } from "../sql/tree.ts";
import { correlated } from "./absence.ts";
import { columnOf, type Names } from "./names.ts";
import { OutlineError } from "./outline-error.ts";

const other = "other";

/** `name`: of a column, as the dialect writes it, with and without its table. */
export function writePointedAt(
  key: number,
  shown: number,
  schema: DescribedSchema,
  name: (column: number) => { readonly table: string; readonly column: string },
): string {
  const link = linkOf(key, shown, schema);
  if (link === undefined) throw new OutlineError("no such key");
  const whole = (column: number): string => `${name(column).table}.${name(column).column}`;
  return pointedAtSql({
    childField: whole(key),
    parentField: whole(link.to),
    shown: whole(shown),
  });
}

/** Each as table.column. */
export function pointedAtSql(of: {
  readonly childField: string;
  readonly parentField: string;
  readonly shown: string;
}): string {
  const { table, column } = parts(of.shown);
  return `( SELECT ${other}.${column} FROM ${table} AS ${other} WHERE ${other}.${parts(of.parentField).column} = ${of.childField} )`;
}

function parts(whole: string): { readonly table: string; readonly column: string } {
  const [, table = "", column = ""] = /^("(?:[^"]|"")*"|`[^`]*`|[^.]*)\.(.*)$/.exec(whole) ?? [];
  return { table, column };
}

function linkOf(key: number, shown: number, { links, columns }: DescribedSchema): Link | undefined {
  return links.find(({ from, to }) => from === key && columns[to]?.table === columns[shown]?.table);
}

/** Undefined for a query that is nothing of the kind. */
export function readPointedAt(
  query: Query,
  names: Names,
): { readonly key: number; readonly shown: number; readonly outer: number } | undefined {
  if (query.kind !== "select" || query.where === undefined) return undefined;
  const [item, ...items] = query.items;
  const plain = query.groupBy.length === 0 && query.limit === undefined && !query.distinct;
  if (item?.expression.kind !== "column" || items.length > 0 || query.from.length !== 1 || !plain)
    return undefined;
  const sides = correlated(query.where, query, names);
  if (sides === undefined) return undefined;
  const { column: key, table: outer } = columnOf(names, sides.outer);
  const { column: to } = columnOf(names, sides.inner);
  const { column: shown } = columnOf(names, item.expression);
  const link = linkOf(key, shown, names.schema);
  // Read as a query of its own it would say something else.
  if (link?.to !== to) throw new OutlineError("a key that is not known");
  return { key, shown, outer };
}
