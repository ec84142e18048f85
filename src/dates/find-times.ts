// Reads the times of an utterance: clock times with their comparison, and parts of the day.
import { oncePer } from "../once-per.ts";
import { type TokenRange, type TokenText, tokensUnder } from "../text/phrase.ts";
import type { Calendar } from "./calendar.ts";
import { addMinutes, type ClockTime, type Half, readClock, toHhmm } from "./clock.ts";
import { anyWeekdayPattern } from "./names.ts";
import {
  countedAfter,
  namedBefore,
  namedByTime,
  type TimeOp,
  type TimeRule,
  timeRules,
} from "./time-rules.ts";

export type TimeFinding = {
  /** Cue word and clock time together. */
  readonly range: TokenRange;
  readonly op: "<" | "<=" | "=" | ">" | ">=" | "between";
  /** One hhmm, or two for "between". */
  readonly times: readonly number[];
  /**
   * Which tokens the times replace: one range for each time, or one for both ("around 7").
   * Parts of day keep their words: their range is empty and stands after them.
   */
  readonly places: readonly TokenRange[];
};

/** The rules as one calendar's nouns make them. */
const rulesOf = oncePer((calendar: Calendar) => ({
  rules: timeRules(calendar).map((rule) => ({
    ...rule,
    regex: new RegExp(`(?<= )(?:${rule.pattern})(?= )`, "dgu"),
  })),
  counted: countedAfter(calendar),
  named: namedBefore(calendar),
  parts: partPattern(calendar),
}));
type Rules = ReturnType<typeof rulesOf>;

const trigger = /\d|noon|mid(?:day|night)|morning|evening|night|early|late|half|quarter| [ap]m /;

export function findTimes(
  phrase: TokenText,
  calendar: Calendar,
  taken: Uint8Array,
  {
    isName,
    last = null,
  }: {
    /** Whether a number is itself the name of something: "a 747" tells no time. */
    readonly isName: (word: string) => boolean;
    /** The hours spoken of before. */
    readonly last?: SpokenHours | null;
  },
): TimeFinding[] {
  if (calendar.time.kind === "none" || !trigger.test(phrase.text)) return [];
  const claimed = taken.slice();
  const findings: TimeFinding[] = [];
  const rules = rulesOf(calendar);
  for (const rule of rules.rules) {
    if (rule.goesOn === true && last === null) continue;
    for (const match of phrase.text.matchAll(rule.regex)) {
      const range = tokensUnder(phrase, match.index, match.index + match[0].length);
      if (claimed.subarray(range.from, range.to).includes(1)) continue;
      const isNamed = rule.name === namedByTime || rule.goesOn === true;
      if (isNamed && isName(match.groups?.["t"] ?? "")) continue;
      const finding = readMatch({ phrase, calendar, rules, last }, rule, match, range);
      if (finding === null) continue;
      claimed.fill(1, range.from, range.to);
      findings.push(finding);
    }
  }
  findings.push(...partsOfDay(phrase, calendar, claimed, taken));
  return findings.sort((a, b) => a.range.from - b.range.from);
}

/** From when to when, as hhmm. */
export type SpokenHours = { readonly from: number; readonly to: number };

type Scene = {
  readonly phrase: TokenText;
  readonly calendar: Calendar;
  readonly rules: Rules;
  readonly last: SpokenHours | null;
};

/** The hours that a time leaves. */
export function hoursOf({ op, times: [time = 0, end = 2400] }: TimeFinding): SpokenHours {
  if (op === "between") return { from: time, to: end };
  return op === "=" || op.startsWith(">") ? { from: time, to: 2400 } : { from: 0, to: time };
}

