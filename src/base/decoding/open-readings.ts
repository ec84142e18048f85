// What the words leave open: a value that stands in two columns ("only paris", a customer and a city), a name
// that two columns share ("the dates"), what "cheaper" goes by where things have no price and two columns that
// may be meant (a rate and a cost). Queries that say just as much of what was said, with the other column.
// Two ways that lead from what is counted to what it is grouped by. What was said before, a word beside it or a nearer table settles it.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import {
  type Clauses,
  clausesOf,
  columnsIn,
  isAggregate,
  isWord,
  outlineOfClauses,
  type Symbols,
  withItems,
} from "../../revise/clauses.ts";
import { nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { isPlain } from "../../revise/said.ts";
import { served } from "../../revise/things/people.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import { functionWords } from "../../words/english.ts";
import { areOneWord, formsOf } from "../../words/stems.ts";
import type { ReadTurn } from "../encoding/encode-turn.ts";
import { isOwnersName, isSaidToOwn } from "../repair/owners.ts";
import { otherWays } from "./other-ways.ts";

type Asked = {
  readonly clauses: Clauses;
  readonly read: ReadTurn;
  readonly schema: DescribedSchema;
  /** Columns and tables of the queries before. */
  readonly before: ReadonlySet<number>;
  /** Nothing is said beside values. */
  readonly bare: boolean;
};

export type OpenReading = {
  readonly outline: readonly OutlineSymbol[];
  /** Nothing else was said that could speak for the one or the other. */
  readonly even: boolean;
};

/** None for most queries. `earlier`: of the queries before. */
export function openReadings(
  outline: readonly OutlineSymbol[],
  earlier: readonly (readonly OutlineSymbol[])[],
  read: ReadTurn,
  schema: DescribedSchema,
): OpenReading[] {
  const clauses = clausesOf(outline);
  if (clauses === null) return [];
  const items = earlier.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  const inValues = (i: number): boolean =>
    read.mentions.some(({ from, to }) => from <= i && i < to);
  const bare = read.tokens.every(({ text }, i) => inValues(i) || isPlain(text));
  const asked: Asked = { clauses, read, schema, before: new Set(items), bare };
  const open = (even: boolean) => (one: Clauses) => ({ outline: outlineOfClauses(one), even });
  const known = new Set(tablesIn(earlier[0] ?? [], schema));
  const said = new Set(read.tokens.map(({ text }) => stem(text)));
  const ways = otherWays(clauses, { said, known }, schema);
  const others = [...otherNamesakes(asked), ...otherPrices(asked), ...ways];
  const makers = madeBy(asked);
  return [...otherHolders(asked).map(open(bare)), ...[...makers, ...others].map(open(true))];
}

function tablesIn(outline: readonly OutlineSymbol[], schema: DescribedSchema): number[] {
  const clauses = clausesOf(outline);
  return clauses === null ? [] : tablesOf(clauses, schema);
}

/** `city = 'Paris'` where customers are called so, too. */
function otherHolders(asked: Asked): Clauses[] {
  const { clauses, read, schema, before } = asked;
  return read.mentions.flatMap((mention) => {
    const holders = mention.readings.filter(({ how }) => how === "whole");
    if (holders.length < 2 || mention.number !== undefined || mention.kind === "flag") return [];
    const at = clauses.where.findIndex((part) => compares(part, mention));
    const [own, equals] = clauses.where[at] ?? [];
    if (own?.kind !== "item" || equals === undefined || before.has(own.item)) return [];
    const rest = { ...clauses, where: clauses.where.filter((_, i) => i !== at) };
    const used = tablesOf(rest, schema);
    const others = holders.filter(
      ({ column }) => column !== own.item && isOpen(own.item, column, { ...asked, used, mention }),
    );
    return others.map((other) => heldBy(other, at, equals, clauses));
  });
}

/** The same value in another column: the condition at `at` is about that one. */
function heldBy(
  { column, value }: { readonly column: number; readonly value: string },
  at: number,
  equals: Symbols[number],
  clauses: Clauses,
): Clauses {
  const literal = { type: "string", text: value } as const;
  const part: Symbols = [
    { kind: "item", item: column },
    equals,
    { kind: "value", literal, column },
  ];
  return { ...clauses, where: clauses.where.with(at, part) };
}

/** "tracks by ac/dc": a text that says so, or the artist of that name, however far: who made it, in either. */
function madeBy({ clauses, read, schema, before }: Asked): Clauses[] {
  return read.mentions.flatMap((mention) => {
    if (read.tokens[mention.from - 1]?.text !== "by") return [];
    const at = clauses.where.findIndex((part) => compares(part, mention));
    const [own, equals] = clauses.where[at] ?? [];
    if (own?.kind !== "item" || equals === undefined || before.has(own.item)) return [];
    const isName = (k: number): boolean => nameColumns(tableAt(k, schema), schema).includes(k);
    if (isName(own.item) || tableAt(own.item, schema) !== tablesOf(clauses, schema)[0]) return [];
    const used = tablesOf({ ...clauses, where: [] }, schema);
    const others = mention.readings.filter(
      ({ column, how }) =>
        how === "whole" &&
        isName(column) &&
        !used.includes(tableAt(column, schema)) &&
        schema.columns[column]?.hidden !== true &&
        Number.isFinite(distance(used, tableAt(column, schema), schema)),
    );
    return others.map((other) => heldBy(other, at, equals, clauses));
  });
}

/** `column = value`, of just this mention. */
function compares([first, how, value, ...more]: Symbols, { readings }: Mention): boolean {
  if (first?.kind !== "item" || value?.kind !== "value" || more.length > 0) return false;
  const { literal } = value;
  if (!(isWord(how, "=") || isWord(how, "!=")) || literal.type !== "string") return false;
  return readings.some(({ column, value: own }) => column === first.item && own === literal.text);
}

type Around = Asked & { readonly used: readonly number[]; readonly mention: Mention };

const within = /^(?:in|at|near|around|inside|outside|within)$/;
const calling = /^(?:named|called|name|names)$/;

function isOpen(own: number, other: number, around: Around): boolean {
  const { schema, used, mention, read } = around;
  const tableOf = (k: number): number => tableAt(k, schema);
  if (schema.columns[other]?.hidden === true || areLinked(own, other, schema)) return false;
  if (distance(used, tableOf(other), schema) > distance(used, tableOf(own), schema)) return false;
  if (namesRather(own, other, around) || isListed(own, other, around)) return false;
  if (isSaidToOwn(read.tokens, mention) && isOwnersName(own, used[0] ?? -1, schema)) return false;
  const names = nameColumns(tableOf(other), schema).includes(other);
  const said = read.tokens[mention.from - 1]?.text ?? "";
  // Nobody is in, or from, themselves.
  if (names && (within.test(said) || (said === "from" && tableOf(other) === used[0]))) return false;
  return names || !calling.test(said);
}

/** A hop that a table lists, rather than the beers that are called by it, where something is said and nobody speaks of beers. */
function isListed(own: number, other: number, { schema, mention, read, bare }: Around): boolean {
  const table = tableAt(own, schema);
  if (bare || table !== tableAt(other, schema)) return false;
  const said = new Set(read.tokens.map(({ text }) => stem(text)));
  const isNamed = schema.tables[table]?.words.some((one) => said.has(stem(one))) === true;
  return (
    !isNamed &&
    nameColumns(table, schema).includes(other) &&
    schema.links.some(
      ({ from, to }) => from === own && mention.readings.some(({ column }) => column === to),
    )
  );
}

/** A key and what it names hold the same. */
const areLinked = (a: number, b: number, { links }: DescribedSchema): boolean =>
  links.some(({ from, to }) => (from === a && to === b) || (from === b && to === a)) ||
  links.some((one) => one.from === a && links.some(({ from, to }) => from === b && to === one.to));

/** Tables to be joined besides. */
function distance(used: readonly number[], table: number, schema: DescribedSchema): number {
  if (used.includes(table)) return 0;
  const steps = joinTables(schema, [...used, table]);
  const joined = steps.some((step) => step.table === table && step.link !== null);
  return joined ? steps.length - used.length : Number.POSITIVE_INFINITY;
}

/** Whether a word beside the value is of the one column or its table, and not of the other. */
function namesRather(own: number, other: number, { read, schema, mention }: Around): boolean {
  const said = read.tokens.filter((_, i) => i < mention.from || i >= mention.to);
  const forms = new Set(said.flatMap(({ text }) => formsOf(text)));
  const isSaid = (word: string): boolean =>
    formsOf(word).some((form) => forms.has(form)) ||
    said.some(({ text }) => areOneWord(text, word));
  // Of one table, its name says nothing: "the green party" has a name rather than a colour.
  const apart = tableAt(own, schema) !== tableAt(other, schema);
  const theirs = new Set(wordsOf(other, apart, schema));
  return wordsOf(own, apart, schema).some((word) => !theirs.has(word) && isSaid(word));
}

function wordsOf(k: number, withTable: boolean, { columns, tables }: DescribedSchema): string[] {
  const { words = [], synonyms = [], table = -1 } = columns[k] ?? {};
  return [...words, ...synonyms.flat(), ...(withTable ? (tables[table]?.words ?? []) : [])];
}

/** `product.name`, of "the names", where customers have names and nobody spoke of either. */
function otherNamesakes(asked: Asked): Clauses[] {
  const { clauses, schema, read, before } = asked;
  const parts = [...clauses.select, ...clauses.groupBy, ...clauses.orderBy.map(({ by }) => by)];
  const shown = [...new Set(parts.flatMap((part) => columnsIn(part, schema.columns.length)))];
  const inValues = (i: number): boolean =>
    read.mentions.some(({ from, to, readings }) => readings.length > 0 && from <= i && i < to);
  const said = new Set(read.tokens.flatMap(({ text }, i) => (inValues(i) ? [] : [stem(text)])));
  const isNamed = (table: number): boolean =>
    (schema.tables[table]?.words ?? []).some((one) => said.has(stem(one)));
  const earlier = [...before].map((k) => schema.columns[k]?.table ?? k - schema.columns.length);
  return shown.flatMap((own) => {
    const fit = fitOf(own, said, schema);
    const table = schema.columns[own]?.table ?? -1;
    if (fit === undefined || isNamed(table) || earlier.includes(table)) return [];
    const fits = (k: number): boolean => {
      const other = fitOf(k, said, schema);
      return other?.found === fit.found && other.missing <= fit.missing;
    };
    if (shown.some((k) => k !== own && fits(k))) return [];
    // Sales by country are by that of the customers, whoever else has one.
    const people = schema.tables[table]?.words.at(-1) ?? "";
    if (served.test(people) && clauses.groupBy.length > 0 && clauses.select.some(isAggregate))
      return [];
    const used = tablesOf(without(own, clauses), schema);
    if (used.includes(table)) return [];
    const away = distance(used, table, schema);
    return [...schema.columns.keys()]
      .filter((k) => tableAt(k, schema) !== table && fits(k))
      .filter((k) => used.length === 0 || distance(used, tableAt(k, schema), schema) <= away)
      .map((k) => withItems(clauses, new Map([[own, k]])));
  });
}

const byPrice =
  /\b(?:cheap|cheaper|cheapest|expensive|pricey|pricier|priciest|dearer|dearest|inexpensive)\b/i;
/** What is paid for a thing, and what may be meant by it where it has none. */
const priceNames = [/^(?:price|fare|fee|rent)$/, /^(?:cost|rate|charge)$/];

/** `film.replacement_cost < 1`, of "films cheaper than 1", where films have a rental rate. */
function otherPrices({ clauses, schema, read, before }: Asked): Clauses[] {
  if (!byPrice.test(read.utterance)) return [];
  const said = new Set(read.tokens.map(({ text }) => stem(text)));
  const priceOf = (k: number): number => {
    const { words = [], type, hidden } = schema.columns[k] ?? {};
    const fits = hidden !== true && (type === "integer" || type === "real");
    return fits ? priceNames.findIndex((one) => one.test(stem(words.at(-1) ?? ""))) : -1;
  };
  const isSaid = (k: number): boolean =>
    (schema.columns[k]?.words ?? []).some((one) => said.has(stem(one)));
  const parts = [...clauses.where, ...clauses.orderBy.map(({ by }) => by)];
  const used = [...new Set(parts.flatMap((part) => columnsIn(part, schema.columns.length)))];
  return used
    .filter((own) => priceOf(own) === 1 && !isSaid(own) && !before.has(own))
    .flatMap((own) =>
      (schema.tables[tableAt(own, schema)]?.columns ?? [])
        .filter((k) => k !== own && priceOf(k) >= 0 && !used.includes(k))
        .map((k) => withItems(clauses, new Map([[own, k]]))),
    );
}

const tableAt = (k: number, { columns }: DescribedSchema): number => columns[k]?.table ?? -1;

type Fit = { readonly found: string; readonly missing: number };

/** The words of a column that were said, and how many were not; undefined where none was, or it is a key. */
function fitOf(k: number, said: ReadonlySet<string>, schema: DescribedSchema): Fit | undefined {
  const { words = [], primary, measure, hidden, table = -1 } = schema.columns[k] ?? {};
  const isKey = primary === true || schema.links.some(({ from }) => from === k);
  if (isKey || measure === true || hidden === true) return undefined;
  const ofTable = new Set((schema.tables[table]?.words ?? []).map(stem));
  const stems = words
    .filter((one) => !functionWords.has(one))
    .map(stem)
    .filter((one) => !ofTable.has(one));
  const found = stems.filter((one) => said.has(one));
  if (found.length === 0) return undefined;
  return { found: found.join(" "), missing: stems.length - found.length };
}

const mentions = (part: Symbols, k: number): boolean =>
  part.some((one) => one.kind === "item" && one.item === k);

function without(k: number, clauses: Clauses): Clauses {
  const keep = (parts: readonly Symbols[]): Symbols[] => parts.filter((one) => !mentions(one, k));
  return {
    ...clauses,
    select: keep(clauses.select),
    where: keep(clauses.where),
    groupBy: keep(clauses.groupBy),
    orderBy: clauses.orderBy.filter(({ by }) => !mentions(by, k)),
  };
}
