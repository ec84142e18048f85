// The words that people talk about something in: those that fingers slip on and that others say by
// another word, and those that name values and stay. Read off grammar and names, so that whatever can
// be talked about has them.
import type { Domain } from "./domain.ts";
import { english } from "./realise/english.ts";
import { positions } from "./realise/phrases.ts";
import type { World } from "./tables/world.ts";

export type WordStock = {
  /** Words of sentences that name no value. */
  readonly plain: ReadonlySet<string>;
  /** Words that name values, or that the reader takes as such: they mean what they say. */
  readonly read: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
};

export function stockOf(domain: Domain): WordStock {
  const values = Object.values(domain.values).flatMap((source) =>
    source.kind === "items" ? source.items.map((item) => item.text.toLowerCase()) : [],
  );
  const forms = domain.words.lexicon.entries.flatMap(({ forms: all }) =>
    all.map((form) => (typeof form === "string" ? form : form.text)),
  );
  const partsOfDay = domain.words.calendar.partsOfDay.map(({ words }) => words);
  const texts = [
    ...domain.targets.flatMap(({ ask, best, follow, aside }) => [ask, best, follow, aside]),
    ...domain.phrases.flatMap((phrase) => positions.map((position) => phrase[position])),
  ].flatMap((text) => text ?? []);
  const named = wordsIn([...values, ...forms]);
  const read = new Set([...named, ...partsOfDay.flatMap((words) => words.split(" "))]);
  return { plain: plainOf(texts, named), read, verbs: verbsOf(domain) };
}

/** Tables and columns are talked about by their names. */
export function stockOfWorld({ subjects }: World): WordStock {
  const fields = subjects.flatMap((subject) => subject.fields);
  const names = [...subjects, ...fields].flatMap((one) => [...one.names, ...one.plurals]);
  const said = fields.flatMap(({ values }) => values.flatMap((value) => value.said));
  const read = wordsIn(said.map((text) => text.toLowerCase()));
  return { plain: plainOf(names, read), read, verbs: new Set(requests) };
}

const plainOf = (texts: readonly string[], values: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...wordsIn([...Object.values(english), ...texts])].filter((word) => !values.has(word)));

/** What stands in braces is a rule or a value. */
const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(
      (text) => text.replace(/\{[^}]*\}/g, " ").match(/(?<![\w'-])[a-z]+(?![\w'-])/g) ?? [],
    ),
  );

/** Said in asking, whatever is asked about. */
const requests = "show list find display tell give know see want need".split(" ");

/** Verbs are marked in the grammar where they agree, and begin what one can do. */
function verbsOf(domain: Domain): ReadonlySet<string> {
  const marked = domain.phrases.flatMap(
    ({ post, vp }) => `${post ?? ""} ${vp ?? ""}`.match(/\+[a-z]+/g) ?? [],
  );
  const begun = domain.phrases.flatMap(
    ({ inf }) => inf?.match(/(?<=(?:^|[|(]|:[\d.]+) ?)[a-z]+(?=[ )|])/g) ?? [],
  );
  return new Set([...requests, ...marked.map((verb) => verb.slice(1)), ...begun]);
}
