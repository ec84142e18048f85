// Misspelt words as the model knows them: "the cheepest one" asks for the cheapest.

import type { InputSymbol } from "../../entities/placeholder.ts";
import { createSpeller } from "../../entities/spelling.ts";
import { oncePer } from "../../once-per.ts";
import { readUtterance, type UtteranceReading } from "../../reader/read-utterance.ts";
import type { ReadingState } from "../../reader/reader.ts";
import { isSpeltOut } from "../../reader/spell-out.ts";
import { englishWords } from "../../text/english-words.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { OtherWord } from "../../words/account.ts";
import type { Model } from "../model.ts";
import { familiarWords, readAs } from "./familiar-words.ts";
import { plainWays } from "./plain-ways.ts";
import { unknownRow, type Vocabulary } from "./vocabulary.ts";

/** Shorter words are mended by one edit only. */
const longEnoughForTwo = 8;

/** Models learn from misspelt questions too: what is no word is nothing to mend to. */
const isEnglish = (word: string): boolean => englishWords.has(word);

const spellerOf = oncePer(({ words }: Vocabulary["input"]) =>
  createSpeller(words.filter(isEnglish), []),
);

/** `asSaid`: with the words that it never saw, where others were read for them. */
export type MendedReading = UtteranceReading & {
  readonly asSaid: readonly InputSymbol[] | null;
  readonly readAs: ReadonlyMap<string, OtherWord>;
  /** Words that were said in a way that it hardly knows, and read in another. */
  readonly putOtherwise: readonly string[];
};

/** An utterance as a model reads it, wherever it is asked or measured. */
export function readMended(
  utterance: string,
  state: ReadingState,
  { reader, runtime, domain }: Pick<Model, "reader" | "runtime" | "domain">,
): MendedReading {
  const read = readUtterance(utterance, state, reader);
  const { vocabulary } = runtime;
  const mended = mendWords(read.symbols, vocabulary.input);
  const familiar = familiarWords(mended, domain.familiar, vocabulary.input);
  const asSaid = familiar.some(({ text }, i) => text !== mended[i]!.text)
    ? plainWays(mended)
    : null;
  const others = readAs(mended, familiar, domain.familiar);
  const symbols = plainWays(familiar);
  const left = new Set(symbols.map(({ text }) => text));
  const putOtherwise = [
    ...familiar.map(({ text }) => text).filter((text) => !left.has(text)),
    ...tokenize(utterance).flatMap(({ text }) => (isSpeltOut(text) ? [text] : [])),
  ];
  return { ...read, symbols, asSaid, readAs: others, putOtherwise };
}

/** Words that the vocabulary lacks and a dictionary too give way to the nearest one it has. */
export function mendWords(
  symbols: readonly InputSymbol[],
  input: Vocabulary["input"],
): readonly InputSymbol[] {
  return symbols.map((symbol) => {
    const { text, type } = symbol;
    if (type !== undefined || input.row(text, undefined) !== unknownRow) return symbol;
    const [best, other] = spellerOf(input).correct(text);
    if (best === undefined || best.edits === other?.edits) return symbol;
    if (best.edits > 1 && text.length < longEnoughForTwo) return symbol;
    return { ...symbol, text: best.word };
  });
}
