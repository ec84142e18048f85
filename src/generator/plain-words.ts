// The words of a domain's sentences that name no value: those that fingers slip on, and that other
// people say by another word. Read off the grammar, so that every domain has them.
import type { Domain, Position } from "./domain.ts";
import { english } from "./english.ts";

const positions: readonly Position[] = ["pre", "post", "vp", "inf", "bare", "subj", "np"];

/** At least so long: shorter words are mostly function words, and a slip in them is another word. */
export function plainWords(domain: Domain, shortest: number): ReadonlySet<string> {
  const values = valueWords(domain);
  const words = grammarTexts(domain).flatMap(wordsOf);
  return new Set(words.filter((word) => word.length >= shortest && !values.has(word)));
}

/** What stands in braces is a rule or a value. */
const wordsOf = (text: string): readonly string[] =>
  text.replace(/\{[^}]*\}/g, " ").match(/(?<![\w'-])[a-z]+(?![\w'-])/g) ?? [];

function grammarTexts(domain: Domain): readonly string[] {
  return [
    ...Object.values(english),
    ...domain.targets.flatMap(({ ask, best, follow, aside }) => [ask, best, follow, aside]),
    ...domain.phrases.flatMap((phrase) => positions.map((position) => phrase[position])),
  ].flatMap((text) => text ?? []);
}

/** Every word of the lexicon and of the values people name. */
export const valueWords = (domain: Domain): ReadonlySet<string> =>
  new Set(valueTexts(domain).flatMap(wordsOf));

function valueTexts(domain: Domain): readonly string[] {
  const items = Object.values(domain.values).flatMap((source) =>
    source.kind === "items" ? source.items : [],
  );
  const forms = domain.words.lexicon.entries.flatMap((entry) => entry.forms);
  return [
    ...items.map((item) => item.text.toLowerCase()),
    ...forms.map((form) => (typeof form === "string" ? form : form.text)),
  ];
}
