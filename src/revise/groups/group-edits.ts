// "by brand", "per quarter", "and for each city": the same figures for other groups.
import type { OutlineWord } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import { mainDate } from "../../schema/main-date.ts";
import { byWord } from "../../text/by-word.ts";
import {
  type Clauses,
  called,
  column,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  isSame,
  isTimeBucket,
  isWord,
  measureOf,
  number,
  type Symbols,
  withItems,
} from "../clauses.ts";
import { countListed } from "../figures/count-edits.ts";
import {
  columnNamed,
  figureDate,
  figureNamed,
  isTimeGroup,
  leafTables,
  nameColumns,
  tableNamed,
  tablesOf,
  timeColumn,
} from "../find-columns.ts";
import type { Revision, Said } from "../said.ts";

const grouping =
  /^(?:also |additionally |the same |same |show (?:it |that |them )?|(?:split|group|break|drill)(?: it| them| that| this)?(?: down| up)?(?: further)? )?(?:by|in ?to|to|per|for each|for every|grouped by|broken down by|split by|each) (?<what>[\w ]+?)(?: instead| too| as well)?$/;

/** "on which genres", of one figure: which of them it is made of. */
const madeOf = /^(?:on|in|for|from|of|with|across) (?:which|what) (?<what>[\w ]+)$/;

/** Quarters and months of several years are several. */
const units: ReadonlyMap<string, OutlineWord> = new Map<string, OutlineWord>([
  ...(["year", "month", "quarter", "week", "day", "weekday", "hour"] as const).map(
    (one) => [one, one] as const,
  ),
  ["day of the week", "weekday"],
  ["day of week", "weekday"],
  ["calendar week", "week"],
  ["hour of the day", "hour"],
]);

/** "monthly please" */
const adverbs = byWord({
  year: "yearly annually",
  quarter: "quarterly",
  month: "monthly",
  week: "weekly",
  day: "daily",
});

/** Said so, or of bands, the groups come to those before; else they take their place. */
const further =
  /^(?:also |additionally |(?:split|break|drill)\b)|\b(?:broken down|split) by\b|\btoo$|\bas well$/;

const ofEach =
  /^(?:per|for each|for every|grouped by|broken down by|split by|monthly|daily|yearly)\b/;

/** "count them by genre", "how many per country": of rows that were listed. */
const counting =
  /^(?:count|how many|number)(?: (?:them|those|these|it|of them|of those|are there|is that))*(?= (?:by|per|(?:for|in) each)\b)/;

