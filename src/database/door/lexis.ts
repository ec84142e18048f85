// Cuts SQL into tokens with one strict reading that every supported database shares, and refuses
// whatever they read differently (escapes, dollar quotes, look-alike letters, executable comments),
// so that no text can mean one thing to the checks and another to the database.
import { DatabaseError } from "../database.ts";

export type DoorToken = {
  readonly kind: "word" | "quoted" | "string" | "number" | "symbol";
  /** The content: a word as written, a quoted name or a string without its quotes. */
  readonly text: string;
  /** Whether white space or a comment came before it. */
  readonly spaced: boolean;
};

/** Longer than any question's query by two orders of magnitude. */
const maxSqlLength = 100_000;
const maxDepth = 60;
/** node-sql-parser doubles its time with each level of ((a AND b) AND c): 0.2 s at 10. */
const maxGroupingDepth = 10;

const matchers = {
  space: /[ \t\r\n\f]+/y,
  lineComment: /--[^\n]*/y,
  word: /[A-Za-z_][A-Za-z0-9_]*/y,
  number: /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y,
  string: /'(?:[^']|'')*'/y,
  quoted: /"[^"]*"|`[^`]*`/y,
  symbol: /<>|!=|<=|>=|==|\|\||::|[-+*/%(),.;=<>]/y,
};

export function readTokens(sql: string): DoorToken[] {
  if (sql.length > maxSqlLength) {
    throw refused(
      `the query is ${sql.length} characters long; at most ${maxSqlLength} are accepted`,
    );
  }
  const tokens: DoorToken[] = [];
  let at = 0;
  let spaced = false;
  const take = (matcher: RegExp): string | undefined => {
    matcher.lastIndex = at;
    const text = matcher.exec(sql)?.[0];
    if (text !== undefined) at += text.length;
    return text;
  };
  const push = (kind: DoorToken["kind"], text: string): void => {
    tokens.push({ kind, text, spaced });
    spaced = false;
  };
  while (at < sql.length) {
    if (take(matchers.space) !== undefined || take(matchers.lineComment) !== undefined) {
      spaced = true;
      continue;
    }
    if (sql.startsWith("/*", at)) {
      at = endOfComment(sql, at);
      spaced = true;
      continue;
    }
    const previous = tokens.at(-1);
    const glued = previous !== undefined && !spaced;
    const word = take(matchers.word);
    if (word !== undefined) {
      if (glued && previous.kind === "number")
        throw refused(`"${previous.text}${word}", a number run into a word`);
      push("word", word);
      continue;
    }
    const number = take(matchers.number);
    if (number !== undefined) {
      push("number", number);
      continue;
    }
    const string = take(matchers.string);
    if (string !== undefined) {
      if (glued && previous.kind === "word") {
        throw refused(`a string with a prefix (${previous.text}'...'); write it without`);
      }
      if (string.includes("\0")) throw refused("a zero character");
      push("string", string.slice(1, -1).replaceAll("''", "'"));
      continue;
    }
    const quoted = take(matchers.quoted);
    if (quoted !== undefined) {
      // An empty name is none: SQLite reads it as the empty string.
      if (quoted.length === 2) push("string", "");
      else push("quoted", checkedName(quoted.slice(1, -1)));
      continue;
    }
    const symbol = take(matchers.symbol);
    if (symbol !== undefined) {
      push("symbol", symbol);
      continue;
    }
    throw unreadable(sql, at);
  }
  return withinBounds(tokens);
}

function endOfComment(sql: string, start: number): number {
  if (/^(?:!|\+|M!)/.test(sql.slice(start + 2, start + 4))) {
    throw refused("a comment that some databases execute (/*! or /*+)");
  }
  const end = sql.indexOf("*/", start + 2);
  if (end === -1) throw refused("a comment without its end");
  // PostgreSQL nests comments, the others do not: where the comment ends is then a matter of taste.
  if (sql.slice(start + 2, end).includes("/*")) throw refused("a comment inside a comment");
  return end + 2;
}

function checkedName(name: string): string {
  if (/[\\\p{Cc}]/u.test(name)) {
    throw refused(`the quoted name ${JSON.stringify(name)}`);
  }
  return name;
}

function unreadable(sql: string, at: number): DatabaseError {
  const character = String.fromCodePoint(sql.codePointAt(at)!);
  if (character === "'" || character === '"' || character === "`") {
    return new DatabaseError("syntax", `The quote at character ${at + 1} is never closed.`);
  }
  if (character > "\x7f") {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return refused(
      `"${character}" (U+${code}) at character ${at + 1}; a name with such letters goes in double quotes`,
    );
  }
  return refused(`${JSON.stringify(character)} at character ${at + 1}`);
}

/** One statement, with its final semicolon dropped, nested no deeper than the parser can bear. */
function withinBounds(tokens: DoorToken[]): DoorToken[] {
  while (tokens.at(-1)?.text === ";" && tokens.at(-1)?.kind === "symbol") tokens.pop();
  if (tokens.length === 0) throw new DatabaseError("syntax", "The query is empty.");
  const groupings: boolean[] = [];
  let grouping = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== "symbol") continue;
    if (token.text === ";") throw refused("more than one statement; send one SELECT at a time");
    if (token.text === "(") {
      const next = tokens[i + 1];
      const groups = next?.kind !== "word" || !/^(?:select|with)$/i.test(next.text);
      groupings.push(groups);
      if (groups) grouping++;
      if (groupings.length > maxDepth || grouping > maxGroupingDepth) {
        throw refused("parentheses nested too deeply");
      }
    } else if (token.text === ")") {
      const closed = groupings.pop();
      if (closed === undefined) {
        throw new DatabaseError("syntax", "A closing parenthesis has no opening one.");
      }
      if (closed) grouping--;
    }
  }
  if (groupings.length > 0) throw new DatabaseError("syntax", "A parenthesis is never closed.");
  return tokens;
}

export function refused(what: string): DatabaseError {
  return new DatabaseError("refused", `The query is not allowed: ${what}.`);
}
