// A value that is said of another column in correction moves there: "i meant arriving in the morning, not leaving". And who
// asks for what has a figure ranks by that figure: the cheapest of those with a price for both ways by that price.
import { mapConditions } from "../sql/map-conditions.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression } from "../sql/tree.ts";
import { conditionsIn } from "../sql/tree-builders.ts";
import { walkQuery } from "../sql/walk.ts";
import { nameWords } from "../words/stems.ts";

const correcting = /\bi (?:meant|mean|said)\b|\bnot\b|\brather\b|\binstead\b/i;

/** Without the condition whose value was moved. */
export function movedOver(sql: string, last: string, utterance: string): string {
  const [now, before] = [tryParse(sql), tryParse(last)];
  if (!correcting.test(utterance) || now?.kind !== "select" || before?.kind !== "select")
    return sql;
  const old = conditionsIn(before.where).map(printExpression);
  const parts = conditionsIn(now.where).flatMap(saidOf);
  const fresh = parts.filter((one) => !old.includes(printExpression(one.part)));
  const left = parts.filter(
    (one) =>
      !fresh.includes(one) &&
      fresh.some((came) => came.what === one.what && came.column !== one.column),
  );
  const gone = new Set(left.map(({ part }) => printExpression(part)));
  if (gone.size !== 1) return sql;
  return printSql(mapConditions(now, (part) => (gone.has(printExpression(part)) ? null : part)));
}

type Said = { readonly part: Expression; readonly column: string; readonly what: string };

/** What is asked of a column, and of which; places are another matter (two-ends.ts). */
function saidOf(part: Expression): Said[] {
  const isLimit = part.kind === "between" || (part.kind === "comparison" && part.operator !== "=");
  if (!isLimit || part.left.kind !== "column") return [];
  const what = printExpression({ ...part, left: { ...part.left, name: "it" } });
  return /\d/.test(what) ? [{ part, column: part.left.name, what }] : [];
}

/** The least or the most of a figure that has to be there, instead of another of its kind. */
export function rankedByAsked(sql: string): string {
  const query = tryParse(sql);
  if (query === undefined || !/\b(?:MIN|MAX) \(/.test(sql)) return sql;
  const asked = new Set<string>();
  const ranked = new Set<string>();
  walkQuery(query, {
    expression(node) {
      if (node.kind === "is-null" && node.negated && node.operand.kind === "column")
        asked.add(node.operand.name);
      if (
        node.kind === "call" &&
        /^(?:MIN|MAX)$/i.test(node.name) &&
        node.arguments[0]?.kind === "column"
      )
        ranked.add(node.arguments[0].name);
    },
  });
  const [there, ...more] = asked;
  const [by, ...others] = ranked;
  if (!there || !by || more.length + others.length > 0 || !isOneKind(there, by)) return sql;
  return printSql(
    mapConditions(query, (part) => {
      const isRank = part.kind === "comparison" && part.right.kind === "subquery";
      if (!isRank || printExpression(part.left) !== by) return part;
      const text = printExpression(part);
      return conditionIn(text.replaceAll(by, there)) ?? part;
    }),
  );
}

function conditionIn(text: string): Expression | undefined {
  const query = tryParse(`SELECT 1 FROM t WHERE ${text}`);
  return query?.kind === "select" ? query.where : undefined;
}

/** Two columns of one table whose names end alike. */
function isOneKind(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.split("."));
  const last = (name = ""): string | undefined => nameWords(name).at(-1);
  return one !== other && a?.[0] === b?.[0] && last(a?.at(-1)) === last(b?.at(-1));
}
