// "make it 500", "up to 250": a bare number after a query with one limit is that limit. Nothing here
// guesses: where a word is left over, or two columns are limited, the model reads the turn.
import { columnLiterals } from "../entities/anonymise-sql.ts";
import type { DomainWords } from "../entities/domain-words.ts";
import { sqlWords } from "../sql/words.ts";

const changing =
  /^(?:(?:ok|okay|well|actually|no|sorry|and|then|maybe)[ ,]+)*(?:make (?:it|that)|up to|say|let's say|(?:raise|lower|change|increase|set) (?:it|that|the limit) to|at most|no more than|not more than|rather|more like) ?\$?(\d{2,5})(?: dollars| bucks)?(?: instead| then| at most| please)*[.!?]*$/i;
const limits: readonly string[] = ["<", "<=", ">", ">="];

/** Null where the turn is no plain change of the only limit. */
export function changeLimit(
  sql: string,
  utterance: string,
  { types, numberType }: Pick<DomainWords, "types" | "numberType">,
): string | null {
  const fresh = changing.exec(utterance.trim())?.[1];
  if (sql === "" || fresh === undefined) return null;
  const words = sqlWords(sql);
  const limited = columnLiterals(words, types).filter(({ at }) =>
    limits.includes(words[at - 1] ?? ""),
  );
  const [first] = limited;
  if (first?.type !== numberType || !/^\d+$/.test(first.literal)) return null;
  if (limited.some(({ column, literal }) => column !== first.column || literal !== first.literal))
    return null;
  for (const { at } of limited) words[at] = fresh;
  return words.join(" ");
}
