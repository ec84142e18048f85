// Follow-ups about which rows: "only 2024", "and rock?", "the same for france", "excluding cancelled
// ones", "compare with 2012".
import { many, say } from "../tables/say.ts";
import { periodFilter, personFilter, someFilter, valuesOn } from "./filters.ts";
import { somePeriod, yearPeriod } from "./periods.ts";
import { type Filter, filterKey, isList, type Report } from "./report.ts";
import { filterContext, type ReportContext, type ReportMove } from "./report-move.ts";
import { filterText } from "./say-filter.ts";
import { bareText } from "./say-linked.ts";

/** "only 2024", "just for rock". */
export function onlyMove(context: ReportContext): ReportMove | undefined {
  const { random, world, report } = context;
  if (report.where.length > 2 || report.having !== undefined) return undefined;
  const filter =
    random.next() < 0.35
      ? periodFilter(filterContext(context))
      : someFilter(filterContext(context));
  if (filter === undefined) return undefined;
  const key = filterKey(filter);
  // Said of what was spoken of before, it takes its place.
  const kept = report.where.filter((one) => filterKey(one) !== key);
  const said = filterText(random, world, report.of, filter);
  const parts = {
    which: afterOnly(random, said),
    raw: said.replace(/^that are /, ""),
    many: many(random, report.of),
    bare: bareOf(random, filter) ?? "",
  };
  const bare = parts.bare !== "" && filter.kind !== "missing";
  const negative = filter.kind === "values" && filter.negated === true;
  const text = negative
    ? say(random, ":4 (without|excluding|except|leave out|but not) {bare} | :2 {which}", parts)
    : isList(report)
      ? say(
          random,
          `${bare ? ":3 (only|just) {bare} | " : ""}:4 (only|just) {which} | :2 which of (those|them|these) are {raw} | :2 {which} | :1 {howabout} {which}`,
          parts,
        )
      : say(
          random,
          `${bare ? ":5 only {bare} | :3 just {bare} | :1 {bare} only | " : ""}:4 only {which} | :3 {which} | :2 just {which} | :1 restrict (it|that) to {which}`,
          parts,
        );
  return { report: { ...report, where: [...kept, filter] }, text };
}

/** "only those whose price is above 5", but "only in france". */
function afterOnly(random: ReportContext["random"], which: string): string {
  if (!/^(?:whose|that|who|with|without|having|where|not)\b/.test(which)) return which;
  return `${say(random, ":3 those | :2 the ones")} ${which}`;
}

/** What is said of it by itself: "rock", "2013", "last month". */
export function bareOf(random: ReportContext["random"], filter: Filter): string | undefined {
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
    case "missing":
    case "linked":
      return undefined;
    default:
      return filter satisfies never;
  }
}

/** "and rock?", "the same for rock", "what about 2012". */
export function otherMove(context: ReportContext): ReportMove | undefined {
  const { random, world, report } = context;
  const at = random.below(Math.max(1, report.where.length));
  const before = report.where[at];
  if (before === undefined) return undefined;
  const filter = otherOf(context, before);
  if (filter === undefined) return undefined;
  const bare = bareOf(random, filter);
  const next: Report = {
    ...report,
    where: report.where.map((one) => (one === before ? filter : one)),
  };
  const parts = { which: filterText(random, world, report.of, filter), bare: bare ?? "" };
  const text =
    bare === undefined
      ? say(random, ":3 and {which} | :3 {howabout} {which} | :1 {which} instead", parts)
      : say(
          random,
          ":6 and {bare} | :5 {howabout} {bare} | :4 the same for {bare} | :3 and for {bare} | :2 {bare} | :2 {bare} instead | :2 same for {bare} | :2 now {bare} | :1 {howabout} {which} | :1 and {which} | :1 do (that|this|the same) for {bare} | :1 switch to {bare}",
          parts,
        );
  return { report: next, text };
}

export function otherOf(
  { random, today }: Pick<ReportContext, "random" | "today">,
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
    case "years":
    case "missing":
      return undefined;
    default:
      return before satisfies never;
  }
}

function otherWithin(
  before: Extract<Filter, { kind: "linked" }>,
  random: ReportContext["random"],
  today: string,
): Filter | undefined {
  const [inner] = before.within;
  if (inner?.kind !== "period") return undefined;
  const period = somePeriod(random, inner.field, today);
  return period === undefined ? undefined : { ...before, within: [{ ...inner, period }] };
}

/** "for all years", "drop the country". */
export function dropMove({ random, world, report }: ReportContext): ReportMove | undefined {
  if (report.where.length === 0) return undefined;
  const gone = random.pick(report.where);
  const where = report.where.filter((one) => one !== gone);
  const last = where.length === 0;
  const parts = {
    many: many(random, report.of),
    bare: bareOf(random, gone) ?? filterText(random, world, report.of, gone),
    name: gone.kind === "linked" || gone.kind === "person" ? "" : (gone.field.plurals[0] ?? ""),
  };
  const period = gone.kind === "period" || gone.kind === "years";
  const named =
    gone.kind === "values"
      ? ":4 for all {name} | :3 all {name} | :2 for any {name} | :1 not only {bare} |"
      : period
        ? ":4 for all (years|time) | :3 (all time|over all years) | :2 drop the date | :2 regardless of the (date|year|period) | :1 not only {bare} |"
        : ":2 without that (filter|condition) | :1 drop that condition |";
  const text = say(
    random,
    last
      ? `${named} :2 for all {many} | :1 {howabout} all {many} | :1 overall`
      : named.replace(/\|$/, ""),
    parts,
  );
  return { report: { ...report, where }, text };
}
