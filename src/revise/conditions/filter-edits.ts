// "only 2024", "and rock?", "what about cancelled", "without drafts": a condition that comes to the others
// or takes the place of the one about the same column.
import { type OutlineLiteral, type OutlineSymbol, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import { stem } from "../../schema/stem.ts";
import {
  type Clauses,
  columnsIn,
  figureOf,
  isAggregate,
  isCalled,
  isItem,
  isSame,
  isWord,
  measureOf,
  type Symbols,
} from "../clauses.ts";
import { countListed } from "../figures/count-edits.ts";
import { callings, tablesOf } from "../find-columns.ts";
import { sharesOfAll } from "../groups/share-of-all.ts";
import { isPlain, isSaid, type Revision, type Said } from "../said.ts";
import { tableDone, trading } from "../things/deeds.ts";
import { listedBefore } from "../things/list-edits.ts";
import { askedPeriod } from "./asked-period.ts";
import { bestReading } from "./best-reading.ts";
import {
  type ColumnCondition,
  everyMonth,
  isDenied,
  outsideOf,
  periodCondition,
} from "./period-conditions.ts";
import { besideValues, eitherOf, isValue, literalOf, othersThan, within } from "./value-lists.ts";

const leavingOut =
  /^(?:but |and |everything |all |everyone |anything |(?:only |just )?(?:the ones|those|ones)(?: (?:that|who|which) (?:are|were|have|has))? )?(?:not|except(?: for)?|without|excluding|exclude|leave out|leaving out|ignore|ignoring|skip|omit|drop|remove|take out|minus|no|other than)\b/;
/** What denies something in another place is no word for it. */
const deniesElsewhere = (text: string): boolean =>
  !leavingOut.test(text) && /\b(?:not|without|except|excluding|no)\b|n t\b/.test(text);
const more = /^or\b|\b(?:also|too|as well|besides|add|include|plus|additionally)\b/;
/** "those that were also there": both at once. */
const both = /\b(?:that|which|who|ones?|is|are|was|were|has|have|been) also\b/;
/** A question of its own: what is asked for may be something else. */
const newQuestion =
  /^(?:what (?!about\b|if\b)|who (?:is|are|was|were) the |(?:show|give|tell|find)(?: me| us)?(?: all)? (?!only|just|those|these|them|it|that|the (?:ones?|same))\w)/;
const around =
  /^(?:everything|everyone|anything|counting|change|switch|keep|except|without|excluding|exclude|leave|leaving|out|ignore|ignoring|skip|omit|drop|remove|take|minus|no|not|or|other|than|since|after|later|before|earlier|until|up|prior|starting|on|as|of|older|newer|ago|old)$/;

/** "by month in 2007" says more than when. */
const inParts = /\b(?:by|per|each) (?:year|quarter|month|week|weekday|day|hour)\b/;

export const filterRows: Revision = (said, clauses, schema) => {
  const spans = tellingSpans(said, clauses, schema);
  const [only, ...others] = spans;
  if (only === undefined || both.test(said.text) || newQuestion.test(said.text)) return null;
  if (inParts.test(said.text)) return null;
  const adds = more.test(said.text);
  const condition =
    others.length === 0
      ? conditionFor(only, said, clauses, schema)
      : oneOf(spans, said, clauses, schema);
  if (condition === null) return null;
  const whole =
    adds && others.length === 0
      ? besideValues(condition, clauses)
      : (othersThan(condition, clauses) ?? condition);
  if (whole === null) return null;
  const { column, outside = false } = condition;
  // "without orders in 2024" denies the orders, not the year.
  const own = outside && leavingOut.test(said.text) ? [] : wordsAround(column, clauses, schema);
  const rest = said.turn.tokens.filter(
    (_, i) => !spans.some(({ from, to }) => from <= i && i < to),
  );
  const counted = asked(said.text, clauses, schema);
  const isList = clauses.groupBy.length === 0 && clauses.limit === null;
  const became = isList ? whatBecame(said.text, column, schema) : undefined;
  const idle = ({ text }: { readonly text: string }): boolean =>
    isPlain(text) ||
    text === became ||
    around.test(text) ||
    (adds && more.test(text)) ||
    (counted !== clauses && /^(?:many|much)$/.test(text)) ||
    own.some((one) => isSaid(one, new Set([stem(text)])) || rootOf(one) === rootOf(text));
  if (!rest.every(idle) || namesOthers(said.text, clauses, schema)) return null;
  if (clauses.having.some((part) => columnsIn(part, schema.columns.length).includes(column)))
    return null;
  const listed = counted === clauses ? listedBefore(said.text, clauses, schema) : counted;
  const narrowed = withoutAsked(
    said.text,
    column,
    outside
      ? { ...listed, where: [...listed.where, whole.symbols] }
      : withCondition(whole, listed, schema, / instead$/.test(said.text)),
  );
  if (counted !== clauses) return asOneFigure(narrowed, condition.column, schema);
  // "only comedies", of shares: theirs of all.
  const fewer = narrowed.where.length > clauses.where.length && groupsBy(column, clauses, schema);
  return fewer ? sharesOfAll(clauses, narrowed) : narrowed;
};

/** Whether the groups are told apart by it, or by the key of what it is a name of. */
export function groupsBy(k: number, { groupBy }: Clauses, { columns }: DescribedSchema): boolean {
  const by = groupBy.flatMap((part) => columnsIn(part, columns.length));
  return by.some(
    (one) =>
      one === k || (columns[one]?.primary === true && columns[one].table === columns[k]?.table),
  );
}

/** "only delta", of groups: rows of the query's own tables, by the one column that knows the value. */
export const filterGroupRows: Revision = (said, clauses, schema) => {
  const own = new Set(tablesOf(clauses, schema));
  const mentions = said.turn.mentions.map((one) => ({
    ...one,
    readings: one.readings.filter(({ column }) => own.has(schema.columns[column]?.table ?? -1)),
  }));
  if (clauses.groupBy.length === 0 || !narrowing.test(said.text)) return null;
  if (mentions.some(({ readings }) => readings.length !== 1)) return null;
  return filterRows({ ...said, turn: { ...said.turn, mentions } }, clauses, schema);
};

const narrowing = /\b(?:only|just|for|with|on|about|of)\b/;

/** The condition of the one value that was said, and what was said beside it; null where there is none, or more. */
export function oneValueSaid(
  said: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): { readonly condition: ColumnCondition; readonly rest: readonly string[] } | null {
  const [only, ...others] = tellingSpans(said, clauses, schema);
  if (only === undefined || others.length > 0 || only.period !== undefined) return null;
  const condition = conditionFor(only, said, clauses, schema);
  const beside = said.turn.tokens.filter((_, i) => i < only.from || i >= only.to);
  return condition && { condition, rest: beside.map(({ text }) => text.toLowerCase()) };
}

/** Several values of one column that were said, and what was said beside them; null where they are of several. */
export function severalValuesSaid(
  said: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): { readonly condition: ColumnCondition; readonly rest: readonly string[] } | null {
  const spans = tellingSpans(said, clauses, schema);
  const condition = spans.length > 1 ? oneOf(spans, said, clauses, schema) : null;
  const rest = said.turn.tokens.filter(
    (_, i) => !spans.some(({ from, to }) => from <= i && i < to),
  );
  return condition && { condition, rest: rest.map(({ text }) => text.toLowerCase()) };
}

/** "which ones are in the morning", of channels with their times: the channels. */
function withoutAsked(text: string, column: number, clauses: Clauses): Clauses {
  if (!/^which (?:ones?|of (?:them|those|these))\b/.test(text)) return clauses;
  const isAsked = ([only, ...more]: Symbols): boolean => isItem(only, column) && more.length === 0;
  const select = clauses.select.filter((item) => !isAsked(item));
  return select.length === 0 || clauses.groupBy.length > 0 ? clauses : { ...clauses, select };
}

const becoming =
  /\b(?<deed>[a-z]{3,}ed|made|built|written|held|begun|come|came|out) (?:in|on|since|after|before|during|until|between|from)\b/;
const onlyWhen = /^(?:year|date|day|time|month|on|at)$/;

/** "published after 2015", of what has a year and nothing that says of what: no other column, nor a deed, is called so. */
function whatBecame(text: string, column: number, schema: DescribedSchema): string | undefined {
  const { deed } = becoming.exec(text)?.groups ?? {};
  const { words = [], table = -1 } = schema.columns[column] ?? {};
  const own = schema.tables[table]?.words ?? [];
  if (deed === undefined || !words.every((one) => onlyWhen.test(one) || own.includes(one)))
    return undefined;
  const said = new Set([stem(deed)]);
  const keys = new Set(schema.links.map(({ from }) => from));
  const called = schema.columns.some(
    (one, k) => !one.primary && !keys.has(k) && one.words.some((name) => isSaid(name, said)),
  );
  // A publisher is no deed: what was done has a time of its own.
  const done = schema.tables[tableDone([deed], schema) ?? -1]?.columns ?? [];
  const timed = done.some((k) => schema.columns[k]?.time != null);
  return called || timed || trading.test(deed) ? undefined : deed;
}

/** "rated" of a rating. */
const rootOf = (text: string): string => stem(text).replace(/(?:ings?|ed|e)$/, "");

/** What may be meant, one for each place: a time where one is asked about, else a value, else a time. */
function tellingSpans(
  { turn: { mentions, tokens } }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Mention[] {
  const words = (one: Mention): string[] =>
    tokens.slice(one.from, one.to).map(({ text }) => text.toLowerCase());
  const telling = mentions.filter(
    (one) =>
      !/^(?:number|ordinal|unknown|flag)$/.test(one.kind) &&
      !words(one).every((text) => isPlain(text) || around.test(text)),
  );
  const inTime = askedPeriod(clauses, schema) !== undefined;
  const shown = [...clauses.groupBy, ...clauses.where].flatMap((part) =>
    columnsIn(part, schema.columns.length),
  );
  const isShown = ({ readings }: Mention): boolean =>
    readings.some(({ column }) => shown.includes(column));
  const spans: Mention[] = [];
  for (const one of telling) {
    const at = spans.findIndex(({ from, to }) => from < one.to && one.from < to);
    const before = spans[at];
    if (before === undefined) spans.push(one);
    else if (one.period !== undefined && before.period === undefined && inTime && !isShown(before))
      spans[at] = one;
  }
  return spans;
}

/** Who names what is counted asks anew. */
const askedHow =
  /^how (?<how>many|much)(?: (?:of (?:them|these|those|that)|is that|are there))?(?= (?:of|is|are|was|were|in|from|for|on|at|since|after|before|during|with)\b)/;

/** "how many in germany", "how much in q1": one figure. */
function asked(text: string, clauses: Clauses, schema: DescribedSchema): Clauses {
  const how = askedHow.exec(text)?.groups?.["how"];
  if (how === undefined || clauses.distinct) return clauses;
  const measure = measureOf(clauses);
  if (measure === undefined)
    return (how === "many" ? countListed(clauses, schema) : null) ?? clauses;
  const counts = isWord(measure[0], "count");
  return counts === (how === "many") ? { ...clauses } : clauses;
}

/** Of groups that the condition leaves one of, the figure alone. */
function asOneFigure(clauses: Clauses, column: number, schema: DescribedSchema): Clauses {
  const { groupBy, select } = clauses;
  const by = groupBy.flatMap((part) => columnsIn(part, schema.columns.length));
  const table = schema.columns[column]?.table;
  if (!by.every((k) => k === column || schema.columns[k]?.table === table)) return clauses;
  if (groupBy.length === 0) return clauses;
  const plain = { groupBy: [], having: [], orderBy: [], limit: null, keep: [], made: [] };
  return { ...clauses, select: select.filter(isAggregate).map(figureOf), ...plain };
}

/** "without usa and canada": several values of one column. */
function oneOf(
  mentions: readonly Mention[],
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): ColumnCondition | null {
  const readings = mentions.map((one) =>
    one.period === undefined ? bestReading(one, clauses, schema) : undefined,
  );
  const [first] = readings;
  const values: OutlineSymbol[] = [];
  for (const one of readings) {
    if (one === undefined || one.column !== first?.column || one.how !== "whole") return null;
    values.push(literalOf(one.value, one.column));
  }
  if (first === undefined || deniesElsewhere(text)) return null;
  const not = leavingOut.test(text) ? [word("not")] : [];
  const either = values.length === 2 && not.length === 0 && / or /.test(text);
  const symbols = either ? eitherOf(first.column, values) : within(first.column, not, values);
  return { column: first.column, symbols };
}

/** "only active ones", "leave out the discontinued": of what says yes or no. */
export const filterFlags: Revision = (said, clauses, schema) => {
  const { mentions, tokens } = said.turn;
  const [yes, no = yes, ...others] = mentions;
  if (yes?.kind !== "flag" || no?.kind !== "flag" || others.length > 0) return null;
  const leaves = leavingOut.test(said.text);
  if (deniesElsewhere(said.text)) return null;
  // "leave out the unpaid" are both at once.
  if (leaves && yes === no) return null;
  const meant = leaves ? no : yes;
  const reading = bestReading(meant, clauses, schema);
  if (reading === undefined) return null;
  const { column, value } = reading;
  const own = new Set(wordsAround(column, clauses, schema));
  const rest = tokens.filter((_, i) => i < yes.from || i >= yes.to);
  if (!rest.every(({ text }) => isPlain(text) || around.test(text) || own.has(stem(text))))
    return null;
  return withCondition({ column, symbols: isValue(column, value, schema) }, clauses, schema);
};

function conditionFor(
  mention: Mention,
  { text }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): ColumnCondition | null {
  const { period } = mention;
  if (period !== undefined) {
    const found = periodCondition({ ...mention, period }, text, clauses, schema);
    if (found === null) return null;
    const denied = leavingOut.test(text) || isDenied({ text, mention }, found, clauses, schema);
    return denied ? outsideOf(found, everyMonth(mention, clauses, schema)) : found;
  }
  const reading = deniesElsewhere(text) ? undefined : bestReading(mention, clauses, schema);
  if (reading === undefined) return null;
  const { column, value, how, among } = reading;
  const loosely = how === "part" && among > 1;
  const literal: OutlineLiteral = { type: "string", text: loosely ? mention.text : value };
  const not = leavingOut.test(text);
  const operator = loosely
    ? [...(not ? [word("not")] : []), word("like")]
    : [word(not ? "!=" : "=")];
  const item = { kind: "item", item: column } as const;
  return { column, symbols: [item, ...operator, { kind: "value", literal, column }] };
}

/** Words that only say again what is asked about: of the column, its table, and the query's tables. */
export function wordsAround(column: number, clauses: Clauses, schema: DescribedSchema): string[] {
  const tables = [schema.columns[column]?.table ?? -1, ...tablesOf(clauses, schema)];
  const named = tables.flatMap((table) => callings(schema.tables[table]));
  return [...callings(schema.columns[column]), ...named];
}

/** "appointments next week", said of doctors, begins with other things than were asked for. */
function namesOthers(text: string, clauses: Clauses, schema: DescribedSchema): boolean {
  const first = stem(/^(?:the |all |show |list )*(\S+)/.exec(text)?.[1] ?? "");
  const used = tablesOf(clauses, schema);
  const called = (t: number): boolean => stem(schema.tables[t]?.words.at(-1) ?? "") === first;
  return schema.tables.some((_, t) => called(t) && !used.includes(t)) && !used.some(called);
}

/** Of a moment, what a period says nothing of. */
const parts = ["weekday", "hour"] as const;

/** Comparisons that a new value of the same column stands in for. */
export function withCondition(
  { column, symbols }: ColumnCondition,
  clauses: Clauses,
  { columns }: DescribedSchema,
  instead = false,
): Clauses {
  const time = columns[column]?.time != null;
  const same = (part: Symbols): boolean => {
    if (part.some((symbol) => isWord(symbol, "select"))) return false;
    // What is open is so whenever it began.
    if (time && part.some((symbol) => isWord(symbol, "null"))) return false;
    // "only in july", of weekends: theirs.
    if (parts.some((name) => isCalled(part, name) && !isCalled(symbols, name))) return false;
    const [first, ...others] = columnsIn(part, columns.length);
    // What compares two columns stays.
    if (first === undefined || others.some((one) => one !== first)) return false;
    return first === column || (time && columns[first]?.time === columns[column]?.time);
  };
  // "warm instead", of red ones: the one condition that there is gives way, whatever it is about.
  const gone = instead && !clauses.where.some(same) && clauses.where.length === 1;
  if (gone) return { ...clauses, where: [symbols] };
  const at = clauses.where.findIndex(same);
  const kept = clauses.where.filter((part) => !same(part));
  const where = at < 0 ? [...kept, symbols] : [...kept.slice(0, at), symbols, ...kept.slice(at)];
  // What is worked out over all rows is over those of the same time.
  const old = clauses.where.filter(same);
  const inside = (part: Symbols): Symbols =>
    old.length === 1 && part.some((one) => isWord(one, "select"))
      ? exchanged(part, old[0] ?? [], symbols)
      : part;
  return {
    ...clauses,
    where,
    select: clauses.select.map(inside),
    having: clauses.having.map(inside),
  };
}

/** Every run of these symbols, by others. */
function exchanged(part: Symbols, old: Symbols, made: Symbols): Symbols {
  const isOld = (at: number): boolean => isSame(part.slice(at, at + old.length), old);
  const symbols: OutlineSymbol[] = [];
  for (let at = 0; at < part.length; ) {
    const found = old.length > 0 && isOld(at);
    symbols.push(...(found ? made : part.slice(at, at + 1)));
    at += found ? old.length : 1;
  }
  return symbols;
}
