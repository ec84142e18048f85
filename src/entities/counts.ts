// Decides which of the numbers that no date, time or entity has claimed are values: prices,
// flight numbers, counts. "one way" and "the first flight" are words.
import type { NumberSpan } from "../text/numbers.ts";
import type { PhraseItem, TokenRange, TokenText } from "../text/phrase.ts";
import { sideAfter, sideBefore } from "../text/sides.ts";
import type { ComparisonSign } from "./placeholder.ts";

export type CountFinding = {
  readonly range: TokenRange;
  readonly value: number;
  readonly op?: ComparisonSign;
};

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
    const lead = before
      .trimEnd()
      .replace(/ \$$/, "")
      .replace(/ (?:only|just|about)$/, "");
    const op = sideBefore(lead) ?? sideAfter(after.replace(/^ (?:dollars )?/, ""));
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
