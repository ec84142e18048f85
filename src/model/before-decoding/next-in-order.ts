// "and the one after that", of the earliest: the next in the order that was asked for, and said again the one behind it.
// A time is passed the way it is said, before or after; of any other figure both lead on in its order.
import { mapConditions } from "../../sql/map-conditions.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import type { Expression } from "../../sql/tree.ts";
import { call, compared, conditionsIn, nowhere, withConditions } from "../../sql/tree-builders.ts";
import { leading } from "../../words/lead.ts";
import { nameWords } from "../../words/stems.ts";
import { type End, endOf, extremeOf } from "../after-decoding/extremes.ts";

const remark = "(?:[\\w' ]{3,30}[,.;!]+\\s+)?";
const lead = leading(
  "no|hm+|please|what about|how about|what is|what's|whats|which is|show me|give me|is there",
);
const that = "(?:that|it|this|those|them|him|her)(?: one)?";
const near = "(?:right |just |directly |immediately |coming )?";
const side = (name: string, word: string, adjective: string): string =>
  `(?<${name}>(?:one|\\w+) ${near}${word}(?: ${that})?|${near}${word} ${that}|${adjective}(?: \\w+)?)`;
const asked = new RegExp(
  `^${remark}${lead}(?:the )?(?:(?<next>next(?: \\w+)?(?: after ${that})?)|${side("after", "after", "following")}|${side("before", "before", "(?:previous|preceding)")})(?: (?:then|please|in line))*\\W*$`,
  "i",
);

/** The last query about the next one of its order; null where none is asked for, or nothing is in order. */
export function nextInOrder(utterance: string, last: string): string | null {
  const { next, after, before } = asked.exec(utterance)?.groups ?? {};
  if ((next ?? after ?? before) === undefined) return null;
  const query = tryParse(last);
  const ends = new Set<string>();
  const made =
    query &&
    mapConditions(query, (part) => {
      const end = endOf(part);
      if (end === undefined) return part;
      ends.add(printExpression(part));
      const isBack = before !== undefined;
      const goesUp = isOfTime(end.column) && next === undefined ? !isBack : end.isLeast !== isBack;
      return beyond(end, goesUp);
    });
  return made && ends.size === 1 ? printSql(made) : null;
}

/** The nearest one above or below what was found, among the same. */
function beyond({ part, column, among }: End, goesUp: boolean): Expression {
  const isBound = (one: Expression): boolean =>
    one.kind === "comparison" &&
    one.right.kind === "subquery" &&
    one.right.query.kind === "select" &&
    extremeOf(one.right.query)?.column === column;
  const all = conditionsIn(among.where).filter((one) => !isBound(one));
  const nearest = call(goesUp ? "MIN" : "MAX", [part.left]);
  const items = among.items.map((item) => ({ ...item, expression: nearest }));
  const limit = compared(part.left, goesUp ? ">" : "<", part.right);
  const query = withConditions({ ...among, items }, [...all, limit]);
  return { ...part, right: { kind: "subquery", query, ...nowhere } };
}

const isOfTime = (column: string): boolean =>
  nameWords(column.split(".").at(-1) ?? "").some((word) =>
    /^(?:time|date|day|hour|month|year|start|end|departure|arrival)$/.test(word),
  );
