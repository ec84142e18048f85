// Reads an utterance: words, the values they mention, and the anonymised symbols the model sees.
// Dates are read first, then times, then entities of the database, then the numbers left over.
import { formatDate, parseDate } from "../dates/civil.ts";
import { findDates } from "../dates/find-dates.ts";
import { findTimes, hoursOf, type SpokenHours } from "../dates/find-times.ts";
import { findCounts } from "../entities/counts.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import {
  dateValue,
  dayNameValues,
  entityValue,
  numberValue,
  patternValue,
  timeValue,
} from "../entities/found-values.ts";
import { createMatcher } from "../entities/matcher.ts";
import { findPatterns } from "../entities/patterns.ts";
import type { InputSymbol, Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { openRegister } from "../entities/register.ts";
import { type Replacement, symbolsOf } from "../entities/symbols.ts";
import { findNumbers } from "../text/numbers.ts";
import { makePhrase } from "../text/phrase.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import { mendDays } from "./mend-days.ts";
import { spellOut, timesOfMeals } from "./spell-out.ts";
import { speltClocks } from "./spelt-clocks.ts";

/** What a reading goes on from. */
export type ReadingState = {
  /** YYYY-MM-DD: the day of the interaction. */
  readonly date: string;
  /** From 1; 0 before the first. */
  readonly turn: number;
  /** Known from earlier turns. */
  readonly placeholders: readonly Placeholder[];
  /** The last date an earlier turn spoke of. */
  readonly lastDate?: string | undefined;
  /** The last hours that an earlier turn spoke of. */
  readonly lastHours?: SpokenHours | undefined;
};

export type Reading = {
  readonly tokens: readonly Token[];
  readonly values: readonly ResolvedValue[];
  readonly symbols: readonly InputSymbol[];
  /** Those known before, and the new ones. */
  readonly placeholders: readonly Placeholder[];
  readonly lastDate?: string | undefined;
  readonly lastHours?: SpokenHours | undefined;
};

export interface Reader {
  read(utterance: string, context: ReadingState): Reading;
}

export function createReader(words: DomainWords): Reader {
  const { calendar, numberType } = words;
  // A value whose type no column has could never be copied into a query.
  const types = new Set(words.types.values());
  const entries = words.lexicon.entries.filter((entry) => types.has(entry.type));
  const matcher = createMatcher({ ...words.lexicon, entries });
  const spellings = new Map(Object.entries(words.spellings ?? {}));
  return {
    read(utterance, context) {
      const said = spellOut(tokenize(utterance), matcher.isName);
      const days = mendDays(said, matcher.isName);
      const tokens =
        calendar.time.kind === "none"
          ? days
          : speltClocks(timesOfMeals(days), context.lastHours !== undefined, calendar.weeklyNouns);
      const numbers = findNumbers(tokens);
      const phrase = makePhrase(tokens, numbers);
      const taken = new Uint8Array(tokens.length);
      const register = openRegister(context.placeholders);
      const source = { utterance, tokens, turn: context.turn, register };

      const today = parseDate(context.date);
      const last = parseDate(context.lastDate ?? "");
      const dates =
        today === null || (calendar.date.kind === "none" && calendar.dayName === null)
          ? []
          : findDates(phrase, {
              today,
              last,
              calendar,
              periods: calendar.date.kind === "iso",
            });
      for (const { range, open } of dates) if (open !== true) taken.fill(1, range.from, range.to);
      // Who says both ends of a way begins anew.
      const isAnew = / from .* to /.test(phrase.text);
      const spokenHours = isAnew ? null : (context.lastHours ?? null);
      const clocks = findTimes(phrase, calendar, taken, {
        isName: matcher.isName,
        last: spokenHours,
      });
      for (const { places } of clocks) {
        for (const place of places) taken.fill(1, place.from, place.to);
      }
      const entities = matcher.find(
        phrase,
        taken,
        new Set(context.placeholders.map(({ value }) => value)),
      );
      // "pan am" is no morning.
      const times = clocks.filter(
        ({ range }) =>
          !entities.some(({ place }) => place.from < range.from && place.to >= range.to),
      );
      for (const { place } of entities) taken.fill(1, place.from, place.to);
      const patterns = words.patterns === true ? findPatterns(tokens, taken) : [];
      for (const { range } of patterns) taken.fill(1, range.from, range.to);
      const counts = numberType === null ? [] : findCounts(phrase, numbers, taken);

      // In the order of the words, so that placeholders count up from left to right.
      const found: { readonly at: number; readonly read: () => Valued[] }[] = [
        ...dates.map((f) => ({
          at: f.range.from,
          read: () =>
            f.reading.kind === "days"
              ? dayNameValues(source, f.range, f.reading.days, calendar)
              : [dateValue(source, { ...f, reading: f.reading }, calendar)],
        })),
        ...times.map((f) => ({ at: f.range.from, read: () => [timeValue(source, f, calendar)] })),
        ...entities.map((f) => ({ at: f.range.from, read: () => [entityValue(source, f)] })),
        ...patterns.map((f) => ({ at: f.range.from, read: () => [patternValue(source, f)] })),
        ...counts.map((f) => ({
          at: f.range.from,
          read: () => [numberValue(source, f, numberType ?? "NUMBER")],
        })),
      ].sort((a, b) => a.at - b.at);
      const valued = found.flatMap((f) => f.read());
      const spoken = dates.findLast((f) => f.reading.kind !== "days")?.reading;
      const lastDate =
        spoken?.kind === "date"
          ? formatDate(spoken.date)
          : spoken?.kind === "range"
            ? formatDate(spoken.from)
            : context.lastDate;
      const clock = times.at(-1);
      const lastHours = clock ? hoursOf(clock) : isAnew ? undefined : context.lastHours;
      return {
        tokens,
        values: valued.map(({ value }) => value),
        symbols: symbolsOf(
          tokens,
          valued.flatMap(({ replacements }) => replacements),
          spellings,
        ),
        placeholders: register.placeholders,
        lastDate,
        lastHours,
      };
    },
  };
}

type Valued = { readonly value: ResolvedValue; readonly replacements: readonly Replacement[] };