export function regroup(
  { text }: Pick<Said, "text">,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const rows = counting.exec(text)?.[0];
  if (rows !== undefined) {
    const counted = measureOf(clauses) ?? [];
    const known = isCalled(counted, "count") ? clauses : countListed(clauses, schema);
    return known && regroup({ text: text.slice(rows.length + 1) }, known, schema);
  }
  // Of things that were counted, "in which cities" lists those instead.
  const sums = (one: Symbols): boolean => isAggregate(one) && !isCalled(figureOf(one), "count");
  const single = clauses.groupBy.length === 0 && clauses.select.every(sums);
  const form = single && madeOf.test(text) ? madeOf : grouping;
  const what = adverbs.get(text.replace(/ instead$/, "")) ?? form.exec(text)?.groups?.["what"];
  if (what === undefined) return null;
  if (!clauses.select.some(isAggregate)) {
    // "per employee", of rows that were listed, counts them; "by age" may only put them in order.
    const others = isOther(what, clauses, schema);
    const counts = ofEach.test(text) || (/^by /.test(text) && (units.has(what) || others));
    const listed = clauses.groupBy.length > 0 || clauses.limit !== null || clauses.distinct;
    const counted = counts && !listed ? countListed(clauses, schema) : null;
    return counted && regroup({ text }, counted, schema);
  }
  if (figureNamed(what, clauses, schema) !== undefined) return null;
  const parts = what.split(" and ").map((one) => groupsOf(one, clauses, schema));
  const groups: Groups[] = [];
  for (const part of parts) {
    if (part === undefined) return null;
    groups.push(part);
  }
  const timed = groups.some((one) => one.by.some(isTimeBucket));
  const compared = comparedBy(clauses, schema).filter(
    ({ by: [first = []] }) => !(timed && isTimeBucket(first)),
  );
  const shown = [...groups, ...compared].flatMap((one) => one.shown);
  const by = [...groups, ...compared].flatMap((one) => one.by);
  const banded = clauses.groupBy.some((one) => isCalled(one, "band"));
  const adds =
    (banded || further.test(text)) && clauses.groupBy.length > 0 && !/ instead$/.test(text);
  const all = adds ? [...clauses.groupBy, ...by] : by;
  const before = clauses.select.filter((item) => !isAggregate(item) && !isCalled(item, "per"));
  const kept = clauses.orderBy.filter((one) => adds || isAggregate(one.by));
  // "by species instead", of dogs, is about all of them again.
  const isOne = ([item, equal, , ...more]: Symbols): boolean =>
    isWord(equal, "=") && more.length === 0 && by.some((group) => isSame(group, [item]));
  const where = / instead$/.test(text)
    ? clauses.where.filter((part) => !isOne(part))
    : clauses.where;
  return {
    ...clauses,
    where,
    select: [...(adds ? before : []), ...shown, ...figuresFor(all, clauses, schema)],
    groupBy: all,
    orderBy: kept.map((one) => ({ ...one, by: adds ? one.by : figureOf(one.by) })),
    limit: kept.length > 0 ? clauses.limit : null,
    // A part of all that there is stays one in each group.
    keep: clauses.groupBy.length === 0 ? clauses.keep : [],
    made: clauses.made.filter((one) => isWord(one, "rest")),
  };
}

/** "by region", of customers who were chosen: what they belong to, and nothing that is shown. */
function isOther(what: string, clauses: Clauses, schema: DescribedSchema): boolean {
  const table = tableNamed(what, clauses, schema);
  const shown = clauses.select.flatMap((item) => columnsIn(item, schema.columns.length));
  const listed = schema.columns[shown[0] ?? -1]?.table;
  if (table === undefined || listed === undefined || clauses.where.length === 0) return false;
  const isShown = shown.some((k) => schema.columns[k]?.table === table);
  return !isShown && namesRowsOf(schema, listed, table);
}

const forOthers =
  /^(?:(?:the )?same |now |do (?:it|that|this) |(?:what|how) about )?(?:for |with )?(?:the )?(?<what>[a-z ]+?)(?: instead)?$/;

/** "same for customers": other things in the place of those that are listed. */
export const regroupThings: Revision = ({ text }, clauses, schema) => {
  const what = forOthers.exec(text)?.groups?.["what"] ?? "";
  if (clauses.groupBy.length === 0 || what === "") return null;
  const table = tableNamed(what, clauses, schema);
  const before = clauses.groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  const same = before.some((k) => schema.columns[k]?.table === table);
  if (table === undefined || same || clauses.having.length > 0) return null;
  const counted = otherRows(table, clauses, schema);
  if (counted !== null) return counted;
  return regroup({ text: `by ${what}` }, clauses, schema);
};

/** "the same for payments", of how many rentals each has: what is counted, where it only happened, is no group. */
function otherRows(table: number, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const [counted, ...others] = leafTables(tablesOf(clauses, schema), schema);
  const [by] = clauses.groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  const things = schema.columns[by ?? -1]?.table;
  const happened = (t: number): boolean =>
    mainDate(t, schema) !== undefined && nameColumns(t, schema).length === 0;
  if (counted === undefined || others.length > 0 || things === undefined) return null;
  if (![counted, table].every(happened) || !namesRowsOf(schema, table, things)) return null;
  if (!isCalled(figureOf(measureOf(clauses) ?? []), "count")) return null;
  const [then = -1, now = -1] = [counted, table].map((t) => mainDate(t, schema));
  const rows = [counted, table].map((t) => itemOfTable(schema, t));
  const items = new Map([
    [rows[0] ?? -1, rows[1] ?? -1],
    [then, now],
  ]);
  const made = withItems(clauses, items);
  return tablesOf(made, schema).includes(counted) ? null : made;
}

