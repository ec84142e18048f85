// What conditions of tables are called, and how they are said, changed and taken back: "only 2024", "which of
// those are from france", "and rock?", "the same for france", "for all years".
import type { Random } from "../../random.ts";
import { bareOf } from "../analyst/later-filters.ts";
import type { ChangeWords, Phrasing, WantedChange, Worded } from "../ground.ts";
import { type Filter, isList, type TalkQuery } from "../query.ts";
import { isPlain } from "../tables/choose-filter.ts";
import type { TableContext } from "../tables/context.ts";
import { tableLexicon } from "./lexicon.ts";
import type { SentenceWords } from "./realise.ts";
import { fieldText, many, one, say } from "./say.ts";
import { whichText } from "./say-parts.ts";

/** All conditions after the noun, or one by its value alone. */
export function tableWords(
  { random, world }: TableContext,
  { query, express = [], texts = new Map() }: Worded<Filter, TalkQuery>,
): SentenceWords {
  const [first, ...more] = express;
  const alone = first !== undefined && more.length === 0 && hasValue(first);
  const bare = texts.get("bare") ?? (alone ? bareOf(random, first) : undefined);
  const post = (): string => whichText(random, world, { ...query, where: express });
  const whole = {
    post,
    which: () => afterOnly(random, post()),
    raw: () => post().replace(/^that are /, ""),
    ...(bare !== undefined && { bare }),
  };
  const names = {
    plural: () => many(random, query.of),
    singular: () => one(random, query.of),
    pre: "",
    ...Object.fromEntries(texts),
  };
  // A question that is given says them already.
  return express.length === 0 || texts.has("question")
    ? { lexicon: tableLexicon, names: { ...names, ...whole } }
    : { lexicon: tableLexicon, names, whole };
}

/** "only those whose price is above 5", but "only in france". */
function afterOnly(random: Random, which: string): string {
  if (!/^(?:whose|that|who|with|without|having|where|not)\b/.test(which)) return which;
  return `${say(random, ":3 those | :2 the ones")} ${which}`;
}

/** By what it is worth alone, or with what it is asked of. */
export function changeWords(
  { random }: Pick<TableContext, "random">,
  { kind, query, changed: [filter] }: WantedChange<Filter, TalkQuery>,
): ChangeWords<TalkQuery> | undefined {
  if (filter === undefined) return undefined;
  const bare = filter.kind === "missing" ? undefined : bareOf(random, filter);
  const name = "field" in filter ? fieldText(random, filter.field, false) : "ones";
  const texts = new Map([["name", name], ...(bare === undefined ? [] : [["bare", bare] as const])]);
  const negative = filter.kind === "values" && filter.negated === true;
  const template =
    kind === "correct"
      ? "{correction}"
      : kind === "replace"
        ? replacing(bare !== undefined)
        : negative && bare !== undefined
          ? ":4 (without|excluding|except|leave out|but not) {bare} | :2 {which}"
          : (bare === undefined ? "" : short) + narrowing(query);
  return { template, texts, query, pointing: false, labels: [] };
}

const short = ":6 only {bare} | :3 just {bare} | :1 {bare} only | :1 (only|just) {bare} | ";

function narrowing(query: TalkQuery): string {
  const [measure] = query.measures;
  if (isList(query))
    return ":5 {whichof} [are] {raw} | :3 [only] keep (those|the ones|{plural}) {post} | :4 {show} {only} {which} | :6 {only} {which} | :3 {howabout} (those|the ones|just those|) {post} | :3 which {plural} [are] {post} | :3 {show} [the] {plural} {post} | :3 {post} | :2 {only} [show|list|include|keep] {plural} {post} | :2 among {those} , {show} (those|the ones) {post} | :2 {howabout} {plural} {post} | :1 filter {those} to (those|the ones) {post} | :1 limit (it|the results) to (those|the ones) {post} | :1 are there any {post} | :1 what about for {plural} {post}";
  const counting = measure?.aggregate === "COUNT" && query.by.length === 0;
  const counted = counting
    ? ":4 how many of {those} {post} | :3 how many {post} | :2 how many of {those2} {plural} {post} | :2 among {those} , how many [are] {post} | :1 count {only} {those2} {post} | :2 how many {plural} {post} | "
    : "";
  return `${counted}:4 only {which} | :4 {which} | :2 just {which} | :1 restrict (it|that) to {which} | :3 {howabout} (those|the ones|{plural}|) {post} | :2 (just|only) for {which} | :1 {only} consider {which}`;
}

const replacing = (named: boolean): string =>
  named
    ? ":6 and {bare} | :7 {howabout} {bare} | :4 the same for {bare} | :3 and for {bare} | :2 {bare} | :2 {bare} instead | :2 same for {bare} | :2 now {bare} | :2 {howabout} [{plural}] {post} | :1 and {post} | :1 do (that|this|the same) for {bare} | :1 switch to {bare} | :1 {howabout} {name} {bare} | :1 (change|make) (it|that) [to] {bare} | :1 show (it|that) for {bare} [instead]"
    : ":3 and {post} | :3 {howabout} {post} | :2 {post} instead | :3 {howabout} (those|the ones|{plural}) {post} | :2 {post} | :1 {show} (those|the ones) {post} instead";

/** Can be said by a value alone: "rock", "2013", "last month". */
export function hasValue(filter: Filter): boolean {
  switch (filter.kind) {
    case "values":
      return filter.negated !== true;
    case "amount":
      return filter.field.role === "year" && filter.op === "=";
    case "day":
      return filter.op === "=";
    default:
      return filter.kind === "person" || filter.kind === "period" || filter.kind === "years";
  }
}

export function calledOf(random: Random, filter: Filter): string | undefined {
  if (filter.kind === "person") return filter.owner.names[0];
  if (filter.kind === "period" || filter.kind === "years") return say(random, "period|dates|time");
  return "field" in filter ? filter.field.names[0] : undefined;
}

/** "for all years", "drop the country", "show it for all of them". */
export function dropping(random: Random, query: TalkQuery, gone: Filter): Phrasing {
  const texts = new Map([
    ["bare", (hasValue(gone) && bareOf(random, gone)) || "those"],
    ["name", "field" in gone ? (gone.field.plurals[0] ?? "") : ""],
  ]);
  const period = gone.kind === "period" || gone.kind === "years";
  const flag = "field" in gone && gone.field.role === "flag" && hasValue(gone);
  const named = flag
    ? ":2 {bare} or not | :1 whether {bare} or not"
    : isPlain(gone) || gone.kind === "values"
      ? ":4 for all {name} | :3 all {name} | :2 for any {name} | :1 not only {bare}"
      : period
        ? ":4 for all (years|time) | :3 (all time|over all years) | :2 drop the date | :2 regardless of the (date|year|period) | :1 not only {bare}"
        : ":2 without that (filter|condition) | :1 drop that condition";
  const all =
    " | :2 for all {plural} | :2 {howabout} all [of the] {plural} | :1 overall | :1 {show} (it|that|them) for all {plural} | :1 {show} all {plural} instead | :1 not only those , all {plural}";
  return { template: query.where.length === 1 ? named + all : named, texts };
}
