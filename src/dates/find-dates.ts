// Reads the dates of an utterance: the table of rules first, then chrono-node for what is left.
import { type Phrase, type TokenRange, tokensUnder } from "../text/phrase.ts";
import { chronoDate } from "./chrono.ts";
import type { DateContext, DateReading } from "./date-readings.ts";
import { dateRules } from "./date-rules.ts";

export type DateFinding = {
  readonly range: TokenRange;
  readonly reading: DateReading;
  /** "tonight", "this morning": the words also tell the time and stay. */
  readonly keepsWords: boolean;
  /** The rule that read it, for showing. */
  readonly rule: string;
};

const compiled = dateRules.map((rule) => ({
  ...rule,
  // The lookahead keeps the closing space for the next match to start with.
  regex: new RegExp(`(?<= )(?:${rule.pattern})(?= )`, "dgu"),
}));

/** Words without which no date rule can match: most utterances are done after one test. */
const trigger =
  /\d[/-]\d|\d{4}-| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat|to?day|tonight|tom|yester|week|day|date|month|fortnight|year|\d+th |(?:this )(?:morning|afternoon|evening))/u;

export function findDates(phrase: Phrase, context: DateContext): DateFinding[] {
  if (!trigger.test(phrase.text)) return [];
  const claimed = new Uint8Array(phrase.tokens.length);
  const findings: DateFinding[] = [];
  const word = (at: number) => phrase.tokens[at]?.text ?? "";
  const claim = (range: TokenRange, reading: DateReading, rule: string) => {
    claimed.fill(1, range.from, range.to);
    findings.push({
      range,
      reading,
      rule,
      keepsWords: /^(?:tonight|this)$/.test(word(range.from)) && range.to - range.from === 1,
    });
  };
  for (const rule of compiled) {
    for (const match of phrase.text.matchAll(rule.regex)) {
      if (match[0].trim() === "") continue;
      const range = tokensUnder(phrase, match.index, match.index + match[0].length);
      if (claimed.subarray(range.from, range.to).includes(1)) continue;
      const readings = rule.read(match.groups ?? {}, context);
      if (readings === null) continue;
      if (readings.length === 1) {
        claim(trimLead(phrase, range), readings[0]!, rule.name);
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

/** "on", "from" and "between" help a rule to match but stay words of the utterance. */
function trimLead(phrase: Phrase, range: TokenRange): TokenRange {
  const first = phrase.tokens[range.from]?.text ?? "";
  const isLead = range.to - range.from > 1 && /^(?:on|for|from|between)$/.test(first);
  return isLead ? { from: range.from + 1, to: range.to } : range;
}

/** Words that may begin or hold a date no rule knows; chrono sees a dozen words around each. */
const chronoTrigger =
  /^(?:days?|weeks?|months?|fortnights?|jan\w*|feb\w*|mar|march|apr\w*|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/;

function leftForChrono(phrase: Phrase, context: DateContext, claimed: Uint8Array): DateFinding[] {
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
      rule: "chrono",
      keepsWords: false,
    });
  }
  return findings;
}