/**
 * What was set side by side stays so: `year ( day ) IN ( '2023' , '2024' )`, `active IN ( 0 , 1 )`; also where the
 * groups are told apart by the key of what has that name.
 */
function comparedBy({ groupBy, where }: Clauses, { columns }: DescribedSchema): Groups[] {
  return where.flatMap((part) => {
    const asked = part.slice(0, Math.max(0, part.findIndex(isIn)));
    const [only, ...more] = asked;
    if (groupBy.some((group) => isSame(group, asked))) return [{ shown: [asked], by: [asked] }];
    const named = only?.kind === "item" && more.length === 0 ? columns[only.item] : undefined;
    const key = groupBy.find(
      ([by]) =>
        by?.kind === "item" &&
        columns[by.item]?.primary &&
        columns[by.item]?.table === named?.table,
    );
    return named === undefined || key === undefined ? [] : [{ shown: [asked], by: [key, asked] }];
  });
}

const isIn = (symbol: Symbols[number]): boolean => isWord(symbol, "in");

/** What goes along a row of times is a plain figure where there is none any more. */
function figuresFor(
  by: readonly Symbols[],
  { select }: Clauses,
  schema: DescribedSchema,
): Symbols[] {
  const series = by.some((group) => isTimeGroup(group, schema));
  const figures = select.filter((item) => isAggregate(item) && !isCalled(item, "per"));
  if (series) return figures;
  return figures.flatMap((item) => {
    if (isCalled(item, "change") || isCalled(item, "growth")) return [];
    return [isCalled(item, "running") ? figureOf(item) : item];
  });
}

export type Groups = { readonly shown: readonly Symbols[]; readonly by: readonly Symbols[] };

export function groupsOf(
  what: string,
  clauses: Clauses,
  schema: DescribedSchema,
): Groups | undefined {
  const known = columnNamed(what, clauses, schema) ?? rateNamed(what, clauses, schema);
  // Whom a key of the same table points at is in a role of its own.
  const above = schema.tables.findIndex((one) => one.role !== undefined && one.role.key === known);
  const role = above < 0 ? roleNamed(what, clauses, schema) : above;
  if (known !== undefined && role < 0 && !isOfOthers(what, known, clauses, schema)) {
    const shown = namedBy(known, schema);
    const plain = shown.filter(([only]) => only?.kind === "item" && only.item !== known);
    return { shown, by: [column(known), ...plain] };
  }
  const bucket = bucketOf(what, clauses, schema);
  if (bucket !== undefined) return { shown: [bucket], by: [bucket] };
  const table = role < 0 ? tableNamed(what, clauses, schema) : role;
  if (table === undefined) return undefined;
  const keys = keysOf(table, schema);
  const [key] = keys;
  const own = nameColumns(table, schema);
  // What has no name, a store, is told by its number.
  const names = own.length === 0 && keys.length === 1 ? keys : own;
  if (names.length === 0) return undefined;
  // The key keeps namesakes apart; the names beside it are what some databases want to be grouped by.
  return {
    shown: names.map(column),
    by: [...new Set(key === undefined ? names : [key, ...names])].map(column),
  };
}

const theirs: readonly RegExp[] = [
  /^(?:their|the|his|her|[a-z]+(?: [a-z]+)? s|employee|employees|staff) (?<role>[a-z]+)$/,
  /^(?<role>[a-z]+) of (?:the |each |an? )?[a-z ]+$/,
];

/** "employee's manager", "manager of the support rep": a role; -1 for none. */
function roleNamed(what: string, clauses: Clauses, schema: DescribedSchema): number {
  const said = theirs.map((form) => form.exec(what)?.groups?.["role"]).find((one) => one);
  const table = said === undefined ? undefined : tableNamed(said, clauses, schema);
  return table !== undefined && schema.tables[table]?.role !== undefined ? table : -1;
}

const rates = /^(?:(?<noun>[a-z]+) )?(?:rates?|levels?|percent(?:age)?s?)$/;

const levies: ReadonlySet<string> = new Set(["tax", "vat", "gst"]);

