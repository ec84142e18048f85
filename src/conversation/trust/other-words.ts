// A word that nobody understood, and that people say for the name of one column and of nothing else: "spots" of places.
// The utterance is read anew with that name in its place.
import { nameWords } from "../../text/english-names.ts";
import type { Account, WordUse } from "../../words/account.ts";
import type { Lexis } from "../../words/lexis.ts";

export type MeantWord = {
  readonly word: WordUse;
  /** The column, in small letters. */
  readonly piece: string;
  /** The utterance with its name. */
  readonly utterance: string;
  /** As the word is read now. */
  readonly name: string;
};

export function columnMeant(
  utterance: string,
  { unknown, unmet }: Account,
  lexis: Lexis,
): MeantWord | undefined {
  const [word, ...others] = unknown;
  if (lexis.learned || word === undefined || others.length + unmet.length > 0) return undefined;
  const pieces = lexis.hints(word.text.toLowerCase(), false).filter((one) => !isKey(one));
  const [piece, ...more] = pieces;
  if (piece === undefined || more.length > 0 || !/^\p{L}+$/u.test(word.text)) return undefined;
  const name = nameWords(piece).join(" ");
  const said = `${utterance.slice(0, word.start)}${name}${utterance.slice(word.end)}`;
  return { word, piece, utterance: said, name };
}

const isKey = (piece: string): boolean => /(?:^|_)id$/.test(piece) || /[a-z]id$/.test(piece);
