// Keys that a schema does not declare, or not rightly: a column called after another table or its key,
// or one that could only name rows of a table that nothing else leads to. All are settled by the values.

import type { Column, Database, Schema, Table } from "../database/database.ts";
import { isSameName } from "../sql/quote-name.ts";
import {
  bareWords,
  calledLikeKey,
  canBeKey,
  generic,
  isAgent,
  isKeyOf,
  isPeople,
  isRole,
  isStaff,
  keyOf,
  likeness,
  nounOf,
} from "./key-names.ts";
import { type ColumnOf, createLooks, type Looks } from "./look-at-values.ts";

export type MendedLink = {
  readonly from: ColumnOf;
  readonly to: ColumnOf;
  /** The declared key that it stands for, as written; absent where none was declared. */
  readonly instead?: string;
};

/** In larger schemas only names are gone by. */
const manyTables = 60;

/** `joins` are "table.column = table.column" that hold already. */
export async function mendLinks(
  database: Database,
  schema: Schema,
  joins: readonly string[],
): Promise<MendedLink[]> {
  const sides = joins.map((join) => join.toLowerCase().split(" = "));
  const linked = new Set(sides.map(([child = ""]) => child));
  const together = createGroups(sides.map(([a = "", b = ""]) => [tableOf(a), tableOf(b)] as const));
  const reversed = new Set(sides.map(([a, b]) => `${b} = ${a}`));
  const look = createLooks(database);
  const found: MendedLink[] = [];
  const add = (link: MendedLink): void => {
    found.push(link);
    linked.add(nameOf(link.from));
    together.join(link.from.table.toLowerCase(), link.to.table.toLowerCase());
  };
  const open = schema.tables.flatMap((table) =>
    table.columns.flatMap((column) =>
      linked.has(nameOf({ table: table.name, column: column.name })) || !canBeKey(column)
        ? []
        : [{ table, column, from: { table: table.name, column: column.name } }],
    ),
  );
  for (const { table, column, from } of open) {
    const instead = brokenKeys(table, schema).get(column.name.toLowerCase());
    const own = isKeyOf(table, column);
    const candidates = schema.tables
      .filter((other) => other !== table && keyOf(other) !== undefined)
      .map((other) => ({ other, score: likeness(column, other) }))
      .filter(({ score }) => !own || score === 5)
      .filter(({ score }) => instead !== undefined || score >= 2)
      .sort((a, b) => b.score - a.score);
    for (const { other, score } of candidates) {
      if (score < (candidates[0]?.score ?? 0)) break;
      const to = { table: other.name, column: keyOf(other) ?? "" };
      if (reversed.has(`${nameOf(from)} = ${nameOf(to)}`)) continue;
      if (!(await look.holds(from, to, { some: score < 4 }))) continue;
      add({ from, to, ...(instead && { instead }) });
      break;
    }
  }
  if (schema.tables.length > manyTables) return found;
  for (const one of open) {
    if (linked.has(nameOf(one.from))) continue;
    const to = (await namesakeKey(one, schema, look)) ?? (await staffKey(one, schema, look));
    if (to !== undefined && !reversed.has(`${nameOf(one.from)} = ${nameOf(to)}`))
      add({ from: one.from, to });
  }
  for (const link of await lastResorts(open, schema, { linked, together, look })) add(link);
  return found;
}

type OpenColumn = { readonly table: Table; readonly column: Column; readonly from: ColumnOf };
type Sight = {
  readonly linked: ReadonlySet<string>;
  readonly together: Groups;
  readonly look: Looks;
};

/** A code that another table begins with and tells its rows apart by, whatever that table is called. */
async function namesakeKey(
  { table, column, from }: OpenColumn,
  schema: Schema,
  look: Looks,
): Promise<ColumnOf | undefined> {
  if (!calledLikeKey(table, column) || generic.test(column.name)) return undefined;
  if (isSameName(table.columns[0]?.name ?? "", column.name) && (await look.tellsApart(from)))
    return undefined;
  for (const other of schema.tables) {
    const first = other.columns[0];
    if (other === table || first === undefined || !isSameName(first.name, column.name)) continue;
    const to = { table: other.name, column: first.name };
    if ((await look.tellsApart(to)) && (await look.holds(from, to, { some: true }))) return to;
  }
  return undefined;
}

/** Who buys, leads or approves is on the staff, where one table is of them: "buyer no", "head id". */
async function staffKey(
  { table, column, from }: OpenColumn,
  schema: Schema,
  look: Looks,
): Promise<ColumnOf | undefined> {
  const [staff, ...others] = schema.tables.filter(isStaff);
  const key = staff === undefined || others.length > 0 ? undefined : keyOf(staff);
  if (staff === undefined || key === undefined || staff === table) return undefined;
  if (!isRole(column) || isKeyOf(table, column)) return undefined;
  const to = { table: staff.name, column: key };
  return (await look.holds(from, to, { some: true })) ? to : undefined;
}

