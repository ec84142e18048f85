// A database as the base model sees it: tables and columns by their words, and the links between
// them. Made from the schema and what is known of its values; knows no tensors.
import type { Column } from "../database/database.ts";
import type { DurationUnit } from "./units.ts";

/** How a column stores time, if it does. */
export type TimeStorage = "date" | "datetime" | "year";

type Mark = "/" | "." | "-";

/** How days are kept that have no type of their own; "d.m.y" where days and months have one digit or two. */
export type KeptTime =
  | "seconds"
  | "milliseconds"
  | "yyyymmdd"
  | `yyyy${Mark}mm${Mark}dd`
  | `${"dd" | "mm"}${Mark}${"dd" | "mm"}${Mark}yyyy`
  | `${"d" | "m"}${Mark}${"d" | "m"}${Mark}y`;

export type DescribedColumn = {
  readonly table: number;
  readonly name: string;
  /** What people may call it: "cust_nm" is ["customer", "name"]. */
  readonly words: readonly string[];
  readonly type: Column["type"];
  readonly time: TimeStorage | null;
  /** Of a number that says how long something takes. */
  readonly unit?: DurationUnit;
  readonly primary: boolean;
  /** No key by what the database says: rows of other tables name theirs by it. */
  readonly found?: boolean;
  /** A name for what is worked out over many rows. */
  readonly measure?: boolean;
  /** Moments that are no dates to the database. */
  readonly kept?: KeptTime;
  /** What stands in its texts, where each is a list of several values. */
  readonly pieces?: readonly string[];
  /** Other words for it, as a person gave them. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Of a number that is a part of one: 0.2 is said as 20 per cent. */
  readonly fraction?: boolean;
  /** A person said that rows are called by it. */
  readonly naming?: boolean;
  /** Never spoken of: it may join tables, and nothing else. */
  readonly hidden?: boolean;
};

export type DescribedTable = {
  readonly name: string;
  readonly words: readonly string[];
  readonly columns: readonly number[];
  readonly synonyms?: readonly (readonly string[])[];
  /** How many rows it had when it was read. */
  readonly rows?: number;
  /** Never spoken of. */
  readonly hidden?: boolean;
  /** The same table once more, as those whom a key of its own rows points at, by their column `to` (schema/roles.ts). */
  readonly role?: { readonly of: number; readonly key: number; readonly to: number };
};

/** The column `from` names rows of the column `to`. */
export type Link = { readonly from: number; readonly to: number; readonly inferred: boolean };

export type DescribedSchema = {
  readonly tables: readonly DescribedTable[];
  readonly columns: readonly DescribedColumn[];
  readonly links: readonly Link[];
  /** The month that the fiscal year begins with, where a person said so. */
  readonly fiscalStart?: number;
  /** What was done about keys and tables that could not be used as they are, for people. */
  readonly notes: readonly string[];
};

/** Of what can be added up or compared by size. */
export const isNumeric = (column: Pick<DescribedColumn, "type"> | undefined): boolean =>
  column?.type === "integer" || column?.type === "real";

/** What tells rows of a table apart. */
export const keysOf = (table: number | undefined, schema: DescribedSchema): number[] =>
  (schema.tables[table ?? -1]?.columns ?? []).filter((k) => schema.columns[k]?.primary);

/** What facts of a column are kept by. */
export function factsKey(k: number, { tables, columns }: DescribedSchema): string {
  const { table = -1, name } = columns[k] ?? {};
  return `${tables[table]?.name}.${name}`.toLowerCase();
}

/** Columns come first among the items, then tables. */
export function itemOfTable(schema: DescribedSchema, table: number): number {
  return schema.columns.length + table;
}

export function itemCount(schema: DescribedSchema): number {
  return schema.columns.length + schema.tables.length;
}
