// "and the year before", "a month later", "all years", "drop the country filter": another time, or one
// condition less.
import { addDays, type CivilDate, formatDate, parseDate } from "../../dates/civil.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { type Clauses, columnsIn, isAggregate, isSame, number, type Symbols } from "../clauses.ts";
import { columnNamed, isTimeGroup, nameColumns, tableNamed } from "../find-columns.ts";
import { regroup } from "../groups/group-edits.ts";
import type { Revision, Said } from "../said.ts";
import { askedPeriod, askedYear, type DaySpan, during, moved, unitOf } from "./asked-period.ts";

const unit = "year|quarter|month|week|day|period";
const beside = new RegExp(
  `^(?:(?:what|how) about |the same |same |show |only )?(?:in |for |of )?(?:the |that of the )?(?:same (?:${unit}|time) )?(?:of |in )?(?:(?:the |a |one )?(?<unit>${unit}) (?<side>before|earlier|prior|after|later)(?: that| this| it)?|(?:the )?(?<other>previous|prior|preceding|former|following|subsequent|next) (?<named>${unit})|(?<=\\bsame (?:period|time|month|quarter|day)s? (?:of |in )?)(?<last>last) year)(?: instead| only)?$`,
);
const after = /^(?:after|later|following|subsequent|next)$/;

/** The period next to the one that is asked about. */
export const neighbourPeriod: Revision = ({ text }, clauses, schema) => {
  const found = beside.exec(text)?.groups;
  if (found === undefined) return null;
  const by = after.test(found["side"] ?? found["other"] ?? "") ? 1 : -1;
  const said = found["unit"] ?? found["named"] ?? "year";
  const asked = askedPeriod(clauses, schema);
  if (asked !== undefined) {
    const days = daysBeside(asked.period, said, by);
    if (days !== undefined)
      return { ...clauses, where: clauses.where.with(asked.at, during(asked.column, days)) };
    const own = unitOf(asked.period);
    const step = said === "period" ? own : said;
    // Half a year has no month before.
    if (step !== own && step !== "year") return null;
    const period = step === undefined ? undefined : moved(asked.period, step, by);
    if (period === undefined) return null;
    return { ...clauses, where: clauses.where.with(asked.at, during(asked.column, period)) };
  }
  const known = said === "year" || said === "period" ? askedYear(clauses, schema) : undefined;
  const part = known && clauses.where[known.at];
  if (known === undefined || part === undefined) return null;
  return {
    ...clauses,
    where: clauses.where.with(known.at, part.with(-1, number(known.year + by))),
  };
};

/** The day or the seven days next to a day or a week; undefined for any other time. */
function daysBeside({ from, to }: DaySpan, said: string, by: number): DaySpan | undefined {
  const [first, last] = [parseDate(from), parseDate(to)];
  const length = first === null || last === null ? 0 : daysApart(first, last);
  const step = said === "week" ? 7 : said === "day" || (said === "period" && length < 28) ? 1 : 0;
  if (first === null || last === null || step === 0 || ![1, 7].includes(length)) return undefined;
  if (length > step) return undefined;
  const begins = by > 0 ? last : addDays(first, -step);
  return { from: formatDate(begins), to: formatDate(addDays(begins, step)) };
}

const daysApart = (first: CivilDate, last: CivilDate): number =>
  (Date.parse(formatDate(last)) - Date.parse(formatDate(first))) / 86_400_000;

const whole =
  /^(?:(?:show|for|over|in|of|now|make it) )*(?:(?:the|that) )?(?:whole|entire|full|complete) (?<unit>year|quarter)(?: instead| then)?$/;

/** "the whole year", of a month: the year that it is in. */
export const wholePeriod: Revision = ({ text }, clauses, schema) => {
  const unit = whole.exec(text)?.groups?.["unit"];
  const asked = unit === undefined ? undefined : askedPeriod(clauses, schema);
  if (unit === undefined || asked === undefined) return null;
  const { from } = asked.period;
  const month = unit === "year" ? 1 : 3 * Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1;
  const first = `${from.slice(0, 4)}-${String(month).padStart(2, "0")}-01`;
  const next = moved({ from: first, to: first }, unit, 1);
  if (next === undefined || next.to < asked.period.to) return null;
  const period = { from: first, to: next.to };
  return { ...clauses, where: clauses.where.with(asked.at, during(asked.column, period)) };
};

