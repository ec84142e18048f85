// Lays a query out for reading: a clause or a condition a line, lists and subqueries indented. Knows
// only its words, so that any SQL can be laid out; the words themselves stay as they are.
import { type SqlToken, tryLex } from "../sql/lexer.ts";

export type LaidOutLine = { readonly indent: number; readonly tokens: readonly SqlToken[] };

const clauses = new Set(
  "SELECT FROM WHERE GROUP HAVING ORDER LIMIT UNION INTERSECT EXCEPT".split(" "),
);
const joins = new Set("JOIN INNER LEFT RIGHT FULL CROSS NATURAL".split(" "));
const conditionWords = new Set(["AND", "OR"]);
const conditionClauses = new Set(["WHERE", "HAVING"]);
const caseWords = new Set("CASE WHEN THEN ELSE END".split(" "));
const maxLine = 88;

/** One query as text of several lines; what is no SQL stays as it is. */
export function layOutSql(sql: string): string {
  return layOutLines(sql)
    .map(({ indent, tokens }) => "  ".repeat(indent) + lineText(tokens))
    .join("\n");
}

export function layOutLines(sql: string): LaidOutLine[] {
  const tokens = tryLex(sql);
  if (tokens !== undefined) return blockLines(tokens.map(asRead), 0);
  return [{ indent: 0, tokens: [{ text: sql, start: 0, end: sql.length, kind: "name" }] }];
}

/** The lexer takes the words of CASE for names, which they may be elsewhere. */
const asRead = (token: SqlToken): SqlToken =>
  token.kind === "name" && caseWords.has(token.text) ? { ...token, kind: "keyword" } : token;

/** The lines of one query, from its SELECT to its end or the bracket that closes it. */
function blockLines(tokens: readonly SqlToken[], indent: number): LaidOutLine[] {
  const lines: LaidOutLine[] = [];
  for (const part of parts(tokens)) {
    // What stands in a condition is indented alike, after WHERE and after AND.
    const own = indent + (conditionWords.has(part[0]?.text ?? "") ? 1 : 0);
    const body = indent + (conditionClauses.has(part[0]?.text ?? "") ? 1 : own - indent);
    lines.push(...partLines(part, own, body));
  }
  return lines;
}

/** Cut where a clause, a join or a condition of this very query begins. */
function parts(tokens: readonly SqlToken[]): SqlToken[][] {
  const found: SqlToken[][] = [];
  let depth = 0;
  let clause = "";
  let between = false;
  tokens.forEach((token, i) => {
    const { text } = token;
    const word = token.kind === "keyword" && depth === 0;
    const afterJoinWord = joins.has(tokens[i - 1]?.text ?? "") && tokens[i - 1]?.text !== "JOIN";
    const condition = word && (text === "AND" || text === "OR") && !between;
    const starts =
      word &&
      (clauses.has(text) ||
        (joins.has(text) && !afterJoinWord) ||
        (condition && (clause === "WHERE" || clause === "HAVING")));
    if (word && clauses.has(text)) clause = text;
    if (word && text === "BETWEEN") between = true;
    else if (word && text === "AND") between = false;
    if (starts || found.length === 0) found.push([]);
    found.at(-1)?.push(token);
    if (text === "(") depth++;
    if (text === ")") depth--;
  });
  return found;
}

/** A part that is short stands on one line; a long one breaks at its subquery or its commas. */
function partLines(part: readonly SqlToken[], indent: number, body = indent): LaidOutLine[] {
  const whole = { indent, tokens: part };
  const open = part.findIndex((token, i) => token.text === "(" && part[i + 1]?.text === "SELECT");
  const fits = 2 * indent + lineText(part).length <= maxLine;
  if (fits && (open < 0 || !nests(part.slice(open + 1)))) return [whole];
  if (open >= 0) {
    const close = closing(part, open);
    return [
      { indent, tokens: part.slice(0, open + 1) },
      ...blockLines(part.slice(open + 1, close), body + 1),
      ...partLines(part.slice(close), body),
    ];
  }
  const items = commaParts(part);
  if (fits || items.length < 2) return [whole];
  const [first = [], ...others] = items;
  const [keyword, ...rest] = first;
  if (keyword === undefined || part[0]?.text !== "SELECT") return [whole];
  const lead = rest[0]?.text === "DISTINCT" ? [keyword, rest[0]] : [keyword];
  const head = { indent, tokens: lead };
  const list = [first.slice(lead.length), ...others];
  return [head, ...list.flatMap((tokens) => itemLines(tokens, indent + 1))];
}

/** A long CASE is read case by case. */
function itemLines(tokens: readonly SqlToken[], indent: number): LaidOutLine[] {
  const fits = 2 * indent + lineText(tokens).length <= maxLine;
  if (fits || tokens[0]?.text !== "CASE") return [{ indent, tokens }];
  const lines: { indent: number; tokens: SqlToken[] }[] = [{ indent, tokens: [] }];
  let depth = 0;
  for (const token of tokens) {
    const { text } = token;
    const own = token.kind === "keyword" && depth === 1;
    if (own && (text === "WHEN" || text === "ELSE")) lines.push({ indent: indent + 1, tokens: [] });
    if (own && text === "END") lines.push({ indent, tokens: [] });
    lines.at(-1)?.tokens.push(token);
    if (token.kind === "keyword") depth += Number(text === "CASE") - Number(text === "END");
  }
  return lines;
}

/** Whether a subquery has clauses enough to be read line by line. */
const nests = (tokens: readonly SqlToken[]): boolean =>
  tokens.slice(1).some(({ text }) => text === "JOIN" || text === "SELECT");

function commaParts(part: readonly SqlToken[]): SqlToken[][] {
  const found: SqlToken[][] = [[]];
  let depth = 0;
  for (const token of part) {
    found.at(-1)?.push(token);
    if (token.text === "(") depth++;
    if (token.text === ")") depth--;
    if (token.text === "," && depth === 0) found.push([]);
  }
  return found;
}

function closing(tokens: readonly SqlToken[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (tokens[i]?.text === "(") depth++;
    if (tokens[i]?.text === ")" && --depth === 0) return i;
  }
  return tokens.length;
}

/** COUNT ( * ) is written COUNT(*); a bracket after a word that is no function keeps its blank. */
export function lineText(tokens: readonly SqlToken[]): string {
  let text = "";
  tokens.forEach((token, i) => {
    if (i > 0 && spaced(tokens[i - 1], token)) text += " ";
    text += token.text;
  });
  return text;
}

export function spaced(before: SqlToken | undefined, token: SqlToken): boolean {
  if (before === undefined || token.text === "," || token.text === ")" || before.text === "(")
    return false;
  return !(token.text === "(" && (before.kind === "function" || before.kind === "name"));
}
