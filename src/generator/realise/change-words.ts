// How a change of which rows is said about tables: "only 2024", "which of those are from france", "and rock?",
// "the same for france".
import { bareOf } from "../analyst/later-filters.ts";
import type { ChangeWords, WantedChange } from "../ground.ts";
import { type Filter, isList, type TalkQuery } from "../query.ts";
import type { TableContext } from "../tables/context.ts";
import { fieldText } from "./say.ts";

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
