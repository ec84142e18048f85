// Rules that read weekdays: next monday, the monday after that, mondays, the weekend. Weekdays are 0
// (Sunday) to 6. Order matters: a rule stands before every rule that would match a part of what it matches.
import type { Calendar } from "./calendar.ts";
import { addDays, compareDates, weekdayOf } from "./civil.ts";
import { type DateRule, M, noNoun, W } from "./date-patterns.ts";
import {
  comingWeekday,
  days,
  nextDayOfMonth,
  nthWeekday,
  one,
  range,
  weekdayOfWeek,
} from "./date-readings.ts";
import { fullWeekdayPattern, weekdayNumbers, weekdayPattern } from "./names.ts";

/** Who or what sat, or leads to the light of day. */
const noDayBehind =
  "i|we|you|he|she|they|it|who|ever|always|once|had|have|has|having|was|were|is|husband|wife|mother|father|son|daughter|me|us|them|her|him|people|passengers|kids|crew";
const noSunBehind =
  "the|a|my|some|more|much|any|enough|of|in|into|under|with|hot|warm|midnight|lots|bit|get|see|catch|love|want|like|beach|sea|sand|rising|setting|morning|afternoon|evening";
/** Ways to sit, and what the sun does or has. */
const noDayAhead = {
  sat: "down|up|next to|beside|behind|near|in(?! the (?:morning|afternoon|evening))|on the|by the|with my|with her|with him|there|here|through|around|across|between (?:a|two|2|them|my|the)|alone|together|still|waiting|score|scores|exam|exams|test|tests|phone",
  sun: "country|valley|city|belt|deck|tan|burn|bath|bathing|glasses|screen|block|hat|and (?:sand|sea|fun|beach|beaches|surf|snow|warmth)|shine|shines|shining|sets?|setting|rises?|rising|is (?:shining|up|out|hot|in)|comes|goes|news|microsystems",
};

/**
 * "sat am", "bos lax sun": days where things run by the week and nothing says that somebody sat or that
 * the sun shone; elsewhere only after a word that makes them days.
 */
function shortDay({ weeklyNouns }: Calendar): string {
  if (weeklyNouns.length === 0)
    return "(?<=(?:on|for|by|until|before|after|or|and) )(?<w2>sat|sun)(?= $| (?:from|to|at|in|and|or|morning|afternoon|evening|night))";
  const part = "(?= (?:am|pm|morning|afternoon|evening|night|noon|eve) )";
  const sun = `(?<! (?:${noSunBehind}) )(?<!(?<! ${W} )and )sun(?! (?:${noDayAhead.sun}) )`;
  return `(?<w2>(?<! (?:${noDayBehind}) )(?:sat(?! (?:${noDayAhead.sat}) )|${sun}|(?:sat|sun)${part}))`;
}

