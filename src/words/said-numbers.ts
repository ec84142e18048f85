// Numbers that are said: with a side ("under 300", "at least two", "18 or more"), which a query must not turn round,
// and those that became nothing of it.
import type { ResolvedValue } from "../entities/placeholder.ts";
import { keptAs } from "../schema/units.ts";
import { findNumbers } from "../text/numbers.ts";
import { sideAfter, sideBefore } from "../text/sides.ts";
import type { Token } from "../text/token.ts";
import { piecesOf } from "./query-pieces.ts";
import { type ComparedNumber, signsOf } from "./query-signs.ts";
import { literalOf } from "./value-in-query.ts";

export type SaidComparison = {
  /** The word that says which side. */
  readonly token: Token;
  readonly number: Token;
  /** The word behind the number. */
  readonly next: string | undefined;
  readonly value: number;
  readonly side: "<" | ">";
};

/** Between the side and its number. */
const filling = /^(?:\$|£|€|about|around|roughly|usd|a|an|the|of)$/;
/** The first rank is the highest, and "over the last 3 days" compares nothing. */
const otherwise = /\b(?:rank\w*|position|place|seed)\b/;

/** `ages`: also what is older or younger than a number, whose side the query may turn round. */
export function comparisonsIn(
  tokens: readonly Token[],
  { ages = false } = {},
): readonly SaidComparison[] {
  const text = tokens.map((one) => one.text).join(" ");
  if (otherwise.test(text)) return [];
  return findNumbers(tokens).flatMap(({ value, ordinal, from, to }): SaidComparison[] => {
    const number = tokens[from];
    if (ordinal || number === undefined) return [];
    let end = from;
    while (end > 0 && filling.test(tokens[end - 1]?.text ?? "")) end--;
    const lead = wordsOf(tokens.slice(Math.max(0, end - 4), end));
    const rest = wordsOf(tokens.slice(to, to + 3));
    const ahead = !ages && ofAges.test(lead) ? undefined : sideBefore(lead, { deeds: true });
    const sign = ahead ?? sideAfter(rest);
    if (sign === undefined) return [];
    const token = tokens[ahead === undefined ? to + 1 : end - 1] ?? number;
    const next = tokens[to]?.text;
    return [{ token, number, next, value, side: sign.startsWith("<") ? "<" : ">" }];
  });
}

/** Who is older was born before: the query may compare either. */
const ofAges = /\b(?:older|younger) than$/;
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
  readonly utterance: string;
  readonly tokens: readonly Token[];
  readonly sql: string;
  readonly values: readonly ResolvedValue[];
};

/** The numbers that became nothing: "lines with 3 cars" by a query without a 3. */
export function unusedNumbers({ utterance, tokens, sql, values }: SaidNumbers): readonly Token[] {
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
    // "less than -5" is not less than 5.
    const isSigned = belowZero.test(utterance.slice(0, token.start));
    if (isSigned && !new RegExp(`- ?${token.text}\\b`).test(sql)) return said;
    const isThere =
      ofTalk.test(tokens[to]?.text ?? "") ||
      (value === 0 && denies) ||
      [...pieces.names].some((name) => name.includes(token.text)) ||
      [token.text, ...[value, ...measuredIn(value, tokens[to]?.text ?? "")].map(String)].some(
        (text) => literalOf(text, pieces) !== undefined,
      ) ||
      compared.some(({ number }) => Math.abs(number - value) === 1);
    return isThere ? [] : said;
  });
}

/** "-5", and not the end of "2019 -2021". */
const belowZero = /(?:^|[^\d\s]\s+|\()(?:[-−][$£€]?|negative )$/u;

/** "10%" of what is kept as parts of one, "2 hours" of what is kept in minutes. */
function measuredIn(value: number, word: string): number[] {
  if (/^(?:%|percent|per)$/.test(word)) return [Number((value / 100).toPrecision(12))];
  return keptAs(value, word).map(({ amount }) => amount);
}

/** "the last two results" */
const ofTalk = /^(?:results?|lists?|queries|questions?|conditions?|columns?|tables?|ways?|things)$/;

/** "those two", "the 3 of them" speak of what is there. */
export const isPointing = (word: string): boolean =>
  /^(?:the|those|these|all|both|other|of|which|what|who|them|are)$/.test(word);
