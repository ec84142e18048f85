// Which item of the described schema a name in a query means, as sql/bind tells.
import type { Schema, Table } from "../database/database.ts";
import type { DescribedSchema } from "../schema/described.ts";
import { bind } from "../sql/bind/bind.ts";
import type { Bound } from "../sql/bind/bound.ts";
import type { Expression, FromItem, Query } from "../sql/tree.ts";
import { OutlineError } from "./outline-error.ts";

export type Names = {
  readonly schema: DescribedSchema;
  readonly bound: Bound;
  readonly tables: ReadonlyMap<Table, number>;
};

export type NamedColumn = {
  readonly column: number;
  readonly table: number;
  /** Where in the query its table stands. */
  readonly from: FromItem;
};

export function namesIn(query: Query, schema: DescribedSchema): Names {
  const plain = plainSchema(schema);
  return { schema, bound: bind(query, plain.schema), tables: plain.tables };
}

/** The table that an item of FROM is. */
export function tableOf({ bound, tables }: Names, item: FromItem): number {
  if (item.source.kind !== "table") throw new OutlineError("subquery in FROM");
  const stored = bound.relations.get(item)?.table;
  const table = stored && tables.get(stored);
  if (table === undefined) throw new OutlineError(`table ${item.source.name}`);
  return table;
}

/** The column that a name is, or text in double quotes that names one. */
export function columnOf(names: Names, node: Expression): NamedColumn {
  const use = names.bound.columns.get(node);
  const table = use?.stored && names.tables.get(use.stored.table);
  const column = names.schema.tables[table ?? -1]?.columns.find(
    (one) => names.schema.columns[one]?.name === use?.stored?.column.name,
  );
  if (use === undefined || table === undefined || column === undefined) {
    throw new OutlineError(`column ${node.kind === "column" ? node.name : node.kind}`);
  }
  return { column, table, from: use.relation.from };
}

/** The table of `t.*`. */
export function tableOfStar(names: Names, node: Expression): number {
  const from = names.bound.stars.get(node)?.[0]?.from;
  if (from === undefined) throw new OutlineError("star");
  return tableOf(names, from);
}

type PlainSchema = { readonly schema: Schema; readonly tables: ReadonlyMap<Table, number> };
const known = new WeakMap<DescribedSchema, PlainSchema>();

/** A described schema as binding takes schemas, made once for each. */
function plainSchema(described: DescribedSchema): PlainSchema {
  const before = known.get(described);
  if (before !== undefined) return before;
  const tables = described.tables.map(
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
  const made = { schema: { tables }, tables: new Map(tables.map((table, i) => [table, i])) };
  known.set(described, made);
  return made;
}
