// How tables join: declared keys, and keys that only the names tell of, marked as inferred.
import type { ForeignKey, Schema, Table } from "../database/database.ts";
import { isSameName } from "../sql/quote-name.ts";
import { nameWords, singularOf } from "../text/english-names.ts";
import type { DatabaseFacts } from "./database-facts.ts";

/** More tables than this and every pair is no longer looked at for keys that are only inferred. */
const manyTables = 400;

/** `table.column = table.column`; with a mark where nothing but names and values say so. */
export type FoundJoin = string | { on: string; inferred: boolean };

const textOf = (join: FoundJoin): string => (typeof join === "string" ? join : join.on);

export function findJoins(facts: DatabaseFacts): FoundJoin[] {
  const { schema } = facts;
  const joins: FoundJoin[] = [];
  const linked = new Set<string>();
  for (const table of schema.tables) {
    for (const key of table.foreignKeys) {
      const join = declaredJoin(schema, table, key);
      if (join === undefined) continue;
      joins.push(join);
      linked.add((join.split(" = ")[0] ?? "").toLowerCase());
    }
  }
  if (schema.tables.length > manyTables) return joins;
  const byName = inferredJoins(facts, linked);
  for (const join of byName) {
    const [side = ""] = textOf(join).split(" = ");
    linked.add(side.toLowerCase());
  }
  const known = new Set([...joins, ...byName].map((join) => textOf(join).toLowerCase()));
  const mended = (facts.links ?? []).map(({ from, to }) => ({
    on: `${from.table}.${from.column} = ${to.table}.${to.column}`,
    inferred: true,
  }));
  return [...joins, ...byName, ...joinsByValue(facts, linked, known), ...mended];
}

/** Undefined where it has several columns, or names one that is not there. */
function declaredJoin(schema: Schema, table: Table, key: ForeignKey): string | undefined {
  const [column = "", ...more] = key.columns;
  const target = key.references[0] ?? primaryKeyOf(schema, key.table) ?? "";
  const parent = schema.tables.find(({ name }) => isSameName(name, key.table));
  const there = (one: Table | undefined, name: string): boolean =>
    one?.columns.some((own) => isSameName(own.name, name)) === true;
  if (more.length > 0 || !there(table, column) || !there(parent, target)) return undefined;
  return `${table.name}.${column} = ${key.table}.${target}`;
}

/** Declared keys that name a table or a column that is not there, as they stand in the schema. */
export function badKeys(schema: Schema): string[] {
  return schema.tables.flatMap((table) =>
    table.foreignKeys
      .filter((key) => key.columns.length === 1 && declaredJoin(schema, table, key) === undefined)
      .map((key) => `${table.name}.${key.columns[0]} = ${key.table}.${key.references[0] ?? "?"}`),
  );
}

function primaryKeyOf(schema: Schema, name: string): string | undefined {
  return schema.tables.find((table) => table.name.toLowerCase() === name.toLowerCase())
    ?.primaryKey[0];
}

function inferredJoins(facts: DatabaseFacts, linked: ReadonlySet<string>): FoundJoin[] {
  const { schema } = facts;
  const owners = keyOwners(schema.tables);
  const found: FoundJoin[] = [];
  for (const table of schema.tables) {
    for (const column of table.columns) {
      const own = `${table.name}.${column.name}`.toLowerCase();
      if (linked.has(own) || column.type === "real" || column.type === "blob") continue;
      const wanted = nameWords(column.name).map(singularOf).join(" ");
      const other = owners.get(wanted) ?? playedBy(facts, own, wanted, owners);
      const owner = other ?? ownRow(facts, table, own, wanted);
      if (owner === undefined || (owner === other && owner.table.name === table.name)) continue;
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

/** "home club id" is a club's, where every value is a key of one. */
function playedBy(
  facts: DatabaseFacts,
  column: string,
  wanted: string,
  owners: ReadonlyMap<string, Owner>,
): Owner | undefined {
  const words = wanted.split(" ");
  const values = words.length < 3 ? undefined : valuesOf(facts, column);
  if (values === undefined || values.size === 0) return undefined;
  for (let start = 1; start < words.length - 1; start++) {
    const owner = owners.get(words.slice(start).join(" "));
    if (owner === undefined) continue;
    const keys = valuesOf(facts, `${owner.table.name}.${owner.column}`.toLowerCase());
    return [...values].every((value) => keys.has(value)) ? owner : undefined;
  }
  return undefined;
}

const ofTheSame =
  /^(?:manager|supervisor|bos|boss|superior|chief|leader|parent|predecessor|report to|managed by|supervised by)(?: (?:id|key|no|number|code|staff|employee|emp|person))*$/;

/** "reports to" is one of the same table, where every value is a key of it. */
function ownRow(
  facts: DatabaseFacts,
  table: Table,
  column: string,
  wanted: string,
): Owner | undefined {
  const key = table.primaryKey.length === 1 ? table.primaryKey[0] : likelyKey(table);
  if (key === undefined || !ofTheSame.test(wanted)) return undefined;
  const name = `${table.name}.${key}`.toLowerCase();
  const [values, keys] = [valuesOf(facts, column), valuesOf(facts, name)];
  const numbers = facts.numbers.get(name);
  // Of many keys only some are known: those that follow each other leave none out.
  const dense =
    numbers !== undefined &&
    numbers.high - numbers.low + 1 === facts.rows.get(table.name.toLowerCase());
  const isKey = (value: string): boolean =>
    keys.has(value) || (dense && Number(value) >= numbers.low && Number(value) <= numbers.high);
  return values.size > 0 && [...values].every(isKey) ? { table, column: key } : undefined;
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

/**
 * Without any key: a column called like one, that another table has under the same name and where it
 * tells the rows apart, if every value is found there.
 */
function joinsByValue(
  facts: DatabaseFacts,
  linked: ReadonlySet<string>,
  known: ReadonlySet<string>,
): FoundJoin[] {
  const columns = facts.schema.tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const words = nameWords(column.name).map(singularOf);
      if (!/^(?:id|code|key|number|no|ssn)$/.test(words.at(-1) ?? "") || words.length < 2)
        return [];
      const key = `${table.name}.${column.name}`;
      const values = valuesOf(facts, key.toLowerCase());
      const rows = facts.rows.get(table.name.toLowerCase()) ?? 0;
      const unique = values.size > 0 && values.size === Math.min(rows, 100);
      return [{ key, name: words.join(" "), type: column.type, table, values, unique }];
    }),
  );
  return columns.flatMap((child) => {
    if (linked.has(child.key.toLowerCase()) || child.values.size === 0) return [];
    const owner = columns.find(
      (one) =>
        one.unique &&
        one.table !== child.table &&
        one.name === child.name &&
        one.type === child.type &&
        !(child.unique && child.key < one.key) &&
        // The same the other way round: a store is where its staff works, not one of them.
        !known.has(`${one.key} = ${child.key}`.toLowerCase()) &&
        [...child.values].every((value) => one.values.has(value)),
    );
    return owner === undefined ? [] : [{ on: `${child.key} = ${owner.key}`, inferred: true }];
  });
}

function valuesOf(facts: DatabaseFacts, key: string): ReadonlySet<string> {
  const numbers = facts.numbers.get(key)?.sample.map(String);
  const texts = facts.values.find(({ column }) => column === key)?.values;
  return new Set((numbers ?? texts ?? []).slice(0, 100));
}
