// Times as they were said: which date is meant, which side of it, what is denied, who is old.
import { word } from "../../outline/symbols.ts";
import { column, columnsIn, isWord, type Symbols, withItems } from "../../revise/clauses.ts";
import { deniedSide, isDenied, outsideOf } from "../../revise/conditions/period-conditions.ts";
import { isNear } from "../../revise/find-columns.ts";
import { isSaid } from "../../revise/said.ts";
import { itemOfTable } from "../../schema/described.ts";
import { birthDate, dateOfOwner, mainDate } from "../../schema/main-date.ts";
import { wordList } from "../../word-list.ts";
import type { Repair } from "./context.ts";

/** Words that only say that it is a date, and those of any sentence: "check in" is not said by "in 2024". */
const general: ReadonlySet<string> = new Set(
  wordList("date time day at on timestamp in for by of out"),
);

/** When a row was last touched is not asked for where nobody says so: the date that its table has is meant. */
export const datesMeant: Repair = (clauses, { schema, everSaid, settled }) => {
  const meant = new Map<number, number>();
  schema.columns.forEach(({ table, words, time }, k) => {
    const touched = words.find((one) => /^(?:updat|modif)/.test(one));
    if (touched === undefined || (time !== "date" && time !== "datetime")) return;
    if (settled.has(k) || isSaid(touched, everSaid)) return;
    const main = mainDate(table, schema) ?? dateOfOwner(table, schema);
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

const bounds: readonly (readonly [RegExp, "<" | "<=" | ">" | ">="])[] = [
  [/(?<!\b(?:or|and|no|not) )\b(?:after|later than|newer than)\b/g, ">"],
  [
    /\b(?:since|starting|(?:no|not) (?:before|earlier than)|(?:or|and) (?:after|later|newer))\b/g,
    ">=",
  ],
  [
    /(?<!\b(?:or|and|no|not) )\b(?:before|earlier than|older than|prior to)\b|\bmore than .+ (?:ago|old)\b/g,
    "<",
  ],
  [
    /\b(?:until|till|through|by(?= (?:the )?(?:end|middle|mid|\d))|(?:no|not) (?:after|later than)|(?:or|and) (?:before|earlier|older))\b/g,
    "<=",
  ],
];

/** "after 2015" begins with 2016, "since 2015" with 2015 itself: the word decides, where there is one; without one, a
 * stretch of time has both its ends. */
export const boundedPeriods: Repair = (clauses, { text, periods = [] }) => {
  const sides = bounds.flatMap(([words, sign]) =>
    [...text.matchAll(words)].map(({ index, 0: side }) => ({ sign, end: index + side.length })),
  );
  const bounded = clauses.where.filter(boundsPeriod);
  if (bounded.length !== 1 || sides.length > 1) return clauses;
  const signOf = (condition: Symbols): "<" | "<=" | ">" | ">=" | "during" | undefined => {
    const value = condition[2];
    const own = value?.kind === "value" && value.literal.type === "period" ? value.literal : null;
    const said = periods.find(({ period }) => period.from === own?.from && period.to === own.to);
    const [side] = sides;
    if (!isWord(condition[1], "during"))
      return side?.sign ?? (said?.kind === "span" ? "during" : undefined);
    const behind = text.slice(side?.end).replace(/^ (?:the )?/, "");
    return said !== undefined && behind.startsWith(said.words.join(" ").replace(/^the /, ""))
      ? side?.sign
      : undefined;
  };
  const mend = (condition: Symbols): Symbols => {
    const sign = boundsPeriod(condition) ? signOf(condition) : undefined;
    return sign === undefined
      ? condition
      : [...condition.slice(0, 1), word(sign), ...condition.slice(2)];
  };
  return { ...clauses, where: clauses.where.map(mend) };
};

/** `day > 2015`, `day DURING 2015` */
function boundsPeriod(condition: Symbols): boolean {
  const [first, how, value] = condition;
  if (condition.length !== 3 || first?.kind !== "item" || how?.kind !== "word") return false;
  const isPeriod = value?.kind === "value" && value.literal.type === "period";
  return isPeriod && /^(?:[<>]=?|during)$/.test(how.word);
}

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

/** "the oldest" of people that have a date of birth and no age are old by it. */
export const oldByBirth: Repair = (clauses, { schema, said }) => {
  const youngest = said.has("youngest") || said.has("younger");
  if (!youngest && !said.has("oldest") && !said.has("older")) return clauses;
  const [order, ...others] = clauses.orderBy;
  const [by] = order === undefined ? [] : columnsIn(order.by, schema.columns.length);
  const known = by === undefined ? undefined : schema.columns[by];
  if (others.length > 0 || order?.by.length !== 1 || known?.time == null) return clauses;
  const born = birthDate(known.table, schema);
  // Who is older than so many years may be sorted in any way.
  const other = !said.has("youngest") && !said.has("oldest");
  if (born === undefined || (born === by && other)) return clauses;
  return { ...clauses, orderBy: [{ by: column(born), descending: youngest }] };
};
