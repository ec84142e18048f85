// How a database without a domain file is spoken of: by the words of its own names.
import { emptyWording, type ValueFormat, type Wording } from "../../entities/wording.ts";
import { pluralOf } from "../../text/english-names.ts";
import { draftQuestions } from "./draft-questions.ts";
import { spellMeasure } from "./measures.ts";
import { formatOf, rowDetails } from "./row-details.ts";
import type { SpokenDatabase } from "./spoken.ts";

export function schemaWording(known: SpokenDatabase): Wording {
  const { described, amounts } = known;
  const nouns: Record<string, string> = {};
  // No nouns of rows: "names" could be anybody's, "names of customers" are theirs.
  const columns: Record<string, string> = {};
  const formats: Record<string, ValueFormat> = {};
  for (const table of described.tables) {
    const name = table.name.toLowerCase();
    nouns[name] = pluralOf(table.words.join(" "));
    for (const item of table.columns) {
      const one = described.columns[item];
      if (one === undefined) continue;
      const key = `${name}.${one.name.toLowerCase()}`;
      columns[key] = one.words.join(" ");
      const format = formatOf(one);
      if (format !== undefined) formats[key] = format;
    }
  }
  const measures = Object.fromEntries(
    known.measures.flatMap((measure) => {
      const name = described.columns[measure.item]?.words.join(" ");
      return name === undefined ? [] : [[spellMeasure(measure, described), name]];
    }),
  );
  const details = rowDetails(known);
  const drafts = draftQuestions(known);
  return { ...emptyWording, nouns, columns, formats, amounts, measures, details, drafts };
}
