// The table of rules that read dates. Order matters: a rule stands before every rule that would
// match a part of what it matches. Patterns see canonical items (src/text/phrase.ts), so
// "june twenty-third" arrives as "june 23th". Weekdays are 0 (Sunday) to 6. Which nouns are counted or
// numbered is the calendar's to say.
import type { Calendar } from "./calendar.ts";
import { addDays, civil, daysIn, parseDate, weekdayOf } from "./civil.ts";
import {
  both,
  comingWeekday,
  type DateContext,
  type DateReading,
  days,
  type Groups,
  monthDay,
  nearestCentury,
  nextDayOfMonth,
  nextMonthDay,
  nthWeekday,
  one,
  range,
  shift,
  shiftedFrom,
  weekdayOfWeek,
} from "./date-readings.ts";
import { holiday, holidayPattern } from "./holidays.ts";
import {
  anyWeekdayPattern,
  fullWeekdayPattern,
  monthNumbers,
  monthPattern,
  weekdayNumbers,
  weekdayPattern,
} from "./names.ts";

export type DateRule = {
  readonly name: string;
  readonly pattern: string;
  /**
   * One reading for the whole match, or one for each of the groups `a` and `b`;
   * null where the words are no date after all.
   */
  readonly read: (groups: Groups, context: DateContext) => readonly DateReading[] | null;
};

const W = `(?:${anyWeekdayPattern})`;
const M = `(?:${monthPattern})`;
const N = String.raw`\d{1,2}(?:th)?`;
const year = String.raw`(?: ,)?(?: of)? (?<year>(?:19|20)\d{2})`;
const day = `(?:the )?(?<day>${N})`;
/** "july one way", "june first class": the number belongs to what follows. */
const noCount = "(?! (?:way|class|stops?|stopovers?) )";
const lead = `(?:(?<week>${W})(?: ,)? (?:the )?)?`;
/** After a bare "the 5th": the end, or a word that cannot be what is fifth. */
const noNoun = String.raw`(?= (?:$|[^\p{L}\d]|from|to|of|in|at|on|and|or|after|before|by|around|between|leaving|departing|arriving|returning|with|please|for|via|through|instead|morning|afternoon|evening|night|is|are|do|does|what|which|how|when|if|early|late|i|any|no|nonstop|non|only|then|also|that|but|as|would|will|can|could|we|until|flying|going|back|not|rather|than|please|so|just|make|show|list|give|find|forget|never|drop|you|there|it|or))`;
const or = "(?:or|and|or on|and on|or maybe|,)";
const until = "(?:to|through|thru|until|till|til|and|-)";

