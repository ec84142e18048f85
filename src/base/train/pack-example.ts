// One example as 16-bit numbers, for a trainer in another language (bench/peer/base_train.py): sizes,
// then words, candidates, the matches and fits that there are, and the symbols. The schema is told apart.
import type { Example } from "../network/example.ts";
import type { Variation } from "./vary.ts";

export type PackedFrom = {
  readonly example: Example;
  readonly variation: Variation;
  /** Which schema, and which of the sources that are mixed in shares. */
  readonly schema: number;
  readonly source: number;
  /** Items below are columns: a table without a match has 8. */
  readonly columns: number;
};

export function packExample({
  example,
  variation,
  schema,
  source,
  columns,
}: PackedFrom): Uint16Array {
  const { words, ages, candidates, target, style } = example;
  const { previous } = variation;
  const items = example.schema.types.length;
  const values = candidates.kinds.length;
  const kept = variation.kept ?? [];
  const matches = cells(variation.matches, items, (item) => (item < columns ? 0 : 8));
  const spans = cells(candidates.spans, values, () => 0).filter((_, i) => i % 3 < 2);
  const fits = cells(candidates.columns, items, () => 0);
  return Uint16Array.from([
    schema,
    style,
    source,
    words.length,
    values,
    previous.length,
    target.length,
    kept.length,
    ...kept,
    ...words,
    ...ages,
    ...candidates.kinds,
    ...candidates.ages,
    ...candidates.words.flatMap((list) => [list.length, ...list]),
    matches.length / 3,
    ...matches,
    spans.length / 2,
    ...spans,
    fits.length / 3,
    ...fits,
    ...previous,
    ...target,
  ]);
}

/** Row, column and value of each cell that is not what it is without any. */
function cells(data: Uint8Array, width: number, none: (column: number) => number): number[] {
  const found: number[] = [];
  data.forEach((value, at) => {
    const column = at % width;
    if (value !== none(column)) found.push(Math.floor(at / width), column, value);
  });
  return found;
}
