// Turns what was found in an utterance into resolved values with placeholders, and into the
// replacements that make the anonymised symbols.
import type { Calendar, TimeForm } from "../dates/calendar.ts";
import { type CivilDate, formatDate } from "../dates/civil.ts";
import type { DateReading } from "../dates/date-readings.ts";
import type { TimeFinding } from "../dates/find-times.ts";
import { dayNames } from "../dates/names.ts";
import type { TokenRange } from "../text/phrase.ts";
import type { Token } from "../text/token.ts";
import type { CountFinding } from "./counts.ts";
import type { EntityFinding } from "./matcher.ts";
import { type PatternFinding, patternType } from "./patterns.ts";
import type { ResolvedValue, SqlValue } from "./placeholder.ts";
import type { MentionPlace, Register } from "./register.ts";
import type { Replacement } from "./symbols.ts";

export type UtteranceSource = {
  readonly utterance: string;
  readonly tokens: readonly Token[];
  readonly turn: number;
  readonly register: Register;
};

type Valued = { readonly value: ResolvedValue; readonly replacements: readonly Replacement[] };

type FoundDate = {
  readonly range: TokenRange;
  readonly reading: Exclude<DateReading, { readonly kind: "days" }>;
  /** Its words stay beside what they stand for. */
  readonly keepsWords: boolean;
};

export function dateValue(
  source: UtteranceSource,
  { range, reading, keepsWords }: FoundDate,
  calendar: Calendar,
): Valued {
  const mention = mentionOf(source, range);
  const place = keepsWords ? { from: range.from, to: range.from } : range;
  const ends = reading.kind === "date" ? [reading.date] : [reading.from, reading.to];
  const names = ends.map((date) => dateNames(source, date, mention, calendar));
  const [first, second] = ends.map(formatDate);
  const placeholders = names.flat();
  return {
    value: {
      kind: "date",
      ...spanOf(mention),
      value: second === undefined ? (first ?? "") : [first ?? "", second],
      ...(second !== undefined && { op: "between" }),
      placeholders,
      score: 1,
    },
    replacements: placeholders.length === 0 ? [] : [{ range: place, placeholders }],
  };
}

function dateNames(
  source: UtteranceSource,
  date: CivilDate,
  mention: MentionPlace,
  calendar: Calendar,
): readonly string[] {
  const form = calendar.date;
  const { register } = source;
  switch (form.kind) {
    case "none":
      return [];
    case "iso":
      return [register.name(form.type, formatDate(date), mention)];
    case "parts":
      return [
        register.name(form.month, date.month, mention),
        register.name(form.day, date.day, mention),
        register.name(form.year, date.year, mention),
      ];
    default:
      return form satisfies never;
  }
}

/** "weekdays" is five values; their placeholders stand together where the word stood. */
export function dayNameValues(
  source: UtteranceSource,
  range: TokenRange,
  days: readonly number[],
  calendar: Calendar,
): Valued[] {
  const form = calendar.dayName;
  const mention = mentionOf(source, range);
  if (form === null) return [];
  const names = days.map((day) => source.register.name(form.type, dayNames[day] ?? "", mention));
  // One day's name replaces the word; "weekdays" stays in front of its five.
  const place = days.length === 1 ? range : { from: range.to, to: range.to };
  return days.map((day, i) => ({
    value: {
      kind: "entity",
      ...spanOf(mention),
      value: dayNames[day] ?? "",
      placeholders: [names[i] ?? ""],
      column: form.column,
      score: 1,
    },
    replacements: i === 0 ? [{ range: place, placeholders: names }] : [],
  }));
}

export function timeValue(
  source: UtteranceSource,
  finding: TimeFinding,
  calendar: Calendar,
): Valued {
  const mention = mentionOf(source, finding.range);
  const form = calendar.time;
  const type = form.kind === "none" ? "TIME" : form.type;
  const names = finding.times.map((time) =>
    source.register.name(type, writtenTime(time, form), mention),
  );
  const [first, second] = finding.times;
  const perPlace = finding.places.length === names.length;
  return {
    value: {
      kind: "time",
      ...spanOf(mention),
      value: second === undefined ? (first ?? 0) : [first ?? 0, second],
      op: finding.op,
      placeholders: names,
      score: 1,
    },
    replacements: finding.places.map((range, i) => ({
      range,
      placeholders: perPlace ? [names[i] ?? ""] : names,
    })),
  };
}

function writtenTime(time: number, form: TimeForm): SqlValue {
  if (form.kind === "none" || form.kind === "hhmm") return time;
  const two = (n: number) => String(n).padStart(2, "0");
  const text = `${two(Math.floor(time / 100))}:${two(time % 100)}`;
  return form.kind === "text" ? text : `${text}:00`;
}

export function entityValue(source: UtteranceSource, finding: EntityFinding): Valued {
  const { entry, score } = finding;
  const { type, value, column } = entry;
  return oneValue(source, finding, type, { kind: "entity", value, column, score });
}

export function patternValue(source: UtteranceSource, finding: PatternFinding): Valued {
  const { value } = finding;
  return oneValue(source, finding, patternType, { kind: "entity", value, score: 1 });
}

export function numberValue(source: UtteranceSource, finding: CountFinding, type: string): Valued {
  const { value, op } = finding;
  const counted = { kind: "number", value, ...(op !== undefined && { op }), score: 1 } as const;
  return oneValue(source, finding, type, counted);
}

/** With one placeholder, which stands for its words; `place`: for fewer of them. */
function oneValue(
  source: UtteranceSource,
  { range, place = range }: { readonly range: TokenRange; readonly place?: TokenRange },
  type: string,
  found: Pick<ResolvedValue, "kind" | "op" | "column" | "score"> & { readonly value: SqlValue },
): Valued {
  const mention = mentionOf(source, range);
  const { kind, ...rest } = found;
  const placeholders = [source.register.name(type, found.value, mention)];
  return {
    value: { kind, ...spanOf(mention), ...rest, placeholders },
    replacements: [{ range: place, placeholders }],
  };
}

function mentionOf(source: UtteranceSource, range: TokenRange): MentionPlace {
  const start = source.tokens[range.from]?.start ?? 0;
  const end = source.tokens[range.to - 1]?.end ?? start;
  return { text: source.utterance.slice(start, end), start, end, turn: source.turn };
}

function spanOf(mention: MentionPlace): { text: string; start: number; end: number } {
  return { text: mention.text, start: mention.start, end: mention.end };
}
