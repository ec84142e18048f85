// Words that training never showed, by those that it did: which of them are kin (WordNet, open word
// vectors), and which people say in such company. "quitting after noon" says what "leaving
// after noon" does. Only the model's reading changes: what became of a word is told of the word that was said.
import type { InputSymbol } from "../../entities/placeholder.ts";
import { unknownRow, type Vocabulary } from "./vocabulary.ts";
import { vectorWidth } from "./word-vectors.ts";

/** As `scripts/write-familiar.js` wrote it; a word or count is written in a few digits of base 36. */
export type FamiliarFile = {
  /** Words of training questions and types of placeholders, and the two ends of a sentence. */
  readonly words: readonly string[];
  /** How often each was said. */
  readonly counts: readonly number[];
  /** By one or two words: what follows and how often, three digits each (`followers`). */
  readonly after: Readonly<Record<string, string>>;
  /** By a word that training never showed: known ones and how near they are (0 is nearest), three digits each. */
  readonly kin: Readonly<Record<string, string>>;
};

/** Counts are kept to the nearest power of this. */
export const countBase = 1.36;
export const [sentenceStart, sentenceEnd] = ["<s>", "</s>"] as const;

/** What kinship speaks for a word, in log probability: a synonym, a kind of it, something derived. */
const kinWorth = [8, 6, 4] as const;
/** What likeness of use does: a cosine of 1. Of words without a vector it is taken to be slight. */
const likenessWorth = 15;
const slightLikeness = 0.2;
/** Where nothing known is near, a word stays unknown; so it does where its company asks for something far. */
const leastWorth = 6;
const leastOfChosen = 5;
/** What is used like "nothing" says the opposite. */
const denials = new Set(
  "nothing none nobody nowhere neither nor cannot hardly barely unless except excluding without".split(
    " ",
  ),
);
/** Rounds in which each word is chosen beside the others. */
const rounds = 2;

type Lexicon = {
  readonly index: ReadonlyMap<string, number>;
  readonly counts: readonly number[];
  readonly total: number;
  /** Counts of runs of two and three words, by `runKey`. */
  readonly runs: ReadonlyMap<number, number>;
  /** What a word may give way to. */
  readonly candidates: readonly number[];
};

const lexica = new WeakMap<FamiliarFile, Lexicon>();

export function familiarWords(
  symbols: readonly InputSymbol[],
  file: FamiliarFile | undefined,
  {
    input,
    vectors,
  }: { readonly input: Vocabulary["input"]; readonly vectors: Float32Array | null },
): readonly InputSymbol[] {
  if (file === undefined) return symbols;
  const isStrange = ({ text, type }: InputSymbol): boolean =>
    type === undefined &&
    /^[a-z]{3,}$/.test(text) &&
    !denials.has(text) &&
    input.row(text, undefined) === unknownRow;
  if (!symbols.some(isStrange)) return symbols;
  const lexicon = lexica.get(file) ?? lexiconOf(file);
  lexica.set(file, lexicon);
  const { index } = lexicon;
  const ends = [index.get(sentenceStart)!, index.get(sentenceEnd)!] as const;
  const said = symbols.map(({ text, type }) => index.get(type ?? text) ?? nobody);
  const company = [ends[0], ends[0], ...said, ends[1], ends[1]];
  const chosen = symbols.map(({ text }) => text);
  const strange = symbols.flatMap((symbol, i) => {
    const near = isStrange(symbol) ? worths(symbol.text, file, lexicon, { input, vectors }) : null;
    return near === null ? [] : [{ i, near }];
  });
  for (let round = 0; round < rounds; round++) {
    for (const { i, near } of strange) {
      const best = mostFitting(company, i + 2, near, lexicon);
      company[i + 2] = best;
      chosen[i] = file.words[best] ?? symbols[i]!.text;
    }
  }
  return symbols.map((symbol, i) => ({ ...symbol, text: chosen[i]! }));
}

