// A value that is said of another column in correction moves there: "i meant arriving in the morning, not leaving". And who
// asks for what has a figure ranks by that figure: the cheapest of those with a price for both ways by that price.
import { type Asked, askedIn, isLimit, whatIsAsked } from "../../sql/bind/asked.ts";
import { mapConditions } from "../../sql/map-conditions.ts";
import { tryParse, trySelect } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import { isAmong, isSame } from "../../sql/same.ts";
import type { Expression } from "../../sql/tree.ts";
import { conditionsIn } from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";
import { joinWords, sqlWords } from "../../sql/words.ts";
import { nameWords } from "../../words/stems.ts";
import { extremesIn } from "./extremes.ts";

const correcting = /\bi (?:meant|mean|said)\b|\bnot\b|\brather\b|\binstead\b/i;

/** Without the condition whose value was moved. */
export function movedOver(sql: string, last: string, utterance: string): string {
  const [now, before] = [trySelect(sql), trySelect(last)];
  if (!correcting.test(utterance) || now === undefined || before === undefined) return sql;
  const old = conditionsIn(before.where);
  const parts = conditionsIn(now.where).flatMap(saidOf);
  const fresh = parts.filter((one) => !isAmong(one.part, old));
  const left = parts.filter(
    (one) =>
      !fresh.includes(one) &&
      fresh.some((came) => came.what === one.what && came.column !== one.column),
  );
  const [gone, ...more] = left.map(({ part }) => part);
  if (gone === undefined || more.some((one) => !isSame(one, gone))) return sql;
  return printSql(mapConditions(now, (part) => (isSame(part, gone) ? null : part)));
}

type Said = Asked & { readonly what: string };

/** What is asked of a column, and of which; places are another matter (two-ends.ts). */
function saidOf(part: Expression): Said[] {
  const asked = isLimit(part) ? askedIn(part) : undefined;
  const what = asked === undefined ? "" : whatIsAsked(asked);
  return asked !== undefined && /\d/.test(what) ? [{ ...asked, what }] : [];
}

/** The least or the most of a figure that has to be there, instead of another of its kind. */
export function rankedByAsked(sql: string): string {
  const query = tryParse(sql);
  if (query === undefined) return sql;
  const asked = new Set<string>();
  const ranked = new Set(
    extremesIn(query).flatMap(({ arguments: [of] }) => (of?.kind === "column" ? [of.name] : [])),
  );
  walkQuery(query, {
    expression(node) {
      if (node.kind === "is-null" && node.negated && node.operand.kind === "column")
        asked.add(node.operand.name);
    },
  });
  const [there, ...more] = asked;
  const [by, ...others] = ranked;
  if (!there || !by || more.length + others.length > 0 || !isOneKind(there, by)) return sql;
  return printSql(
    mapConditions(query, (part) => {
      const isRank = part.kind === "comparison" && part.right.kind === "subquery";
      if (!isRank || printExpression(part.left) !== by) return part;
      const words = sqlWords(printExpression(part));
      return conditionIn(words.map((word) => (word === by ? there : word))) ?? part;
    }),
  );
}

const conditionIn = (words: readonly string[]): Expression | undefined =>
  trySelect(`SELECT 1 FROM t WHERE ${joinWords(words)}`)?.where;

/** Two columns of one table whose names end alike. */
function isOneKind(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.split("."));
  const last = (name = ""): string | undefined => nameWords(name).at(-1);
  return one !== other && a?.[0] === b?.[0] && last(a?.at(-1)) === last(b?.at(-1));
}