const everyOne =
  /^(?:(?:show|for|in|over|across|compare|do it for|the same for|same for) )*(?:every|each) (?<unit>year|quarter|month)(?: separately| instead)?$/;

/** "every year", of one year: each with its own figures, in all groups that there are. */
export const everyPeriod: Revision = ({ text }, clauses, schema) => {
  const unit = everyOne.exec(text)?.groups?.["unit"];
  const asked = unit === undefined ? undefined : askedPeriod(clauses, schema);
  const year = unit === "year" ? askedYear(clauses, schema) : undefined;
  const at = asked !== undefined && unitOf(asked.period) === unit ? asked.at : year?.at;
  if (unit === undefined || at === undefined) return null;
  const all = { ...clauses, where: clauses.where.toSpliced(at, 1) };
  const timed = clauses.groupBy.some((part) => isTimeGroup(part, schema));
  if (timed || !clauses.select.some(isAggregate)) return all;
  return regroup({ text: `split by ${unit}` }, all, schema);
};

const ofAll =
  /^(?:(?:show|list|back to|give me|now|for|and) )*(?:all|everyone|everybody|everything|all of (?:them|those|these)|(?:them|those|these) all|all (?:again|together))(?: again| instead)?$/;

/** "all of them", of what was narrowed: as it was before that. */
export const withoutNarrowing: Revision = ({ text, earlier }, clauses) => {
  if (!ofAll.test(text)) return null;
  const kept = ({ where }: Clauses): boolean =>
    where.length < clauses.where.length &&
    where.every((part) => clauses.where.some((one) => isSame(one, part)));
  const of = ({ select, groupBy }: Clauses) => [select, groupBy];
  const wider = earlier().find((one) => kept(one) && isSame(of(one), of(clauses)));
  return wider === undefined ? null : { ...clauses, where: wider.where };
};

const everything =
  /^(?:(?:show|for|over|across|in|of|again for|do it for|now for|back to|go back to|return to) )*(?:all|any|every) (?:the |of the )?(?<what>[a-z ]+?)(?: again| instead)?$/;
const removing =
  /^(?:remove|drop|forget|skip|leave out|leave off|take out|clear|lift|ignore|without|no|not just|regardless of|irrespective of|independent of|i (?:do not|don t) (?:need|want|care about))(?: about)? (?:the )?(?<what>[a-z ]+?)(?<clause> (?:filter|condition|restriction|limit|limitation|constraint))?$/;
const ofTime = /^(?:time|times|dates?|years?|quarters?|months?|days?|periods?)$/;

/** What is said to be not wanted any more: "forget the months", "never mind the genre". */
export function takenBack({ text, turn }: Said): Readonly<Record<string, string>> | undefined {
  const minded = /^\W*(?:(?:ok|okay|oh|well|actually|no)\W+)*never ?mind\b/i.test(turn.utterance);
  return removing.exec(minded ? `forget ${text}` : text)?.groups;
}

/** "all years": the condition about them goes. */
export const dropCondition: Revision = (said, clauses, schema) => {
  const { text, turn } = said;
  const what = (everything.exec(text)?.groups ?? takenBack(said))?.["what"];
  const named = turn.mentions.some(({ kind }) => kind === "whole" || kind === "flag");
  if (what === undefined || (named && !ofTime.test(what))) return null;
  const about = ofTime.test(what) ? isTime : isOf(what, clauses, schema);
  const count = schema.columns.length;
  const gone = (part: Symbols): boolean => {
    const columns = columnsIn(part, count);
    const nested = part.some((one) => one.kind === "word" && one.word === "select");
    return columns.length === 1 && !nested && columns.every((k) => about(k, schema));
  };
  const where = clauses.where.filter((part) => !gone(part));
  return where.length === clauses.where.length ? null : { ...clauses, where };
};

type About = (column: number, schema: DescribedSchema) => boolean;

export const isTime: About = (column, { columns }) => {
  const { time = null, words = [] } = columns[column] ?? {};
  return time !== null || ofTime.test(words.at(-1) ?? "");
};

function isOf(what: string, clauses: Clauses, schema: DescribedSchema): About {
  const column = columnNamed(what, clauses, schema);
  const table = tableNamed(what, clauses, schema);
  const names = table === undefined ? [] : nameColumns(table, schema);
  return (k) => k === column || names.includes(k);
}
