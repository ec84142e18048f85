// What was asked for, where the query shows something else: things and not how many there are, a product and
// not the price it is compared by.

import type { OutlineSymbol } from "../../outline/symbols.ts";
import {
  type Clauses,
  column,
  columnsIn,
  isAggregate,
  isItem,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { isNear, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { periodCondition } from "../../revise/period-conditions.ts";
import { countOf, isSaid } from "../../revise/said.ts";
import { factsKey, itemOfTable } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import { birthDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import { pluralOf } from "../../text/english-names.ts";
import { saysFigure, saysKey } from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";

const lead =
  "(?:(?:and|ok|so|now|please|can you|show|list|give|find|get|name|me|us|all|the|any) )*";
const asksThings = new RegExp(`^${lead}(?:who|which|whose)\\b|^(?:list|show me|name) `);

/** "who has not ordered": the people, not how many. */
export const thingsAsked: Repair = (clauses, context) => {
  const { text, said, terse } = context;
  const named = clauses.where.flatMap((part) => part.flatMap(textOf));
  const byName = named.some((value) => text.includes(` by ${value}`));
  const figure = saysFigure(said, byName ? "by" : undefined) || saysKey(said);
  if (figure || !clauses.select.some(isAggregate) || clauses.having.length > 0) return clauses;
  const asks = asksThings.test(text);
  const who = asks && /\bwho\b/.test(text);
  const table = who ? countedTable(clauses, context) : tableSaid(clauses, context);
  // Typed short, the noun alone asks for the things: "inactive customers".
  if (!asks && !(terse && table !== undefined && table === countedTable(clauses, context)))
    return clauses;
  const names = table === undefined ? [] : nameColumns(table, context.schema);
  if (names.length === 0) return clauses;
  const orderBy = clauses.orderBy.filter(({ by }) => !isAggregate(by));
  const limit = orderBy.length === clauses.orderBy.length ? clauses.limit : null;
  return { ...clauses, select: names.map(column), groupBy: [], orderBy, limit };
};

/** "books by ada holm" are no figures by anything. */
const textOf = (one: OutlineSymbol): string[] =>
  one.kind === "value" && one.literal.type === "string"
    ? [one.literal.text.replaceAll("'", "").toLowerCase()]
    : [];

function countedTable({ select }: Clauses, { schema }: RepairContext): number | undefined {
  const [only, ...others] = select;
  const counted = only?.[2];
  if (others.length > 0 || !isWord(only?.[0], "count") || counted?.kind !== "item")
    return undefined;
  return schema.columns[counted.item]?.table ?? counted.item - schema.columns.length;
}

/** The table that the first noun names: "which suppliers", "products cheaper than". */
function tableSaid(clauses: Clauses, { schema, text }: RepairContext): number | undefined {
  const rest = text.replace(new RegExp(`^${lead}(?:(?:which|what|of the|of these) )?`), "");
  const stems = rest.split(" ").map(stem);
  const used = tablesOf(clauses, schema);
  const found = schema.tables.flatMap(({ words, synonyms = [], hidden }, t) => {
    const named = [words, ...synonyms].some((name) =>
      name.every((one, i) => stems[i] === stem(one)),
    );
    return named && hidden !== true && isNear(used, t, schema) ? [t] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

const following =
  /^(?:with|by|of|from|in|for|starring|featuring|that|which|whose|where|who|on|at)$/;

const timed = /^(?:last|this|since|before|after|between|during|today|yesterday|over|under|above)$/;

/** The table of the value that the first words are, and how many they are: novels are books. */
function tableCalled(
  { where }: Clauses,
  { schema }: RepairContext,
  words: readonly string[],
): { readonly table: number; readonly length: number } | undefined {
  for (const [first, how, value] of where) {
    const [kind = ""] = value === undefined || !isWord(how, "=") ? [] : textOf(value);
    const length = kind.split(" ").length;
    const head = words.slice(0, length).join(" ");
    const several = head !== kind && head === pluralOf(kind);
    if (several && first?.kind === "item")
      return { table: schema.columns[first.item]?.table ?? -1, length };
  }
  return undefined;
}

/** "movies with penelope guiness" asks for movies, whoever is in them. */
export const headShown: Repair = (clauses, context) => {
  const { schema, text, said } = context;
  if (saysFigure(said, "by") || clauses.groupBy.length > 0 || clauses.select.some(isAggregate))
    return clauses;
  const words = text.replace(new RegExp(`^${lead}`), "").split(" ");
  const kind = tableCalled(clauses, context, words);
  const table = tableSaid(clauses, context) ?? kind?.table;
  const next = words[kind?.length ?? 1];
  const ends = kind !== undefined && (next === undefined || timed.test(next));
  if (table === undefined || !(ends || following.test(next ?? ""))) return clauses;
  const own = (item: number): boolean =>
    (schema.columns[item]?.table ?? item - schema.columns.length) === table;
  const shown = clauses.select.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  if (shown.length === 0 || shown.some(own)) return clauses;
  if (shown.some((k) => schema.columns[k]?.words.some((one) => said.has(stem(one)))))
    return clauses;
  const names = nameColumns(table, schema);
  // What has no name is told by its key.
  const told = names.length === 0 && kind?.table === table ? [itemOfTable(schema, table)] : names;
  return told.length === 0 ? clauses : { ...clauses, select: told.map(column) };
};

/** "products cheaper than 10": which they are, not what they cost. */
export const namesForCompared: Repair = (clauses, context) => {
  const { schema, said } = context;
  const [only, ...others] = clauses.select;
  const [shown] = only ?? [];
  if (others.length > 0 || only?.length !== 1 || shown?.kind !== "item") return clauses;
  const words = schema.columns[shown.item]?.words;
  if (words === undefined || words.some((one) => said.has(stem(one)))) return clauses;
  const compared = clauses.where.some(
    ([first, how]) =>
      isItem(first, shown.item) && how?.kind === "word" && /^(?:[<>]=?|between)$/.test(how.word),
  );
  const table = compared ? tableSaid(clauses, context) : undefined;
  const names = table === undefined ? [] : nameColumns(table, schema);
  if (names.length === 0 || names.includes(shown.item)) return clauses;
  return { ...clauses, distinct: false, select: names.map(column) };
};

/** "what is the most expensive product": the product, by the price, and not the price. */
export const extremesByName: Repair = (clauses, context) => {
  const { schema, text, said } = context;
  const found =
    /^(?:what|which|who)(?: is| are| was| were)? the (?:(?:most|least) )?\w+ (?<noun>\w+)/.exec(
      text,
    );
  const [only, ...others] = clauses.select;
  const superlative = /\bthe (?:most|least|\w+est)\b/.test(text);
  if (found === null || !superlative || only === undefined || others.length > 0) return clauses;
  const [shown] = columnsIn(only, schema.columns.length);
  const words = shown === undefined ? [] : (schema.columns[shown]?.words ?? []);
  if (shown === undefined || words.some((one) => said.has(stem(one)))) return clauses;
  const table = schema.columns[shown]?.table ?? -1;
  const { words: own = [], synonyms = [] } = schema.tables[table] ?? {};
  const noun = stem(found.groups?.["noun"] ?? "");
  if (![own, ...synonyms].some((name) => name.length === 1 && stem(name[0] ?? "") === noun))
    return clauses;
  const names = nameColumns(table, schema);
  if (names.length === 0 || names.includes(shown)) return clauses;
  const select = names.map(column);
  const highest = isWord(only[0], "max");
  if (clauses.groupBy.length > 0) return clauses;
  if (!highest && !isWord(only[0], "min"))
    return clauses.limit === null || only.length > 1 ? clauses : { ...clauses, select };
  return { ...clauses, select, orderBy: [{ by: column(shown), descending: highest }], limit: 1 };
};

const ofThem =
  /^(?:(?:from|in|of|to|at) )?(?:which|what) (?:[a-z]+ )?[a-z]+s(?: (?:are|were|do|did) (?:they|those|these|the \w+)\b.*)?$/;

/** "from which countries", typed short, of many rows: each country once. */
export const eachOnce: Repair = (clauses, { schema, text, terse, settled }) => {
  const [only, ...others] = clauses.select;
  const [shown] = only ?? [];
  if (!terse || !ofThem.test(text) || settled.size === 0 || others.length > 0) return clauses;
  if (only?.length !== 1 || shown?.kind !== "item" || clauses.groupBy.length > 0) return clauses;
  const table = schema.columns[shown.item]?.table;
  if (table === undefined || clauses.orderBy.length > 0 || clauses.limit !== null) return clauses;
  const used = tablesOf(clauses, schema);
  const named = used.some((other) => other !== table && namesRowsOf(schema, other, table));
  const own =
    nameColumns(table, schema).includes(shown.item) || schema.columns[shown.item]?.primary;
  return named || own !== true ? { ...clauses, distinct: true } : clauses;
};

/** "the oldest" of people that have a date of birth and no age are old by it. */
export const oldByBirth: Repair = (clauses, { schema, said }) => {
  const youngest = said.has("youngest") || said.has("younger");
  if (!youngest && !said.has("oldest") && !said.has("older")) return clauses;
  const [order, ...others] = clauses.orderBy;
  const [by] = order === undefined ? [] : columnsIn(order.by, schema.columns.length);
  const known = by === undefined ? undefined : schema.columns[by];
  if (others.length > 0 || order?.by.length !== 1 || known?.time == null) return clauses;
  const born = birthDate(known.table, schema);
  if (born === undefined || born === by) return clauses;
  return { ...clauses, orderBy: [{ by: column(born), descending: youngest }] };
};

const serving = /\b(?:(?<many>\w+) )?(?<end>longest|shortest)[- ]serving\b/;

/** "the longest serving employees" are those who came first. */
export const byService: Repair = (clauses, { schema, text }) => {
  const found = serving.exec(text);
  const came = schema.columns.findIndex(
    ({ time, words }) => time === "date" && words.some((one) => /^(?:hire|join|employ)/.test(one)),
  );
  const names = nameColumns(schema.columns[came]?.table ?? -1, schema);
  if (found === null || names.length === 0) return clauses;
  const { many = "", end } = found.groups ?? {};
  const plain = {
    distinct: false,
    groupBy: [],
    having: [],
    from: [],
    limit: countOf(many) ?? null,
  };
  const orderBy = [{ by: column(came), descending: end === "shortest" }];
  return { ...clauses, ...plain, select: names.map(column), orderBy };
};

/** "bands that play in 2025": no band was founded then, nor did anybody speak of that; they play then. */
export const yearsOfTime: Repair = (clauses, { schema, facts, text, everSaid, periods = [] }) => {
  const [said, ...others] = periods.filter(({ kind }) => kind === "year");
  const isStray = ([first, how, value]: Symbols): boolean => {
    if (first?.kind !== "item" || !isWord(how, "=") || value?.kind !== "value") return false;
    const { words = [] } = schema.columns[first.item] ?? {};
    const range = facts.numbers.get(factsKey(first.item, schema));
    const year = value.literal.type === "number" ? Number(value.literal.text) : Number.NaN;
    if (range === undefined || year !== said?.number) return false;
    return (year < range.low || year > range.high) && !words.some((one) => isSaid(one, everSaid));
  };
  const where = clauses.where.filter((part) => !isStray(part));
  if (said === undefined || others.length > 0 || where.length === clauses.where.length)
    return clauses;
  const found = periodCondition(said, text, { ...clauses, where }, schema);
  return found === null ? clauses : { ...clauses, where: [...where, found.symbols] };
};

/** A value that its column does not hold and another one does is that one's. */
export const valuesWhereHeld: Repair = (clauses, context) => {
  const used = tablesOf(clauses, context.schema);
  return { ...clauses, where: clauses.where.map((one) => heldElsewhere(one, used, context)) };
};

/** Longer lists may not be whole. */
const whole = 1_000;

function heldElsewhere(
  condition: Symbols,
  used: readonly number[],
  { schema, facts, said }: RepairContext,
): Symbols {
  const [first, how, value] = condition;
  if (condition.length !== 3 || first?.kind !== "item" || value?.kind !== "value") return condition;
  if (!isWord(how, "=") || value.literal.type !== "string") return condition;
  // Who names the column means it, whatever it holds.
  if (schema.columns[first.item]?.words.every((one) => said.has(stem(one)))) return condition;
  const wanted = value.literal.text.trim().toLowerCase();
  const holders = new Map(
    facts.values.flatMap(({ column, values }) =>
      values.length < whole
        ? [[column, values.some((one) => one.trim().toLowerCase() === wanted)]]
        : [],
    ),
  );
  if (holders.get(factsKey(first.item, schema)) !== false) return condition;
  const others = [...schema.columns.keys()].filter(
    (k) => schema.columns[k]?.hidden !== true && holders.get(factsKey(k, schema)) === true,
  );
  const own = others.filter((k) => used.includes(schema.columns[k]?.table ?? -1));
  const near = others.filter((k) => isNear(used, schema.columns[k]?.table ?? -1, schema));
  const [meant, ...more] = own.length > 0 ? own : near;
  if (meant === undefined || more.length > 0) return condition;
  return [{ kind: "item", item: meant }, ...condition.slice(1, 2), { ...value, column: meant }];
}
