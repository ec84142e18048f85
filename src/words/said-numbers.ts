// Numbers that are said: with a side ("under 300", "at least two", "18 or more"), which a query must not turn round,
// and those that became nothing of it.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { findNumbers } from "../text/numbers.ts";
import type { Token } from "../text/token.ts";
import { piecesOf } from "./query-pieces.ts";
import { type ComparedNumber, signsOf } from "./query-signs.ts";
import { literalOf } from "./value-in-query.ts";

export type SaidComparison = {
  /** The word that says which side. */
  readonly token: Token;
  readonly number: Token;
  readonly value: number;
  readonly side: "<" | ">";
};

const before: Readonly<Record<SaidComparison["side"], RegExp>> = {
  "<": /\b(?:under|below|(?:less|fewer|lower|smaller|cheaper|shorter|lighter) (?:\p{L}+ )?than|at most|up to|(?:a )?maximum of)$/u,
  ">": /\b(?:over|above|exceed(?:s|ed|ing)?|(?:more|greater|higher|larger|bigger|longer|heavier|taller) (?:\p{L}+ )?than|at least|upwards of|(?:a )?minimum of)$/u,
};
const after: Readonly<Record<SaidComparison["side"], RegExp>> = {
  "<": /^(?:or|and) (?:less|fewer|under|below|lower|smaller)\b(?! (?:than|\d))/,
  ">": /^(?:or|and) (?:more|over|above|higher|larger|greater|up)\b(?! (?:than|\d))/,
};
/** Between the side and its number. */
const filling = /^(?:\$|£|€|about|around|roughly|usd|a|an|the|of)$/;
/** The first rank is the highest, and "over the last 3 days" compares nothing. */
const otherwise = /\b(?:rank\w*|position|place|seed)\b/;

export function comparisonsIn(tokens: readonly Token[]): readonly SaidComparison[] {
  const text = tokens.map((one) => one.text).join(" ");
  if (otherwise.test(text)) return [];
  return findNumbers(tokens).flatMap(({ value, ordinal, from, to }): SaidComparison[] => {
    const number = tokens[from];
    if (ordinal || number === undefined) return [];
    let end = from;
    while (end > 0 && filling.test(tokens[end - 1]?.text ?? "")) end--;
    const lead = wordsOf(tokens.slice(Math.max(0, end - 4), end));
    const rest = wordsOf(tokens.slice(to, to + 3));
    for (const side of ["<", ">"] as const) {
      const isBefore = before[side].test(lead);
      if (!isBefore && !after[side].test(rest)) continue;
      const token = tokens[isBefore ? end - 1 : to + 1] ?? number;
      const denied =
        isBefore &&
        /(?:\bnot|\bno|n't|\bnever|\bnothing|\bnone)(?: \p{L}+)? \S+(?: than)?$/u.test(lead);
      return [{ token, number, value, side: denied ? opposite[side] : side }];
    }
    return [];
  });
}

const opposite = { "<": ">", ">": "<" } as const;
const wordsOf = (tokens: readonly Token[]): string => tokens.map((one) => one.text).join(" ");

/** Whether a query that compares with the number does so only the other way round. */
export function isTurnedRound(
  { value, side }: SaidComparison,
  numbers: readonly ComparedNumber[],
): boolean {
  // More than 2 are at least 3.
  const own = numbers.filter(({ number }) => number === value);
  const next = numbers.filter(({ number }) => Math.abs(number - value) === 1);
  const isSo = ({ operator }: ComparedNumber): boolean =>
    operator.startsWith(side) || operator === "BETWEEN" || operator === "NOT BETWEEN";
  return own.length > 0 && ![...own, ...next].some(isSo);
}

type SaidNumbers = {
  readonly tokens: readonly Token[];
  readonly sql: string;
  readonly values: readonly ResolvedValue[];
};

/** The numbers that became nothing: "lines with 3 cars" by a query without a 3. */
export function unusedNumbers({ tokens, sql, values }: SaidNumbers): readonly Token[] {
  const numbers = sql === "" ? [] : findNumbers(tokens);
  if (numbers.length === 0) return [];
  const pieces = piecesOf(sql);
  const { denies, numbers: compared } = signsOf(sql);
  return numbers.flatMap(({ value, ordinal, from, to }) => {
    const said = tokens.slice(from, to);
    const [token] = said;
    if (token === undefined || ordinal || (value < 2 && !/^\d/.test(token.text))) return [];
    const isOfOther = values.some(
      ({ kind, start, end }) => kind !== "number" && token.start >= start && token.end <= end,
    );
    if (isOfOther || isPointing(tokens[from - 1]?.text ?? "")) return [];
    const isThere =
      ofTalk.test(tokens[to]?.text ?? "") ||
      (value === 0 && denies) ||
      [...pieces.names].some((name) => name.includes(token.text)) ||
      [String(value), token.text].some((text) => literalOf(text, pieces) !== undefined) ||
      compared.some(({ number }) => Math.abs(number - value) === 1);
    return isThere ? [] : said;
  });
}

/** "the last two results" */
const ofTalk = /^(?:results?|lists?|queries|questions?|conditions?|columns?|tables?|ways?|things)$/;

/** "those two", "the 3 of them" speak of what is there. */
export const isPointing = (word: string): boolean =>
  /^(?:the|those|these|all|both|other|of|which|what|who|them|are)$/.test(word);
