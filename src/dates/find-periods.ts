// Reads stretches of time that people name: a day, a month, a quarter, a year, "last month". For
// databases of what has happened: a month without a year is the latest that has begun.
import { type TokenRange, type TokenText, tokensUnder } from "../text/phrase.ts";
import { addDays, addMonths, type CivilDate, civil, compareDates, weekdayOf } from "./civil.ts";
import { fiscalPatterns, fiscalPeriod } from "./fiscal-periods.ts";
import { anyWeekdayPattern, monthNumbers, monthPattern, weekdayNumbers } from "./names.ts";

/** From a day, inclusive, to another, exclusive. */
type Period = { readonly from: CivilDate; readonly to: CivilDate };
type PeriodUnit = "day" | "month" | "year" | "span";

export type PeriodFinding = {
  readonly range: TokenRange;
  readonly period: Period;
  readonly unit: PeriodUnit;
  /** The month's number where no year was said: "in march" may mean every march. */
  readonly month?: number;
  /** A month's name and no word that says so: it may be somebody's. */
  readonly bare?: true;
  /** No year was said: the latest is meant, or of what is to come the next. */
  readonly yearless?: true;
};

type Groups = Readonly<Record<string, string | undefined>>;
type Found = Omit<PeriodFinding, "range"> | null;
type Read = (groups: Groups, today: CivilDate) => Found;
type PeriodRule = { readonly pattern: string; readonly read: Read };

const year = String.raw`(?<year>1[5-9]\d\d|20\d\d|21\d\d)`;
const month = `(?<month>${monthPattern})`;
const day = String.raw`(?<day>[12]?\d|3[01])(?:th)?`;
const unit = "(?<unit>day|week|month|quarter|year|yr)";
const weekday = `(?<weekday>${anyWeekdayPattern})`;
/** Months that are no other word; the rest are verbs but at an end. */
const onlyMonths = [...monthNumbers.keys()].filter((name) => !/^ma[ry]/.test(name)).join("|");

const monthsOf: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const unitOf = ({ unit: named = "" }: Groups): string => (named === "yr" ? "year" : named);

const named = `(?:(?:the |this |current )*${unit}|${month}(?:(?: of| ,)? ${year})?|(?<whole>1[5-9]\\d\\d|20\\d\\d))`;
const sides = "before|by|until|till|after|since|from|than|to";

