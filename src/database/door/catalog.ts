// What a query may name, as the door looks it up: visible tables with their columns, the rows they
// are limited to, and the names that nothing of ours may take.
import { readName } from "../../sql/name.ts";
import type { Expression } from "../../sql/tree.ts";
import type { Column, Dialect, Schema } from "../database.ts";

export type DoorTable = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Some columns exist that may not be read: `*` is then no fair question. */
  readonly partial: boolean;
  /** The condition that every row must meet, values filled in; over all columns of the table. */
  readonly rows?: Expression;
  /** Every column, also hidden ones, for that condition. */
  readonly all: readonly Column[];
};

export type DoorCatalog = {
  readonly dialect: Dialect;
  /** The schema or database that the tables live in. */
  readonly namespace: string;
  readonly tables: readonly DoorTable[];
  /** Something is hidden: what is unknown must then sound the same as what is hidden. */
  readonly limited: boolean;
  /** Lower-case names of all tables, hidden ones too. */
  readonly taken: ReadonlySet<string>;
};

export type RowConditions = ReadonlyMap<string, Expression>;

/** `full`: all there is; `visible`: what may be read, where that is less. */
export function createCatalog(
  { dialect, namespace }: Pick<DoorCatalog, "dialect" | "namespace">,
  full: Schema,
  visible: Schema = full,
  rows: RowConditions = new Map(),
): DoorCatalog {
  const tables = visible.tables.map(({ name, columns }): DoorTable => {
    const all = full.tables.find((table) => table.name === name)?.columns ?? columns;
    const condition = rows.get(name.toLowerCase());
    const partial = all.length > columns.length;
    return { name, columns, partial, all, ...(condition && { rows: condition }) };
  });
  const limited = tables.length < full.tables.length || tables.some(({ partial }) => partial);
  const taken = new Set(full.tables.map(({ name }) => name.toLowerCase()));
  return { dialect, namespace, tables, limited: limited || rows.size > 0, taken };
}

/** The table that a name in FROM means; its schema, where one is written, must be the tables' own. */
export function findTable(catalog: DoorCatalog, written: string): DoorTable | undefined {
  const parts = readName(written);
  const name = parts.at(-1)?.text;
  if (name === undefined || parts.length > 2) return undefined;
  const schema = parts.length === 2 ? parts[0]?.text : undefined;
  if (schema !== undefined && !sameWord(schema, catalog.namespace)) return undefined;
  return onlyNamed(catalog.tables, name, (table) => table.name);
}

/** By exact spelling; else, where only one has it, in any case. */
export function onlyNamed<T>(
  items: readonly T[],
  name: string,
  nameOf: (item: T) => string,
): T | undefined {
  const exact = items.filter((item) => nameOf(item) === name);
  const found = exact.length > 0 ? exact : items.filter((item) => sameWord(nameOf(item), name));
  return found.length === 1 ? found[0] : undefined;
}

export function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
