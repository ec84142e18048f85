// A table with several dates has one that is meant where none is named: the order date of orders.
import { word } from "../../outline/symbols.ts";
import { isItem, isWord, type Symbols, withItems } from "../../revise/clauses.ts";
import { isNear, timeColumn } from "../../revise/find-columns.ts";
import {
  deniedSide,
  isDenied,
  outsideOf,
  periodCondition,
} from "../../revise/period-conditions.ts";
import { isSaid } from "../../revise/said.ts";
import { itemOfTable } from "../../schema/described.ts";
import { dateOfOwner, mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import { wordList } from "../../word-list.ts";
import type { Repair } from "./context.ts";

/** Words that only say that it is a date, and those of any sentence: "check in" is not said by "in 2024". */
const general: ReadonlySet<string> = new Set(
  wordList("date time day at on timestamp in for by of out"),
);

export const datesMeant: Repair = (clauses, { schema, everSaid, settled }) => {
  const meant = new Map<number, number>();
  schema.columns.forEach(({ table, words, time }, k) => {
    if (time !== "date" && time !== "datetime") return;
    // Who says orders does not say which of their dates.
    const nouns = new Set((schema.tables[table]?.words ?? []).map(stem));
    const telling = words.filter((one) => !general.has(one) && !nouns.has(stem(one)));
    if (settled.has(k) || telling.some((one) => isSaid(one, everSaid))) return;
    const touched = words.some((one) => /^(?:updat|modif)/.test(one));
    const main = mainDate(table, schema) ?? (touched ? dateOfOwner(table, schema) : undefined);
    if (main !== undefined && main !== k) meant.set(k, main);
  });
  return meant.size === 0 ? clauses : withItems(clauses, meant);
};

/** Words of time that name no column: "last year" is no last update. */
const ofTime: ReadonlySet<string> = new Set(
  wordList(
    "last first next current from to until since year month week",
    "quarter end start update updated modified",
  ),
);

/** "hired in 1995" is about the hire date, whichever date the query has. */
export const datesNamed: Repair = (clauses, { schema, said, settled }) => {
  const isDate = (k: number): boolean => /^date/.test(schema.columns[k]?.time ?? "");
  const isNamed = (k: number): boolean =>
    (schema.columns[k]?.words ?? []).some(
      (one) => !general.has(one) && !ofTime.has(one) && isSaid(one, said),
    );
  const [meant, ...others] = [...schema.columns.keys()].filter((k) => isDate(k) && isNamed(k));
  if (meant === undefined || others.length > 0) return clauses;
  const orders = clauses.orderBy.map(({ by }) => by);
  const conditions = [...clauses.where, ...clauses.groupBy, ...orders].flat();
  const wrong = conditions.flatMap((one) =>
    one.kind === "item" && one.item !== meant && isDate(one.item) && !settled.has(one.item)
      ? [one.item]
      : [],
  );
  const [mistaken, ...more] = new Set(wrong);
  if (mistaken === undefined || more.length > 0) return clauses;
  const tableOf = (k: number): number => schema.columns[k]?.table ?? -1;
  if (!isNear([tableOf(mistaken)], tableOf(meant), schema)) return clauses;
  const rows = (k: number): number => itemOfTable(schema, tableOf(k));
  const all = [clauses.select, clauses.where, clauses.groupBy, clauses.having].flat(2);
  const elsewhere = all.some(
    (one) =>
      one.kind === "item" && one.item !== mistaken && tableOf(one.item) === tableOf(mistaken),
  );
  const instead = new Map([[mistaken, meant]]);
  if (!elsewhere) instead.set(rows(mistaken), rows(meant));
  return withItems(clauses, instead);
};

/** Sales of a year are sold in it: a date of a table that nothing else is about is not meant, where theirs is known. */
export const datesOfRows: Repair = (clauses, { schema, everSaid, settled }) => {
  const tableOf = (k: number): number => schema.columns[k]?.table ?? k - schema.columns.length;
  const isDate = (k: number): boolean => /^date/.test(schema.columns[k]?.time ?? "");
  const { select, where, groupBy, having, orderBy, from } = clauses;
  const parts = [...select, ...where, ...groupBy, ...having, ...orderBy.map(({ by }) => by), from];
  const used = parts.flat().flatMap((one) => (one.kind === "item" ? [one.item] : []));
  const strays = new Set(
    [...where, ...groupBy].flat().flatMap((one) => {
      if (one.kind !== "item" || !isDate(one.item) || settled.has(one.item)) return [];
      const table = tableOf(one.item);
      const words = [schema.tables[table], schema.columns[one.item]].flatMap(
        (it) => it?.words ?? [],
      );
      const named = words.some((it) => !general.has(it) && !ofTime.has(it) && isSaid(it, everSaid));
      return named || used.some((k) => k !== one.item && tableOf(k) === table) ? [] : [one.item];
    }),
  );
  const [stray, ...others] = strays;
  if (stray === undefined || others.length > 0) return clauses;
  const without = (list: readonly Symbols[]): Symbols[] =>
    list.filter((part) => !part.some((one) => isItem(one, stray)));
  const rest = { ...clauses, select: without(select), where: without(where) };
  const meant = timeColumn({ ...rest, groupBy: without(groupBy), orderBy: [] }, schema);
  return meant === undefined ? clauses : withItems(clauses, new Map([[stray, meant]]));
};

const bounding =
  /\b(?:since|after|from|starting|begins?|beginning|before|until|till|by|later|earlier|onwards?|between|to|through|newer|older)\b/;

const bounds: readonly (readonly [RegExp, "<" | "<=" | ">" | ">="])[] = [
  [/(?<!\b(?:or|and) )\b(?:after|later than|newer than)\b/g, ">"],
  [/\b(?:since|starting|(?:or|and) (?:after|later|newer))\b/g, ">="],
  [
    /(?<!\b(?:or|and) )\b(?:before|earlier than|older than|prior to)\b|\bmore than .+ (?:ago|old)\b/g,
    "<",
  ],
  [/\b(?:until|till|through|(?:or|and) (?:before|earlier|older))\b/g, "<="],
];

/** "after 2015" begins with 2016, "since 2015" with 2015 itself: the word decides, where there is one. */
export const boundedPeriods: Repair = (clauses, { text }) => {
  const [said, ...others] = bounds.flatMap(([words, sign]) =>
    [...text.matchAll(words)].map(() => sign),
  );
  const bounded = clauses.where.filter(boundsPeriod);
  if (said === undefined || others.length > 0 || bounded.length !== 1) return clauses;
  const mend = (condition: Symbols): Symbols =>
    boundsPeriod(condition)
      ? [...condition.slice(0, 1), word(said), ...condition.slice(2)]
      : condition;
  return { ...clauses, where: clauses.where.map(mend) };
};

/** `day > 2015` */
function boundsPeriod(condition: Symbols): boolean {
  const [first, how, value] = condition;
  if (condition.length !== 3 || first?.kind !== "item" || how?.kind !== "word") return false;
  const isPeriod = value?.kind === "value" && value.literal.type === "period";
  return isPeriod && /^[<>]=?$/.test(how.word);
}

/** A time by itself: "last week", "yesterday". */
const outright =
  /\b(?:(?:last|next|this|past|previous|coming) (?:week|month|quarter|year)|today|yesterday|tomorrow)\b/;

/** "in june 2023" is all of June and nothing else, and so is "last week". */
export const wholePeriods: Repair = (clauses, { text }) => {
  const isIn = /\b(?:in|during|on|of (?=\d{4}))\b/.test(text) || outright.test(text);
  if (!isIn || bounding.test(text)) return clauses;
  const where = clauses.where.map((condition) =>
    boundsPeriod(condition)
      ? [...condition.slice(0, 1), word("during"), ...condition.slice(2)]
      : condition,
  );
  return { ...clauses, where };
};

/** What people say of a time is not left out: "tours in german next week" are those of that week. */
export const periodsSaid: Repair = (clauses, { text, schema, periods = [] }) => {
  const [said, ...others] = periods.filter(({ text: own }) => outright.test(own.toLowerCase()));
  if (said === undefined || others.length > 0) return clauses;
  const { select, where, groupBy, having, orderBy } = clauses;
  const isTimed = (part: Symbols): boolean =>
    part.some((one) =>
      one.kind === "item"
        ? /^(?:date|time)/.test(schema.columns[one.item]?.time ?? "")
        : one.kind === "value" && one.literal.type === "period",
    );
  // A time that is grouped or ordered by, or asked for, may be what was spoken of.
  if ([...where, ...having, ...groupBy, ...select, ...orderBy.map(({ by }) => by)].some(isTimed))
    return clauses;
  const found = periodCondition(said, text, clauses, schema);
  return found === null ? clauses : { ...clauses, where: [...where, found.symbols] };
};

/** "tickets not bought in 2024" are those of other years, those "not bought before 2024" of that one and later. */
export const periodsDenied: Repair = (clauses, { text, schema, periods = [] }) => {
  const where = clauses.where.map((symbols) => {
    const [first, how, value] = symbols;
    if (first?.kind !== "item" || value?.kind !== "value") return symbols;
    const { literal } = value;
    const mention = periods.find(({ period, number }) =>
      literal.type === "period"
        ? period.from === literal.from
        : literal.type === "number" && Number(literal.text) === number,
    );
    const condition = { column: first.item, symbols };
    const side = mention && deniedSide({ text, mention }, condition, clauses, schema);
    if (side !== undefined && symbols.length === 3 && !isWord(how, "during"))
      return [first, word(side), value];
    if (!mention || !isDenied({ text, mention }, condition, clauses, schema)) return symbols;
    return outsideOf(condition)?.symbols ?? symbols;
  });
  return { ...clauses, where };
};
