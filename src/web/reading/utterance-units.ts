// Cuts an utterance into what can light up: recognised values whole, all else word by word.
import type { ResolvedValue } from "../../entities/placeholder.ts";

export type UtteranceUnit = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value?: ResolvedValue;
  /** White space and the like, as it stands between units. */
  readonly gap: boolean;
};

export function utteranceUnits(
  utterance: string,
  values: readonly ResolvedValue[],
): UtteranceUnit[] {
  const units: UtteranceUnit[] = [];
  let at = 0;
  const plain = (until: number): void => {
    for (const [text] of utterance.slice(at, until).matchAll(/\s+|[^\s]+/g)) {
      units.push({ text, start: at, end: at + text.length, gap: /^\s/.test(text) });
      at += text.length;
    }
  };
  for (const value of [...values].sort((a, b) => a.start - b.start)) {
    if (value.start < at || value.end > utterance.length) continue;
    plain(value.start);
    const { start, end } = value;
    units.push({ text: utterance.slice(start, end), start, end, value, gap: false });
    at = end;
  }
  plain(utterance.length);
  return units;
}
