// Bounds that stand at a column which they cannot be about: "owners over 60" of a column of yes and no, "younger than
// 30" of a wage, "books under 20" of how many purchases each has, "lifts under 5 euros" of a length. Only numbers that are said with a side, and
// only where no word names the column.

import type { DatabaseFacts } from "../../schema/database-facts.ts";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import { measuredBy, measuredIn } from "../../schema/magnitudes.ts";
import { stem } from "../../schema/stem.ts";
import { keptAs } from "../../schema/units.ts";
import { bind } from "../../sql/bind/bind.ts";
import { columnKey } from "../../sql/bind/bound.ts";
import { type ValueUse, valuesOf } from "../../sql/bind/values.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { tokenize } from "../../text/tokenize.ts";
import { kindredNames } from "../../words/kindred.ts";
import { isOrdinary } from "../../words/near-words.ts";
import { piecesOf, plainText } from "../../words/query-pieces.ts";
import { comparisonsIn, type SaidComparison } from "../../words/said-numbers.ts";
import { keepsPeople } from "../repair/people.ts";

type Known = { readonly described: DescribedSchema; readonly facts: DatabaseFacts };

type SaidBound = SaidComparison & {
  /** Stems of all words of the utterance, and of what they are near. */
  readonly said: ReadonlySet<string>;
  readonly text: string;
  /** The tables that are called by the word before a bare bound: "vans under 20000". */
  readonly things: readonly number[];
  /** "older than 50" */
  readonly ofAge: boolean;
  /** What is spoken of has been counted: "those above 20". */
  readonly counted: boolean;
};

export type SaidBounds = {
  /** Numbers, as they were written, that fit nothing they are compared with. */
  readonly unfit: readonly string[];
  /** Words of units that the query heeds, and numbers that it has in another unit. */
  readonly heeded: readonly string[];
};

const nothing: SaidBounds = { unfit: [], heeded: [] };

/** `before`: the query before, whose columns need not be named again. */
export function boundsIn(
  sql: string,
  utterance: string,
  known: Known,
  before: string | null = null,
): SaidBounds {
  const tokens = tokenize(utterance);
  const comparisons = comparisonsIn(tokens, { ages: true });
  const query = comparisons.length === 0 ? undefined : tryParse(sql);
  if (query === undefined) return nothing;
  const uses = valuesOf(bind(query, { tables: [] }));
  const old = before === null ? undefined : tryParse(before);
  const settled = new Set(
    old === undefined ? [] : [...bind(old, { tables: [] }).columns.values()].map(columnKey),
  );
  const counted = old !== undefined && piecesOf(before ?? "").keywords.has("COUNT");
  const words = tokens.map((one) => one.text);
  const said = new Set(words.flatMap((one) => [one, ...kindredNames(one)].map(stem)));
  const found = comparisons.map((one): SaidBounds => {
    const at = tokens.indexOf(one.token);
    const things = bare.test(one.token.text) ? tablesCalled(words[at - 1] ?? "", known) : [];
    const ofAge = /^(?:older|younger)$/.test(words[at - 1] ?? "");
    const bound = { ...one, said, text: words.join(" "), things, ofAge, counted };
    const own = uses.filter((use) => numberOf(use) === one.value);
    const fits = (use: ValueUse): boolean =>
      (use.column !== undefined && settled.has(columnKey(use.column))) ||
      canBeAbout(use, bound, known);
    if (own.length > 0 && !own.some(fits)) return { unfit: [one.number.text], heeded: [] };
    const isUnit = one.next !== undefined && measuredIn(one.next).length > 0;
    if (own.length > 0) return { unfit: [], heeded: isUnit ? unitWords(bound) : [] };
    const heeded = isConverted(one, uses, known) ? [one.number.text, one.next ?? ""] : [];
    return { unfit: [], heeded };
  });
  return {
    unfit: found.flatMap((one) => one.unfit),
    heeded: found.flatMap((one) => one.heeded),
  };
}

/** What says a bound and nothing else: whoever counts says "more than". */
const bare = /^(?:over|under|above|below)$/;
/** Behind a number that nothing is counted or measured in. */
const ending =
  /^(?:in|on|at|by|from|to|of|for|with|who|that|which|and|or|since|before|after|only|please|years?|old)$/;

