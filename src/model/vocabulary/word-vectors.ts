// Open word vectors for words that training never showed (read by dataset/read-word-vectors.ts). A model
// keeps the rows of its own words and of the commonest others, quantised with the rest.
import type { VectorFile } from "../../dataset/read-word-vectors.ts";

export const vectorWidth = 100;
/** Commonest words kept besides those of the training data: 1.5 MB at eight bits. */
const commonWords = 15_000;

export type WordVectors = {
  readonly words: readonly string[];
  /** Row 0 is all zeros; the vector of words[i] is row i + 1. */
  readonly values: Float32Array;
};

/** Vectors of `needed` words where there are any, and of common words, most frequent first. */
export function pickWordVectors(
  { words, vectors }: VectorFile,
  needed: ReadonlySet<string>,
): WordVectors {
  const kept = words.filter(
    (word, rank) => needed.has(word) || (rank < commonWords && /^[a-z][a-z'-]*$/.test(word)),
  );
  const values = new Float32Array((kept.length + 1) * vectorWidth);
  kept.forEach((word, i) => {
    // Unit length, so that frequent words do not outweigh the learned embedding.
    const vector = vectors[word]!.slice(0, vectorWidth);
    const length = Math.hypot(...vector) || 1;
    values.set(
      vector.map((value) => value / length),
      (i + 1) * vectorWidth,
    );
  });
  return { words: kept, values };
}
