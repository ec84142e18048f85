// Every content word of an utterance ends in one of four places: used by a piece of the query,
// politeness, known but not needed here, or not understood. Works from the words, the values that were
// read, the query and what the database's words can say; whatever made the query is not its business.
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { Token } from "../text/token.ts";
import { tokenize } from "../text/tokenize.ts";
import { understoodBeside } from "./beside-words.ts";
import { isJudgement } from "./judgements.ts";
import type { Lexis } from "./lexis.ts";
import { isOwnHouse } from "./own-houses.ts";
import { notUnderstood, placeOrMended } from "./place-word.ts";
import { withPlacedNames } from "./placed-names.ts";
import { piecesOf } from "./query-pieces.ts";
import { unusedNumbers } from "./said-numbers.ts";
import { unmetIn } from "./said-outright.ts";
import { valuePlacer } from "./said-values.ts";
import { formsOf } from "./stems.ts";
import type { Unmet } from "./unmet.ts";
import { valueInQuery } from "./value-in-query.ts";

export type WordUse = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly use: "used" | "polite" | "known" | "unknown";
  /** The piece of the query that a used word became. */
  readonly by?: string;
  /** The word that it was read as, where it is none that is known here. */
  readonly as?: string;
};

/** A known word, read for one that is not: surely, or where no more than a wish depends on it. */
export type OtherWord = { readonly word: string; readonly sure: boolean };

export type Account = {
  readonly words: readonly WordUse[];
  /** Those not understood, neighbours together: "new delhi" is one. */
  readonly unknown: readonly WordUse[];
  /** What was said outright and the query does not do; among the words those are not understood. */
  readonly unmet: readonly Unmet[];
};

export type Accountable = {
  readonly utterance: string;
  readonly values: readonly ResolvedValue[];
  /** Empty where there is no query. */
  readonly sql: string;
  /** The query that it goes on from. */
  readonly before?: string | undefined;
  readonly lexis: Lexis;
  /** Words, in small letters, that the utterance takes back itself: they deny nothing. */
  readonly takenBack?: readonly string[] | undefined;
  /** Words, in small letters, that whoever made the query has accounted for. */
  readonly accounted?: readonly string[] | undefined;
  /** Numbers, as they were written, that nothing here can be about. */
  readonly unfit?: readonly string[] | undefined;
  /** By words, in small letters, the known ones that were read for them. */
  readonly readAs?: ReadonlyMap<string, OtherWord> | undefined;
};

/** What became of a word. */
export type WordFate = Pick<WordUse, "use" | "by" | "as">;

export function accountFor(asked: Accountable): Account {
  const { utterance, values, sql, lexis, unfit = [], readAs, takenBack = [] } = asked;
  const accounted = [...(asked.accounted ?? []), ...takenBack];
  const pieces = piecesOf(sql);
  const placeByValue = valuePlacer(asked);
  const said = new Set(values.flatMap((value) => valueInQuery(value, pieces) ?? []));
  const all = tokenize(utterance).filter(({ text }) => /[\p{L}\d%]/u.test(text));
  const tokens = all.filter(({ text }) => text !== "%");
  const unmet = unmetIn(asked).filter(({ token }) => !takenBack.includes(token.text));
  const unused = new Set(unusedNumbers({ utterance, tokens: all, sql, values }));
  const isUnmet = ({ start }: Token): boolean => unmet.some(({ token }) => token.start === start);
  const ofSelf = tokens.some(({ text }) => /^(?:i|we|me|us|my|our)$/.test(text));
  const spells = spelling.test(utterance);
  const remark = remarking.exec(utterance)?.[0].length ?? 0;
  const placed: WordUse[] = [];
  tokens.forEach((token, i) => {
    const around = { pieces, sql, lexis, said, after: tokens[i + 1], ofSelf, readAs, spells };
    const before = tokens.slice(Math.max(0, i - 2), i);
    const place =
      isUnmet(token) || unused.has(token) || unfit.includes(token.text)
        ? notUnderstood
        : (placeByValue(token) ??
          (isJudgement(token, tokens[i - 1], around) ? notUnderstood : undefined) ??
          placeOrMended(token, before, around));
    if (place === null) return;
    const settled =
      place.use === "unknown" &&
      !unfit.includes(token.text) &&
      formsOf(token.text).some((form) => accounted.includes(form));
    const near = before.map(({ text }) => text).join(" ");
    const isHouse = isOwnHouse(token.text, near, lexis);
    const idle = place.use === "unknown" && (token.end <= remark || isHouse);
    const use = settled ? "used" : idle ? "polite" : place.use;
    placed.push({ ...token, text: textOf(utterance, token), ...place, use });
  });
  const open = placed.filter((word) => !isUnmet(word));
  const understood = withPlacedNames(understoodBeside(open, asked), asked);
  const words = [...understood, ...placed.filter(isUnmet)].sort((a, b) => a.start - b.start);
  return { words, unknown: joinNeighbours(understood, utterance), unmet };
}

/** "That was fast, thank you. Which ..." */
const remarking =
  /^\W*(?:(?:wow|ok|okay|great|oh)\W+)?that(?:['’]s| is| was) (?:(?:an?|so|very|really|quite) )*\p{L}+(?: \p{L}+)?[,.;!](?=.*\p{L}{3})/iu;

/** "titles with the letter x" may be none, as "ships named titanic" may not. */
const spelling =
  /["“]|\b(?:contain\p{L}*|letters?|words?|start\p{L}*|begin\p{L}*|end(?:s|ing)|includ\p{L}*|mention\p{L}*|texts?|strings?|phrases?|prefix|suffix|substring)\b/iu;

const textOf = (utterance: string, { start, end }: Token): string => utterance.slice(start, end);

function joinNeighbours(words: readonly WordUse[], utterance: string): WordUse[] {
  const joined: WordUse[] = [];
  for (const word of words) {
    if (word.use !== "unknown") continue;
    const last = joined.at(-1);
    const apart = last === undefined ? "" : utterance.slice(last.end, word.start);
    if (last !== undefined && /^[\s'’&-]*$/.test(apart)) {
      const text = utterance.slice(last.start, word.end);
      joined[joined.length - 1] = { ...last, text, end: word.end };
    } else joined.push(word);
  }
  return joined;
}
