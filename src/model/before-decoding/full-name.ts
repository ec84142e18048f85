// "not the gate", of what goes to york, where there is a "york gate": what is left of a name is that name, said of the place
// that was asked about.
import type { ResolvedValue } from "../../entities/placeholder.ts";
import { tokenize } from "../../text/tokenize.ts";
import { functionWords, politeWords } from "../../words/english.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { valueInQuery } from "../../words/value-in-query.ts";

type Reading = {
  readonly values: readonly ResolvedValue[];
  readonly valuesOf: (text: string) => readonly ResolvedValue[];
};

/** After these a name is of whoever does something. */
const doers = /^(?:on|by|with|via|using|take)$/;
const longest = 6;
const shortest = 4;

/** The utterance with the name in full; null where there is none, or another meaning is at hand. */
export function fullName(
  utterance: string,
  last: string,
  { values, valuesOf }: Reading,
): string | null {
  const tokens = tokenize(utterance);
  if (last === "" || tokens.length > longest) return null;
  const pieces = piecesOf(last);
  const places = [...pieces.literals].filter((text) => /^\p{L}[\p{L} .]+$/u.test(text));
  const isWord = (text: string | undefined): boolean =>
    text === undefined || !/\p{L}/u.test(text) || functionWords.has(text) || politeWords.has(text);
  for (const [i, { text, start, end }] of tokens.entries()) {
    const [before, after] = [tokens[i - 1]?.text, tokens[i + 1]?.text];
    if (text.length < shortest || isWord(text) || !isWord(before) || !isWord(after)) continue;
    if (doers.test(before ?? "")) continue;
    const own = values.find((value) => value.start <= start && value.end >= end);
    if (own !== undefined && valueInQuery(own, pieces) !== undefined) continue;
    for (const place of places) {
      const name = `${place} ${text}`;
      const [whole, ...more] = valuesOf(name);
      const isOne = whole?.start === 0 && whole.end === name.length && more.length === 0;
      if (!isOne || whole.value === own?.value || valueInQuery(whole, pieces) !== undefined)
        continue;
      return `${utterance.slice(0, start)}${name}${utterance.slice(end)}`;
    }
  }
  return null;
}
