// Prints a tree as text. Dialects differ only in how names and values are written.

import type { Expression, FromItem, Query, Select, Source, Tail } from "./tree.ts";

export type PrintOptions = {
  /** How a name is written: a table, a column with or without its table, or an alias. */
  readonly quote?: (name: string) => string;
  /** How a literal is written; given as it stood in the query. */
  readonly literal?: (text: string, type: "string" | "number" | "null") => string;
};

export function printSql(query: Query, options: PrintOptions = {}): string {
  return printer(options).query(query);
}

/** An expression by itself: equal expressions are equal text. */
export function printExpression(node: Expression): string {
  return printer({}).expression(node);
}

function printer(options: PrintOptions) {
  const quote = options.quote ?? ((name: string) => name);
  const literal = options.literal ?? ((text: string) => text);
  return { query: printQuery, expression: printExpression };

  function printQuery(node: Query): string {
    return phrase(printBody(node), printTail(node));
  }

  function printBody(node: Query): string {
    switch (node.kind) {
      case "select":
        return printSelect(node);
      case "set":
        return phrase(printQuery(node.left), node.operator, printQuery(node.right));
      case "query-group":
        return `( ${printQuery(node.inner)} )`;
      default:
        return node satisfies never;
    }
  }

  function printSelect(node: Select): string {
    const items = node.items.map((item) =>
      phrase(printExpression(item.expression), aliasOf(item.alias)),
    );
    return phrase(
      "SELECT",
      node.distinct && "DISTINCT",
      items.join(" , "),
      node.from.length > 0 && "FROM",
      ...node.from.map(printFromItem),
      clause("WHERE", node.where),
      node.groupBy.length > 0 && `GROUP BY ${list(node.groupBy)}`,
      clause("HAVING", node.having),
    );
  }

  function aliasOf(alias: string | undefined) {
    return alias !== undefined && `AS ${quote(alias)}`;
  }

  function printFromItem(item: FromItem): string {
    const using = item.using && `USING ( ${item.using.map(quote).join(" , ")} )`;
    return phrase(
      item.join,
      printSource(item.source),
      aliasOf(item.alias),
      clause("ON", item.on),
      using,
    );
  }

  function printSource(source: Source): string {
    return source.kind === "table" ? quote(source.name) : `( ${printQuery(source.query)} )`;
  }

  function printTail(tail: Tail): string {
    const items = tail.orderBy.map((item) =>
      phrase(printExpression(item.expression), item.direction),
    );
    return phrase(
      items.length > 0 && `ORDER BY ${items.join(" , ")}`,
      clause("LIMIT", tail.limit),
      clause("OFFSET", tail.offset),
    );
  }

  function clause(keyword: string, expression: Expression | undefined) {
    return expression !== undefined && `${keyword} ${printExpression(expression)}`;
  }

  function list(items: readonly Expression[]): string {
    return items.map(printExpression).join(" , ");
  }

  function printExpression(node: Expression): string {
    switch (node.kind) {
      case "and":
      case "or":
        return node.operands.map(printExpression).join(node.kind === "and" ? " AND " : " OR ");
      case "not":
        return `NOT ${printExpression(node.operand)}`;
      case "comparison":
        return phrase(
          printExpression(node.left),
          node.operator,
          node.quantifier,
          printExpression(node.right),
        );
      case "in": {
        const right =
          node.right.kind === "list"
            ? `( ${list(node.right.items)} )`
            : printExpression(node.right);
        return phrase(printExpression(node.left), node.negated && "NOT", "IN", right);
      }
      case "between": {
        const range = `${printExpression(node.low)} AND ${printExpression(node.high)}`;
        return phrase(printExpression(node.left), node.negated && "NOT", "BETWEEN", range);
      }
      case "is-null":
        return phrase(printExpression(node.operand), "IS", node.negated && "NOT", "NULL");
      case "exists":
        return `EXISTS ${printExpression(node.query)}`;
      case "arithmetic":
        return phrase(printExpression(node.left), node.operator, printExpression(node.right));
      case "sign":
        return `${node.operator} ${printExpression(node.operand)}`;
      case "call":
        return phrase(node.name, "(", node.distinct && "DISTINCT", list(node.arguments), ")");
      case "group":
        return `( ${printExpression(node.inner)} )`;
      case "subquery":
        return `( ${printQuery(node.query)} )`;
      case "column":
        return quote(node.name);
      case "star":
        return "*";
      case "literal":
        return literal(node.text, node.type);
      case "placeholder":
        return node.name;
      default:
        return node satisfies never;
    }
  }
}

/** The parts that are there, with a blank between. */
function phrase(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
