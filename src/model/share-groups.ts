// "as a percentage", "share of each": counts and sums of groups in per cent of their total. No training query
// has such a figure, so it is made of the query that was asked, or of the one that counts the groups.
import { parseSql } from "../sql/parse.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printExpression, printSql } from "../sql/print.ts";
import type { Expression } from "../sql/tree.ts";

const asked =
  /^\W*(?:(?:and|now|show|give|me|them|it|that|what is|the|please)\s+)*(?:(?:as|in)\s+)?(?:an?\s+|the\s+)?(?:percent(?:age)?s?|shares?)(?:\s+of\s+(?:each|them|the\s+total))?[\s.?!]*$/i;
const ofEach =
  /^\W*(?:(?:and|now|show|give|me|what\s+is|the|please)\s+)*(?:shares?|percentages?)\s+(?:of|for|by|per)\s+(?:each\s+|every\s+)?(?<group>[a-z]+)(?<rest>\s.+?)?[\s.?!]*$/i;

/** Null where the turn asks for no shares, or the last query has no figure of groups. */
export function shareGroups(sql: string, utterance: string): string | null {
  return asked.test(utterance) ? inPercent(sql) : null;
}

/** "share of each airline from a to b": how many there are on each, whose shares are meant. */
export function countsOfShares(utterance: string): string | null {
  const { group, rest = "" } = ofEach.exec(utterance)?.groups ?? {};
  return group === undefined || /^(?:each|them|total)$/i.test(group)
    ? null
    : `how many${rest} for each ${group}`;
}

export function inPercent(sql: string): string | null {
  const query = tryParse(sql);
  if (query?.kind !== "select" || query.groupBy.length === 0) return null;
  const figures = query.items.filter(({ expression }) => isFigure(expression));
  const [figure, ...more] = figures;
  if (figure === undefined || more.length > 0) return null;
  const text = printExpression(figure.expression);
  const share = parseSql(`SELECT 100.0 * ${text} / SUM( ${text} ) OVER ( )`);
  const [made] = share.kind === "select" ? share.items : [];
  if (made === undefined) return null;
  return printSql({ ...query, items: query.items.map((one) => (one === figure ? made : one)) });
}

const isFigure = (node: Expression): boolean =>
  node.kind === "call" && node.over === undefined && /^(?:count|sum)$/i.test(node.name);
