// Reads the dates of an utterance: the table of rules first, then chrono-node for what is left.
import { oncePer } from "../once-per.ts";
import { type TokenRange, type TokenText, tokensUnder } from "../text/phrase.ts";
import type { Calendar } from "./calendar.ts";
import { chronoDate } from "./chrono.ts";
import type { CivilDate } from "./civil.ts";
import type { DateRule } from "./date-patterns.ts";
import type { DateContext, DateReading } from "./date-readings.ts";
import { monthRules } from "./month-rules.ts";
import { periodRules, yearRule } from "./period-rules.ts";
import { relativeRules } from "./relative-rules.ts";
import { weekdayRules } from "./weekday-rules.ts";

export type DateFinding = {
  readonly range: TokenRange;
  readonly reading: DateReading;
  /** "tonight", "this morning": the words also tell the time and stay. */
  readonly keepsWords: boolean;
  /** "in 2024": the words may name something else as well. */
  readonly open?: boolean;
};

const compile = (rule: DateRule) => ({
  ...rule,
  // The lookahead keeps the closing space for the next match to start with.
  regex: new RegExp(`(?<= )(?:${rule.pattern})(?= )`, "dgu"),
});

/** The rules as one calendar's nouns make them, without and with periods. */
const rulesOf = oncePer((calendar: Calendar) => {
  const rules = dateRules(calendar);
  // A month by itself is read as a period before the rules that would look ahead for it.
  const ordered = [...rules.filter(isFullDate), ...periodRules, ...rules, yearRule];
  return { plain: rules.map(compile), withPeriods: ordered.map(compile) };
});

/** Rules whose dates a period would match a part of. */
function isFullDate({ name }: DateRule): boolean {
  return /^(?:iso|slashes|weekend or|holiday|some time|the week|day before|month day|the 3rd|day of month|nth weekday)/.test(
    name,
  );
}

/** Words without which no date rule can match: most utterances are done after one test. */
const trigger =
  /\d[/-]\d|\d{4}-| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat|to?day|tonight|tom|yester|week|day|date|month|fortnight|year|quarter|q ?[1-4] |christmas|new |valentine|st |easter|thanks|labor|memorial|independence|hallow|veteran|columbus|mother|father|president|martin|mlk|palm|(?:19|20)\d\d |\d+th |(?:this |previous )(?:morning|afternoon|evening|night)|(?:morning|afternoon|evening|night) (?:before|after) )/u;

export function findDates(phrase: TokenText, context: DateContext): DateFinding[] {
  if (!trigger.test(phrase.text)) return [];
  const claimed = new Uint8Array(phrase.tokens.length);
  const findings: DateFinding[] = [];
  const word = (at: number) => phrase.tokens[at]?.text ?? "";
  const claim = (range: TokenRange, reading: DateReading, rule: string) => {
    claimed.fill(1, range.from, range.to);
    findings.push({
      range,
      reading,
      keepsWords:
        rule === yearRule.name ||
        (/^(?:tonight|this)$/.test(word(range.from)) && range.to - range.from === 1),
      ...(rule === yearRule.name && { open: true }),
    });
  };
  const { plain, withPeriods } = rulesOf(context.calendar);
  for (const rule of context.periods === true ? withPeriods : plain) {
    for (const match of phrase.text.matchAll(rule.regex)) {
      if (match[0].trim() === "") continue;
      const range = tokensUnder(phrase, match.index, match.index + match[0].length);
      if (claimed.subarray(range.from, range.to).includes(1)) continue;
      const last = spokenBefore(findings, range.from) ?? context.last;
      const readings = rule.read(match.groups ?? {}, { ...context, last });
      if (readings === null) continue;
      if (readings.length === 1) {
        claim(trimLead(phrase, range, rule.name), readings[0]!, rule.name);
        continue;
      }
      readings.forEach((reading, i) => {
        const at = match.indices?.groups?.[i === 0 ? "a" : "b"];
        if (at !== undefined) claim(tokensUnder(phrase, at[0], at[1]), reading, rule.name);
      });
    }
  }
  findings.push(...leftForChrono(phrase, context, claimed));
  return findings.sort((a, b) => a.range.from - b.range.from);
}

/** "november 24th or the 25th": what goes on from a day goes on from the last one of the utterance. */
function spokenBefore(findings: readonly DateFinding[], at: number): CivilDate | null {
  let last: DateFinding | null = null;
  for (const one of findings) {
    const isLater = last === null || one.range.from > last.range.from;
    if (one.reading.kind !== "days" && one.range.to <= at && isLater) last = one;
  }
  if (last === null || last.reading.kind === "days") return null;
  return last.reading.kind === "date" ? last.reading.date : last.reading.from;
}

const periodNames = new Set([...periodRules, yearRule].map(({ name }) => name));

/** "on", "from", "since" help a rule to match but stay words of the utterance. */
function trimLead(phrase: TokenText, range: TokenRange, rule: string): TokenRange {
  const first = phrase.tokens[range.from]?.text ?? "";
  const leads = periodNames.has(rule)
    ? /^(?:in|during|of|since|throughout|for)$/
    : /^(?:on|for|from|between)$/;
  const isLead = range.to - range.from > 1 && leads.test(first);
  return isLead ? { from: range.from + 1, to: range.to } : range;
}

/** Words that may begin or hold a date no rule knows; chrono sees a dozen words around each. */
const chronoTrigger =
  /^(?:days?|weeks?|months?|fortnights?|jan\w*|feb\w*|mar|march|apr\w*|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/;

function leftForChrono(
  phrase: TokenText,
  context: DateContext,
  claimed: Uint8Array,
): DateFinding[] {
  const findings: DateFinding[] = [];
  for (const item of phrase.items) {
    if (claimed[item.from] === 1 || !chronoTrigger.test(item.text)) continue;
    if (findings.length >= 8) break; // enough for any sentence a person says
    let first = item.from;
    let last = item.to;
    while (first > 0 && item.from - first < 5 && claimed[first - 1] !== 1) first -= 1;
    while (last < claimed.length && last - item.to < 5 && claimed[last] !== 1) last += 1;
    const items = phrase.items.filter((other) => other.from >= first && other.to <= last);
    const found = chronoDate(
      items.map((other) => other.text),
      context.today,
    );
    if (found === null) continue;
    const range = { from: items[found.from]?.from ?? 0, to: items[found.to - 1]?.to ?? 0 };
    if (item.from < range.from || item.to > range.to) continue;
    claimed.fill(1, range.from, range.to);
    findings.push({
      range,
      reading: { kind: "date", date: found.date },
      keepsWords: false,
    });
  }
  return findings;
}

/** In the order in which they are tried. */
function dateRules(calendar: Calendar): readonly DateRule[] {
  return [...monthRules(calendar), ...weekdayRules(calendar), ...relativeRules];
}
