// Rules that read days of months and holidays: 1993-05-12, christmas, june 3 or 4, the first of may.
// Order matters: a rule stands before every rule that would match a part of what it matches.
import type { Calendar } from "./calendar.ts";
import { addDays, addMonths, civil, parseDate, weekdayOf } from "./civil.ts";
import { type DateRule, day, lead, M, N, noCount, or, until, W, year } from "./date-patterns.ts";
import {
  beside,
  both,
  comingWeekday,
  monthDay,
  nearestCentury,
  nextDayOfMonth,
  nextMonthDay,
  one,
  partOfMonth,
  range,
  shiftedFrom,
} from "./date-readings.ts";
import { holiday, holidayPattern } from "./holidays.ts";

/** Which nouns are counted or numbered is the calendar's to say. */
export function monthRules({
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
      name: "weekend or weekday by a day", // the friday after thanksgiving, the weekend of march 6th
      pattern: `(?:the )?(?:(?<w>${W}) (?<side>before|after)|weekend (?<side2>before|after|of)) (?:(?<name>${holidayPattern})|(?:the )?(?:(?<m>${M}) (?:the )?(?<day>${N})|(?<nth>\\d{1,2}th)(?: of (?<m2>${M}))?))`,
      read: (g, c) => {
        const month = g["m"] ?? g["m2"];
        const start =
          g["name"] !== undefined
            ? holiday(g["name"], c.today)
            : month !== undefined
              ? monthDay(month, g["day"] ?? g["nth"], c)
              : nextDayOfMonth(Number.parseInt(g["nth"] ?? "", 10), c);
        return start === null ? null : beside(start, g);
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
      name: "part of a month", // early march, the end of april: ten days
      pattern: `(?:(?:the )?(?<part>early|beginning|start|mid|middle|late|end)(?: in| of)? |mid-)(?<m>${M})(?= $| [^\\d ])`,
      read: (g, c) => partOfMonth(g, c),
    },
    {
      name: "day of this or next month", // the 3rd of next month
      pattern: "(?:the )?(?<day>\\d{1,2}th) (?:of |in )?(?<which>this|next) month",
      read: (g, c) => {
        const { year, month } = addMonths({ ...c.today, day: 1 }, g["which"] === "next" ? 1 : 0);
        return one(civil(year, month, Number.parseInt(g["day"] ?? "", 10)));
      },
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
  ];
}
