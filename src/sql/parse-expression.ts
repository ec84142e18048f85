// Reads expressions: recursive descent, one function per level of precedence, loosest first.

import type { Cursor } from "./cursor.ts";
import type { Expression, List, Query, Subquery } from "./tree.ts";

/** How a subquery is read, handed in so that queries and expressions need not know each other. */
export type ReadQuery = (cursor: Cursor) => Query;

export function parseExpression(cursor: Cursor, readQuery: ReadQuery): Expression {
  return cursor.nested(() => connective("or"));

  function connective(kind: "or" | "and"): Expression {
    const start = cursor.position;
    const next = () => (kind === "or" ? connective("and") : negation());
    const operands = [next()];
    while (cursor.skip(kind === "or" ? "OR" : "AND")) operands.push(next());
    if (operands.length === 1) return operands[0]!;
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
    const ended = () => ({ start, end: cursor.position });
    if (cursor.skip("IS")) {
      const negated = cursor.skip("NOT");
      if (cursor.skip("NULL")) return { kind: "is-null", negated, operand: left, ...ended() };
      // SQLite's IS between any two values.
      const operator = negated ? "IS NOT" : "IS";
      return { kind: "comparison", operator, left, right: arithmetic(0), ...ended() };
    }
    const negated = ["IN", "LIKE", "BETWEEN"].some((word) => cursor.at("NOT", word));
    if (negated) cursor.expect("NOT");
    if (cursor.skip("IN")) {
      const right = subqueryOrList();
      return { kind: "in", negated, left, right, ...ended() };
    }
    if (cursor.skip("BETWEEN")) {
      const low = arithmetic(0);
      cursor.expect("AND");
      const high = arithmetic(0);
      return { kind: "between", negated, left, low, high, ...ended() };
    }
    if (cursor.skip("LIKE")) {
      const operator = negated ? "NOT LIKE" : "LIKE";
      return { kind: "comparison", operator, left, right: arithmetic(0), ...ended() };
    }
    if (!["=", "==", "!=", "<>", "<", "<=", ">", ">="].some((text) => cursor.at(text))) {
      return undefined;
    }
    const operator = cursor.take().text;
    const quantifier = cursor.skip("ALL") ? "ALL" : cursor.skip("ANY") ? "ANY" : undefined;
    const right = arithmetic(0);
    const ends = ended();
    if (quantifier === undefined) return { kind: "comparison", operator, left, right, ...ends };
    return { kind: "comparison", operator, quantifier, left, right, ...ends };
  }

  function arithmetic(level: number): Expression {
    const operators = [["||"], ["+", "-"], ["*", "/", "%"]][level];
    if (operators === undefined) return sign();
    const start = cursor.position;
    let left = arithmetic(level + 1);
    for (let count = 0; operators.some((text) => cursor.at(text)); count++) {
      cursor.limit(count);
      const operator = cursor.take().text;
      const right = arithmetic(level + 1);
      left = { kind: "arithmetic", operator, left, right, start, end: cursor.position };
    }
    return left;
  }

  function sign(): Expression {
    const start = cursor.position;
    if (!cursor.at("-") && !cursor.at("+")) return primary();
    return cursor.nested(() => {
      const operator = cursor.take().text;
      const operand = sign();
      return { kind: "sign", operator, operand, start, end: cursor.position };
    });
  }

  function primary(): Expression {
    const start = cursor.position;
    const ended = () => ({ start, end: cursor.position });
    if (cursor.skip("EXISTS")) {
      const query = subquery();
      return { kind: "exists", query, ...ended() };
    }
    if (cursor.at("(")) {
      if (startsQuery()) return subquery();
      cursor.expect("(");
      const inner = parseExpression(cursor, readQuery);
      cursor.expect(")");
      return { kind: "group", inner, ...ended() };
    }
    if (cursor.skip("*")) return { kind: "star", ...ended() };
    if (cursor.skip("NULL")) return { kind: "literal", type: "null", text: "NULL", ...ended() };
    const token = cursor.token();
    switch (token?.kind) {
      case "string":
      case "number":
        cursor.take();
        return { kind: "literal", type: token.kind, text: token.text, ...ended() };
      case "placeholder":
        cursor.take();
        return { kind: "placeholder", name: token.text, ...ended() };
      case "function":
        return call();
      case "name":
        if (cursor.token(1)?.text === "(") return call();
        cursor.take();
        return { kind: "column", name: token.text, ...ended() };
      default:
        throw cursor.error("a value, a column or (");
    }
  }

  function call(): Expression {
    const start = cursor.position;
    const name = cursor.take().text;
    cursor.expect("(");
    const distinct = cursor.skip("DISTINCT");
    const args = cursor.at(")") ? [] : list();
    cursor.expect(")");
    return { kind: "call", name, distinct, arguments: args, start, end: cursor.position };
  }

  function list(): Expression[] {
    const items = [parseExpression(cursor, readQuery)];
    while (cursor.skip(",")) items.push(parseExpression(cursor, readQuery));
    return items;
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
    const query = cursor.nested(() => readQuery(cursor));
    cursor.expect(")");
    return { kind: "subquery", query, start, end: cursor.position };
  }

  /** True at `( SELECT` and at `( ( SELECT`. */
  function startsQuery(): boolean {
    let ahead = 0;
    while (cursor.token(ahead)?.text === "(") ahead++;
    return ahead > 0 && cursor.token(ahead)?.text === "SELECT";
  }
}
