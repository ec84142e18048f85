// What the schema says about names: where columns live, what they hold, which of them fit together.

import type { Column, Schema, Table } from "../../database/database.ts";
import type { ColumnTypes } from "../../entities/placeholder.ts";
import { keyPairs } from "../key-pairs.ts";
import { nameParts } from "../name.ts";

/** What can be compared with what without an error on any engine. */
export type ValueClass = "text" | "number" | "boolean" | "date" | "time" | "datetime" | "blob";

export type CatalogColumn = {
  /** table.column in lower case. */
  readonly name: string;
  readonly table: string;
  readonly valueClass: ValueClass;
  /** Type of the placeholders compared with it. */
  readonly placeholderType: string | undefined;
  /** The only column of its table's primary key: grouping by it settles the whole row. */
  readonly rowKey: boolean;
};

export type Catalog = {
  readonly tables: ReadonlyMap<string, readonly CatalogColumn[]>;
  readonly columns: ReadonlyMap<string, CatalogColumn>;
  /** May `left IN ( SELECT right ...` or `left = ( SELECT MIN ( right ) ...` be asked? */
  fits(left: CatalogColumn, right: CatalogColumn): boolean;
  /** May two columns of the same rows be compared? One with itself says nothing. */
  comparable(left: CatalogColumn, right: CatalogColumn): boolean;
};

export type CatalogOptions = {
  readonly schema: Schema;
  readonly columnTypes: ColumnTypes;
  /** "outer.column inner.column", as seen in training; otherwise keys, names and types decide. */
  readonly pairs?: ReadonlySet<string>;
};

export function createCatalog({ schema, columnTypes, pairs }: CatalogOptions): Catalog {
  const types = new Map([...columnTypes].map(([name, type]) => [plain(name), type]));
  const tables = new Map<string, CatalogColumn[]>();
  for (const table of schema.tables) {
    const name = table.name.toLowerCase();
    tables.set(
      name,
      table.columns.map((column) => catalogColumn(table, column, types)),
    );
  }
  const columns = new Map([...tables.values()].flat().map((column) => [column.name, column]));
  const seen = pairs && new Set([...pairs].map((pair) => pair.split(" ").map(plain).join(" ")));
  const keys = new Set(
    keyPairs(schema).flatMap(([here, there]) => [`${here} ${there}`, `${there} ${here}`]),
  );
  return {
    tables,
    columns,
    fits(left, right) {
      if (left.valueClass !== right.valueClass || left.valueClass === "blob") return false;
      const pair = `${left.name} ${right.name}`;
      if (seen !== undefined) return seen.has(pair);
      return left === right || keys.has(pair) || sameName(left, right) || sameType(left, right);
    },
    comparable(left, right) {
      if (left === right || left.valueClass !== right.valueClass) return false;
      if (left.valueClass === "blob") return false;
      return seen === undefined || seen.has(`${left.name} ${right.name}`);
    },
  };
}

/** `"Flight".ID` to flight.id. */
export function plain(name: string): string {
  return nameParts(name).join(".");
}

function catalogColumn(
  owner: Table,
  column: Column,
  types: ReadonlyMap<string, string>,
): CatalogColumn {
  const table = owner.name.toLowerCase();
  const name = `${table}.${column.name.toLowerCase()}`;
  const { type } = column;
  const valueClass: ValueClass = type === "integer" || type === "real" ? "number" : type;
  return {
    name,
    table,
    valueClass,
    placeholderType: types.get(name),
    rowKey: owner.primaryKey.length === 1 && owner.primaryKey[0] === column.name,
  };
}

function sameName(left: CatalogColumn, right: CatalogColumn): boolean {
  const columnOf = ({ name, table }: CatalogColumn) => name.slice(table.length + 1);
  return columnOf(left) === columnOf(right);
}

function sameType(left: CatalogColumn, right: CatalogColumn): boolean {
  return left.placeholderType !== undefined && left.placeholderType === right.placeholderType;
}