/** "by rate", of discounts or taxes: the number that they are worked out by. */
function rateNamed(
  what: string,
  clauses: Clauses,
  { columns, tables }: DescribedSchema,
): number | undefined {
  const found = rates.exec(what);
  const [figure] = columnsIn(measureOf(clauses) ?? [], columns.length);
  const measure = columns[figure ?? -1];
  const noun = found?.groups?.["noun"] ?? measure?.words[0];
  if (found === null || noun === undefined) return undefined;
  const isRate = (k: number): boolean => {
    const { words = [], type, measure: made, hidden } = columns[k] ?? {};
    const number = type === "integer" || type === "real";
    const plain =
      /^(?:rate|percent|percentage|pct)$/.test(words.at(-1) ?? "") || words.length === 1;
    const named = levies.has(noun) ? words.some((one) => levies.has(one)) : words.includes(noun);
    return number && plain && k !== figure && made !== true && hidden !== true && named;
  };
  const own = (tables[measure?.table ?? -1]?.columns ?? []).filter(isRate);
  const [only, ...others] = own.length > 0 ? own : [...columns.keys()].filter(isRate);
  return others.length === 0 ? only : undefined;
}

const tail = / (?:within|in|of|per|for|inside) (?:each|every) (?<what>[\w ]+)$/;

export type InEach = {
  /** What was said without it. */
  readonly text: string;
  readonly by: readonly Symbols[];
  /** With those groups too, shown first where they were not groups before. */
  readonly clauses: Clauses;
};

/** "within each year", behind a shape: anew for each of those groups; null where they are not known. */
export function inEachOf(text: string, clauses: Clauses, schema: DescribedSchema): InEach | null {
  const found = tail.exec(text);
  const what = found?.groups?.["what"];
  if (found === null || what === undefined) return { text, by: [], clauses };
  const groups = groupsOf(what, clauses, schema);
  if (groups === undefined) return null;
  const added = groups.by.filter((part) => !clauses.groupBy.some((one) => isSame(one, part)));
  const shown = added.length === 0 ? [] : groups.shown;
  return {
    text: text.slice(0, found.index),
    by: groups.by,
    clauses: {
      ...clauses,
      select: [...shown, ...clauses.select],
      groupBy: [...clauses.groupBy, ...added],
    },
  };
}

/** The year a book came out is not the one it was sold in. */
function isOfOthers(
  what: string,
  column: number,
  clauses: Clauses,
  schema: DescribedSchema,
): boolean {
  const happened = units.has(what) ? figureDate(clauses, schema) : undefined;
  return (
    happened !== undefined && schema.columns[happened]?.table !== schema.columns[column]?.table
  );
}

/** A part of the date that the query is about. */
function bucketOf(what: string, clauses: Clauses, schema: DescribedSchema): Symbols | undefined {
  const fiscal = /^(?:fiscal|financial) year$|^fy$/.test(what);
  const unit = fiscal ? "year" : units.get(what);
  const time = unit === undefined ? undefined : timeColumn(clauses, schema);
  if (unit === undefined || time === undefined) return undefined;
  return fiscal ? fiscalYear(time, schema) : called(unit, column(time));
}

/** Where a year begins in January, it is that of the calendar. */
export function fiscalYear(time: number, { fiscalStart = 1 }: DescribedSchema): Symbols {
  if (fiscalStart === 1) return called("year", column(time));
  return called("fiscal", column(time), [number(fiscalStart)]);
}

/** A key is shown by the name of what it points at; where another key points there too, of that very row. */
export function namedBy(key: number, schema: DescribedSchema): Symbols[] {
  const { columns, links } = schema;
  const link = links.find(({ from }) => from === key);
  const table = link === undefined ? undefined : columns[link.to]?.table;
  const names = (table === undefined ? [] : nameColumns(table, schema)).map(column);
  const rivals = links.filter(
    ({ from, to }) => columns[from]?.table === columns[key]?.table && columns[to]?.table === table,
  );
  if (names.length === 0) return [column(key)];
  return rivals.length > 1 ? names.map((name) => called("named", column(key), name)) : names;
}