/** Longest first: what one rule has taken, later ones leave alone. */
const rules: readonly PeriodRule[] = [
  // What is before the end of June is before July; what is by then, by its last day.
  {
    pattern: `(?<=(?:before|earlier than) )(?:the )?end of ${named}`,
    read: (g, today) => endOf(g, today, 0),
  },
  {
    pattern: `(?<=(?:${sides}) )(?:the )?end of ${named}`,
    read: (g, today) => endOf(g, today, -1),
  },
  {
    pattern: `(?<=(?:${sides}) )(?:the )?(?:mid|middle)(?: -| of)? ${month}(?: ${year})?`,
    read: (g, today) => latestDay({ ...g, day: "15" }, today),
  },
  {
    pattern: `(?:the )?(?:(?<count>[1-4])th|last) week (?:of|in) ${month}(?: ${year})?`,
    read: weekOfMonth,
  },
  {
    pattern: String.raw`(?<year>\d{4})-(?<number>\d\d)-(?<day>\d\d)`,
    read: (g) => dayOf(civil(Number(g.year), Number(g.number), Number(g.day))),
  },
  {
    pattern: `${month} ${day}(?: ,)? ${year}`,
    read: (g) => dayOf(civil(Number(g.year), monthOf(g), Number(g.day))),
  },
  {
    pattern: `(?:the )?${day}(?: of)? ${month}(?: ,)? ${year}`,
    read: (g) => dayOf(civil(Number(g.year), monthOf(g), Number(g.day))),
  },
  {
    pattern: `${month}(?: of| ,)? ${year}`,
    read: (g) => months(Number(g.year), monthOf(g), 1, "month"),
  },
  { pattern: `(?:q ?(?<q>[1-4])|(?<r>[1-4])(?:th)? quarter)(?: of)?(?: ${year})?`, read: quarter },
  {
    pattern: `(?:(?<half>[12])(?:th)? half|h ?(?<h>[12]))(?: of)?(?: ${year})?`,
    read: (g, today) => months(yearOr(g, today), (g.half ?? g.h) === "1" ? 1 : 7, 6, "span"),
  },
  { pattern: `(?:the )?(?:last|past|previous) (?<count>\\d+) ${unit}s?`, read: lastFew },
  // What is older than so many days was there before them.
  {
    pattern: `(?<=(?:older|newer|longer ago|more recent) than )(?<count>\\d+) (?<unit>day|week|month)s?`,
    read: lastFew,
  },
  {
    pattern: `(?<=(?:more|less) than )(?<count>\\d+) (?<unit>day|week|month)s? (?:ago|old)`,
    read: lastFew,
  },
  {
    pattern: `(?:the )?(?:next|coming|following) (?<count>\\d+) ${unit}s?`,
    read: nextFew,
  },
  { pattern: `(?:last|previous|past) ${unit}`, read: (g, today) => around(g, today, -1) },
  { pattern: `(?:this|the current) ${unit}(?: so far)?`, read: (g, today) => around(g, today, 0) },
  { pattern: `next ${unit}`, read: (g, today) => around(g, today, 1) },
  { pattern: "year to date|ytd", read: (_, today) => months(today.year, 1, 12, "year") },
  {
    pattern: "month to date|mtd",
    read: (_, today) => months(today.year, today.month, 1, "month"),
  },
  { pattern: `${year} q ?(?<q>[1-4])`, read: quarter },
  { pattern: "yesterday", read: (_, today) => dayOf(addDays(today, -1)) },
  { pattern: "today", read: (_, today) => dayOf(today) },
  { pattern: "tomorrow", read: (_, today) => dayOf(addDays(today, 1)) },
  { pattern: `last ${weekday}`, read: lastWeekday },
  {
    pattern: String.raw`(?:the )?(?<decade>1[5-9]\d0|20\d0) ?'?s`,
    read: (g) => months(Number(g.decade), 1, 120, "span"),
  },
  { pattern: year, read: (g) => months(Number(g.year), 1, 12, "year") },
  {
    pattern: `${month} ${day}|(?:the )?(?<d2>[12]?\\d|3[01])th of (?<m2>${monthPattern})`,
    read: latestDay,
  },
  // "on 5 april", "monday 13 may", "the 3rd june"
  {
    pattern: `(?<=(?:on|since|from|until|till|before|after|by|of|the|than|to|and|between|${anyWeekdayPattern}) |^ )(?<d2>[12]?\\d|3[01])(?:th)? (?<m2>${monthPattern})`,
    read: latestDay,
  },
  // "saturday the 18th", "on the 15th", "the 12th": no row's number
  {
    pattern: `(?<=(?:on|since|until|till|before|after|for|about|and|${anyWeekdayPattern}) |^ )the (?<d2>[12]?\\d|3[01])th(?= (?:$|[,.?!;)]|at |in |and |or |to |till |until |only |instead |too ))`,
    read: latestDayOfMonth,
  },
  {
    pattern: `(?<=(?:in|since|during|for|of|from|until|till|before|after|by|and|or|to|between|only|about|just|vs|versus|against|compared with|except|excluding|exclude|without|outside|not) )${month}`,
    read: latestMonth,
  },
  // "april instead": a month and no more than that.
  {
    pattern: `(?<=^ (?:(?:no|now|ok|okay|and|then|rather|the same for|same for|same) )*)${month}(?= (?:(?:instead|only|then|please|rather|again|too) )*$)`,
    read: latestMonth,
  },
  { pattern: `(?<month>${onlyMonths})`, read: bareMonth },
  {
    pattern:
      "(?<!(?:i|we|you|they|it|he|she|to|that|who|which) )(?<month>may|march|mar)(?= (?:$|[,.?!;)]|only |so far |mtd ))",
    read: bareMonth,
  },
];

