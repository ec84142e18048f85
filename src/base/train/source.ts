// Where a training run gets its examples from.
import type { Random } from "../../random.ts";
import type { Example, WordTable } from "../network/example.ts";

/** What is drawn depends on the random generator alone, so that a run can be taken up again. */
export type ExampleSource = { draw(random: Random): Example };

/** Sources in shares, for example real conversations, generated ones and drafted databases. */
export function mixSources(
  parts: readonly { readonly source: ExampleSource; readonly weight: number }[],
): ExampleSource {
  const weights = parts.map(({ weight }) => weight);
  return { draw: (random) => random.pick(parts, weights).source.draw(random) };
}

/** Draws again where an example has a word that the table, which threads get once, does not have. */
export function withinTable(source: ExampleSource, { buckets }: WordTable): ExampleSource {
  const knows = ({ words, candidates }: Example): boolean =>
    [words, ...candidates.words].every((list) => list.every((word) => word < buckets.length));
  return {
    draw(random) {
      for (;;) {
        const example = source.draw(random);
        if (knows(example)) return example;
      }
    },
  };
}
