// "after 6pm", "before noon", "between 9am and noon", "in the morning": the time of day of a moment, by its hour.
import { type OutlineWord, word } from "../../outline/symbols.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { weekdayWords } from "../../text/counted-words.ts";
import {
  type Clauses,
  called,
  column,
  figureOf,
  isAggregate,
  isCalled,
  type Symbols,
} from "../clauses.ts";
import { figuresOrCount } from "../figures/count-edits.ts";
import { timeColumn } from "../find-columns.ts";
import type { Revision, Said } from "../said.ts";

/** Parts of a day as people say them, from this hour to before that one. */
const parts: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["in the morning", [6, 12]],
  ["in the mornings", [6, 12]],
  ["in the afternoon", [12, 18]],
  ["in the afternoons", [12, 18]],
  ["in the evening", [18, 22]],
  ["in the evenings", [18, 22]],
]);

/** Only whole hours: a moment is told by its hour. */
const clock = String.raw`(?:\d{1,2}(?::00| 00)? ?(?:a ?m|p ?m|o ?clock)|\d{1,2}:00|noon|midday|midnight)`;
const lead =
  "(?:only |just |show |those |the ones |ones |that |which |were |was |are |started |made |happened |placed )*";
const sided = new RegExp(
  `^${lead}(?<side>after|since|from|past|later than|before|until|till|by|earlier than|at) (?<clock>${clock})(?: (?:or |and )?(?:later|on|onwards?))?$`,
);
const between = new RegExp(
  `^${lead}(?:between|from) (?<one>${clock}) (?:and|to|until|till) (?<other>${clock})$`,
);

/** As they stand in an utterance. */
export const hoursSaid = String.raw`(?:(?:after|since|before|until|till|later\s+than|earlier\s+than|at)\s+${clock.replaceAll(" ", String.raw`\s`)}|(?:between|from)\s+${clock.replaceAll(" ", String.raw`\s`)}\s+(?:and|to|until|till)\s+${clock.replaceAll(" ", String.raw`\s`)}|in\s+the\s+(?:morning|afternoon|evening)s?)`;

/** Days of the week by their numbers, Sunday first. */
const weekends = ["0", "6"];
const workdays = ["1", "2", "3", "4", "5"];
const dayNames = weekdayWords.join("|");
const day = `(?:${dayNames})s?`;
const ofWeek = new RegExp(
  `^(?:(?:only|just|show|those|the|ones|and|what|about|how|on|at|during|for) )*(?:(?<weekend>weekends?)|(?<work>week ?days|working days|business days|workdays)|(?<named>${day}(?: (?:and|or|and on|or on) ${day})?))(?: (?:only|instead))?$`,
);
/** A day of a date that is named besides is no day of the week. */
const ofDate = String.raw`(?!\s*,?\s+(?:the\s+)?(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b))`;
export const daysOfWeekSaid = String.raw`(?:(?:only\s+)?(?:on|at|during)\s+(?:the\s+)?weekends?|on\s+(?:weekdays|working\s+days|business\s+days|workdays)|weekends\s+only|on\s+${day}(?:\s+(?:and|or)\s+${day})?\b${ofDate})`;

function daysSaid(text: string): readonly string[] | undefined {
  const { weekend, work, named } = ofWeek.exec(text)?.groups ?? {};
  if (weekend !== undefined) return weekends;
  if (work !== undefined) return workdays;
  const found = named?.match(new RegExp(dayNames, "g"));
  return found?.map((one) => String(weekdayWords.indexOf(one))).sort();
}

/** "weekends only", "on weekdays", "saturdays and sundays". */
export function filterDaysOfWeek(
  { text, turn }: Pick<Said, "text" | "turn">,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const days = daysSaid(text);
  const time = days && timeColumn(clauses, schema);
  if (days === undefined || time === undefined) return null;
  // Where days have columns of their own, or are values, those are meant.
  const isKept = turn.mentions.some(
    (one) => new RegExp(day, "i").test(one.text) && one.readings.length > 0,
  );
  if ((turn.days ?? []).length > 0 || isKept) return null;
  const kept = clauses.where.filter((part) => !isCalled(part, "weekday"));
  return { ...clauses, where: [...kept, amongDays(time, days)] };
}

