// How tables join: declared keys, and keys that only the names tell of, marked as inferred.
import type { Schema, Table } from "../database/database.ts";
import type { JoinEntry } from "./domain-file.ts";
import { nameWords, singularOf } from "./english-names.ts";

/** More tables than this and every pair is no longer looked at for keys that are only inferred. */
const manyTables = 400;

export function findJoins(schema: Schema): JoinEntry[] {
  const joins: JoinEntry[] = [];
  const linked = new Set<string>();
  for (const table of schema.tables) {
    for (const key of table.foreignKeys) {
      const target = key.references[0] ?? primaryKeyOf(schema, key.table);
      const column = key.columns[0];
      if (key.columns.length !== 1 || column === undefined || target === undefined) continue;
      joins.push(`${table.name}.${column} = ${key.table}.${target}`);
      linked.add(`${table.name}.${column}`.toLowerCase());
    }
  }
  if (schema.tables.length <= manyTables) joins.push(...inferredJoins(schema, linked));
  return joins;
}

function primaryKeyOf(schema: Schema, name: string): string | undefined {
  return schema.tables.find((table) => table.name.toLowerCase() === name.toLowerCase())
    ?.primaryKey[0];
}

function inferredJoins(schema: Schema, linked: ReadonlySet<string>): JoinEntry[] {
  const owners = keyOwners(schema.tables);
  const found: JoinEntry[] = [];
  for (const table of schema.tables) {
    for (const column of table.columns) {
      const own = `${table.name}.${column.name}`.toLowerCase();
      if (linked.has(own) || column.type === "real" || column.type === "blob") continue;
      const wanted = nameWords(column.name).map(singularOf).join(" ");
      const owner = owners.get(wanted);
      if (owner === undefined || owner.table.name === table.name) continue;
      const key = owner.table.columns.find((one) => one.name === owner.column);
      if (key === undefined || key.type !== column.type) continue;
      found.push({
        on: `${table.name}.${column.name} = ${owner.table.name}.${owner.column}`,
        inferred: true,
      });
    }
  }
  return found;
}

type Owner = { readonly table: Table; readonly column: string };

/** "customer id" -> customer.customer_id or customer.id; names that two tables claim are left out. */
function keyOwners(tables: readonly Table[]): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  const claimed = new Set<string>();
  const claim = (name: string, owner: Owner): void => {
    const before = owners.get(name);
    if (before !== undefined && before.table.name !== owner.table.name) claimed.add(name);
    else owners.set(name, owner);
  };
  for (const table of tables) {
    const key = table.primaryKey.length === 1 ? table.primaryKey[0] : likelyKey(table);
    if (key === undefined) continue;
    const words = nameWords(key).map(singularOf);
    const noun = nameWords(table.name).map(singularOf);
    if (words.length > 1) claim(words.join(" "), { table, column: key });
    if (words.length === 1) claim([...noun, ...words].join(" "), { table, column: key });
  }
  for (const name of claimed) owners.delete(name);
  return owners;
}

/** Without a declared key: a first column that is called id, or after the table. */
export function likelyKey(table: Table): string | undefined {
  const first = table.columns[0];
  if (first === undefined) return undefined;
  const words = nameWords(first.name);
  const noun = nameWords(table.name).map(singularOf).join(" ");
  const rest = words.slice(0, -1).map(singularOf).join(" ");
  const isKey =
    /^(?:id|code|key|number|no)$/.test(words.at(-1) ?? "") && (rest === "" || rest === noun);
  return isKey ? first.name : undefined;
}