export function dateRules({
  countedNouns = [],
  numberedNouns = [],
}: Calendar): readonly DateRule[] {
  const counted = ["am", "pm", "o'clock", "class", ...countedNouns].join("|");
  const numbered = ["number", ...numberedNouns].join("|");
  return [
    {
      name: "iso",
      pattern: String.raw`(?<iso>\d{4}-\d{1,2}-\d{1,2})`,
      read: (g) => one(parseDate(g["iso"] ?? "")),
    },
    {
      name: "slashes", // 5/12, 5/12/93: the month first
      pattern: String.raw`(?:${W} )?(?<m>\d{1,2})[/-](?<d>\d{1,2})(?:[/-](?<y>\d{4}|\d{2}))?`,
      read: (g, c) => {
        const written = g["y"];
        if (written === undefined)
          return one(nextMonthDay(Number(g["m"]), Number(g["d"]), c.today));
        const full = written.length === 4 ? Number(written) : nearestCentury(Number(written), c);
        return one(civil(full, Number(g["m"]), Number(g["d"])));
      },
    },
    {
      name: "holiday", // christmas, thanksgiving 1994; "christmas day december 25th" says it twice
      pattern: `(?:(?<before>${holidayPattern})(?: ,)? (?:which is |on |the )?(?:${W} )?(?<m>${M}) (?:the )?(?<day>${N})(?:${year})?|(?<m2>${M}) (?:the )?(?<day2>${N})(?: ,)? (?:which is )?(?<after>${holidayPattern})|(?<side>(?:the )?day (?:before|after) )?(?<name>${holidayPattern})(?: (?:of |in )?(?<year2>(?:19|20)\\d{2}))?)`,
      read: (g, c) => {
        if (g["name"] === undefined)
          return one(monthDay(g["m"] ?? g["m2"], g["day"] ?? g["day2"], c, g["year"]));
        const said = g["year2"] === undefined ? undefined : Number(g["year2"]);
        const found = holiday(g["name"], c.today, said);
        const step = g["side"] === undefined ? 0 : /before/.test(g["side"]) ? -1 : 1;
        return one(found === null ? null : addDays(found, step));
      },
    },
    {
      name: "some time from a day", // a week from friday, two days after tomorrow, 3 weeks before june 1
      pattern: `(?:in )?(?<n>a|an|\\d+) (?<unit>days?|weeks?|months?|fortnights?) (?<side>from|after|before) (?:(?<named>today|now|tomorrow|that|then)|(?<next>next |this )?(?<w>${W})|(?<m>${M}) (?:the )?(?<day>${N})|the (?<nth>\\d{1,2}th)|(?<last>last|next|this) week(?: on)? (?<w2>${W}))`,
      read: (g, c) => one(shiftedFrom(g, c)),
    },
    {
      name: "the week after next", // and the week of a day: seven days
      pattern: `(?:the )?week (?:after next|(?:of|beginning|starting) (?:the )?(?:(?<m>${M}) (?:the )?(?<day>${N})|(?<nth>\\d{1,2}th)(?: of (?<m2>${M}))?))`,
      read: (g, c) => {
        const monday = addDays(c.today, 7 - ((weekdayOf(c.today) + 6) % 7));
        const named = g["m"] ?? g["m2"];
        const start =
          named !== undefined
            ? monthDay(named, g["day"] ?? g["nth"], c)
            : g["nth"] !== undefined
              ? nextDayOfMonth(Number.parseInt(g["nth"], 10), c)
              : addDays(monday, 7);
        return start === null ? null : range(start, addDays(start, 6));
      },
    },
    {
      name: "day before or after a day", // the day after christmas is not known; the day after june 3 is
      pattern: `(?:the )?day (?<side>before|after) (?:(?:next |this )?(?<w>${W})|(?<m>${M}) (?:the )?(?<day>${N}))`,
      read: (g, c) => {
        const start =
          g["w"] !== undefined ? comingWeekday(g["w"], c.today, 0) : monthDay(g["m"], g["day"], c);
        return one(start === null ? null : addDays(start, g["side"] === "before" ? -1 : 1));
      },
    },
    {
      name: "month day to month day", // from june 3 to july 5
      pattern: `(?:from |between )${lead}(?<m>${M}) ${day} ${until} (?<m2>${M}) (?:the )?(?<day2>${N})`,
      read: (g, c) => range(monthDay(g["m"], g["day"], c), monthDay(g["m2"], g["day2"], c)),
    },
    {
      name: "month day to day", // june 3 through 5, between june 3 and 5
      pattern: `(?:(?:from |between )(?<m>${M}) ${day} ${until}|(?<m3>${M}) (?:the )?(?<day3>${N}) (?:to|through|thru|-)) (?:the )?(?<day2>\\d{1,2}th|\\d{1,2}(?! (?:am|pm|o'clock)))(?:${year})?`,
      read: (g, c) => {
        const month = g["m"] ?? g["m3"];
        return range(
          monthDay(month, g["day"] ?? g["day3"], c, g["year"]),
          monthDay(month, g["day2"], c, g["year"]),
        );
      },
    },
    {
      name: "the 3rd or the 4th of june",
      pattern: `(?:on )?(?<a>(?:the )?(?<day>\\d{1,2}th)) ${or} (?<b>(?:the )?(?<day2>\\d{1,2}th) (?:of )?(?<m>${M}))`,
      read: (g, c) => both(monthDay(g["m"], g["day"], c), monthDay(g["m"], g["day2"], c)),
    },
    {
      name: "the 3rd to the 5th of june",
      pattern: `(?:from |between )?(?:the )?(?<day>\\d{1,2}th) ${until} (?:the )?(?<day2>\\d{1,2}th) (?:of )?(?<m>${M})`,
      read: (g, c) => range(monthDay(g["m"], g["day"], c), monthDay(g["m"], g["day2"], c)),
    },
    {
      name: "month day or day", // june 3 or 4, june third and fourth
      pattern: `(?<a>${lead}(?<m>${M}) ${day}) ${or} (?<b>(?:the )?(?<day2>\\d{1,2}th|\\d{1,2}(?= $| [^\\d ]+)))(?! (?:${counted}))`,
      read: (g, c) => both(monthDay(g["m"], g["day"], c), monthDay(g["m"], g["day2"], c)),
    },
    {
      name: "month day year", // (thursday) september fifth 1991
      pattern: `(?<!\\d{1,2}th (?:day )?(?:of )?)${lead}(?<m>${M}) ${day}(?:${year})?(?![:/])${noCount}`,
      read: (g, c) => one(monthDay(g["m"], g["day"], c, g["year"])),
    },
    {
      name: "day of month", // the first of may, 3rd june 1991
      pattern: `${lead}(?:the )?(?:(?<day>\\d{1,2}th)(?: day)?(?: of)?|(?<!(?:${numbered}) )(?<day2>\\d{1,2})(?: of)?) (?<m>${M})(?! \\d{1,2}(?:th)?${noCount} )(?:${year})?`,
      read: (g, c) => one(monthDay(g["m"], g["day"] ?? g["day2"], c, g["year"])),
    },
    {
      name: "nth weekday of a month", // the first monday in june, the last friday of the month
      pattern: `(?:the )?(?<nth>\\d{1,2}th|last) (?<w>${W}) (?:in|of) (?:(?<m>${M})(?: (?<year>\\d{4}))?|(?<this>the|this|next) month)`,
      read: (g, c) => one(nthWeekday(g, c)),
    },
    {
      name: "weekday the nth", // monday the third
      pattern: `(?:on )?${W} (?:the )?(?<day>\\d{1,2}th)${noNoun}`,
      read: (g, c) => one(nextDayOfMonth(Number.parseInt(g["day"] ?? "", 10), c)),
    },
    {
      name: "weekday after next", // the monday after next
      pattern: `(?:the )?(?<w>${W}) after next`,
      read: (g, c) => one(addDays(comingWeekday(g["w"], c.today, 1), 7)),
    },
    {
      name: "week of weekday", // tuesday of next week, the monday of the following week, friday in two weeks
      pattern: `(?:(?:the )?(?<w>${W}) (?:of |in )?(?:the )?(?<which>next|following|same|this) week(?<after> after next)?|next week(?: on)? (?<w2>${W})|(?:the )?(?<w3>${W}) (?:in|of) (?<n>\\d+) weeks|(?:in )?(?<n2>\\d+) weeks on (?<w4>${W}))`,
      read: (g, c) => one(weekdayOfWeek(g, c)),
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
      pattern: `(?:from |between )?(?:next |this )?(?<w>${weekdayPattern}) (?:through|thru|until|till|to) (?<w2>${weekdayPattern})`,
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
      name: "weekday", // "sat" and "sun" only after a word that makes them days
      pattern: `(?:this (?<w>${W})|(?<=(?:on|for|by|until|before|after|or|and) )(?<w2>sat|sun)(?= $| (?:from|to|at|in|and|or|morning|afternoon|evening|night))|(?<w3>${weekdayPattern})(?: ')?)`,
      read: (g, c) => one(comingWeekday(g["w"] ?? g["w2"] ?? g["w3"], c.today, 0)),
    },
    {
      name: "today",
      pattern: "(?:today|tonight|this(?= (?:morning|afternoon|evening) ))",
      read: (_, c) => one(c.today),
    },
    {
      name: "tomorrow",
      pattern: "(?:tomorrow|tommorow|tommorrow|tomorow)",
      read: (_, c) => one(addDays(c.today, 1)),
    },
    {
      name: "yesterday",
      pattern: "yesterday",
      read: (_, c) => one(addDays(c.today, -1)),
    },
    {
      name: "same day", // that day, the same day as before
      pattern:
        "(?:(?:(?:the|that) )?same (?:day|date)(?: as (?:before|last time|the (?:first|last) (?:one|time)))?|(?<=(?:on|for) )that (?:day|date)|that (?:day|date)(?= $| (?:too|as well|please|instead|from|to|at|in|and|but)))",
      read: (_, c) => (c.last === null ? null : one(c.last)),
    },
    {
      name: "next day", // after the date spoken of, else after today
      pattern:
        "(?:(?:the|that) )?(?:(?:next|following) day|(?<=the )day after(?: that)?(?= $| [^\\p{L}\\d]))",
      read: (_, c) => one(addDays(c.last ?? c.today, 1)),
    },
    {
      name: "day before",
      pattern: "(?:the )?(?:previous day|(?<=the )day before(?: that)?(?= $| [^\\p{L}\\d]))",
      read: (_, c) => one(addDays(c.last ?? c.today, -1)),
    },
    {
      name: "later or earlier", // two days later, a week earlier
      pattern:
        "(?<n>a|an|\\d+) (?<unit>days?|weeks?|months?|fortnights?) (?<side>later|earlier|before|after)(?= $| [^\\p{L}\\d]| (?:from|to|on|at|in|instead))",
      read: (g, c) => {
        const back = g["side"] === "earlier" || g["side"] === "before";
        return one(shift(c.last ?? c.today, g["n"], g["unit"], back ? -1 : 1));
      },
    },
    {
      name: "following week", // the day spoken of, a week on
      pattern: "(?:the )?(?:following week|week after(?= $| [^\\p{L}\\d]))",
      read: (_, c) => one(addDays(c.last ?? c.today, 7)),
    },
    {
      name: "in some time", // in three days
      pattern: "in (?<n>a|an|\\d+) (?<unit>days?|weeks?|months?|fortnights?)",
      read: (g, c) => one(shift(c.today, g["n"], g["unit"], 1)),
    },
    {
      name: "next week", // seven days from monday of the coming week
      pattern: "next week",
      read: (_, c) => {
        const monday = addDays(c.today, 7 - ((weekdayOf(c.today) + 6) % 7));
        return range(monday, addDays(monday, 6));
      },
    },
    {
      name: "between the nth and the nth",
      pattern: `(?:between|from) the (?<day>\\d{1,2}th) ${until} (?:the )?(?<day2>\\d{1,2}th)${noNoun}`,
      read: (g, c) => {
        const from = nextDayOfMonth(Number.parseInt(g["day"] ?? "", 10), c);
        if (from === null) return null;
        const last = Number.parseInt(g["day2"] ?? "", 10);
        return range(from, nextDayOfMonth(last, { ...c, today: from, last: null }));
      },
    },
    {
      name: "the nth or the nth",
      pattern: `(?:on )?(?<a>the (?<day>\\d{1,2}th)) ${or} (?<b>(?:the )?(?<day2>\\d{1,2}th))${noNoun}`,
      read: (g, c) => {
        const read = (text: string | undefined) =>
          nextDayOfMonth(Number.parseInt(text ?? "", 10), c);
        return both(read(g["day"]), read(g["day2"]));
      },
    },
    {
      name: "the nth", // the 5th; "the first one" is none
      pattern: `(?:(?<=(?:on|by|until|before|after|for|about|it|that|from|to|or|and|of|want|need|prefer|say|try|do|not|but|is|be|leave|leaving|leaves|fly|go|travel|return|returning|departing|depart|arriving|arrive|than|instead|with|like|okay|no|rather|day|date) )the (?<day>\\d{1,2}th)${noNoun}|(?<=^ ?)the (?<day3>\\d{1,2}th)(?= $)|the (?<day2>(?:[12]\\d|3[01])th)${noNoun})(?! (?:of|in) )`,
      read: (g, c) =>
        one(nextDayOfMonth(Number.parseInt(g["day"] ?? g["day2"] ?? g["day3"] ?? "", 10), c)),
    },
    {
      name: "whole month", // in june
      pattern: `(?<=(?:in|during|throughout) )(?:(?:the month of )?(?<m>${M})(?: (?<year>(?:19|20)\\d{2}))?)(?= $| [^\\d ])`,
      read: (g, c) => {
        const month = monthNumbers.get(g["m"] ?? "") ?? 0;
        const named = g["year"] === undefined ? null : Number(g["year"]);
        const inYear = named ?? (month < c.today.month ? c.today.year + 1 : c.today.year);
        return range(civil(inYear, month, 1), civil(inYear, month, daysIn(inYear, month)));
      },
    },
  ];
}
