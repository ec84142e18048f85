// The last look before a statement goes: its text is read again, by our parser and by one that
// nobody here wrote, and both must find in it exactly what was checked.
import { lexSql, type SqlToken } from "../../sql/lexer.ts";
import { parseSql } from "../../sql/parse.ts";
import type { Query } from "../../sql/tree.ts";
import { factsOf } from "./facts.ts";
import { foreignFacts } from "./foreign-facts.ts";
import type { IndependentReader } from "./independent.ts";
import { refused } from "./refusal.ts";

const maxDepth = 60;
/** Two parsers read so many in less than a second. */
const maxWords = 10_000;
/** node-sql-parser doubles its time with each level of ((a OR b) AND c): 0.2 s at 10. */
const maxGroupingDepth = 10;

/** The text with its values left out, which another text of the same shape may share. */
export function shapeOf(text: string): string {
  const tokens = lexSql(text);
  if (tokens.length > maxWords) {
    throw refused(`it comes to ${tokens.length} words; at most ${maxWords} are accepted`);
  }
  withinDepth(tokens);
  return tokens
    .map((token, i) => (tokens[i - 1]?.text === "INTERVAL" ? token.text : withoutValue(token)))
    .join(" ");
}

export function checkAgreement(checked: Query, shape: string, readAgain: IndependentReader): void {
  const wanted = factsOf(checked).map(withoutQuotes).sort();
  const own = factsOf(parseSql(shape));
  const foreign = foreignFacts(readAgain(shape));
  if (!isSame(wanted, own) || !isSame(wanted, foreign)) {
    throw refused("two parsers do not read it alike; write it in a plainer way");
  }
}

/** Strings become one and the same: no escape that the parser knows and the database does not. */
function withoutValue({ kind, text }: SqlToken): string {
  if (kind === "string" && text.startsWith("'")) return "'s'";
  if (kind === "number") return /^\d{1,9}$/.test(text) ? "1" : text;
  return text.replace(quotedName, (name) => {
    const quote = name.slice(0, 1);
    return `${quote}${withoutQuotes(name.slice(1, -1).replaceAll(quote + quote, quote))}${quote}`;
  });
}

const quotedName = /"(?:[^"]|"")*"|`(?:[^`]|``)*`/g;
const standIn = "\u2033";
const quotes = [standIn, '"', "`"];

/** Quotes within names, as of a table called 5" nails, which the other parser does not read; no two names become one. */
const withoutQuotes = (name: string): string =>
  name.replace(/[\u2033"`]/g, (quote) => standIn + quotes.indexOf(quote));

function withinDepth(tokens: readonly SqlToken[]): void {
  const groupings: boolean[] = [];
  let grouping = 0;
  for (const [i, { text }] of tokens.entries()) {
    if (text === "(") {
      const groups = tokens[i + 1]?.text !== "SELECT" && tokens[i + 1]?.text !== "WITH";
      groupings.push(groups);
      if (groups) grouping++;
      if (groupings.length > maxDepth || grouping > maxGroupingDepth) {
        throw refused("parentheses nested too deeply");
      }
    } else if (text === ")" && groupings.pop()) grouping--;
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((fact, i) => fact === b[i]);
}