/** A word that no training sentence has. */
const nobody = -1;
const digits = 36;
const runKey = (a: number, b: number, c: number): number => ((a + 1) * 2048 + b + 1) * 2048 + c + 1;
/** No third word has this number. */
const pair = (a: number, b: number): number => runKey(2046, a, b);

function mostFitting(
  company: readonly number[],
  at: number,
  near: readonly number[],
  lexicon: Lexicon,
): number {
  const [a, b, c, d] = [company[at - 2]!, company[at - 1]!, company[at + 1]!, company[at + 2]!];
  const worthOf = (word: number, i: number): number =>
    near[i]! +
    Math.log(
      follows(a, b, word, lexicon) * follows(b, word, c, lexicon) * follows(word, c, d, lexicon),
    );
  let best = 0;
  let own = 0;
  let most = Number.NEGATIVE_INFINITY;
  lexicon.candidates.forEach((word, i) => {
    const value = worthOf(word, i);
    if (value > most) [best, most, own] = [word, value, near[i]!];
  });
  return own < leastOfChosen ? nobody : best;
}

/** Probability of `c` after `a b`: of three words as far as they were heard, else of two, else of one. */
function follows(a: number, b: number, c: number, { counts, total, runs }: Lexicon): number {
  const one = ((counts[c] ?? 0) + 0.1) / total;
  const two = ((runs.get(pair(b, c)) ?? 0) + 8 * one) / ((counts[b] ?? 0) + 8);
  return ((runs.get(runKey(a, b, c)) ?? 0) + 4 * two) / ((runs.get(pair(a, b)) ?? 0) + 4);
}

/** For each candidate what speaks for it apart from its company; null where nothing is near. */
function worths(
  word: string,
  { words, kin }: FamiliarFile,
  { candidates }: Lexicon,
  {
    input,
    vectors,
  }: { readonly input: Vocabulary["input"]; readonly vectors: Float32Array | null },
): readonly number[] | null {
  const kinOf = new Map(threes(kin[word] ?? ""));
  const own = vectors === null ? 0 : input.vectorRow(word);
  const near = candidates.map((candidate) => {
    const kinship = kinWorth[kinOf.get(candidate) ?? -1] ?? 0;
    const its = input.vectorRow(words[candidate]!);
    return kinship + likenessWorth * (own === 0 ? slightLikeness : likeness(vectors!, own, its));
  });
  return Math.max(...near) < leastWorth ? null : near;
}

/** The cosine: rows are of unit length. */
function likeness(vectors: Float32Array, a: number, b: number): number {
  if (b === 0) return 0;
  let sum = 0;
  for (let i = 0; i < vectorWidth; i++)
    sum += vectors[a * vectorWidth + i]! * vectors[b * vectorWidth + i]!;
  return sum;
}

function lexiconOf({ words, counts, after }: FamiliarFile): Lexicon {
  const runs = new Map<number, number>();
  for (const [context, followers] of Object.entries(after)) {
    const [a, b] = twos(context);
    for (const [word, power] of threes(followers))
      runs.set(
        b === undefined ? pair(a!, word) : runKey(a!, b, word),
        Math.round(countBase ** power),
      );
  }
  return {
    index: new Map(words.map((word, i) => [word, i])),
    counts,
    total: counts.reduce((sum, count) => sum + count, 0),
    runs,
    candidates: words.flatMap((word, i) =>
      /^[a-z]{2,}$/.test(word) && !bound.has(word) ? [i] : [],
    ),
  };
}

/** Words that hold a sentence together: nobody says another for them. */
const bound = new Set(
  `the an of to from in on at and or is are be there it that this those these with for by as do does
  you me my we they them not no will would can could should may was has have had what which how who where when than
  if so but`.split(/\s+/),
);

const twos = (text: string): number[] =>
  (text.match(/../g) ?? []).map((two) => Number.parseInt(two, digits));

const threes = (text: string): (readonly [number, number])[] =>
  (text.match(/.../g) ?? []).map((three) => [
    Number.parseInt(three.slice(0, 2), digits),
    Number.parseInt(three.slice(2), digits),
  ]);
