// What numbers measure, by what their columns are called: parts of one, and how long something is, as people say it
// and as columns keep it: "two hours" of a length in minutes.
import { byWord } from "../text/by-word.ts";
import type { NumberFacts } from "./database-facts.ts";

/** In seconds. */
const seconds = { millisecond: 0.001, second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
export type DurationUnit = keyof typeof seconds;
const durationUnits = Object.keys(seconds) as DurationUnit[];

const said = byWord<DurationUnit>({
  millisecond: "ms millisecond milliseconds",
  second: "sec secs second seconds",
  minute: "min mins minute minutes",
  hour: "hr hrs hour hours",
  day: "day days",
});

export function durationUnit(word: string): DurationUnit | undefined {
  return said.get(word);
}

/** Last words of columns that keep a part of one. */
export const shareWords = ["percent", "percentage", "share", "ratio", "discount", "rate"];

/** Names of columns that say how long something takes, without saying in what. */
const lasting =
  /^(?:length|duration|runtime|running time|run time|play time|playing time|air time)$/;

/** The same, shortened behind such a name, as it was spelled out: "duration min" is no minimum. */
const shortened = byWord<DurationUnit>({
  millisecond: "ms",
  second: "section second sec",
  minute: "minimum minute min",
  hour: "hour hr",
  day: "day",
});

/** By its name, else by its numbers: a film is some minutes long, never some hundred hours. */
export function unitOf(
  words: readonly string[],
  numbers: NumberFacts | undefined,
): DurationUnit | undefined {
  if (numbers === undefined) return undefined;
  // "hours" are how many; an "hour" is when.
  const named = words.find((one) => durationUnit(one) !== undefined && /s$/.test(one));
  if (named !== undefined) return durationUnit(named);
  const unit = shortened.get(words.at(-1) ?? "");
  if (unit !== undefined && lasting.test(words.slice(0, -1).join(" "))) return unit;
  if (!lasting.test(words.join(" ")) || numbers.distinct < 5) return undefined;
  if (numbers.high <= 24) return undefined;
  return numbers.high <= 1000 ? "minute" : numbers.high <= 100_000 ? "second" : "millisecond";
}

/** Short for units, behind what is measured in them. */
const shortUnits: Readonly<Record<string, { readonly long: string; readonly of: RegExp }>> = {
  min: { long: "minutes", of: /^(?!price|stock|order|quantity|level|value|bid|age|temperature)/ },
  sec: { long: "seconds", of: /./ },
  hr: { long: "hours", of: /./ },
  ms: { long: "milliseconds", of: /^(?!speed|wind)/ },
  s: { long: "seconds", of: /^(?:time|duration|length|exposure|lap|delay|wait)$/ },
  h: { long: "hours", of: /^(?:time|duration|length|open|worked)$/ },
  m: {
    long: "metres",
    of: /^(?:length|height|depth|width|distance|altitude|elevation|diameter|aperture|span|radius|long|wide|deep|high)$/,
  },
};

/** "exposure_s" to "exposure seconds", "cook_min" to "cook minutes". */
export function withUnit(words: readonly string[], name: string): readonly string[] {
  const [last = ""] = /(?:[A-Z]?[a-z]+|[A-Z]+)$/.exec(name) ?? [];
  const unit = Object.hasOwn(shortUnits, last.toLowerCase()) && shortUnits[last.toLowerCase()];
  const before = words.at(-2);
  if (!unit || before === undefined || !unit.of.test(before)) return words;
  return [...words.slice(0, -1), unit.long];
}

/** What numbers are counted in, behind what they are. */
const counted =
  /^(?:metres|km|kms|miles|kg|kgs|lbs?|cm|mm|m2|sqm|sqft|ft|kwh|mwh|usd|eur|gbp|chf|cents?|pence|ms|yn|ind|flag)$/;

/** As people say a name that ends with its unit: "gross" of "gross usd", "lead time" of "lead days". */
export function withoutUnit(words: readonly string[]): readonly (readonly string[])[] {
  const [last = "", rest] = [words.at(-1), words.slice(0, -1)];
  const lasts =
    durationUnit(last) !== undefined && (/s$/.test(last) || lasting.test(rest.join(" ")));
  if (rest.length === 0 || !(lasts || counted.test(last))) return [];
  return lasts && !lasting.test(rest.join(" ")) ? [[...rest, "time"]] : [rest];
}

/** "2 hours" as columns keep them: 120 of one in minutes. */
export function keptAs(
  amount: number,
  word: string,
): readonly { readonly unit: DurationUnit; readonly amount: number }[] {
  const said = durationUnit(word);
  if (said === undefined) return [];
  return durationUnits.map((unit) => ({ unit, amount: convert(amount, said, unit) }));
}

export function convert(amount: number, from: DurationUnit, to: DurationUnit): number {
  return Number(((amount * seconds[from]) / seconds[to]).toPrecision(12));
}
