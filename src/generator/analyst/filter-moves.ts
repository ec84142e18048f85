// Follow-ups about which rows: "only 2024", "which of those are from france", "and rock?", "the same for
// france", "for all years".

import { type Filter, filterKey, isList, isOneValue, type TalkQuery } from "../query.ts";
import { someCondition } from "../tables/choose-filter.ts";
import { askingOf, type Standing, type Turned } from "../tables/context.ts";
import { fieldText, many, say } from "../tables/say.ts";
import { valueText } from "../values.ts";
import { periodFilter, personFilter, someFilter, valuesOn } from "./filters.ts";
import { somePeriod, yearPeriod } from "./periods.ts";
import { filterText } from "./say-filter.ts";
import { bareText } from "./say-linked.ts";

/** A condition more, as analysts and those who look things up think of one. */
export function someMore(standing: Standing): Filter | undefined {
  const { random, analyst, query } = standing;
  const { where, having, set, limit } = query;
  if (where.length > 2 || having !== undefined || set !== undefined || limit !== undefined)
    return undefined;
  const asking = askingOf(standing);
  if (!analyst) return someCondition(asking, 0.25);
  return random.next() < 0.35 ? periodFilter(asking) : someFilter(asking);
}

/** "only 2024", "just for rock", "which of those are from france". */
export function addMove(standing: Standing): Turned | undefined {
  const { random, world, query } = standing;
  const { where } = query;
  const filter = someMore(standing);
  if (filter === undefined || (where.length > 0 && filter.kind === "either")) return undefined;
  const key = filterKey(filter);
  // Said of what was spoken of before, it takes its place.
  const kept = where.filter((one) => key === undefined || filterKey(one) !== key);
  const said = filterText(random, world, query.of, filter);
  const bare = filter.kind === "missing" ? undefined : bareOf(random, filter);
  const parts = {
    which: afterOnly(random, said),
    cond: said,
    raw: said.replace(/^that are /, ""),
    many: many(random, query.of),
    bare: bare ?? "",
  };
  const negative = filter.kind === "values" && filter.negated === true;
  const next = { ...query, where: [...kept, filter] };
  if (negative && bare !== undefined) {
    const without = ":4 (without|excluding|except|leave out|but not) {bare} | :2 {which}";
    return { query: next, text: say(random, without, parts) };
  }
  const short =
    bare === undefined
      ? ""
      : ":6 only {bare} | :3 just {bare} | :1 {bare} only | :1 (only|just) {bare} | ";
  return { query: next, text: say(random, short + narrowing(query), parts) };
}

function narrowing(query: TalkQuery): string {
  const [measure] = query.measures;
  if (isList(query))
    return ":5 {whichof} [are] {raw} | :3 [only] keep (those|the ones|{many}) {cond} | :4 {show} {only} {which} | :6 {only} {which} | :3 {howabout} (those|the ones|just those|) {cond} | :3 which {many} [are] {cond} | :3 {show} [the] {many} {cond} | :3 {cond} | :2 {only} [show|list|include|keep] {many} {cond} | :2 among {those} , {show} (those|the ones) {cond} | :2 {howabout} {many} {cond} | :1 filter {those} to (those|the ones) {cond} | :1 limit (it|the results) to (those|the ones) {cond} | :1 are there any {cond} | :1 what about for {many} {cond}";
  const counting = measure?.aggregate === "COUNT" && query.by.length === 0;
  const counted = counting
    ? ":4 how many of {those} {cond} | :3 how many {cond} | :2 how many of {those2} {many} {cond} | :2 among {those} , how many [are] {cond} | :1 count {only} {those2} {cond} | :2 how many {many} {cond} | "
    : "";
  return `${counted}:4 only {which} | :4 {which} | :2 just {which} | :1 restrict (it|that) to {which} | :3 {howabout} (those|the ones|{many}|) {cond} | :2 (just|only) for {which} | :1 {only} consider {which}`;
}

/** "only those whose price is above 5", but "only in france". */
function afterOnly(random: Standing["random"], which: string): string {
  if (!/^(?:whose|that|who|with|without|having|where|not)\b/.test(which)) return which;
  return `${say(random, ":3 those | :2 the ones")} ${which}`;
}

