// Rows called by their kind: "teachers" of people whose role is teacher, "the refunds" of documents. Tables and
// columns come first with what they are called, and so do names that things have of their own.
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { ValueIndex, ValueReading } from "../../schema/value-index.ts";
import { pluralOf } from "../../text/english-names.ts";
import { nameColumns } from "../find-columns.ts";

export type SaidKind = {
  /** Words: the first, and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly readings: readonly ValueReading[];
};

/** What the noun of one row follows. */
const ofOne = /^(?:which|each|every|per)$/;
const longest = 3;

export function kindsIn(
  words: readonly string[],
  values: Pick<ValueIndex, "whole">,
  schema: DescribedSchema,
): SaidKind[] {
  const found: SaidKind[] = [];
  for (let length = longest; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (found.some((one) => one.from < to && from < one.to)) continue;
      const said = words.slice(from, to);
      const one = ofOne.test(words[from - 1] ?? "");
      const readings = values
        .whole(said.map(stem))
        .filter((reading) => isKind(said, one, reading, schema));
      if (readings.length > 0) found.push({ from, to, readings });
    }
  }
  return found;
}

function isKind(
  words: readonly string[],
  one: boolean,
  { column, value }: ValueReading,
  schema: DescribedSchema,
): boolean {
  const { columns, tables, links } = schema;
  const [said, single] = [words.join(" "), value.toLowerCase()];
  const several = said !== single && said === pluralOf(single);
  const stems = words.map(stem).join(" ");
  const isCalled = (named: { words: readonly string[]; synonyms?: Names }): boolean =>
    [named.words, ...(named.synonyms ?? [])].some((name) => name.map(stem).join(" ") === stems);
  const kind = columns[column];
  return (
    (several || (one && said === single)) &&
    kind?.type === "text" &&
    !nameColumns(kind.table, schema).includes(column) &&
    !tables.some(isCalled) &&
    !columns.some((named, k) => isCalled(named) && !links.some(({ from }) => from === k))
  );
}

type Names = readonly (readonly string[])[];
