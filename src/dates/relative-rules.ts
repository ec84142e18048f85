// Rules that read days from today or from the day spoken of, and bare days of the month: tomorrow, that
// day, in three days, the 5th. Order matters: a rule stands before every rule that would match a part of
// what it matches.
import { addDays, civil, daysIn, weekdayOf } from "./civil.ts";
import { type DateRule, M, noNoun, or, until } from "./date-patterns.ts";
import { both, nextDayOfMonth, one, range, shift } from "./date-readings.ts";
import { monthNumbers } from "./names.ts";

/** The first three are as often places in a list: "no, second". */
const bareDay = "(?:[4-9]|[12]\\d|3[01])th";
/** Behind "first, second and" it goes on counting. */
const noList = "(?<! [123]th (?:(?:, )?(?:and |or )?))";

/** "the day after", "day after", "hmm day before": where a turn begins with it, nobody needs "the". */
const spokenOf =
  "(?:(?<=(?:the|or) )|(?<=^ (?:(?:and|or|so|ok|okay|hm+|maybe|then|no|try|[,.]) )*))";
const thenOver =
  "(?= $| [^\\p{L}\\d]| (?:that|instead|rather|please|then|too|also|would|is|works?|suits?|but|and|or|in|at|from|to|with|on|nonstop|only) )";

export const relativeRules: readonly DateRule[] = [
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
    name: "same day of another week", // the day spoken of, a week on
    pattern:
      "(?:(?:the|that) )?same (?:day|date)(?: ,)?(?: of)?(?: (?:the )?(?:next|following) week| the week after| (?:a|one) week later)",
    read: (_, c) => (c.last === null ? null : one(addDays(c.last, 7))),
  },
  {
    name: "same day", // that day, the same day as before
    pattern:
      "(?:(?:(?:the|that) )?same (?:day|date)(?: as (?:before|last time|the (?:first|last) (?:one|time)))?|(?<=(?:on|for) )that (?:day|date)|that (?:day|date)(?= $| (?:too|as well|please|instead|from|to|at|in|and|but)))",
    read: (_, c) => (c.last === null ? null : one(c.last)),
  },
  {
    name: "next day", // after the date spoken of, else after today
    pattern: `(?:(?:the|that) )?(?:(?:next|following) day|${spokenOf}day after(?: that)?${thenOver})|(?<=the (?:morning|afternoon|evening|night) )after(?: that)?(?= $| [^\\p{L}\\d])`,
    read: (_, c) => one(addDays(c.last ?? c.today, 1)),
  },
  {
    name: "day before", // also "the evening before", whose hours are read by themselves
    pattern: `(?:the )?(?:previous (?:day|(?=(?:morning|afternoon|evening|night) ))|${spokenOf}day before(?: that)?${thenOver})|(?<=the (?:morning|afternoon|evening|night) )before(?: that)?(?= $| [^\\p{L}\\d])`,
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
    name: "part of a week", // early next week, later this week
    pattern: "(?:(?<part>early|late)(?: in)? next week|(?<rest>later )?this week)",
    read: (g, c) => {
      const monday = addDays(c.today, 7 - ((weekdayOf(c.today) + 6) % 7));
      if (g["part"] === "early") return range(monday, addDays(monday, 2));
      if (g["part"] === "late") return range(addDays(monday, 3), addDays(monday, 6));
      return range(addDays(c.today, g["rest"] === undefined ? 0 : 1), addDays(monday, -1));
    },
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
    name: "whole month", // in june
    pattern: `(?<=(?:in|during|throughout) )(?:(?:the month of )?(?<m>${M})(?: (?<year>(?:19|20)\\d{2}))?)(?= $| [^\\d ])`,
    read: (g, c) => {
      const month = monthNumbers.get(g["m"] ?? "") ?? 0;
      const named = g["year"] === undefined ? null : Number(g["year"]);
      const inYear = named ?? (month < c.today.month ? c.today.year + 1 : c.today.year);
      return range(civil(inYear, month, 1), civil(inYear, month, daysIn(inYear, month)));
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
      const read = (text: string | undefined) => nextDayOfMonth(Number.parseInt(text ?? "", 10), c);
      return both(read(g["day"]), read(g["day2"]));
    },
  },
  {
    name: "the nth", // the 5th; "the first one" is none
    pattern: `(?!(?<=(?:and|or) )the [123]th $)(?:(?<=(?:on|by|until|before|after|for|about|it|that|from|to|or|and|of|want|need|prefer|say|says|said|means|meant|make|makes|try|do|not|but|is|be|leave|leaving|leaves|fly|go|travel|return|returning|departing|depart|arriving|arrive|than|instead|with|like|okay|no|rather|day|date|so|come|it 's|,) )the (?:(?:uh|um) )?(?<day>\\d{1,2}th)${noNoun}|(?<=^ ?)the (?<day3>\\d{1,2}th)(?= $| of the month )|the (?<day2>(?:[4-9]|[12]\\d|3[01])th)${noNoun})(?! (?:of(?! the month )|in(?! (?:the (?:early |late )?(?:morning|afternoon|evening|night)|lieu|place) )) )`,
    read: (g, c) =>
      one(nextDayOfMonth(Number.parseInt(g["day"] ?? g["day2"] ?? g["day3"] ?? "", 10), c)),
  },
  {
    name: "two bare days", // 24th or 25th, 18th 19th: not "2nd or 3rd", which may be places in a list
    pattern: `(?<!(?:the|a) )${noList}(?<a>(?<day>\\d{1,2}th)) (?:${or} )?(?<b>(?:the )?(?<day2>${bareDay}))${noNoun}`,
    read: (g, c) => {
      const read = (text: string | undefined) => nextDayOfMonth(Number.parseInt(text ?? "", 10), c);
      return both(read(g["day"]), read(g["day2"]));
    },
  },
  {
    name: "bare day", // 15th, "so 21st", "nonstop, 22nd"
    pattern: `(?<=(?:^|[,.;:!?(]|on|so|it|that|or|and|uh|um|no|not|but|oops|ok|okay|sorry|actually|then|maybe|say|rather|to|by|until|before|after|yes|yeah|nonstop|direct|leaving|departing|returning|return|back) )${noList}(?<day>${bareDay})${noNoun}(?! of(?! the month ))`,
    read: (g, c) => one(nextDayOfMonth(Number.parseInt(g["day"] ?? "", 10), c)),
  },
];
