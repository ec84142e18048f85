// What binding a query to a schema gives: every name with what it means. Readonly values; which
// conditions, values and joins follow from them is in the files beside this one.

import type { Column, Table } from "../../database/database.ts";
import type { Expression, FromItem, Query, Select, SelectItem } from "../tree.ts";

/** A column of the database itself. */
type StoredColumn = {
  readonly table: Table;
  readonly column: Column;
  /** table.column in lower case. */
  readonly key: string;
};

/** A column that a table, a subquery or a CTE offers. */
export type OfferedColumn = {
  /** In lower case. */
  readonly name: string;
  /** Where it is stored, followed through subqueries and CTEs; absent for computed columns. */
  readonly stored?: StoredColumn;
  /** What computes it in its subquery or CTE. */
  readonly expression?: Expression;
};

/** One use of a table, a subquery or a CTE in a FROM. */
export type Relation = {
  /** By which its columns are qualified: the alias or the table, in lower case. */
  readonly name: string;
  /** The table, or the name of the CTE, in lower case; absent for a subquery in FROM. */
  readonly source?: string;
  readonly table?: Table;
  /** What is selected from, where it is a subquery or a CTE. */
  readonly query?: Query;
  /** Absent for a table that the schema does not have: any column may be one of it. */
  readonly columns?: readonly OfferedColumn[];
  readonly from: FromItem;
  readonly select: Select;
};

/** What the column names of one SELECT are looked up in. */
export type Scope = {
  readonly outer: Scope | undefined;
  readonly select: Select;
  readonly relations: readonly Relation[];
  /** Columns that USING and NATURAL made one: unqualified, they are not ambiguous. */
  readonly merged: ReadonlySet<string>;
};

export type ColumnUse = {
  readonly relation: Relation;
  /** In lower case. */
  readonly name: string;
  readonly stored?: StoredColumn;
  /** How many SELECTs further out its relation stands: more than 0 is a correlated reference. */
  readonly depth: number;
};

export type BindProblem = {
  readonly kind: "unknown-table" | "unknown-column" | "ambiguous-column";
  /** As written. */
  readonly name: string;
  /** The token it stands at. */
  readonly at: number;
};

export type Bound = {
  readonly query: Query;
  /**
   * By node: columns, and text in double quotes that names a column (SQLite reads it so). Names of
   * unknown or ambiguous columns are absent or mean the first that fits; see problems.
   */
  readonly columns: ReadonlyMap<Expression, ColumnUse>;
  /** Names that mean an item of the SELECT: `ORDER BY total` where `count(*) AS total`. */
  readonly aliases: ReadonlyMap<Expression, SelectItem>;
  /** `*` and `t.*`, with what they stand for. */
  readonly stars: ReadonlyMap<Expression, readonly Relation[]>;
  readonly relations: ReadonlyMap<FromItem, Relation>;
  readonly scopes: ReadonlyMap<Select, Scope>;
  readonly problems: readonly BindProblem[];
};

/** table.column in lower case, or the relation's own name where nothing is stored. */
export function columnKey({ relation, name, stored }: ColumnUse): string {
  return stored?.key ?? `${relation.source ?? relation.name}.${name}`;
}
