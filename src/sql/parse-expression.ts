// Reads expressions: recursive descent, one function per level of precedence, loosest first.

import type { Cursor } from "./cursor.ts";
import { capitals, type SqlToken } from "./lexer.ts";
import { readCall } from "./parse-call.ts";
import { readSpecial, readType } from "./parse-special.ts";
import { type Parsing, separated } from "./reading.ts";
import type { Expression, List, Query, Subquery } from "./tree.ts";

const comparisons = new Set(["=", "==", "!=", "<>", "<", "<=", ">", ">="]);
/** Of arithmetic, the loosest first. */
const levels = [new Set(["+", "-"]), new Set(["*", "/", "%"]), new Set(["||"])];
/** What NOT can stand before, after a value. */
const negatable = ["IN", "LIKE", "ILIKE", "BETWEEN"];

/** How a subquery is read, handed in so that queries and expressions need not know each other. */
type ReadQuery = (reading: Parsing) => Query;

/** Made once for a query and all that is inside it. */
export function startReading(cursor: Cursor, readQuery: ReadQuery): Parsing {
  const reading: Parsing = {
    cursor,
    expression: () => cursor.nested(alternatives),
    query: () => readQuery(reading),
  };
  return reading;

  function alternatives(): Expression {
    return connected("or", "OR", conditions);
  }

  function conditions(): Expression {
    return connected("and", "AND", negation);
  }

  function connected(kind: "or" | "and", word: string, next: () => Expression): Expression {
    const start = cursor.position;
    const first = next();
    if (!cursor.at(word)) return first;
    const operands = [first];
    while (cursor.skip(word)) operands.push(next());
    return { kind, operands, start, end: cursor.position };
  }

  function negation(): Expression {
    const start = cursor.position;
    if (!cursor.at("NOT")) return comparison();
    return cursor.nested(() => {
      cursor.expect("NOT");
      const operand = negation();
      return { kind: "not", operand, start, end: cursor.position };
    });
  }

  function comparison(): Expression {
    const start = cursor.position;
    let left = arithmetic(0);
    for (let count = 0; ; count++) {
      cursor.limit(count);
      const next = comparisonAfter(left, start);
      if (next === undefined) return left;
      left = next;
    }
  }

  function comparisonAfter(left: Expression, start: number): Expression | undefined {
    const next = cursor.token();
    // Most values end with what can start no comparison.
    if (next === undefined || next.kind === "punctuation") return undefined;
    if (next.kind === "operator") return compared(left, start);
    if (cursor.skip("IS")) {
      const negated = cursor.skip("NOT");
      if (cursor.skip("NULL")) {
        return { kind: "is-null", negated, operand: left, start, end: cursor.position };
      }
      // SQLite's IS between any two values.
      const distinct = cursor.skip("DISTINCT", "FROM") ? " DISTINCT FROM" : "";
      const operator = `${negated ? "IS NOT" : "IS"}${distinct}`;
      const right = arithmetic(0);
      return { kind: "comparison", operator, left, right, start, end: cursor.position };
    }
    const negated = cursor.at("NOT") && negatable.some((word) => cursor.atWords("NOT", word));
    if (negated) cursor.expect("NOT");
    if (cursor.skip("IN")) {
      const right = subqueryOrList();
      return { kind: "in", negated, left, right, start, end: cursor.position };
    }
    if (cursor.skip("BETWEEN")) {
      const low = arithmetic(0);
      cursor.expect("AND");
      const high = arithmetic(0);
      return { kind: "between", negated, left, low, high, start, end: cursor.position };
    }
    const like = cursor.takeWord("LIKE", "ILIKE");
    if (like !== undefined) {
      const operator = negated ? `NOT ${like}` : like;
      const right = arithmetic(0);
      const escapeBy = cursor.skipWords("ESCAPE") ? arithmetic(0) : undefined;
      return {
        kind: "comparison",
        operator,
        left,
        right,
        ...(escapeBy && { escape: escapeBy }),
        start,
        end: cursor.position,
      };
    }
    return undefined;
  }

  /** `left = right`, `left > ALL ( right )`. */
  function compared(left: Expression, start: number): Expression | undefined {
    if (!comparisons.has(cursor.token()?.text ?? "")) return undefined;
    const operator = cursor.take().text;
    const quantifier = cursor.skip("ALL") ? "ALL" : cursor.skip("ANY") ? "ANY" : undefined;
    const right = arithmetic(0);
    const end = cursor.position;
    if (quantifier === undefined) return { kind: "comparison", operator, left, right, start, end };
    return { kind: "comparison", operator, quantifier, left, right, start, end };
  }

  function arithmetic(level: number): Expression {
    const operators = levels[level];
    if (operators === undefined) return sign();
    const start = cursor.position;
    let left = arithmetic(level + 1);
    for (let count = 0; cursor.atKind("operator"); count++) {
      if (!operators.has(cursor.token()?.text ?? "")) break;
      cursor.limit(count);
      const operator = cursor.take().text;
      const right = arithmetic(level + 1);
      left = { kind: "arithmetic", operator, left, right, start, end: cursor.position };
    }
    return left;
  }

  function sign(): Expression {
    const start = cursor.position;
    if (!cursor.at("-") && !cursor.at("+")) return postfix();
    return cursor.nested(() => {
      const operator = cursor.take().text;
      const operand = sign();
      return { kind: "sign", operator, operand, start, end: cursor.position };
    });
  }

  /** `x::date` is CAST ( x AS date ), and so it is kept. */
  function postfix(): Expression {
    const start = cursor.position;
    let operand = primary();
    if (cursor.atKind("punctuation") || cursor.atKind("keyword")) return operand;
    for (let count = 0; ; count++) {
      cursor.limit(count);
      if (cursor.skip("::")) {
        const type = readType(cursor);
        operand = { kind: "cast", operand, type, start, end: cursor.position };
      } else if (cursor.skipWords("COLLATE")) {
        const collation = cursor.take().text;
        operand = { kind: "collate", operand, collation, start, end: cursor.position };
      } else return operand;
    }
  }

  function primary(): Expression {
    const start = cursor.position;
    const token = cursor.token();
    // What most values are needs no further look.
    if (token?.kind === "string" || token?.kind === "number") {
      cursor.take();
      return { kind: "literal", type: token.kind, text: token.text, start, end: start + 1 };
    }
    if (token?.kind === "name" && token.text.includes(".") && !isOpen(cursor.token(1))) {
      cursor.take();
      return { kind: "column", name: token.text, start, end: start + 1 };
    }
    return unusual(start);
  }

  function unusual(start: number): Expression {
    const ended = () => ({ start, end: cursor.position });
    if (cursor.skip("EXISTS")) {
      const query = subquery();
      return { kind: "exists", query, ...ended() };
    }
    if (cursor.at("(")) {
      if (startsQuery()) return subquery();
      cursor.expect("(");
      const inner = reading.expression();
      cursor.expect(")");
      return { kind: "group", inner, ...ended() };
    }
    if (cursor.skip("*")) return { kind: "star", ...ended() };
    if (cursor.skip("NULL")) return { kind: "literal", type: "null", text: "NULL", ...ended() };
    const isJoinWord = cursor.at("LEFT", "(") || cursor.at("RIGHT", "(");
    if (isJoinWord) return readCall(reading);
    const special = readSpecial(reading);
    if (special !== undefined) return special;
    const token = cursor.token();
    switch (token?.kind) {
      case "placeholder":
        cursor.take();
        return { kind: "placeholder", name: token.text, ...ended() };
      case "function":
        return readCall(reading);
      case "name":
        if (isOpen(cursor.token(1))) return readCall(reading);
        cursor.take();
        return { kind: "column", name: token.text, ...ended() };
      default:
        throw cursor.error("a value, a column or (");
    }
  }

  function list(): Expression[] {
    return separated(cursor, reading.expression);
  }

  function subqueryOrList(): Subquery | List {
    if (startsQuery()) return subquery();
    const start = cursor.position;
    cursor.expect("(");
    const items = list();
    cursor.expect(")");
    return { kind: "list", items, start, end: cursor.position };
  }

  function subquery(): Subquery {
    const start = cursor.position;
    cursor.expect("(");
    const query = cursor.nested(reading.query);
    cursor.expect(")");
    return { kind: "subquery", query, start, end: cursor.position };
  }

  /** True at `( SELECT`, at `( WITH` and at `( ( SELECT`. */
  function startsQuery(): boolean {
    let ahead = 0;
    while (cursor.token(ahead)?.text === "(") ahead++;
    const first = cursor.token(ahead);
    if (ahead === 0 || first === undefined) return false;
    return first.text === "SELECT" || (first.kind === "name" && capitals(first.text) === "WITH");
  }
}

function isOpen(token: SqlToken | undefined): boolean {
  return token?.text === "(";
}
