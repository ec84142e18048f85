// Decides which of the numbers that no date, time or entity has claimed are values: prices,
// flight numbers, counts. "one way" and "the first flight" are words.
import type { NumberSpan } from "../text/numbers.ts";
import type { PhraseItem, TokenRange, TokenText } from "../text/phrase.ts";
import type { ComparisonSign } from "./placeholder.ts";

export type CountFinding = {
  readonly range: TokenRange;
  readonly value: number;
  readonly op?: ComparisonSign;
};

/** Cue words before a number, longest first. */
const comparisons: readonly (readonly [RegExp, ComparisonSign])[] = [
  [
    /(?:no more than|not more than|at most|maximum of|up to|or less|not over|not exceeding) $/,
    "<=",
  ],
  [/(?:no less than|not less than|no fewer than|at least|minimum of|not under) $/, ">="],
  [/(?:less than|fewer than|lower than|cheaper than|under|below|smaller than|younger than) $/, "<"],
  [
    /(?:more than|greater than|higher than|over|above|exceeding|larger than|older than|bigger than) $/,
    ">",
  ],
];

/** A spelled-out "one" is a number only before something that is counted, or after a comparison. */
const countedNoun =
  /^ (?:stops?|stopovers?|connections?|layovers?|engines?|seats?|passengers?|persons?|adults?|dollars?|hours?|minutes?|days?|miles?|legs?) /;

/** "a single stop" counts one. */
function singleAt(phrase: TokenText, item: PhraseItem): NumberSpan | undefined {
  const rest = phrase.text.slice(item.offset + item.text.length, item.offset + 40);
  if (item.text !== "single" || !countedNoun.test(rest)) return undefined;
  return { value: 1, ordinal: false, from: item.from, to: item.to, spelled: true };
}

/** "two of us", "for two people": who asks, not what is asked for. */
const ofPeople =
  /^ (?:of (?:us|you|them|my|the)|more things?|more questions?|people|persons?|kids|adults|children|travell?ers|other people) /;

export function findCounts(
  phrase: TokenText,
  numbers: readonly NumberSpan[],
  taken: Uint8Array,
): CountFinding[] {
  const byStart = new Map(numbers.map((number) => [number.from, number]));
  const findings: CountFinding[] = [];
  for (const item of phrase.items) {
    const number = byStart.get(item.from) ?? singleAt(phrase, item);
    if (number === undefined || number.ordinal) continue;
    if (taken.subarray(item.from, item.to).includes(1)) continue;
    const before = phrase.text.slice(Math.max(0, item.offset - 40), item.offset);
    const rest = item.offset + item.text.length;
    const after = phrase.text.slice(rest, rest + 40);
    const amount = before.replace(/\$ $/, "").replace(/(?:only|just|about|than about) $/, "");
    const op =
      comparisons.find(([cue]) => cue.test(amount))?.[1] ??
      (/^ (?:dollars )?or (?:less|fewer|under|below)/.test(after)
        ? "<="
        : /^ (?:dollars )?or (?:more|over|above)/.test(after)
          ? ">="
          : undefined);
    const bareOne = number.spelled && number.value <= 1 && item.to - item.from === 1;
    if (number.spelled && op === undefined && ofPeople.test(after)) continue;
    if (bareOne && op === undefined && !countedNoun.test(after)) continue;
    findings.push({
      range: { from: item.from, to: item.to },
      value: number.value,
      ...(op === undefined ? {} : { op }),
    });
  }
  return findings;
}
