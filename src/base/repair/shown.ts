// What people want to see: things by their names, figures with what they are of.

import { type Clauses, called, column, isSame, type Symbols } from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { itemOfTable, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { saysKey } from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";

/** A key that nobody asked for gives way to the name of what it stands for; so does all of a row. */
export const namesShown: Repair = (clauses, context) => {
  if (saysKey(context.said)) return clauses;
  const { select } = clauses;
  const [only] = select;
  if (select.length === 1 && only !== undefined && isRow(only, context) && asksWhich(context)) {
    const table = tableOf(only, context);
    const names = nameColumns(table, context.schema);
    const told = names.length > 0 ? names : keysOf(table, context.schema);
    return told.length === 0 ? clauses : { ...clauses, select: told.map(column) };
  }
  const named = select.flatMap((one) => namesFor(one, context, groupedOf(clauses)) ?? [one]);
  return { ...clauses, select: named };
};

/** "which professors" of a table without names are its rows, not a degree that nobody spoke of. */
export const rowsForUnsaid: Repair = (clauses, { schema, said, everSaid, settled }) => {
  const [only, ...others] = clauses.select;
  const [shown] = only ?? [];
  if (others.length > 0 || only?.length !== 1 || shown?.kind !== "item") return clauses;
  const known = schema.columns[shown.item];
  if (known === undefined || known.primary || settled.has(shown.item)) return clauses;
  const { table, words } = known;
  const isKey = schema.links.some(({ from }) => from === shown.item);
  const nouns = schema.tables[table]?.words ?? [];
  const asked = nouns.length > 0 && nouns.every((one) => said.has(stem(one)));
  const own = words.filter((one) => !nouns.includes(one));
  if (isKey || !asked || own.some((one) => everSaid.has(stem(one)))) return clauses;
  if (clauses.groupBy.length > 0 || nameColumns(table, schema).length > 0) return clauses;
  return { ...clauses, select: [column(itemOfTable(schema, table))], distinct: false };
};

const narrowed =
  /^(?:with|without|that|which|who|whose|below|under|over|above|from|in|at|on|not|never|longer|shorter|cheaper|more|less|older|younger)$/;

const asking =
  /^(?:show|list|give|display|get|find|all|every|each|any|the|me|us|what|which|how|many|of|are|and|other|in|from|for|by|per)$/;

/** "products with little stock", "discontinued products", typed short: which they are, not all that is known of them. */
export const thingsByName: Repair = (clauses, context) => {
  const { schema, text, filtered, terse } = context;
  const [only, ...others] = clauses.select;
  const [row] = only ?? [];
  if (only?.length !== 1 || others.length > 0 || row?.kind !== "item") return clauses;
  const table = row.item - schema.columns.length;
  const names = nameColumns(table, schema);
  if (table < 0 || names.length === 0) return clauses;
  const { words = [], synonyms = [] } = schema.tables[table] ?? {};
  const said = text.split(" ");
  const found = [words, ...synonyms].flatMap((name) =>
    (terse ? [0, 1, 2] : [0]).flatMap((at) => {
      const begins = name.every((one, i) => stem(said[at + i] ?? "") === stem(one));
      return begins && !said.slice(0, at).some((one) => asking.test(one))
        ? [{ at, rest: said.slice(at + name.length) }]
        : [];
    }),
  )[0];
  const alone = filtered || ((found?.at ?? 0) > 0 && clauses.where.length > 0);
  const short =
    found !== undefined && (found.rest.length === 0 ? alone : narrowed.test(found.rest[0] ?? ""));
  return short ? { ...clauses, select: names.map(column) } : clauses;
};

/** "which of those" asks for what was shown, or for all of it. */
const notByName = "all detail information everything info those these them one ones".split(" ");

/** Whole sentences ask for whole rows as often as for names; what is typed short asks for names. */
const asksWhich = ({ said, terse }: RepairContext): boolean =>
  terse && (said.has("which") || said.has("who")) && !notByName.some((one) => said.has(one));

function isRow(symbols: Symbols, { schema, settled }: RepairContext): boolean {
  const [only] = symbols;
  if (symbols.length !== 1 || only?.kind !== "item") return false;
  return only.item >= schema.columns.length && !settled.has(only.item);
}

function tableOf([only]: Symbols, { schema }: RepairContext): number {
  return only?.kind === "item" ? only.item - schema.columns.length : -1;
}

const groupedOf = ({ groupBy }: Clauses): ReadonlySet<number> =>
  new Set(groupBy.flatMap(([by]) => (by?.kind === "item" ? [by.item] : [])));

/** Undefined where it is no bare key, or what it names has no name. */
function namesFor(
  symbols: Symbols,
  { schema, settled, sure, said }: RepairContext,
  grouped: ReadonlySet<number> = new Set(),
): Symbols[] | undefined {
  const [only] = symbols;
  if (symbols.length !== 1 || only?.kind !== "item" || settled.has(only.item)) return undefined;
  const known = schema.columns[only.item];
  const link = schema.links.find(({ from }) => from === only.item);
  const table = link === undefined ? undefined : schema.columns[link.to]?.table;
  if (known !== undefined && table === known.table && !known.primary)
    return nameColumns(table, schema).map((name) => called("named", symbols, column(name)));
  if (known === undefined || !/^(?:id|no|number|code|key)$/.test(known.words.at(-1) ?? ""))
    return undefined;
  const owner = known.primary ? known.table : table;
  // "each employee" asks for employees, however sure the key was.
  const nouns = owner === undefined ? [] : (schema.tables[owner]?.words ?? []);
  const each = ["each", "per", "by", "every"].some((one) => said.has(one));
  const role = known.words.slice(0, -1);
  const isNamed = [nouns, role, role.slice(-1)].some(
    (name) => name.length > 0 && name.every((one) => said.has(stem(one))),
  );
  const told = each && grouped.has(only.item) && isNamed;
  if (sure.has(only.item) && !told) return undefined;
  const names = owner === undefined ? [] : nameColumns(owner, schema);
  return names.length === 0 ? undefined : names.map(column);
}

/** Of a table that has a name of its own: the ship name of orders is none, nor is who to contact. */
export const namesMeant: Repair = (clauses, { schema, everSaid, settled, sure }) => {
  const shown = clauses.select.flatMap(([only]) => (only?.kind === "item" ? [only.item] : []));
  /** A last name is as sure as the first name that it goes with. */
  const isSure = (k: number): boolean => {
    const name = schema.columns[k]?.words.join(" ") ?? "";
    const first = shown.find(
      (one) =>
        schema.columns[one]?.table === schema.columns[k]?.table &&
        schema.columns[one]?.words.join(" ") === name.replace(/\blast name$/, "first name"),
    );
    return sure.has(first ?? k);
  };
  const named = clauses.select.flatMap((symbols): Symbols[] => {
    const [only] = symbols;
    if (symbols.length !== 1 || only?.kind !== "item") return [symbols];
    const known = schema.columns[only.item];
    if (known === undefined || known.words.length < 2 || known.words.at(-1) !== "name")
      return [symbols];
    if (settled.has(only.item) || isSure(only.item)) return [symbols];
    if (known.words.slice(0, -1).some((one) => everSaid.has(stem(one)))) return [symbols];
    const names = nameColumns(known.table, schema);
    if (names.includes(only.item)) return [symbols];
    const nouns = schema.tables[known.table]?.words ?? [];
    const asked = nouns.every((one) => everSaid.has(stem(one)));
    const keys = keysOf(known.table, schema);
    if (names.length > 0) return names.map(column);
    return asked && keys.length > 0 ? keys.map(column) : [symbols];
  });
  if (isSame(named, clauses.select)) return clauses;
  const isFirst = (one: Symbols, i: number): boolean =>
    named.findIndex((other) => isSame(other, one)) === i;
  return { ...clauses, select: named.filter(isFirst) };
};