const standing = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`, "gu");
const compiled = rules.map((rule) => ({ ...rule, regex: standing(rule.pattern) }));
const fiscalRegexes = fiscalPatterns.map(standing);
const trigger =
  /\d{4}| (?:end of|fiscal|financial|fy ?'?\d|q[1-4]|quarter|half|last|past|previous|this|current|next|yesterday|today|tomorrow|mtd|ytd|h[12]|the [1-3]?\d+th|coming|following|than|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u;

/** `fiscalStart`: the month that the fiscal year begins with, where one is known. */
export function findPeriods(
  phrase: TokenText,
  today: CivilDate,
  fiscalStart?: number,
): PeriodFinding[] {
  if (!trigger.test(phrase.text)) return [];
  const claimed = new Uint8Array(phrase.tokens.length);
  const findings: PeriodFinding[] = [];
  const fiscal = fiscalStart === undefined ? [] : fiscalRegexes.map(fiscalRule(fiscalStart));
  for (const { regex, read } of [...fiscal, ...compiled]) {
    for (const match of phrase.text.matchAll(regex)) {
      const range = tokensUnder(phrase, match.index, match.index + match[0].length);
      if (claimed.subarray(range.from, range.to).includes(1)) continue;
      const found = read(match.groups ?? {}, today);
      if (found === null) continue;
      claimed.fill(1, range.from, range.to);
      findings.push({ ...found, range });
    }
  }
  findings.sort((a, b) => a.range.from - b.range.from);
  return [...findings, ...joinedPeriods(phrase, findings)];
}

const fiscalRule =
  (start: number) =>
  (regex: RegExp): { readonly regex: RegExp; readonly read: Read } => ({
    regex,
    read: (groups, today) => {
      const period = fiscalPeriod(groups, today, start);
      return period && { period, unit: "span" };
    },
  });

/** "from august to october 2021", "between 2017 and 2020": from the first's start to the second's end. */
function joinedPeriods(phrase: TokenText, findings: readonly PeriodFinding[]): PeriodFinding[] {
  return findings.flatMap((first, i): PeriodFinding[] => {
    const second = findings[i + 1];
    const between = phrase.tokens[first.range.to]?.text ?? "";
    const before = phrase.tokens[first.range.from - 1]?.text ?? "";
    if (second?.range.from !== first.range.to + 1) return [];
    if (!/^(?:to|and|through|till|until|-|–)$/.test(between)) return [];
    if (between === "and" && before !== "between") return [];
    const { year: last } = second.period.from;
    const borrowed =
      first.month !== undefined && second.month === undefined && second.unit === "month";
    const from = borrowed ? civil(last, first.month ?? 1, 1) : first.period.from;
    if (from === null || compareDates(from, second.period.to) >= 0) return [];
    const range = { from: first.range.from, to: second.range.to };
    const yearless = first.yearless && second.yearless && { yearless: true as const };
    return [{ range, period: { from, to: second.period.to }, unit: "span", ...yearless }];
  });
}

function monthOf(groups: Groups): number {
  return monthNumbers.get(groups.month ?? groups.m2 ?? "") ?? 0;
}

function yearOr(groups: Groups, today: CivilDate): number {
  return groups.year === undefined ? today.year : Number(groups.year);
}

function dayOf(date: CivilDate | null): Found {
  return date && { period: { from: date, to: addDays(date, 1) }, unit: "day" };
}

function months(from: number, first: number, count: number, named: PeriodUnit): Found {
  const start = civil(from, first, 1);
  return start && { period: { from: start, to: addMonths(start, count) }, unit: named };
}

function quarter(groups: Groups, today: CivilDate): Found {
  const first = 3 * Number(groups.q ?? groups.r) - 2;
  const found = months(yearOr(groups, today), first, 3, "span");
  if (found === null || groups.year !== undefined || compareDates(found.period.from, today) <= 0)
    return found;
  return months(today.year - 1, first, 3, "span");
}

/** The calendar unit that today is in, or one before or after it. */
function around(groups: Groups, today: CivilDate, shift: number): Found {
  const named = unitOf(groups);
  if (named === "day") return dayOf(addDays(today, shift));
  if (named === "week") {
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * shift);
    return { period: { from: monday, to: addDays(monday, 7) }, unit: "span" };
  }
  const count = monthsOf[named];
  if (count === undefined) return null;
  const first = Math.floor((today.month - 1) / count) * count + 1;
  const start = civil(today.year, first, 1);
  if (start === null) return null;
  const from = addMonths(start, shift * count);
  return {
    period: { from, to: addMonths(from, count) },
    unit: named === "quarter" ? "span" : (named as PeriodUnit),
  };
}

/** Up to today, which has not ended. */
function lastFew(groups: Groups, today: CivilDate): Found {
  const count = Number(groups.count);
  const named = unitOf(groups);
  const to = addDays(today, 1);
  if (named === "day" || named === "week") {
    return {
      period: { from: addDays(today, -count * (named === "week" ? 7 : 1)), to },
      unit: "span",
    };
  }
  return { period: { from: addMonths(today, -count * (monthsOf[named] ?? 1)), to }, unit: "span" };
}

/** From today on. */
function nextFew(groups: Groups, today: CivilDate): Found {
  const count = Number(groups.count);
  const named = unitOf(groups);
  const inDays = named === "day" ? 1 : named === "week" ? 7 : undefined;
  const last =
    inDays === undefined
      ? addMonths(today, count * (monthsOf[named] ?? 1))
      : addDays(today, count * inDays);
  return { period: { from: today, to: addDays(last, 1) }, unit: "span" };
}

function lastWeekday(groups: Groups, today: CivilDate): Found {
  const wanted = weekdayNumbers.get(groups.weekday ?? "") ?? 0;
  return dayOf(addDays(today, -(((weekdayOf(today) - wanted + 6) % 7) + 1)));
}

/** Of this month, or of the one before where that day has not come. */
function latestDayOfMonth(groups: Groups, today: CivilDate): Found {
  const number = Number(groups.d2);
  const { year: y, month: m } = number <= today.day ? today : addMonths({ ...today, day: 1 }, -1);
  return dayOf(civil(y, m, number));
}

function latestDay(groups: Groups, today: CivilDate): Found {
  const number = Number(groups.day ?? groups.d2);
  const date = civil(yearOr(groups, today), monthOf(groups), number);
  if (groups.year !== undefined) return dayOf(date);
  const isOver = date !== null && compareDates(date, today) <= 0;
  const found = dayOf(isOver ? date : civil(today.year - 1, monthOf(groups), number));
  return found && { ...found, yearless: true };
}

/** `shift` days from the first day that is no longer in it. */
function endOf(groups: Groups, today: CivilDate, shift: number): Found {
  const whole = periodNamed(groups, today);
  const found = whole && dayOf(addDays(whole.period.to, shift));
  return found && { ...found, ...(whole.yearless && { yearless: true }) };
}

function periodNamed(groups: Groups, today: CivilDate): Found {
  if (groups.unit !== undefined) return around(groups, today, 0);
  if (groups.whole !== undefined) return months(Number(groups.whole), 1, 12, "year");
  return groups.year === undefined
    ? latestMonth(groups, today)
    : months(Number(groups.year), monthOf(groups), 1, "month");
}

/** From the first on, or the last seven days. */
function weekOfMonth(groups: Groups, today: CivilDate): Found {
  const whole = periodNamed(groups, today);
  if (whole === null) return null;
  const { from, to } = whole.period;
  const first =
    groups.count === undefined ? addDays(to, -7) : addDays(from, 7 * (Number(groups.count) - 1));
  const yearless = whole.yearless && { yearless: true as const };
  return { period: { from: first, to: addDays(first, 7) }, unit: "span", ...yearless };
}

function latestMonth(groups: Groups, today: CivilDate): Found {
  const number = monthOf(groups);
  const found = months(number <= today.month ? today.year : today.year - 1, number, 1, "month");
  return found && { ...found, month: number, yearless: true };
}

function bareMonth(groups: Groups, today: CivilDate): Found {
  const found = latestMonth(groups, today);
  return found && { ...found, bare: true };
}
