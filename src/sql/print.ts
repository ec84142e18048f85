// Prints a tree as text. Dialects differ only in how calls and intervals are written.

import type {
  Call,
  Expression,
  FromItem,
  OrderItem,
  Query,
  Select,
  Source,
  Tail,
  With,
} from "./tree.ts";

export type PrintOptions = {
  readonly interval?: (amount: string, unit: string) => string;
  /** No blank between a function and its parenthesis: MySQL takes it for no function otherwise. */
  readonly tightCalls?: boolean;
};

export function printSql(query: Query, options: PrintOptions = {}): string {
  return printer(options).query(query);
}

/** An expression by itself: equal expressions are equal text. */
export function printExpression(node: Expression): string {
  return printer({}).expression(node);
}

function printer(options: PrintOptions) {
  const interval = options.interval ?? ((amount, unit) => `INTERVAL '${amount} ${unit}'`);
  const open = options.tightCalls ? "(" : " (";
  return { query: printQuery, expression: printExpression };

  function printQuery(node: Query): string {
    return phrase(node.with && printWith(node.with), printBody(node), printTail(node));
  }

  function printWith(node: With): string {
    const tables = node.tables.map(({ name, columns, query: inner }) =>
      phrase(name, columns && names(columns), "AS", `( ${printQuery(inner)} )`),
    );
    return phrase("WITH", node.recursive && "RECURSIVE", tables.join(" , "));
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
    return alias !== undefined && `AS ${alias}`;
  }

  function printFromItem(item: FromItem): string {
    const using = item.using && `USING ${names(item.using)}`;
    return phrase(
      item.join,
      printSource(item.source),
      aliasOf(item.alias),
      item.columns && names(item.columns),
      clause("ON", item.on),
      using,
    );
  }

  function printSource(source: Source): string {
    return source.kind === "table" ? source.name : `( ${printQuery(source.query)} )`;
  }

  function printTail(tail: Tail): string {
    return phrase(order(tail.orderBy), clause("LIMIT", tail.limit), clause("OFFSET", tail.offset));
  }

  function order(items: readonly OrderItem[]) {
    const texts = items.map((item) =>
      phrase(printExpression(item.expression), item.direction, item.nulls && `NULLS ${item.nulls}`),
    );
    return texts.length > 0 && `ORDER BY ${texts.join(" , ")}`;
  }

  function names(items: readonly string[]): string {
    return `( ${items.join(" , ")} )`;
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
          clause("ESCAPE", node.escape),
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
        return printCall(node);
      case "case":
        return phrase(
          "CASE",
          node.operand && printExpression(node.operand),
          ...node.branches.map(
            ({ when, result }) => `WHEN ${printExpression(when)} THEN ${printExpression(result)}`,
          ),
          clause("ELSE", node.otherwise),
          "END",
        );
      case "cast":
        return `CAST${open} ${printExpression(node.operand)} AS ${node.type} )`;
      case "collate":
        return `${printExpression(node.operand)} COLLATE ${node.collation}`;
      case "extract":
        return `EXTRACT${open} ${node.field} FROM ${printExpression(node.operand)} )`;
      case "interval":
        return interval(node.amount, node.unit);
      case "group":
        return `( ${printExpression(node.inner)} )`;
      case "subquery":
        return `( ${printQuery(node.query)} )`;
      case "column":
        return node.name;
      case "star":
        return "*";
      case "literal":
        return node.text;
      case "placeholder":
        return node.name;
      default:
        return node satisfies never;
    }
  }

  function printCall(node: Call): string {
    const { over } = node;
    return phrase(
      node.name + open,
      node.distinct && "DISTINCT",
      list(node.arguments),
      order(node.orderBy ?? []),
      ")",
      node.filter && `FILTER ( WHERE ${printExpression(node.filter)} )`,
      over &&
        phrase(
          "OVER (",
          over.partitionBy.length > 0 && `PARTITION BY ${list(over.partitionBy)}`,
          order(over.orderBy),
          over.frame,
          ")",
        ),
    );
  }
}

/** The parts that are there, with a blank between. */
function phrase(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
