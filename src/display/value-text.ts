// Values as people write them: 1900 as 7:00 pm, 'SAN FRANCISCO' as San Francisco.
import type { ValueFormat, Wording } from "../entities/wording.ts";
import { unquotedText } from "../sql/quote-name.ts";
import { capitalised, monthWords, weekdayWords } from "../text/counted-words.ts";

const monthNames = monthWords.map(capitalised);
const dayNames = weekdayWords.map(capitalised);

/** A literal of a column: its name where it is a code, else in the column's format. */
export function valueText(column: string, literal: string, wording: Wording): string {
  const plain = unquotedText(literal);
  const named = wording.names[column]?.[plain];
  if (named !== undefined) return named;
  // The beginning of a day is said as the day.
  return formatValue(plain, wording.formats[column] ?? "plain").replace(/ 00:00:00$/, "");
}

export function formatValue(plain: string, format: ValueFormat): string {
  switch (format) {
    case "clock":
      return clockText(Number(plain));
    case "dollars":
      return `$${plain}`;
    case "name":
      return titleCase(plain);
    case "word":
      return plain.toLowerCase();
    case "seconds":
      return momentText(Number(plain) * 1000) ?? plain;
    case "milliseconds":
      return momentText(Number(plain)) ?? plain;
    case "yyyymmdd":
      return plain.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
    case "plain":
      return plain;
    default:
      return format satisfies never;
  }
}

/** A value within a sentence: in quotes where it would be read as a part of that, "missing" or "Ulm or Rome". */
export function valueSaid(text: string): string {
  const seen = withBlanks(text);
  return misread.test(seen) ? `"${seen.replaceAll('"', '\\"')}"` : seen;
}

const misread =
  /^(?:"|(?:missing|known|empty|not|over|under|at least|at most|between|like|the|in any case|differs from|among|true|false|null|nothing)\b)|\bor\b|,? (?:and )?(?:whose|without) |, (?:with|sorted|ties|after|except|that) /;

/** Blanks that nobody would see, and that are swallowed where words are joined: "a␣␣b". */
export const withBlanks = (text: string): string =>
  text.replace(/(?<=^|%)\s+|\s+(?=$|[%,])|(?<=\()\s+|\s{2,}|[^\S ]/g, (run) =>
    [...run].map((one) => unseen[one] ?? `\\u${one.charCodeAt(0).toString(16)}`).join(""),
  );

const unseen: Readonly<Record<string, string>> = { " ": "␣", "\t": "⇥", "\n": "⏎" };

/** Undefined for what is no moment that a calendar knows. */
function momentText(milliseconds: number): string | undefined {
  const moment = new Date(milliseconds);
  if (Number.isNaN(moment.getTime())) return undefined;
  return moment.toISOString().slice(0, 19).replace("T", " ");
}

/** 730 is "7:30 am", 1200 "noon", 2400 and 0 "midnight". */
export function clockText(time: number): string {
  if (!Number.isInteger(time) || time < 0 || time > 2400) return String(time);
  if (time === 1200) return "noon";
  if (time === 0 || time === 2400) return "midnight";
  const hour = Math.floor(time / 100);
  const minutes = String(time % 100).padStart(2, "0");
  return `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** "Monday 8 February 1993"; what is no date is said as numbers. */
export function dateText(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real) return `${year}-${month}-${day}`;
  return `${dayNames[date.getUTCDay()]} ${day} ${monthNames[month - 1]} ${year}`;
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s/.'-])(\p{L})/gu, (_, before: string, letter: string) =>
      before === "'" ? before + letter : before + letter.toUpperCase(),
    );
}