/**
 * Where no link leads from one table to another: a column of the same name that tells rows apart there, or
 * one whose values are all keys of that table and of no other; a table that nothing leads to may be a part of
 * the people.
 */
async function lastResorts(
  open: readonly OpenColumn[],
  schema: Schema,
  { linked, together, look }: Sight,
): Promise<MendedLink[]> {
  const found: MendedLink[] = [];
  const left = open.filter(({ from }) => !linked.has(nameOf(from)));
  const keysLast = [
    ...left.filter(({ table, column }) => !isKeyOf(table, column)),
    ...left.filter(({ table, column }) => isKeyOf(table, column)),
  ];
  for (const { table, column, from } of keysLast) {
    const holding: { readonly other: Table; readonly to: ColumnOf }[] = [];
    for (const { other, key } of possibleOwners(
      { table, column, from },
      schema,
      together,
      found.flatMap((one) => (one.from.table === table.name ? [one.to.table] : [])),
    )) {
      const to = { table: other.name, column: key };
      const tells = isKeyOf(other, { name: key })
        ? calledLikeKey(table, column) || (await look.noSmall(to))
        : await look.tellsApart(to);
      if (tells && (await look.holds(from, to, { some: true }))) holding.push({ other, to });
    }
    const people = holding.filter(({ other }) => isPeople(other));
    const only = holding.length === 1 ? holding[0] : people.length === 1 ? people[0] : undefined;
    if (only === undefined) continue;
    found.push({ from, to: only.to });
    together.join(table.name.toLowerCase(), only.other.name.toLowerCase());
  }
  return found;
}

type Possible = { readonly other: Table; readonly key: string };

/** `reached`: what another such column of the same table names already; a wedding has two people. */
function possibleOwners(
  { table, column }: OpenColumn,
  schema: Schema,
  together: Groups,
  reached: readonly string[],
): Possible[] {
  const [own, others] = [table.name.toLowerCase(), schema.tables.filter((one) => one !== table)];
  const apart = others.filter(
    ({ name }) => reached.includes(name) || !together.same(own, name.toLowerCase()),
  );
  const keyed = (tables: readonly Table[]): Possible[] =>
    tables.flatMap((other) => {
      const key = keyOf(other);
      return key === undefined ? [] : [{ other, key }];
    });
  if (isKeyOf(table, column)) return together.alone(own) ? keyed(apart.filter(isPeople)) : [];
  const namesakes = apart.flatMap((other) => {
    const namesake = other.columns.find(({ name }) => isSameName(name, column.name));
    return namesake === undefined || generic.test(column.name)
      ? []
      : [{ other, key: namesake.name }];
  });
  if (namesakes.length > 0) return namesakes;
  const bare = bareWords(column.name).join(" ");
  if (schema.tables.some((other) => nounOf(other) === bare)) return [];
  if (column.type === "real") return [];
  if (calledLikeKey(table, column)) return keyed(apart);
  return isAgent(column) ? keyed(others) : [];
}

const nameOf = ({ table, column }: ColumnOf): string => `${table}.${column}`.toLowerCase();

const tableOf = (side: string): string => side.slice(0, side.lastIndexOf("."));

/** Single-column keys whose table or column is not there: column to the key as written. */
function brokenKeys(table: Table, schema: Schema): Map<string, string> {
  const broken = new Map<string, string>();
  for (const key of table.foreignKeys) {
    const [column] = key.columns;
    if (column === undefined || key.columns.length > 1) continue;
    const target = schema.tables.find(({ name }) => name.toLowerCase() === key.table.toLowerCase());
    const wanted = key.references[0]?.toLowerCase();
    const there =
      target !== undefined &&
      (wanted === undefined || target.columns.some(({ name }) => name.toLowerCase() === wanted));
    if (!there)
      broken.set(column.toLowerCase(), `${column} -> ${key.table}.${key.references[0] ?? ""}`);
  }
  return broken;
}

type Groups = ReturnType<typeof createGroups>;

/** Tables that links lead between, directly or through others. */
function createGroups(pairs: readonly (readonly [string, string])[]) {
  const parents = new Map<string, string>();
  const root = (name: string): string => {
    const parent = parents.get(name);
    return parent === undefined ? name : root(parent);
  };
  const join = (a: string, b: string): void => {
    if (root(a) !== root(b)) parents.set(root(a), root(b));
  };
  for (const [a, b] of pairs) join(a, b);
  return {
    join,
    same: (a: string, b: string): boolean => root(a) === root(b),
    alone: (a: string): boolean => root(a) === a && ![...parents.values()].includes(a),
  };
}
