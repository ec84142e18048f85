// Lays a query out for reading: one clause or condition a line. Offsets stay those of the query, so
// that every piece can still be traced to where it came from.
import { type SqlToken, tryLex } from "../../sql/lexer.ts";

export type SqlLine = {
  readonly indent: number;
  readonly tokens: readonly SqlToken[];
  /** A condition that the query can do without: where it starts and ends, with its AND. */
  readonly removable: boolean;
};

const clauses = new Set(["SELECT", "FROM", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT", "UNION"]);
const setOperators = new Set(["UNION", "INTERSECT", "EXCEPT"]);

/** What is no SQL (a person may write anything) is one line of one token. */
export function sqlLines(sql: string): SqlLine[] {
  const tokens = readTokens(sql);
  const lines: { tokens: SqlToken[]; clause: string; indent: number }[] = [];
  let depth = 0;
  let clause = "";
  let between = false;
  for (const token of tokens) {
    const starts = depth === 0 && token.kind === "keyword" && startsLine(token.text, between);
    if (depth === 0 && token.text === "BETWEEN") between = true;
    else if (depth === 0 && token.text === "AND") between = false;
    if (starts && token.text !== "AND" && token.text !== "OR") clause = token.text;
    if (starts || lines.length === 0) {
      lines.push({
        tokens: [],
        clause,
        indent: token.text === "AND" || token.text === "OR" ? 1 : 0,
      });
    }
    lines.at(-1)?.tokens.push(token);
    if (token.text === "(") depth++;
    if (token.text === ")") depth--;
  }
  const disjunctive = lines.some((line) => line.tokens[0]?.text === "OR");
  return lines.map((line) => ({
    indent: line.indent,
    tokens: line.tokens,
    removable: line.clause === "WHERE" && !disjunctive,
  }));
}

function startsLine(text: string, between: boolean): boolean {
  if (text === "AND") return !between;
  return clauses.has(text) || setOperators.has(text) || text === "OR";
}

function readTokens(sql: string): SqlToken[] {
  return tryLex(sql) ?? [{ text: sql, start: 0, end: sql.length, kind: "name" }];
}

/** The query without the condition on this line. */
export function withoutLine(sql: string, lines: readonly SqlLine[], index: number): string {
  const line = lines[index];
  const first = line?.tokens[0];
  const last = line?.tokens.at(-1);
  if (!line?.removable || first === undefined || last === undefined) return sql;
  const next = lines[index + 1];
  const follows = next?.tokens[0]?.text === "AND" ? next.tokens[0] : undefined;
  // The first condition gives its WHERE to the next one; any other takes its AND along.
  if (first.text === "WHERE" && follows !== undefined) {
    return `${sql.slice(0, first.end)}${sql.slice(follows.end)}`;
  }
  return `${sql.slice(0, first.start).trimEnd()}${sql.slice(last.end)}`;
}