const twoKinds =
  /^(?:(?:by|split|split by|compare|show|on|at|for|the) )*(?:(?<one>weekends?|week ?days?|work(?:ing )?days|business days) )?(?:versus|vs|and|or|compared (?:to|with)|against) (?:(?:on|at|the) )*(?<other>weekends?|week ?days?|work(?:ing )?days|business days)$/;

/** "weekends vs weekdays": the figures of either in a column of their own. */
export const weekendsBeside: Revision = ({ text }, clauses, schema) => {
  const { one, other = "" } = twoKinds.exec(text)?.groups ?? {};
  const daysOf = (said: string): readonly string[] =>
    said.startsWith("weekend") ? weekends : workdays;
  const asked = clauses.where.find((part) => isCalled(part, "weekday"));
  const known = asked?.filter((part) => part.kind === "value").length;
  const first =
    one === undefined ? [weekends, workdays].find((days) => days.length === known) : daysOf(one);
  const time = other === "" || first === undefined ? undefined : timeColumn(clauses, schema);
  const counted = time === undefined ? null : figuresOrCount(clauses, schema);
  if (counted === null || time === undefined || first === undefined || daysOf(other) === first)
    return null;
  const { select, groupBy } = counted;
  if (select.some((item) => isAggregate(item) && figureOf(item) !== item) || counted.limit !== null)
    return null;
  const days = [first, daysOf(other)].map((some) => amongDays(time, some));
  const ofDays = (item: Symbols): boolean => isCalled(item, "weekday");
  return {
    ...counted,
    select: select.flatMap((item) => {
      if (ofDays(item)) return [];
      return isAggregate(item) ? days.map((some) => called("within", item, some)) : [item];
    }),
    where: counted.where.filter((part) => !ofDays(part)),
    groupBy: groupBy.filter((part) => !ofDays(part)),
    orderBy: counted.orderBy.filter(({ by }) => !ofDays(by) && !isAggregate(by)),
  };
};

function amongDays(time: number, days: readonly string[]): Symbols {
  const values = days.map((day): Symbols => {
    const literal = { type: "string", text: day } as const;
    return [{ kind: "value", literal, column: time }];
  });
  const weekday = called("weekday", column(time));
  return values.length === 1
    ? [...weekday, word("="), ...values.flat()]
    : [...weekday, word("in"), ...called("in", ...values).slice(1)];
}

export const filterHours: Revision = ({ text }, clauses, schema) => {
  const [from, to] = rangeSaid(text) ?? [];
  const time = from === undefined && to === undefined ? undefined : timeColumn(clauses, schema);
  if (time === undefined || schema.columns[time]?.time !== "datetime") return null;
  const hour = called("hour", column(time));
  const side = (how: OutlineWord, at: number | undefined): Symbols[] => {
    if (at === undefined) return [];
    const literal = { type: "string", text: String(at).padStart(2, "0") } as const;
    return [[...hour, word(how), { kind: "value", literal, column: time }]];
  };
  const kept = clauses.where.filter((part) => !isCalled(part, "hour"));
  const made =
    to !== undefined && from !== undefined && to === from + 1
      ? side("=", from)
      : [...side(">=", from), ...side("<", to)];
  return { ...clauses, where: [...kept, ...made] };
};

/** From an hour, to before another. */
function rangeSaid(text: string): readonly [number | undefined, number | undefined] | undefined {
  const part = parts.get(text.replace(/^(?:only|just|those|the ones) /, ""));
  if (part !== undefined) return part;
  const two = between.exec(text)?.groups;
  if (two !== undefined) return [hourOf(two["one"] ?? ""), hourOf(two["other"] ?? "") || 24];
  const { side = "", clock: said = "" } = sided.exec(text)?.groups ?? {};
  const hour = said === "" ? undefined : hourOf(said);
  if (hour === undefined) return undefined;
  if (side === "at") return [hour, hour + 1];
  return /^(?:before|until|till|by|earlier)/.test(side)
    ? [undefined, hour || 24]
    : [hour, undefined];
}

function hourOf(said: string): number {
  if (/^(?:noon|midday)$/.test(said)) return 12;
  if (said === "midnight") return 0;
  const hour = Number(/^\d+/.exec(said)?.[0]);
  if (/p ?m$/.test(said)) return hour === 12 ? 12 : hour + 12;
  return /a ?m$/.test(said) && hour === 12 ? 0 : hour;
}
