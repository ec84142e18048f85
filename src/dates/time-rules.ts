// The table of rules that read times of day: cue words before and after a clock time and what
// comparison they make. Order matters: longer cues stand before the ones they contain. Which nouns
// are named by a time, counted or numbered is the calendar's to say.
import type { Calendar } from "./calendar.ts";
import { clockPattern } from "./clock.ts";

export type TimeOp = "<" | "<=" | "=" | ">" | ">=" | "around" | "between";

export type TimeRule = {
  readonly name: string;
  readonly op: TimeOp;
  /** With the clock time in group `t`, and for ranges the second in `t2`. */
  readonly pattern: string;
  /** Whether a bare number ("after 2") may be a time here. */
  readonly bare: boolean;
  /** Only where hours were spoken of before. */
  readonly goesOn?: boolean;
};

const about =
  "(?:(?:at )?(?:right |some(?:time|where) |just )?(?:around|about|approximately|approx|roughly|near|nearly|close to|near to|circa|in the vicinity of|in the neighborhood of))";
const noLater =
  "(?:no later than|not later than|not any later than|no later then|at or before|on or before|by|not after|until|till|til|(?<!(?:go|pay|paying|spend|spending|budget|price|prices) )up to|up until)";
const noEarlier =
  "(?:no earlier than|not earlier than|no sooner than|not before|at or after|on or after|starting at|starting from|beginning at|from|since)";

/** The rule of nouns that go by their time. */
export const namedByTime = "named by its time";

export function timeRules({ timedNouns = [] }: Calendar): readonly TimeRule[] {
  const T = `(?<t>${clockPattern(timedNouns)})`;
  const T2 = `(?<t2>${clockPattern(timedNouns)})`;
  return [
    {
      name: "another span",
      op: "between",
      // "make it 5 to 9" is five minutes before nine, "make it 6 to 10" is no time of day but two.
      pattern: `(?<=(?:make|change|switch|move|set) (?:it|that|this)(?: to)? )(?!(?:5|20|25) to |10 to [1-9] )${T} (?:to|until|till|through|thru|-) ${T2}`,
      bare: true,
    },
    {
      name: "between",
      op: "between",
      pattern: `(?:between|in between|from|anywhere from) (?:the hours of )?${T} (?:and|to|until|till|til|through|thru|or|-) ${T2}`,
      bare: true,
    },
    {
      name: "span",
      op: "between",
      // "at 10 to 6 pm" and "10 to 6 pm or later" are minutes before the hour.
      pattern: `(?<!(?:at|by|before|after|around|about) )${T} (?:to|through|thru|until|till|-|–) ${T2}(?! (?:or|and) (?:later|earlier|sooner|before|after))`,
      bare: false,
    },
    {
      // "7 to 9", "9-11", "leave 6-9" by themselves: "5 to 9" may be minutes before the hour.
      name: "span by itself",
      op: "between",
      pattern: `(?<=(?:^ |^ (?:then|or|so|from|to|say|maybe|leave|leaving|depart|departing|arrive|arriving|takeoff|anything|anytime|around) |(?:[,.;]|leave|leaving|depart|departing|takeoff|anything|anytime) ))(?!(?:5|10|20|25) to )${T} (?:to|-|–) ${T2}(?= (?:[^\\p{L}\\d$]* ?$|or (?:thereabouts|so)|[,.;?!]|only|in|at|please|then))`,
      bare: true,
    },
    {
      // "and eight to ten", "i mean six to seven"
      name: "span of hours",
      op: "between",
      pattern: `(?<!(?:at|by|before|after|around|about|from|between|\\$|under|over|pay|price|\\d) )(?!(?:5|10|20|25) )(?<t>[1-9]|1[0-2]) (?:to|till|until|-|–) (?<t2>[1-9]|1[0-2])(?= (?:$|[,.;?!]))`,
      bare: true,
    },
    {
      name: "span in digits", // 0700-1100, 10:00-12:00: the hyphen is no word
      op: "between",
      pattern: String.raw`(?:(?=\d{1,2}:)|(?<=(?:leave|leaving|depart|departing|takeoff|arrive|arriving|between) ))(?<t>\d{1,2}:?\d{2}) (?<t2>\d{1,2}:?\d{2})`,
      bare: true,
    },
    {
      name: "or later",
      op: ">=",
      pattern: `(?:at |from )?${T} (?:(?:or|and) later|or after(?! (?:\\d|noon|midnight))|and (?:beyond|thereafter))`,
      bare: true,
    },
    {
      name: "or earlier",
      op: "<=",
      pattern: `(?:at |by )?${T} (?:(?:or|and) earlier|or (?:before(?! (?:\\d|noon|midnight))|sooner))`,
      bare: true,
    },
    {
      name: "at the latest",
      op: "<=",
      pattern: `(?:at |by )?${T} at the latest(?! (?:possible|time|departure))`,
      bare: true,
    },
    {
      name: "at the earliest",
      op: ">=",
      pattern: `(?:at |from )?${T} at the earliest(?! (?:possible|time|departure))`,
      bare: true,
    },
    {
      name: "ish", // "10 am or so"
      op: "around",
      pattern: `(?:at |around |about )?${T} (?:- )?(?:ish|or (?:so|thereabouts)|more or less|give or take)`,
      bare: true,
    },
    { name: "no later than", op: "<=", pattern: `${noLater} (?:about )?${T}`, bare: true },
    { name: "around", op: "around", pattern: `${about} ${T}`, bare: true },
    { name: "no earlier than", op: ">=", pattern: `${noEarlier} ${T}`, bare: false },
    {
      name: "before",
      op: "<",
      pattern: `(?<!minutes? )(?:(?:any ?time |some ?time )?before|prior to|earlier than|sooner than|ahead of) (?:about )?${T}`,
      bare: true,
    },
    {
      name: "after",
      op: ">",
      pattern: `(?<!(?:half|quarter|minutes?|\\d\\d|[02-9]) )(?:(?:any ?time |some ?time |right )?after|later than|past|beyond|following) (?:about )?${T}`,
      bare: true,
    },
    { name: "less than", op: "<", pattern: `(?:less than|under) ${T}`, bare: false },
    { name: "more than", op: ">", pattern: `(?:more than|over) ${T}`, bare: false },
    {
      name: "at",
      op: "=",
      pattern: `(?:exactly |right |promptly )?at (?:exactly )?${T}`,
      bare: true,
    },
    ...(timedNouns.length === 0 ? [] : [timedRule(timedNouns)]),
    { name: "the hour again", op: "=", pattern: hourAgain, bare: true, goesOn: true },
    { name: "a time", op: "=", pattern: `(?!1 in the )${T}`, bare: false },
  ];
}

