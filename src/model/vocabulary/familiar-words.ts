// Words that training never showed, by those that it did: which of them are near (kin in WordNet, used alike by
// open word vectors), and which people say in such company. "quitting after noon" says what "leaving
// after noon" does. Only the model's reading changes: what became of a word is told of the word that was said.
import type { InputSymbol } from "../../entities/placeholder.ts";
import { oncePer } from "../../once-per.ts";
import { wordSet } from "../../word-list.ts";
import type { OtherWord } from "../../words/account.ts";
import { unknownRow, type Vocabulary } from "./vocabulary.ts";

/** As `scripts/write-familiar.js` wrote it; a word or count is written in a few digits of base 36. */
export type FamiliarFile = {
  /** Words of training questions and types of placeholders, and the two ends of a sentence. */
  readonly words: readonly string[];
  /** How often each was said. */
  readonly counts: readonly number[];
  /** By one or two words: what follows and how often, three digits each (`followers`). */
  readonly after: Readonly<Record<string, string>>;
  /** By a word that training never showed: known ones near it and what speaks for each, three digits each. */
  readonly near: Readonly<Record<string, string>>;
};

/** Counts are kept to the nearest power of this. */
export const countBase = 1.36;
export const [sentenceStart, sentenceEnd] = ["<s>", "</s>"] as const;

/** What speaks for a word, in log probability, is kept in steps of this; of those not told it is slight. */
export const worthStep = 2 / 3;
const slightWorth = 1.4;
/** Where its company asks for something far, a word stays unknown. */
export const leastWorth = 5;
/** From here on a word may be said for one that asks for nothing; and for one that stands for something. */
const [likely, sure] = [10, 12];
/** What is used like "nothing" says the opposite. */
const denials = new Set(
  "nothing none nobody nowhere neither nor cannot hardly barely unless except excluding without".split(
    " ",
  ),
);
/** Rounds in which each word is chosen beside the others. */
const rounds = 2;

/** What of the words that another was read for may be told as understood. */
export function readAs(
  said: readonly InputSymbol[],
  read: readonly InputSymbol[],
  file: FamiliarFile | undefined,
): ReadonlyMap<string, OtherWord> {
  const found = said.flatMap(({ text }, i): [string, OtherWord][] => {
    const word = read[i]!.text;
    const near = word === text ? undefined : file?.near[text];
    const steps = new Map(threes(near ?? "")).get(file?.words.indexOf(word) ?? nobody) ?? 0;
    const worth = steps * worthStep;
    return worth < likely ? [] : [[text, { word, sure: worth >= sure }]];
  });
  return new Map(found);
}

type Lexicon = {
  readonly index: ReadonlyMap<string, number>;
  readonly counts: readonly number[];
  readonly total: number;
  /** Counts of runs of two and three words, by `runKey`. */
  readonly runs: ReadonlyMap<number, number>;
  /** What a word may give way to. */
  readonly candidates: readonly number[];
};

export function familiarWords(
  symbols: readonly InputSymbol[],
  file: FamiliarFile | undefined,
  input: Vocabulary["input"],
): readonly InputSymbol[] {
  if (file === undefined) return symbols;
  const isStrange = ({ text, type }: InputSymbol): boolean =>
    type === undefined &&
    /^[a-z]{3,}$/.test(text) &&
    !denials.has(text) &&
    input.row(text, undefined) === unknownRow;
  if (!symbols.some(isStrange)) return symbols;
  const lexicon = lexiconOf(file);
  const { index } = lexicon;
  const ends = [index.get(sentenceStart)!, index.get(sentenceEnd)!] as const;
  const said = symbols.map(({ text, type }) => index.get(type ?? text) ?? nobody);
  const company = [ends[0], ends[0], ...said, ends[1], ends[1]];
  const chosen = symbols.map(({ text }) => text);
  const strange = symbols.flatMap((symbol, i) => {
    const near = isStrange(symbol) ? file.near[symbol.text] : undefined;
    return near === undefined ? [] : [{ i, near: new Map(threes(near)) }];
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
  near: ReadonlyMap<number, number>,
  lexicon: Lexicon,
): number {
  const [a, b, c, d] = [company[at - 2]!, company[at - 1]!, company[at + 1]!, company[at + 2]!];
  const nearness = (word: number): number => {
    const steps = near.get(word);
    return steps === undefined ? slightWorth : steps * worthStep;
  };
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const word of lexicon.candidates) {
    const value =
      nearness(word) +
      Math.log(
        follows(a, b, word, lexicon) * follows(b, word, c, lexicon) * follows(word, c, d, lexicon),
      );
    if (value > most) [best, most] = [word, value];
  }
  return nearness(best) < leastWorth ? nobody : best;
}

/** Probability of `c` after `a b`: of three words as far as they were heard, else of two, else of one. */
function follows(a: number, b: number, c: number, { counts, total, runs }: Lexicon): number {
  const one = ((counts[c] ?? 0) + 0.1) / total;
  const two = ((runs.get(pair(b, c)) ?? 0) + 8 * one) / ((counts[b] ?? 0) + 8);
  return ((runs.get(runKey(a, b, c)) ?? 0) + 4 * two) / ((runs.get(pair(a, b)) ?? 0) + 4);
}

const lexiconOf = oncePer(({ words, counts, after }: FamiliarFile): Lexicon => {
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
    candidates: words.flatMap((word, i) => (mayStandFor(word) ? [i] : [])),
  };
});

/** Words that hold a sentence together stand for nothing else: nobody says another for them. */
export const mayStandFor = (word: string): boolean => /^[a-z]{2,}$/.test(word) && !bound.has(word);

const bound =
  wordSet(`the an of to from in on at and or is are be there it that this those these with for by as do does
  you me my we they them not no will would can could should may was has have had what which how who where when than
  if so but`);

const twos = (text: string): number[] =>
  (text.match(/../g) ?? []).map((two) => Number.parseInt(two, digits));

const threes = (text: string): (readonly [number, number])[] =>
  (text.match(/.../g) ?? []).map((three) => [
    Number.parseInt(three.slice(0, 2), digits),
    Number.parseInt(three.slice(2), digits),
  ]);
