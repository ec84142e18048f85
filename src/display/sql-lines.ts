// Lays a query out condition by condition: one clause or condition a line, a choice whole. Offsets stay those of the
// query, so that every piece can still be traced to where it came from.
import { type SqlToken, tryLex } from "../sql/lexer.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression, Query, Select, Span } from "../sql/tree.ts";

export type SqlLine = {
  readonly indent: number;
  readonly tokens: readonly SqlToken[];
  /** Its first token is the WHERE or AND of a condition. */
  readonly condition: boolean;
  /** A condition that the query can do without. */
  readonly removable: boolean;
};

const clauses = new Set(
  "SELECT FROM WHERE GROUP HAVING ORDER LIMIT UNION INTERSECT EXCEPT".split(" "),
);

/** What is no SQL (a person may write anything) is one line of one token. */
export function sqlLines(sql: string): SqlLine[] {
  const tokens = tryLex(sql) ?? [{ text: sql, start: 0, end: sql.length, kind: "name" }];
  const selects = outermost(tryParse(sql));
  const conditions = new Map(selects.flatMap(({ where }) => partsOf(where)));
  const others = selects.flatMap(({ having, from }) => [having, ...from.map(({ on }) => on)]);
  const cuts = new Set(others.flatMap(partsOf).flatMap(([at, { first }]) => (first ? [] : [at])));
  const lines: (SqlLine & { tokens: SqlToken[] })[] = [];
  let depth = 0;
  tokens.forEach((token, at) => {
    const part = conditions.get(at);
    const isClause = depth === 0 && token.kind === "keyword" && clauses.has(token.text);
    if (isClause || part !== undefined || cuts.has(at) || at === 0)
      lines.push({
        indent: token.text === "AND" ? 1 : 0,
        tokens: [],
        condition: part !== undefined,
        removable: part?.removable ?? false,
      });
    lines.at(-1)?.tokens.push(token);
    if (token.text === "(") depth++;
    if (token.text === ")") depth--;
  });
  return lines;
}

/** Where the conditions of the outermost query stand, each with its WHERE or AND. */
export function conditionPlaces(sql: string): Span[] {
  const tokens = tryLex(sql) ?? [];
  return outermost(tryParse(sql)).flatMap(({ where }) =>
    partsOf(where).map(([at, { end }]) => ({
      start: tokens[at]?.start ?? 0,
      end: tokens[end - 1]?.end ?? 0,
    })),
  );
}

type Part = { readonly first: boolean; readonly end: number; readonly removable: boolean };

/** What all must hold, each by the place of the word that leads it. */
const partsOf = (condition: Expression | undefined): (readonly [number, Part])[] =>
  operandsOf(condition).map(({ start, end, kind }, i) => [
    start - 1,
    { first: i === 0, end, removable: kind !== "or" },
  ]);

/** A condition in brackets is one. */
function operandsOf(condition: Expression | undefined): readonly Expression[] {
  if (condition === undefined) return [];
  return condition.kind === "and" ? condition.operands : [condition];
}

function outermost(query: Query | undefined): Select[] {
  if (query?.kind === "set") return [...outermost(query.left), ...outermost(query.right)];
  return query?.kind === "select" ? [query] : [];
}

/** The query without the condition on this line. */
export function withoutLine(sql: string, lines: readonly SqlLine[], index: number): string {
  const line = lines[index];
  const first = line?.tokens[0];
  const last = line?.tokens.at(-1);
  if (!line?.removable || first === undefined || last === undefined) return sql;
  const next = lines[index + 1];
  const follows = next?.condition === true && next.tokens[0]?.text === "AND";
  // The first condition gives its WHERE to the next one; any other takes its AND along.
  if (first.text === "WHERE" && follows)
    return `${sql.slice(0, first.end)}${sql.slice(next.tokens[0]?.end)}`;
  return `${sql.slice(0, first.start).trimEnd()}${sql.slice(last.end)}`;
}