const numberOf = ({ node, negative }: ValueUse): number | undefined => {
  const written = node.kind === "literal" ? plainText(node.text) : "";
  return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) * (negative ? -1 : 1) : undefined;
};

const tablesCalled = (word: string, { described: { tables } }: Known): readonly number[] =>
  tables.flatMap(({ words }, i) => (stem(words.at(-1) ?? "") === stem(word) ? [i] : []));

const columnOf = ({ column }: ValueUse, { described }: Known): DescribedColumn | undefined => {
  const key = column === undefined ? undefined : columnKey(column);
  const { tables, columns } = described;
  return columns.find((one) => `${tables[one.table]?.name}.${one.name}`.toLowerCase() === key);
};

/** "square metres" */
function unitWords({ next = "", number, text }: SaidBound): readonly string[] {
  const [, after = ""] = text.split(` ${number.text} ${next} `);
  return next === "square" ? [next, after.split(" ")[0] ?? ""] : [next];
}

/** "2 hours" of 120 minutes. */
function isConverted({ value, next }: SaidComparison, uses: readonly ValueUse[], known: Known) {
  const kept = keptAs(value, next ?? "");
  return uses.some((use) => {
    const own = columnOf(use, known)?.unit;
    return kept.some(({ unit, amount }) => unit === own && amount === numberOf(use));
  });
}

function canBeAbout(use: ValueUse, bound: SaidBound, known: Known): boolean {
  const { token, next, side, value, said, things, ofAge } = bound;
  const isBare = next === undefined || ending.test(next);
  const unit = next === undefined ? [] : measuredIn(next);
  if (use.operator === "LIMIT" || use.operator === "OFFSET") return true;
  if (use.role === "rows") {
    if (unit.length > 0) return tablesCalled(next ?? "", known).length > 0;
    if (rated.test(bound.text)) return false;
    if (bound.counted && things.length === 0) return true;
    return !isBare || !bare.test(token.text) || /\b(?:how many|number|count)\b/.test(bound.text);
  }
  const column = columnOf(use, known);
  if (column === undefined || use.column === undefined) return true;
  const key = columnKey(use.column);
  if (known.facts.flags.has(key)) return false;
  // A day is compared with a number only as a year; what is made of it is an age.
  if (column.time !== null && (use.plain || column.time === "year")) return value >= firstYear;
  const [measure, per] = column.time === null ? parted(column.words) : [["age"], []];
  const table = known.described.tables[column.table];
  const isOwn = (word: string): boolean => !(table?.words ?? []).includes(word);
  if (measure.filter(isOwn).some((word) => said.has(stem(word)))) return true;
  if (ofAge) return false;
  if (per.some((word) => new RegExp(`\\b(?:per|an?|each|every) ${word}`).test(bound.text)))
    return true;
  if (column.primary || isLink(column, known.described)) return false;
  if (things.length > 0 && !things.includes(column.table)) return false;
  const own = measuredBy(measure);
  // What is called "hs" may be measured in anything.
  if (unit.length > 0 && (own.length > 0 || measure.every(isOrdinary)))
    return own.some((one) => unit.includes(one));
  if (column.time !== null || (!isBare && unit.length === 0)) return true;
  if (!use.plain) return false;
  const people = keepsPeople(column.table, known.described);
  if (people && value <= oldest && bare.test(token.text)) return measure.includes("age");
  return own.includes("money") || isWithin(value, side, known.facts.numbers.get(key));
}

const firstYear = 1000;

/** Whoever is "over 60" is so many years old. */
const oldest = 120;

/** "over 15 an hour" */
const rated = /\b\d+ (?:per|an?|each|every) \p{L}/u;

const isLink = (column: DescribedColumn, { columns, links }: DescribedSchema): boolean =>
  links.some(({ from, to }) => columns[from] === column || columns[to] === column);

/** A capacity per hour is measured in no hours. */
function parted(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = words.indexOf("per");
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}

/** Of so many different numbers not all were looked at. */
const mostLookedAt = 300;

/** A bound that holds for all of them or for none was not meant for these. */
function isWithin(
  value: number,
  side: SaidComparison["side"],
  held: { readonly low: number; readonly high: number; readonly distinct: number } | undefined,
): boolean {
  if (held === undefined || held.distinct === 0 || held.distinct >= mostLookedAt) return true;
  return side === ">"
    ? held.low <= value && value < held.high
    : held.low < value && value <= held.high;
}
