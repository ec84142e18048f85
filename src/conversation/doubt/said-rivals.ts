// Which rivals of a reading the words leave standing. The network holds much for likely that nobody said: a sum of
// what is only listed, a part of a name for an ordinary word, what a denial keeps out. Where words were learned, their
// model has weighed them already.
import { type Account, accountFor } from "../../words/account.ts";
import { inventedPiece } from "../../words/invented.ts";
import type { Lexis } from "../../words/lexis.ts";
import { isOrdinary } from "../../words/near-words.ts";
import { asksFor } from "../../words/operations.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { valueInQuery } from "../../words/value-in-query.ts";
import type { Understanding } from "../interpreter.ts";
import { rivalsOf } from "./rivals.ts";

export type UnderstoodSo = {
  readonly utterance: string;
  readonly understood: Understanding;
  readonly account: Account;
  readonly lexis: Lexis;
  /** Everything said before, for what may be meant without being said again. */
  readonly earlier: { readonly utterances: readonly string[]; readonly queries: readonly string[] };
};

export function saidRivals(said: UnderstoodSo): Understanding["alternatives"] {
  const { understood, utterance, earlier, account, lexis } = said;
  const rivals = rivalsOf(understood, utterance, earlier.queries);
  if (lexis.learned) return rivals;
  const unmet = account.unmet.length;
  return rivals.filter(
    ({ sql }) =>
      !isMadeUp(sql, said) &&
      !standsOnPart(sql, said) &&
      accountOf(sql, said).unmet.length <= unmet,
  );
}

/** What becomes of the words by another query. */
export function accountOf(
  sql: string,
  { utterance, understood, lexis, earlier }: UnderstoodSo,
): Account {
  const { heard, accounted } = understood;
  const before = earlier.queries.at(-1);
  return accountFor({ ...heard, utterance, sql, before, lexis, accounted });
}

/** "cheeses from italy" are no sum, and no average. */
function isMadeUp(sql: string, { utterance, understood, earlier, lexis }: UnderstoodSo): boolean {
  const { heard, vouched = [] } = understood;
  const utterances = [utterance, ...earlier.utterances];
  const known = [...vouched, ...earlier.queries, understood.sql];
  const made = inventedPiece({ sql, lexis, utterances, values: heard.values, vouched: known });
  return made !== undefined || isUnaskedSum(sql, { utterance, known, lexis });
}

type Asked = Pick<UnderstoodSo, "utterance" | "lexis"> & { readonly known: readonly string[] };

/** One sum of all, where no word asks how much and none is of what is summed. */
function isUnaskedSum(sql: string, { utterance, known, lexis }: Asked): boolean {
  const { keywords } = piecesOf(sql);
  if (!keywords.has("SUM") || keywords.has("GROUP")) return false;
  if (known.some((one) => piecesOf(one).keywords.has("SUM"))) return false;
  const words = utterance.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { names } = piecesOf(summedIn(sql));
  const isOfIt = (word: string): boolean =>
    [...(lexis.says(word) ?? []), ...lexis.hints(word, false)].some((piece) => names.has(piece));
  return !asksFor("SUM", words) && !words.some((word) => word === "much" || isOfIt(word));
}

const summedIn = (sql: string): string =>
  (sql.match(/\bSUM ?\([^)]*\)/gi) ?? []).join(" ").replace(/\bSUM\b/gi, "");

/** 'signed first edition' for "signed up", where the reading takes the word for itself. */
function standsOnPart(sql: string, { understood, account }: UnderstoodSo): boolean {
  const [own, other] = [understood.sql, sql].map(piecesOf);
  return understood.heard.values.some((value) => {
    if (own === undefined || other === undefined) return false;
    const isPart = value.kind === "entity" && value.score < 1;
    if (!isPart || !isOrdinary(value.text.toLowerCase())) return false;
    if (valueInQuery(value, own) !== undefined || valueInQuery(value, other) === undefined)
      return false;
    const within = account.words.filter(
      ({ start, end }) => start >= value.start && end <= value.end,
    );
    return within.length > 0 && within.every(({ use }) => use === "used");
  });
}