/**
 * "7", "and 6?", "745", "make that 11": the whole utterance, less small words. One is mostly no hour ("that
 * one"), 300 or 150 mostly a price.
 */
const small =
  "(?:(?:and|or|what|how|about|make|made|it|that|say|maybe|perhaps|then|so|no|ok|okay|yes|yeah|well|actually|sorry|oops|uh|um|hmm|please|instead|rather|too|also|early|late|[,.?!]) )*";
const hourAgain = `(?<=^ ${small})(?<t>(?:[2-9]|1[0-2])(?: [0-5][05])?|[1-4](?:15|30|45)|(?:[5-9]|1[0-2])(?:[1-5][05]|05))(?= ${small}$)`;

const timedRule = (nouns: readonly string[]): TimeRule => ({
  name: namedByTime,
  op: "=",
  pattern: String.raw`(?<=(?:a|an|the|that|this|morning|afternoon|evening) )(?<t>\d{3,4})(?= (?:${nouns.join("|")}) )`,
  bare: true,
});

const counted =
  "dollars? bucks cents usd percent % people persons? adults? children miles? hours? hrs? minutes? mins? days? weeks? months? years? times";

/** After a bare number: what shows that it counts something and is no time. */
export const countedAfter = ({ countedNouns = [] }: Calendar): RegExp =>
  new RegExp(
    `^ (?:${[...counted.split(" "), ...countedNouns].join("|")}|or (?:more|less|fewer)|th |[\\p{L}]*ies\\b)`,
    "u",
  );

/** Before a bare number: what shows that it names or prices something. */
export const namedBefore = ({ numberedNouns = [] }: Calendar): RegExp =>
  new RegExp(
    `(?:${["number", "no", "#", "\\$", "code", "class", "type", "than", "under", "over", ...numberedNouns].join("|")}) $`,
  );