/** What is said of it by itself: "rock", "2013", "last month". */
export function bareOf(random: Standing["random"], filter: Filter): string | undefined {
  switch (filter.kind) {
    case "values":
      return bareText(random, filter);
    case "person":
      return filter.names.map(({ said }) => said).join(" ");
    case "period":
      return filter.period.bare;
    case "amount":
      return filter.field.role === "year" && filter.op === "=" ? String(filter.value) : undefined;
    case "years":
      return filter.years.join(" and ");
    case "day":
      return filter.op === "=" ? filter.value : undefined;
    case "missing":
    case "linked":
    case "between":
    case "like":
    case "average":
    case "either":
      return undefined;
    case "slot":
      return valueText(filter);
    default:
      return filter satisfies never;
  }
}

/** "and rock?", "the same for rock", "what about 2012", "how about those not in france". */
export function replaceMove(standing: Standing): Turned | undefined {
  const { random, world, query } = standing;
  const before = query.where[random.below(Math.max(1, query.where.length))];
  if (before === undefined || query.set !== undefined) return undefined;
  const put = (filter: Filter): TalkQuery => ({
    ...query,
    where: query.where.map((one) => (one === before ? filter : one)),
  });
  if (isOneValue(before) && random.next() < 0.08) {
    const not =
      ":3 {howabout} not {bare} | :2 {howabout} (those|the ones|{many}) [that are|who are] not {bare} | :2 {howabout} (those|the ones) other than {bare} | :1 {howabout} non {bare}";
    const parts = { bare: bareText(random, before), many: many(random, query.of) };
    return { query: put({ ...before, negated: true }), text: say(random, not, parts) };
  }
  const filter = otherOf(standing, before);
  if (filter === undefined) return undefined;
  const bare = bareOf(random, filter);
  const parts = {
    which: filterText(random, world, query.of, filter),
    bare: bare ?? "",
    many: many(random, query.of),
    name: "field" in filter ? fieldText(random, filter.field, false) : "ones",
  };
  const text =
    bare === undefined
      ? say(
          random,
          ":3 and {which} | :3 {howabout} {which} | :2 {which} instead | :3 {howabout} (those|the ones|{many}) {which} | :2 {which} | :1 {show} (those|the ones) {which} instead",
          parts,
        )
      : say(
          random,
          ":6 and {bare} | :7 {howabout} {bare} | :4 the same for {bare} | :3 and for {bare} | :2 {bare} | :2 {bare} instead | :2 same for {bare} | :2 now {bare} | :2 {howabout} [{many}] {which} | :1 and {which} | :1 do (that|this|the same) for {bare} | :1 switch to {bare} | :1 {howabout} {name} {bare} | :1 (change|make) (it|that) [to] {bare} | :1 show (it|that) for {bare} [instead]",
          parts,
        );
  return { query: put(filter), text };
}

export function otherOf(
  { random, today }: Pick<Standing, "random" | "today">,
  before: Filter,
): Filter | undefined {
  switch (before.kind) {
    case "values": {
      if (before.negated === true) return undefined;
      const found = valuesOn(random, before.field);
      if (found?.kind !== "values" || found.negated === true) return undefined;
      return found.values[0]?.value === before.values[0]?.value ? undefined : found;
    }
    case "person":
      return personFilter(random, before.owner);
    case "period": {
      const { year } = before.period;
      if (year !== undefined && random.next() < 0.6) {
        const shift = random.next() < 0.75 ? -1 : 1;
        return { ...before, period: yearPeriod(random, year + shift) };
      }
      const period = somePeriod(random, before.field, today);
      return period === undefined ||
        (period.from === before.period.from && period.to === before.period.to)
        ? undefined
        : { ...before, period };
    }
    case "amount": {
      const sample = before.field.numbers?.sample ?? [];
      const value = sample.length === 0 ? before.value : random.pick(sample);
      return value === before.value ? undefined : { ...before, value };
    }
    case "linked":
      // "and since june": another period, the same absence.
      return otherWithin(before, random, today);
    case "day": {
      const { value } = random.pick(before.field.values);
      return value === before.value ? undefined : { ...before, value };
    }
    case "years":
    case "missing":
    case "between":
    case "like":
    case "average":
    case "either":
    case "slot":
      return undefined;
    default:
      return before satisfies never;
  }
}

function otherWithin(
  before: Extract<Filter, { kind: "linked" }>,
  random: Standing["random"],
  today: string,
): Filter | undefined {
  const [inner] = before.within;
  if (inner?.kind !== "period") return undefined;
  const period = somePeriod(random, inner.field, today);
  return period === undefined ? undefined : { ...before, within: [{ ...inner, period }] };
}
