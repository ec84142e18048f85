// What asks nothing although words of it are known: a saying, a sum, numbers alone.
import { shapeOf } from "../../sql/query-shape.ts";
import { tokenize } from "../../text/tokenize.ts";
import { kindredNames } from "../../words/kindred.ts";
import { formsOf, isDeed, nameWords } from "../../words/stems.ts";
import type { Case } from "./verdict.ts";

/** "to be or not to be", "2 + 2 =" ask nothing, wherever they are said, nor do numbers alone; "show me those again" does. */
export function saysNothing(asked: Case, numbers: number): boolean {
  const { utterance, understood, earlier, schema } = asked;
  const last = earlier.queries.at(-1);
  if (numbers === 0 && last === undefined) {
    // "what is on now": a rule that took the whole of it heard a question.
    if (understood.signs?.["plain"] === 1) return false;
    // "list all", of the one kind of things there is.
    if (schema.tables.length === 1) return !wantsAll.test(utterance);
    if (saysDeed(utterance, understood.sql)) return false;
  }
  if (last === undefined || sum.test(utterance)) return true;
  return numbers === 0 && understood.sql === last && !pointing.test(utterance);
}

/** "who has left us", by when people left: what else is a word of any sentence. */
function saysDeed(utterance: string, sql: string): boolean {
  if (!/^\W*(?:who|what|which|how|when|where)\b/i.test(utterance)) return false;
  const conditions = shapeOf(sql)?.conditions ?? [];
  const about = conditions.flatMap(({ path }) => nameWords(path.split(".").at(-1) ?? ""));
  return tokenize(utterance).some(({ text }) => {
    const kin = kindredNames(text);
    return isDeed(text) && about.some((name) => formsOf(name).some((form) => kin.has(form)));
  });
}

const wantsAll = /\b(?:list|show|give|get|display|see|print)\b.*\b(?:all|everything)\b/i;

/** A day with dashes is none. */
const sum = /^[\d\s.,()]*[\d)](?:\s*[+*^=]|\s+[-/]\s)[-\d\s.,()+*/^=?]*$/;

const pointing =
  /\b(?:them|those|these|that|this|it|again|same|all|everything|ones?|left|remaining|remains|show|list|see|display|repeat|give|get)\b/i;
