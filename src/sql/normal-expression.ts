// The normal form of conditions and values; names are resolved before.

import { wordList } from "../word-list.ts";
import { mirroredOperator, oppositeOperator } from "./operators.ts";
import { printExpression } from "./print.ts";
import { quotedText } from "./quote-name.ts";
import { mapChildren } from "./transform.ts";
import type { Comparison, Expression, Literal, Query } from "./tree.ts";
import { conjuncts, disjuncts, group, negation, nowhere, stripGroups } from "./tree-builders.ts";

type NormalQuery = (query: Query) => Query;

export function normalExpression(node: Expression, normalQuery: NormalQuery): Expression {
  return normal(node);

  function normal(node: Expression): Expression {
    switch (node.kind) {
      case "group":
        return normal(stripGroups(node));
      case "and":
        return connective("and", conjuncts(node).map(normal).flatMap(conjuncts));
      case "or":
        return connective("or", disjuncts(node).map(normal).flatMap(disjuncts));
      case "not":
        return negate(normal(node.operand));
      case "comparison":
        return oriented({ ...node, left: compared(node.left), right: compared(node.right) });
      case "in": {
        const left = operand(node.left);
        if (node.right.kind === "subquery") {
          return { ...node, left, right: { ...node.right, query: normalQuery(node.right.query) } };
        }
        const items = distinctSorted(node.right.items.map(compared));
        return { ...node, left, right: { ...node.right, items } };
      }
      case "between":
        return {
          ...node,
          left: operand(node.left),
          low: compared(node.low),
          high: compared(node.high),
        };
      case "is-null":
        return { ...node, operand: operand(node.operand) };
      case "exists":
        return { ...node, query: { ...node.query, query: normalQuery(node.query.query) } };
      case "subquery":
        return { ...node, query: normalQuery(node.query) };
      case "arithmetic":
      case "sign":
      case "collate":
        return mapChildren(node, operand);
      case "call":
        return mapChildren({ ...node, name: node.name.toLowerCase() }, normal);
      case "case":
      case "cast":
      case "extract":
        return mapChildren(node, normal);
      case "literal":
        return { ...node, text: literalText(node) };
      case "column":
      case "star":
      case "interval":
      case "placeholder":
        return node;
      default:
        return node satisfies never;
    }
  }

  /** Beside a column 100.0 is 100; divided by, it is not. */
  function compared(node: Expression): Expression {
    const inner = operand(node);
    return inner.kind === "literal" ? { ...inner, text: inner.text.replace(/\.0$/, "") } : inner;
  }

  /** In parentheses wherever it is more than a value: always the same ones, so they can be compared. */
  function operand(node: Expression): Expression {
    const inner = normal(node);
    return plainKinds.has(inner.kind) ? inner : group(inner);
  }
}

const plainKinds: ReadonlySet<Expression["kind"]> = new Set(
  wordList("column literal placeholder call subquery star case cast extract interval"),
);

function connective(kind: "and" | "or", operands: readonly Expression[]): Expression {
  const sorted = distinctSorted(operands);
  if (sorted.length === 1) return sorted[0]!;
  const inner = sorted.map((child) =>
    kind === "and" && child.kind === "or" ? group(child) : child,
  );
  return { kind, operands: inner, ...nowhere };
}

/** NOT moves into what has a negative form; nulls come out the same. */
function negate(node: Expression): Expression {
  switch (node.kind) {
    case "in":
    case "between":
    case "is-null":
      return { ...node, negated: !node.negated };
    case "not":
      return node.operand.kind === "group" ? node.operand.inner : node.operand;
    case "comparison": {
      const operator = oppositeOf(node.operator);
      if (operator !== undefined && node.quantifier === undefined) return { ...node, operator };
      return negation(node);
    }
    case "and":
    case "or":
      return negation(group(node));
    default:
      return negation(node);
  }
}

const oppositeOf = (operator: string): string | undefined =>
  operator.endsWith("LIKE")
    ? operator.replace(/^(NOT )?/, (not) => (not === "" ? "NOT " : ""))
    : oppositeOperator(operator);

/** Columns to the left of values, otherwise in alphabetical order. */
function oriented(node: Comparison): Comparison {
  const spelled = { "==": "=", "<>": "!=" }[node.operator] ?? node.operator;
  const flipped = mirroredOperator(spelled);
  const key = (side: Expression) =>
    `${side.kind === "literal" || side.kind === "placeholder" ? 2 : side.kind === "subquery" ? 1 : 0}${printExpression(side)}`;
  if (flipped === undefined || node.quantifier || key(node.left) <= key(node.right)) {
    return { ...node, operator: spelled };
  }
  return { ...node, operator: flipped, left: node.right, right: node.left };
}

function distinctSorted(nodes: readonly Expression[]): Expression[] {
  const byText = new Map(nodes.map((node) => [printExpression(node), node]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, node]) => node);
}

function literalText({ type, text }: Literal): string {
  if (type === "null" || type === "boolean") return text;
  if (type === "number") {
    const value = Number(text);
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return text;
    return Number.isInteger(value) && /[.e]/i.test(text) ? `${value}.0` : String(value);
  }
  const mark = text[0] ?? "'";
  const content = text.slice(1, -1).replaceAll(mark + mark, mark);
  return quotedText(content);
}