export const weekdayRules = (calendar: Calendar): readonly DateRule[] => [
  {
    name: "nth weekday of a month", // the first monday in june, the last friday of the month, the third friday
    pattern: `(?:(?:the )?(?<nth>\\d{1,2}th|last) (?<w>${W}) (?:in|of) (?:(?<m>${M})(?: (?<year>\\d{4}))?|(?<this>the|this|next) month)|the (?<nth2>[2-5]th) (?<w2>${W})${noNoun})`,
    read: (g, c) => one(nthWeekday(g, c)),
  },
  {
    name: "weekday the nth", // monday the third
    pattern: `(?:on )?(?<w>${W}) (?:the )?(?<day>\\d{1,2}th)${noNoun}`,
    read: (g, c) => one(nextDayOfMonth(Number.parseInt(g["day"] ?? "", 10), c, g["w"])),
  },
  {
    name: "weekday with its number", // sun 14, where the fourteenth is a sunday
    pattern: `(?:on )?(?<w>${W}) (?:the )?(?<day>\\d{1,2})${noNoun}(?! (?:[ap]m|[ap] m|o'clock|in the|or|to|until|and)(?: |$))`,
    read: (g, c) => {
      const day = nextDayOfMonth(Number(g["day"]), c);
      return day !== null && weekdayOf(day) === weekdayNumbers.get(g["w"] ?? "") ? one(day) : null;
    },
  },
  {
    name: "weekday after next", // the monday after next
    pattern: `(?:the )?(?<w>${W}) after next`,
    read: (g, c) => one(addDays(comingWeekday(g["w"], c.today, 1), 7)),
  },
  {
    name: "not this weekday", // not this monday but the one after
    pattern: `not this (?:coming )?(?<w>${W})(?: [,-])?(?: but)? (?:the )?(?:(?:one|1) )?(?:after(?: that)?|next(?: (?:one|1))?|following(?: (?:one|1))?)`,
    read: (g, c) => one(addDays(comingWeekday(g["w"], c.today, 0), 7)),
  },
  {
    name: "week of weekday", // tuesday of next week, the monday of the following week, friday in two weeks
    pattern: `(?:(?:the )?(?<w>${W}) (?:of |in )?(?:the )?(?<which>next|following|same|this) week(?<after> after next)?|next week(?: on)? (?<w2>${W})|(?:the )?(?<w3>${W}) (?:in|of) (?<n>\\d+) weeks|(?:in )?(?<n2>\\d+) weeks on (?<w4>${W}))`,
    read: (g, c) => one(weekdayOfWeek(g, c)),
  },
  {
    name: "a week on a day", // monday week, tomorrow week, a week on tuesday
    pattern: `(?:(?:(?<tomorrow>tomorrow)|(?<w>${weekdayPattern})) week(?= $| [^\\p{L}]| (?:from|to|at|in|on|please))|a week (?:on )?(?<w2>${weekdayPattern}))`,
    read: (g, c) =>
      one(
        addDays(
          g["tomorrow"] === undefined
            ? comingWeekday(g["w"] ?? g["w2"], c.today, 1)
            : addDays(c.today, 1),
          7,
        ),
      ),
  },
  {
    name: "day after tomorrow",
    pattern: "(?:the )?day after tomorrow",
    read: (_, c) => one(addDays(c.today, 2)),
  },
  {
    name: "weekday after or before the last date", // the following monday, the monday after that
    pattern: `(?:the )?(?:following (?<w>${W})|(?<w2>${W}) (?<side>after|following|before)(?: that| then)?(?= $| [^\\p{L}\\d]))`,
    read: (g, c) => {
      const from = c.last ?? c.today;
      const name = g["w"] ?? g["w2"];
      if (g["side"] === "before") return one(addDays(comingWeekday(name, from, 0), -7));
      return one(comingWeekday(name, from, 1));
    },
  },
  {
    name: "day names", // mondays, on a monday, every monday or tuesday
    pattern: `(?:(?<one>a|an|any|every|each) (?:single )?(?<w>${W})(?= (?:(?:(?:morning|afternoon|evening|night|nonstop|direct|early|late) ){0,2}(?<noun>\\p{L}+)|\\P{L}|$))|(?<plural>(?:${fullWeekdayPattern}))(?:s|'s| 's)(?= (?:$|\\P{L}|from|to|at|in|and|or|on|after|before|only|through|between|around|what|please|with)))`,
    // "a monday flight" is one day's, "any monday" and "on a monday" any week's.
    read: (g, c) =>
      /^an?$/.test(g["one"] ?? "") && c.calendar.weeklyNouns.includes(`${g["noun"]}s`)
        ? one(comingWeekday(g["w"], c.today, 0))
        : days([weekdayNumbers.get(g["w"] ?? g["plural"] ?? "")]),
  },
  {
    name: "day names of plural parts", // thursday mornings
    pattern: `(?<w>${weekdayPattern})(?= (?:mornings|afternoons|evenings|nights) )`,
    read: (g) => days([weekdayNumbers.get(g["w"] ?? "")]),
  },
  {
    name: "day names before weekly nouns", // the monday morning nonstop flights
    pattern: `(?<!(?:on|next|this|coming|following|last) )(?<w>${weekdayPattern})(?= (?:(?:morning|afternoon|evening|night|nonstop|early|late|direct) ){0,2}(?:[\\p{L}]+ )?(?<noun>\\p{L}+s) )`,
    read: (g, c) =>
      c.calendar.weeklyNouns.includes(g["noun"] ?? "")
        ? days([weekdayNumbers.get(g["w"] ?? "")])
        : null,
  },
  {
    name: "plural day names", // tokenised whole: "mondays"
    pattern: `(?<a>(?:${fullWeekdayPattern})s)`,
    read: (g) => days([weekdayNumbers.get((g["a"] ?? "").slice(0, -1))]),
  },
  {
    name: "weekdays",
    pattern: "(?:a |any |every |each )?(?:weekdays?|week days?|workdays?)",
    read: () => days([1, 2, 3, 4, 5]),
  },
  {
    name: "weekends",
    pattern: "(?:(?:a|any|every|each) weekend|weekends)",
    read: () => days([6, 0]),
  },
  {
    name: "weekend",
    pattern: "(?:(?:the |this )?(?<next>next |following )?(?:coming )?)weekend",
    read: (g, c) => {
      const saturday = comingWeekday("saturday", c.today, 0);
      const first = g["next"] === undefined ? saturday : addDays(saturday, 7);
      return range(first, addDays(first, 1));
    },
  },
  {
    name: "weekday to weekday", // monday through friday
    pattern: `(?:from |between )?(?:next |this )?(?<w>${weekdayPattern}) (?:through|thru|until|till|to) (?<w2>${W})`,
    read: (g, c) => {
      const from = comingWeekday(g["w"], c.today, 0);
      return range(from, comingWeekday(g["w2"], from, 1));
    },
  },
  {
    name: "last weekday",
    pattern: `(?:last|this past|past) (?<w>${W})(?! (?:in|of) )`,
    read: (g, c) => {
      const coming = comingWeekday(g["w"], c.today, 0);
      return one(addDays(coming, -7));
    },
  },
  {
    name: "next weekday", // strictly after today; "this" and bare names may be today
    pattern: `(?:on |for )?(?:the )?(?:(?:this )?(?:next|coming|upcoming)) (?<w>${W})`,
    read: (g, c) => one(comingWeekday(g["w"], c.today, 1)),
  },
  {
    name: "weekday of a return", // after the day spoken of: "back monday"
    pattern: `(?<=(?:back|return|returning|home) (?:on )?)(?<w>${W})(?! (?:(?:the )?\\d|after|before|or|and) )`,
    read: (g, c) => {
      const { today, last } = c;
      return last === null || compareDates(last, today) < 0
        ? null
        : one(comingWeekday(g["w"], last, 1));
    },
  },
  {
    name: "weekday", // "sat" and "sun" only where they are days
    pattern: `(?:this (?<w>${W})|${shortDay(calendar)}|(?<w3>${weekdayPattern})(?: ')?)`,
    read: (g, c) => one(comingWeekday(g["w"] ?? g["w2"] ?? g["w3"], c.today, 0)),
  },
];
