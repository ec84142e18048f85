// Denials that a query does not heed: what is sent away and still wanted, or kept out although nobody asked for that.
import type { Token } from "../text/token.ts";
import { piecesOf, type QueryPieces } from "./query-pieces.ts";
import { signsOf } from "./query-signs.ts";
import { asksToKeepOut, type Denial, denialsIn } from "./said-denials.ts";
import { formsOf, nameWords } from "./stems.ts";
import { type SaidAndDone, spanning, type Unmet } from "./unmet.ts";
import { literalOf, valueInQuery } from "./value-in-query.ts";

/** "not on delta", where delta is wanted or nothing is denied, nor gone since the query before. */
export function undenied(heard: SaidAndDone): Unmet[] {
  const { utterance, tokens, pieces, before = "", sql } = heard;
  return denialsIn(utterance, tokens).flatMap((denial) => {
    const { token, about } = denial;
    // What denies a denial ("excluding nonstop ones") asks for what there is.
    if (isName(denial, heard) || negative.test(firstOf(about)?.text ?? "")) return [];
    const { denies, compares, wanted, unwanted } = signsOf(sql);
    const isMet =
      isSaidByName(about, wanted) ||
      (!isFreeOf(about, unwanted) &&
        !isWanted(denial, heard) &&
        (denies ||
          // "also those without any" are there, with nothing beside them.
          (pieces.keywords.has("LEFT") &&
            (keeping.test(utterance.slice(0, token.start)) ||
              /\b(?:gaps|holes)\b/i.test(utterance))) ||
          (compares && about.some(({ text }) => comparative.test(text))) ||
          (before !== "" && hasGone(piecesOf(before), pieces))));
    return isMet ? [] : [spanning(token, about.slice(0, longestPhrase).at(-1))];
  });
}

/** "why not on delta", where delta is kept out and was not before. */
export function deniedUnasked(heard: SaidAndDone): Unmet[] {
  const { utterance, tokens, pieces, before = "", sql } = heard;
  if (!excluding.some((one) => pieces.keywords.has(one)) || asksToKeepOut(utterance)) return [];
  // What was kept out before may be exchanged.
  if (signsOf(before).excludes) return [];
  const said = tokens.find((token) => signsOf(sql).denied.has(literalAt(token, heard) ?? ""));
  return said === undefined ? [] : [spanning(said)];
}

const keeping =
  /\b(?:also|including|include|incl|even|keep|plus|with (?:and|or)|but|and|zero|0|gaps?)\b|^\W*(?:do |don|with)/i;

const excluding = ["NOT", "EXCEPT", "!=", "<>"] as const;

/** "without sugar" is what is sugar_free, and what nobody sells any longer is discontinued. */
function isSaidByName(about: readonly Token[], wanted: ReadonlySet<string>): boolean {
  const said = new Set(about.flatMap(({ text }) => formsOf(text)));
  return [...wanted].some((name) => {
    const words = nameWords(name.split(".").at(-1) ?? "");
    const denies = (word: string): boolean =>
      ended.test(word) || (words.length > 1 && without.test(word));
    return words.some((word) => denies(word) && !formsOf(word).some((form) => said.has(form)));
  });
}

/** "without sugar" is not what `sugar_free` says no of. */
const isFreeOf = (about: readonly Token[], unwanted: ReadonlySet<string>): boolean =>
  [...unwanted].some((name) => {
    const words = nameWords(name.split(".").at(-1) ?? "");
    const said = new Set(about.flatMap(({ text }) => formsOf(text)));
    return words.some((word) => without.test(word)) && words.some((word) => said.has(word));
  });

const ended =
  /^(?:discontinued|retired|ended|closed|expired|cancell?ed|former|obsolete|deleted|archived|withdrawn|terminated)$/;

const without = /^(?:free|without|no|not|non)$/;

const longestPhrase = 4;

const negative =
  /^(?:non\p{L}{3,}|un(?!i|der|til|less|known)\p{L}{4,}|inactive|incomplete|invalid|disabled)$/u;

/** "not before noon", "doesn't cost more than 50" */
const comparative =
  /^(?:more|less|fewer|over|under|above|below|before|after|until|till|past|beyond|later|earlier|sooner|least|most|between|exceed\p{L}*|\p{L}{3,}er)$/u;

/** The word belongs to a name or a value: `non_members`, 'No Response'. */
function isName({ token, about }: Denial, { lexis, pieces }: SaidAndDone): boolean {
  const next = formsOf(about[0]?.text ?? "");
  const follows = (words: readonly string[]): boolean =>
    words.some(
      (word, i) =>
        word === token.text &&
        (i + 1 === words.length || formsOf(words[i + 1] ?? "").some((form) => next.includes(form))),
    );
  return (
    [...(lexis?.says(token.text) ?? []), ...pieces.names].some((name) =>
      follows(nameWords(name)),
    ) ||
    [...pieces.literals].some((text) => text.includes(" ") && follows(text.split(/[^\p{L}\d]+/u)))
  );
}

/** What follows the denial at once is what the query wants: 'delta', or that `paid` is 1. */
function isWanted({ token: denying, about }: Denial, heard: SaidAndDone): boolean {
  const { sql, lexis, values = [] } = heard;
  const token = firstOf(about);
  const word = token?.text ?? "";
  const { affirmed, denied, wanted } = signsOf(sql);
  // "non-organic" is the value 'no': what denies is part of what is wanted.
  if (values.some(({ start, end }) => denying.start >= start && denying.end <= end)) return false;
  const literal = token && literalAt(token, heard);
  if (literal !== undefined && !/^\d/.test(word))
    return affirmed.has(literal) && !denied.has(literal);
  return (lexis?.says(word) ?? []).some((name) => wanted.has(name));
}

const firstOf = (about: readonly Token[]): Token | undefined =>
  about.find(({ text }) => !between.test(text));

/** The literal that a word stands for, also where it is written otherwise: 'UA' for "united". */
function literalAt(token: Token, { values = [], pieces }: SaidAndDone): string | undefined {
  const value = values.find(({ start, end }) => token.start >= start && token.end <= end);
  return (value && valueInQuery(value, pieces)) ?? literalOf(token.text, pieces);
}

const between =
  /^(?:in|on|at|by|from|to|of|for|with|the|a|an|any|those|these|that|ones?|be|been|being|are|is|was|were|as|yet|including|called|named|either)$/;

/** Something of the query before is no more: whoever takes back what was said denies it so. */
function hasGone(before: QueryPieces, now: QueryPieces): boolean {
  const isGone = (kind: "literals" | "names"): boolean =>
    [...before[kind]].some((one) => !now[kind].has(one));
  const undone = ["GROUP", "ORDER"].some(
    (one) => before.keywords.has(one) && !now.keywords.has(one),
  );
  return undone || isGone("literals") || isGone("names");
}
