// Writes an expression anew: every name as the column that it means, every literal, operator and
// function as the database takes it. What means nothing here, or is on no list, is refused.
import { readName } from "../../sql/name.ts";
import { mapChildren } from "../../sql/transform.ts";
import type { Comparison, Expression, Literal, Query } from "../../sql/tree.ts";
import { call, column, string } from "../../sql/tree-builders.ts";
import { DatabaseError } from "../database.ts";
import { group, truth } from "./build.ts";
import type { DoorCatalog } from "./catalog.ts";
import { writeCast, writeCollation, writeExtract } from "./dialects.ts";
import { currentTimes, writeCall } from "./functions.ts";
import { refused, shortened } from "./refusal.ts";
import { type DoorScope, lookUp } from "./scope.ts";

/** How queries inside are resolved, and what all parts of one statement share. */
export type Resolving = {
  readonly catalog: DoorCatalog;
  query(query: Query, scope: DoorScope): Query;
  /** Counts the words of an item that is repeated where its alias stood. */
  repeat(size: number): void;
};

export function resolveExpression(
  node: Expression,
  scope: DoorScope,
  resolving: Resolving,
): Expression {
  const { catalog } = resolving;
  const { dialect } = catalog;
  return resolve(node);

  function resolve(node: Expression): Expression {
    switch (node.kind) {
      case "column":
        return name(node.name) ?? unknown(node.name);
      case "literal":
        return literal(node);
      case "star":
        throw refused("* where a value should stand");
      case "placeholder":
        throw refused(`the placeholder ${node.name}`);
      case "subquery":
        return { ...node, query: resolving.query(node.query, scope) };
      case "exists":
        return {
          ...node,
          query: { ...node.query, query: resolving.query(node.query.query, scope) },
        };
      case "in": {
        const left = operand(node.left);
        if (node.right.kind === "subquery") {
          const query = resolving.query(node.right.query, scope);
          return { ...node, left, right: { ...node.right, query } };
        }
        const items = node.right.items.map(resolve);
        return { ...node, left, right: { ...node.right, items } };
      }
      case "comparison":
        return comparison(node);
      case "arithmetic":
        return arithmetic(node);
      case "call":
        return functionCall(node);
      case "cast":
        return writeCast(resolve(node.operand), node.type, dialect);
      case "extract":
        return writeExtract(node.field, resolve(node.operand), dialect);
      case "interval":
        if (dialect !== "sqlite") return node;
        throw refused("INTERVAL, which SQLite does not know; write date(day, '+3 days')");
      case "collate": {
        const collation = writeCollation(node.collation, dialect);
        return { ...node, operand: operand(node.operand), collation };
      }
      case "group":
        return group(resolve(node.inner));
      case "and":
      case "or":
        return { ...node, operands: node.operands.flatMap((one) => sameKind(resolve(one), node)) };
      case "between":
      case "is-null":
      case "sign":
        return mapChildren(node, operand);
      case "not":
      case "case":
        return mapChildren(node, resolve);
      default:
        return node satisfies never;
    }
  }

  /** Databases disagree on `a = b IS NULL`: what has operators of its own goes into parentheses. */
  function operand(node: Expression): Expression {
    const written = resolve(node);
    return written.kind === "arithmetic" ? written : group(written);
  }

  function name(written: string): Expression | undefined {
    const found = lookUp(written, scope, dialect);
    switch (found?.kind) {
      case "column":
        return found.column.expression;
      case "output":
        resolving.repeat(found.output.size);
        return group(found.output.expression);
      case "ambiguous":
        throw new DatabaseError(
          "unknown-name",
          `The column "${shortened(written)}" is ambiguous: write which table it is of.`,
        );
      default: {
        const word = written.toUpperCase();
        return currentTimes.has(word) ? column(word) : undefined;
      }
    }
  }

  function unknown(written: string): never {
    const parts = readName(written).map(({ text }) => text);
    const shown = shortened(parts.join("."));
    if (catalog.limited) {
      throw refused(`the column "${shown}" is not among those that may be asked`);
    }
    const what = `There is no column "${shown}" in this query's tables.`;
    throw new DatabaseError("unknown-name", what);
  }

  /** SQLite and MySQL read an unknown name in double quotes as text. */
  function literal(node: Literal): Expression {
    if (node.type !== "string") return node;
    if (!node.text.startsWith('"')) return node;
    const content = node.text.slice(1, -1).replaceAll('""', '"');
    const found = content === "" ? undefined : name(node.text);
    if (found !== undefined) return found;
    if (dialect !== "sqlite" && dialect !== "mysql") return unknown(node.text);
    return string(content);
  }

  function comparison(node: Comparison): Expression {
    const { quantifier } = node;
    if (quantifier !== undefined && node.right.kind !== "subquery") {
      throw refused(`${quantifier} of something other than a SELECT`);
    }
    const operator = operatorFor(node.operator);
    const left = operand(node.left);
    const right = operand(node.right);
    const sides = withTruth({ ...node, operator, left, right });
    return node.escape === undefined ? sides : { ...sides, escape: operand(node.escape) };
  }

  function operatorFor(written: string): string {
    if (written === "==") return "=";
    if (written === "!=") return "<>";
    const likes = dialect === "sqlite" || dialect === "mysql";
    if (likes && written.endsWith("ILIKE")) return written.replace("ILIKE", "LIKE");
    if (written.endsWith("DISTINCT FROM"))
      throw refused(`${written}; compare with IS NULL as well`);
    return written;
  }

  /** SQLite has no booleans: `column = 1` becomes `column = TRUE` where the column is one. */
  function withTruth(node: Comparison): Comparison {
    if (dialect === "sqlite" || !/^(?:=|<>)$/.test(node.operator)) return node;
    const { left, right } = node;
    if (isBoolean(left) && isBit(right)) return { ...node, right: truth(right.text === "1") };
    if (isBoolean(right) && isBit(left)) return { ...node, left: truth(left.text === "1") };
    return node;
  }

  function isBoolean(side: Expression): boolean {
    if (side.kind !== "column") return false;
    for (let at: DoorScope | undefined = scope; at !== undefined; at = at.outer) {
      const columns = at.relations.flatMap((relation) => relation.columns);
      const found = columns.find(({ expression }) => expression === side);
      if (found !== undefined) return found.type === "boolean";
    }
    return false;
  }

  function arithmetic(node: Extract<Expression, { kind: "arithmetic" }>): Expression {
    const joins = node.operator === "||";
    for (const side of [node.left, node.right]) {
      const mixed = side.kind === "arithmetic" && (side.operator === "||") !== joins;
      if (mixed && (dialect === "postgres" || dialect === "duckdb")) {
        throw refused("|| beside arithmetic, which databases read differently; add parentheses");
      }
    }
    const left = operand(node.left);
    const right = operand(node.right);
    if (joins && dialect === "mysql") return call("concat", [left, right]);
    const separate = (side: Expression): Expression =>
      side.kind === "arithmetic" && (side.operator === "||") !== joins ? group(side) : side;
    return { ...node, left: separate(left), right: separate(right) };
  }

  function functionCall(node: Extract<Expression, { kind: "call" }>): Expression {
    const [first, ...more] = node.arguments;
    const counts = /^count$/i.test(node.name) && first?.kind === "star" && more.length === 0;
    const { arguments: args, ...rest } = node;
    const bare = mapChildren({ ...rest, arguments: counts ? [] : args }, resolve);
    if (bare.kind !== "call") return bare;
    return writeCall(counts ? { ...bare, arguments: args } : bare, dialect);
  }
}

/** `( a AND b ) AND c` is one chain: parsers that try each parenthesis twice stay quick. */
function sameKind(operand: Expression, parent: { readonly kind: "and" | "or" }): Expression[] {
  const inner = operand.kind === "group" ? operand.inner : operand;
  return inner.kind === parent.kind ? [...inner.operands] : [operand];
}

function isBit(side: Expression): side is Literal {
  return side.kind === "literal" && side.type === "number" && /^[01]$/.test(side.text);
}
