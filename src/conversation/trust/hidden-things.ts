// Things that people are kept from: whoever asks for one by its name is told so, and is given nothing in its place.
import { stem } from "../../schema/stem.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { HiddenThing } from "../interpreter.ts";

type Span = { readonly start: number; readonly end: number };

/** Why it is declined; undefined where nothing hidden is named. `values`: "The Secret Garden" is a value. */
export function keptFrom(
  utterance: string,
  hidden: readonly HiddenThing[],
  values: readonly Span[],
): string | undefined {
  if (hidden.length === 0) return undefined;
  const tokens = tokenize(utterance);
  const stems = tokens.map(({ text }) => stem(text));
  for (const { name, calls } of hidden) {
    for (const call of calls) {
      const words = call.split(" ");
      const at = stems.findIndex((_, i) => words.every((word, k) => stems[i + k] === word));
      const [first, last] = [tokens[at], tokens[at + words.length - 1]];
      if (first === undefined || last === undefined) continue;
      if (values.some(({ start, end }) => start <= first.start && last.end <= end)) continue;
      const said = utterance.slice(first.start, last.end);
      return `"${said}" is hidden here (${name}): I do not answer questions about it.`;
    }
  }
  return undefined;
}
