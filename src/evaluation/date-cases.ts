// Runs the written cases of dates and times (test/measured) through a reader.
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { Reader } from "../reader/reader.ts";
import type { Miss, Recall } from "./recall.ts";

export type DateCase = {
  readonly today: string;
  readonly last: string | undefined;
  readonly words: string;
  /** "nothing", or values separated by commas. */
  readonly expected: string;
};

/** The sets of cases by name. */
export const dateSets = ["dates", "times"] as const;

/** Lines: "today [, last date] | words | value", or "# remark". */
export function readDateCases(text: string): DateCase[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [days = "", words = "", expected = ""] = line.split("|").map((part) => part.trim());
      const [today = "", last] = days.split(", ");
      return { today, last, words, expected };
    });
}

export function runDateCases(reader: Reader, cases: readonly DateCase[]): Recall {
  const misses: Miss[] = [];
  for (const one of cases) {
    const got = readCase(reader, one);
    if (got !== one.expected) {
      misses.push({ utterance: one.words, missing: [`${one.expected} (read: ${got})`] });
    }
  }
  return { found: cases.length - misses.length, total: cases.length, misses };
}

export function readCase(reader: Reader, { words, today, last }: DateCase): string {
  const context = { date: today, turn: 1, placeholders: [], lastDate: last };
  const values = reader.read(words, context).values.filter(isDateOrTime);
  return values.length === 0 ? "nothing" : values.map(written).join(", ");
}

function isDateOrTime({ kind, column }: ResolvedValue): boolean {
  return kind === "date" || kind === "time" || column?.endsWith(".day_name") === true;
}

function written({ kind, value, op }: ResolvedValue): string {
  const ends = [value].flat();
  if (kind === "time") return `${op} ${ends.join(" ")}`;
  return ends.join("..");
}
