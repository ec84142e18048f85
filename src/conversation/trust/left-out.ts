// What an utterance says without a word that nobody knows, and whether a reading of that may be offered: not where
// it turns round what was said, and not where it keeps an older value beside a question of its own.
import { tablesIn } from "../../sql/query-shape.ts";
import { tokenize } from "../../text/tokenize.ts";
import type { WordUse } from "../../words/account.ts";
import { piecesOf } from "../../words/query-pieces.ts";
import { type Case, sentence } from "./verdict.ts";

const preposition =
  /(?:^|\s)(?:from|to|into|in|on|at|by|for|of|with|near|via|through)\s+(?:(?:the|an?)\s+)?$/iu;

/** "flights from gotham to boston" are flights to boston; undefined where no preposition goes with the word. */
export function withoutPhrase({ start, end }: WordUse, utterance: string): string | undefined {
  const before = utterance.slice(0, start);
  if (!preposition.test(before)) return undefined;
  return `${before.replace(preposition, "")}${utterance.slice(end)}`.trim();
}

export const mayBeOffered = (sql: string, asked: Case): boolean =>
  !isTurnedRound(sql, asked) && !keepsOlder(sql, asked);

/** Two values of one kind, the other way round than they were said, beside words that do not say so. */
function isTurnedRound(sql: string, asked: Case): boolean {
  const said = asked.utterance.toLowerCase();
  const read = sentence(sql, asked).toLowerCase();
  const values = asked.understood.heard.values.filter(({ kind }) => kind === "entity");
  const named = values.map(({ text, column }) => ({ column, text: text.toLowerCase() }));
  return named.some(({ text: one, column }, i) =>
    named.slice(i + 1).some(({ text: other, column: same }) => {
      const places = [read.indexOf(one), read.indexOf(other)] as const;
      if (column !== same || one === other || places.includes(-1) || places[0] < places[1])
        return false;
      return [one, other].some((text) => wordBefore(text, said) !== wordBefore(text, read));
    }),
  );
}

const wordBefore = (text: string, said: string): string | undefined =>
  tokenize(said.slice(0, said.indexOf(text))).at(-1)?.text;

/** Whoever names the things asked about, and a value of them, and points at nothing asks anew. */
function keepsOlder(sql: string, { understood, utterance, account, earlier }: Case): boolean {
  const [about] = tablesIn(sql);
  const isNamed = account.words.some(
    ({ use, by }) => use === "used" && about !== undefined && by?.split(".")[0] === about,
  );
  const { values } = understood.heard;
  if (!isNamed || values.length === 0 || goingOn.test(utterance)) return false;
  const heard = values
    .flatMap(({ value }) => value)
    .flatMap((one) => [
      String(one).toLowerCase(),
      ...String(one)
        .split("-")
        .map((part) => String(Number(part))),
    ]);
  const said = new Set([...heard, ...tokenize(utterance).map(({ text }) => text)]);
  const old = piecesOf(earlier.queries.at(-1) ?? "").literals;
  return [...piecesOf(sql).literals].some((one) => old.has(one) && !said.has(one));
}

const goingOn =
  /^\W*(?:and|or|but)\b|\b(?:only|just|those|these|them|that|ones?|same|also|too|instead|again)\b/i;
