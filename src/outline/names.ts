// Which item of the described schema a name in a query means, as sql/bind tells.
import type { Table } from "../database/database.ts";
import { oncePer } from "../once-per.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { bind } from "../sql/bind/bind.ts";
import type { Bound, ColumnUse } from "../sql/bind/bound.ts";
import { joinsOf } from "../sql/bind/joins.ts";
import type { Expression, FromItem, Query } from "../sql/tree.ts";
import { OutlineError } from "./outline-error.ts";

export type Names = {
  readonly schema: DescribedSchema;
  readonly bound: Bound;
  readonly tables: ReadonlyMap<Table, number>;
  /** Uses of tables that stand for a role. */
  readonly roles: ReadonlyMap<FromItem, number>;
};

export type NamedColumn = {
  readonly column: number;
  readonly table: number;
  /** Where in the query its table stands. */
  readonly from: FromItem;
};

export function namesIn(query: Query, schema: DescribedSchema): Names {
  const plain = plainSchema(schema);
  const bound = bind(query, plain.schema);
  return { schema, bound, tables: plain.tables, roles: rolesIn(bound, schema, plain.tables) };
}

/** A table joined to itself by one of its own keys: whom the key points at is in its role. */
function rolesIn(
  bound: Bound,
  { tables: all, columns }: DescribedSchema,
  tables: ReadonlyMap<Table, number>,
): ReadonlyMap<FromItem, number> {
  const roles = new Map<FromItem, number>();
  if (!all.some(({ role }) => role !== undefined)) return roles;
  for (const { left, right, by } of joinsOf(bound)) {
    const [one, other] = [left, right].map(({ stored }) => stored && tables.get(stored.table));
    const beside = by !== "in" && left.relation.select === right.relation.select;
    if (!beside || one === undefined || one !== other) continue;
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const isCalled = (k: number, use: ColumnUse): boolean =>
        columns[k]?.name === use.stored?.column.name;
      const role = all.findIndex(
        (table) =>
          table.role?.of === one && isCalled(table.role.key, from) && isCalled(table.role.to, to),
      );
      if (role >= 0) roles.set(to.relation.from, role);
    }
  }
  return roles;
}

/** The table that an item of FROM is. */
export function tableOf({ bound, tables, roles }: Names, item: FromItem): number {
  if (item.source.kind !== "table") throw new OutlineError("subquery in FROM");
  const role = roles.get(item);
  if (role !== undefined) return role;
  const stored = bound.relations.get(item)?.table;
  const table = stored && tables.get(stored);
  if (table === undefined) throw new OutlineError(`table ${item.source.name}`);
  return table;
}

/** The column that a name is, or text in double quotes that names one. */
export function columnOf(names: Names, node: Expression): NamedColumn {
  const use = names.bound.columns.get(node);
  const found = use && usedColumn(names, use);
  if (use === undefined || found === undefined) {
    throw new OutlineError(`column ${node.kind === "column" ? node.name : node.kind}`);
  }
  return { ...found, from: use.relation.from };
}

/** The item of a column in use. */
export function usedColumn(
  { schema, tables, roles }: Names,
  { stored, relation }: ColumnUse,
): { readonly column: number; readonly table: number } | undefined {
  const table = roles.get(relation.from) ?? (stored && tables.get(stored.table));
  const column = schema.tables[table ?? -1]?.columns.find(
    (one) => schema.columns[one]?.name === stored?.column.name,
  );
  return table === undefined || column === undefined ? undefined : { column, table };
}

/** The table of `t.*`. */
export function tableOfStar(names: Names, node: Expression): number {
  const from = names.bound.stars.get(node)?.[0]?.from;
  if (from === undefined) throw new OutlineError("star");
  return tableOf(names, from);
}

/** A described schema as binding takes schemas. */
const plainSchema = oncePer((described: DescribedSchema) => {
  const stored = described.tables.filter(({ role }) => role === undefined);
  const tables = stored.map(
    ({ name, columns }): Table => ({
      name,
      columns: columns.flatMap((one) => {
        const column = described.columns[one];
        return column === undefined
          ? []
          : [{ name: column.name, type: column.type, nullable: true }];
      }),
      primaryKey: [],
      foreignKeys: [],
    }),
  );
  return { schema: { tables }, tables: new Map(tables.map((table, i) => [table, i])) };
});
