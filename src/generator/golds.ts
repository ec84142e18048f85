// The queries of a move that count as right, and whether a database can hold them.
import { lexSql } from "../sql/lexer.ts";
import type { TalkMove } from "./ground.ts";
import type { TalkQuery } from "./query.ts";

/** What SQLite's parser of fixed depth can hold of a nested query, as `depthOf` counts it. */
const deepest = 88;

/**
 * All golds of a move, the first taught; undefined where that one is too deep to run. The taught one is
 * the shortest, as training and evaluation take it: what is not touched stays, so that no reading that
 * lets more fall is defended.
 */
export function goldsOf<Q extends TalkQuery>(
  print: (query: Q) => string | undefined,
  { query, alternatives = [] }: TalkMove<Q>,
): string[] | undefined {
  if (query === undefined) return [];
  const taught = print(query);
  if (taught === undefined || depthOf(taught) > deepest) return undefined;
  const others = alternatives.flatMap((one) => print(one) ?? []);
  const fit = others.filter((sql) => sql.length >= taught.length && depthOf(sql) <= deepest);
  return [...new Set([taught, ...fit])];
}

/** Most queries are not, and this is quickly seen. */
function mayBeDeep(sql: string): boolean {
  let depth = 0;
  for (let at = sql.indexOf("("); at >= 0 && at < sql.length; at++) {
    const sign = sql.charCodeAt(at);
    if (sign === 40 && ++depth * 10 > deepest) return true;
    if (sign === 41) depth--;
  }
  return false;
}

/** Symbols a parser keeps waiting: eight for each open sub-query, two more after an AND. */
function depthOf(sql: string): number {
  if (!mayBeDeep(sql)) return 0;
  const open: number[] = [];
  let after = false;
  let depth = 0;
  let most = 0;
  for (const { text } of lexSql(sql)) {
    if (text === "WHERE") after = false;
    else if (text === "AND" || text === "OR") after = true;
    else if (text === "(") {
      const cost = after ? 10 : 8;
      open.push(cost);
      depth += cost;
      most = Math.max(most, depth);
      after = false;
    } else if (text === ")") {
      depth -= open.pop() ?? 0;
      after = true;
    }
  }
  return most;
}