function readMatch(
  { phrase, calendar, rules, last }: Scene,
  rule: TimeRule,
  match: RegExpExecArray,
  range: TokenRange,
): TimeFinding | null {
  const first = readClock(match.groups?.["t"] ?? "");
  if (first === null) return null;
  const secondText = match.groups?.["t2"];
  const second = secondText === undefined ? null : readClock(secondText);
  if (secondText !== undefined && second === null) return null;
  if (isNumbered(phrase, match, rules.named)) return null;
  if (!first.explicit && isAmount(phrase, match)) return null;
  const explicit = first.explicit || (second?.explicit ?? false);
  const named = rule.name === namedByTime;
  if (!explicit && !named && !(rule.bare && bareIsTime(phrase, match, rule.op, rules))) return null;
  const hint = nearbyHalf(phrase, match.index, match.index + match[0].length);
  const places = [placeOf(phrase, match, "t")];
  if (second !== null) {
    places.push(placeOf(phrase, match, "t2"));
    const times = readRange(first, second, hint, calendar);
    return { range, op: "between", times, places };
  }
  const time = asSpokenOf(first, decide(first, hint, calendar), hint, last);
  if (rule.op === "around") {
    const width = calendar.aroundMinutes;
    const times = [addMinutes(time, -width), addMinutes(time, width)];
    return { range, op: "between", times, places };
  }
  const op = rule.op === "between" ? "=" : rule.op;
  // Midnight ends a day that is counted up to, and begins any other.
  const end = time === 0 && (op === "<" || op === "<=") ? 2400 : time;
  return { range, op, times: [end], places };
}

/** "number 1444 in the afternoon": a number, then a part of the day. */
function isNumbered(phrase: TokenText, match: RegExpExecArray, named: RegExp): boolean {
  return (
    /^\d+ (?:in|at) the? ?\p{L}+$/u.test(match[0]) &&
    named.test(phrase.text.slice(Math.max(0, match.index - 20), match.index))
  );
}

/** "around a hundred": an amount in words, no hour. */
function isAmount(phrase: TokenText, match: RegExpExecArray): boolean {
  const first = phrase.tokens[placeOf(phrase, match, "t").from]?.text ?? "";
  return /^(?:a|hundred|thousand|million)$/.test(first);
}

function placeOf(phrase: TokenText, match: RegExpExecArray, group: string): TokenRange {
  const at = match.indices?.groups?.[group] ?? [match.index, match.index + 1];
  return tokensUnder(phrase, at[0], at[1]);
}

/** "after 2", but not "after 2 stops", "before 1991", "at 466". */
function bareIsTime(phrase: TokenText, match: RegExpExecArray, op: TimeOp, rules: Rules): boolean {
  const after = phrase.text.slice(
    match.index + match[0].length,
    match.index + match[0].length + 40,
  );
  if (rules.counted.test(after)) return false;
  const before = phrase.text.slice(Math.max(0, match.index - 20), match.index);
  // A cue of its own ("flights after 4") leaves no doubt; without one, "flight 466" names it.
  const cued = match.indices?.groups?.["t"]?.[0] !== match.index;
  if (!cued && rules.named.test(before)) return false;
  // "about 300 flights" counts, "about 3" tells the time; a lone digit after "from" does not.
  return op !== "around" || !/^ [\p{L}]{3,}s /u.test(after) || /^ (?:is|does|as) /.test(after);
}

/** The hour a time means where its half of day was not said. */
function decide(time: ClockTime, hint: Half | null, calendar: Calendar): number {
  const part = time.half ?? hint;
  if (part !== null) {
    // "evening ... around 12" is midnight only where it was said; a bare 12 is noon.
    if (time.half === null && time.hour === 12) return toHhmm(time, "pm");
    return toHhmm(time, part);
  }
  const hour = calendar.bareHours[time.hour - 1] ?? time.hour;
  // 6 o'clock is in the evening by that table, but 6:30 or 555 are mostly said of the morning.
  const early = time.hour === 6 && time.minute > 0;
  return (early ? time.hour : hour) * 100 + time.minute;
}

/** "after six in the evening", then "not past nine": of a later half of the day spoken of, that half. */
function asSpokenOf(
  { hour, half }: ClockTime,
  time: number,
  hint: Half | null,
  last: SpokenHours | null,
): number {
  const later = time + 1200;
  const isOpen = half === null && hint === null && hour > 0 && hour < 12 && time < 1200;
  return isOpen && last !== null && last.from >= 1200 && later >= last.from && later <= last.to
    ? later
    : time;
}

