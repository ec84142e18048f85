// How a database without a domain file is spoken of: by the words of its own names.
import { emptyWording, type Wording } from "../../entities/wording.ts";
import { pluralOf } from "../../text/english-names.ts";
import { draftQuestions } from "./draft-questions.ts";
import { spellMeasure } from "./measures.ts";
import type { SpokenDatabase } from "./spoken.ts";

export function schemaWording(known: SpokenDatabase): Wording {
  const { described, amounts } = known;
  const nouns: Record<string, string> = {};
  for (const { name, words, columns } of described.tables) {
    nouns[name] = pluralOf(words.join(" "));
    for (const column of columns) {
      const one = described.columns[column];
      if (one !== undefined) nouns[`${name}.${one.name}`] = pluralOf(one.words.join(" "));
    }
  }
  const measures = Object.fromEntries(
    known.measures.flatMap((measure) => {
      const name = described.columns[measure.item]?.words.join(" ");
      return name === undefined ? [] : [[spellMeasure(measure, described), name]];
    }),
  );
  return { ...emptyWording, nouns, amounts, measures, drafts: draftQuestions(known) };
}