/** "between 4 and 5 pm": the second's half of day holds for the first if that keeps the order. */
function readRange(
  first: ClockTime,
  second: ClockTime,
  hint: Half | null,
  calendar: Calendar,
): readonly number[] {
  let end = decide(second, hint ?? (second.half === null ? first.half : null), calendar);
  let start = decide(first, hint, calendar);
  if (first.half === null && second.half !== null) {
    const same = toHhmm(first, second.half);
    start = same < end || end === 0 ? same : toHhmm(first, second.half === "pm" ? "am" : "pm");
  }
  if (second.half === null && end <= start) {
    const later = toHhmm(second, "pm");
    if (later > start) end = later;
  }
  if (end === 0) end = 2400;
  return [start, end];
}

/** "before 9 or after 6 in the evening": what is joined so has a part of day of its own. */
const otherBound = / or (?=(?:before|after|earlier|later) )/;

/** The part of day said near a bare hour. */
function nearbyHalf(phrase: TokenText, start: number, end: number): Half | null {
  const upTo =
    phrase.text
      .slice(Math.max(0, start - 30), end)
      .split(otherBound)
      .at(-1) ?? "";
  const [after = ""] = phrase.text.slice(end, end + 30).split(otherBound);
  return halfIn(upTo + after);
}

function halfIn(text: string): Half | null {
  const morning = / morning /.test(text);
  const later = / (?:afternoon|evening|night|tonight) /.test(text);
  if (morning === later) return null;
  return morning ? "am" : "pm";
}

/** Between "early" and "morning": "early in the", "early next wednesday", "early flight on friday". */
function partPattern({ timedNouns = [] }: Calendar): RegExp {
  const nouns = timedNouns.join("|");
  const noun = nouns === "" ? "" : `(?:(?:${nouns}) )?`;
  const after = ["on", "from", "to", "please", "nonstop", "$", ...timedNouns].join("|");
  const between = `(?:${noun}(?:on |in )?(?:a |next |this )?(?:(?:${anyWeekdayPattern}) |tomorrow |today )|(?:in |on |at )?(?:the |that |this )?)?`;
  // "pm" is nothing else; "am" is what one says of oneself, but for "tues am".
  const halves = `pm|am(?= (?:${after}))|(?<= (?:${anyWeekdayPattern}) )am(?! i )`;
  const part = `(?<part>mornings?|afternoons?|evenings?|nights?|nighttime|tonight|${halves})(?= )`;
  return new RegExp(
    `(?<= )(?:(?<how>early|late|mid|middle of|middle) ${between})?${part}|(?<= )(?<alone>early|late)(?= (?!as|than |arriv|or |bird))`,
    "dgu",
  );
}

function partsOfDay(
  phrase: TokenText,
  calendar: Calendar,
  claimed: Uint8Array,
  dates: Uint8Array,
): TimeFinding[] {
  const windows = new Map(calendar.partsOfDay.map((part) => [part.words, part]));
  const findings: TimeFinding[] = [];
  for (const match of phrase.text.matchAll(rulesOf(calendar).parts)) {
    const said = match.groups?.["part"]
      ?.replace(/s$/, "")
      .replace(/^(?:tonight|nighttime)$/, "night");
    const how = match.groups?.["how"]?.replace(/^middle.*/, "mid");
    const alone = match.groups?.["alone"];
    const name = alone ?? (how === undefined ? said : `${how} ${said}`);
    const window = windows.get(name ?? "") ?? windows.get(said ?? "");
    if (window === undefined) continue;
    const range = tokensUnder(phrase, match.index, match.index + match[0].length);
    // The word of the part itself must be free: "7 in the morning" has used it.
    const last = range.to - 1;
    const tonight = phrase.tokens[last]?.text === "tonight";
    if (claimed[last] === 1 && !tonight) continue;
    if (belongsToClock(range, claimed, dates)) continue;
    const place = { from: range.to, to: range.to };
    findings.push({
      range,
      op: "between",
      times: [window.from, window.to],
      places: [place],
    });
  }
  return findings;
}

/** "8 o'clock wednesday morning": only a date stands between the clock time and its part of day. */
function belongsToClock(range: TokenRange, claimed: Uint8Array, dates: Uint8Array): boolean {
  let at = range.from - 1;
  if (range.to - range.from > 1 || dates[at] !== 1) return false;
  while (at >= 0 && dates[at] === 1) at -= 1;
  return at >= 0 && claimed[at] === 1;
}
