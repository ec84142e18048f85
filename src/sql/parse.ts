// Reads a query into its tree. Written by hand because the corpora's SQL is SQLite's: text in
// double quotes, JOIN without ON, ==, and because every node must know its tokens.

import { Cursor } from "./cursor.ts";
import { parseExpression } from "./parse-expression.ts";
import type {
  Expression,
  FromItem,
  OrderItem,
  Query,
  Select,
  SelectItem,
  SetOperation,
  Source,
  Tail,
} from "./tree.ts";

/** Throws SqlSyntaxError with the position of what it did not expect. */
export function parseSql(sql: string): Query {
  const cursor = new Cursor(sql);
  const query = readQuery(cursor);
  while (cursor.at(";")) cursor.expect(";");
  if (cursor.token() !== undefined) throw cursor.error("the end of the query");
  return query;
}

function expression(cursor: Cursor): Expression {
  return parseExpression(cursor, readQuery);
}

function readQuery(cursor: Cursor): Query {
  const start = cursor.position;
  let left = readOperand(cursor);
  for (let count = 0; ; count++) {
    cursor.limit(count);
    const tail = readTail(cursor);
    if (hasTail(tail)) left = { ...left, ...tail, end: cursor.position };
    const operator = readSetOperator(cursor);
    if (operator === undefined) return left;
    const right = readOperand(cursor);
    left = { kind: "set", operator, left, right, orderBy: [], start, end: cursor.position };
  }
}

function readSetOperator(cursor: Cursor): SetOperation["operator"] | undefined {
  if (cursor.skip("UNION", "ALL")) return "UNION ALL";
  if (cursor.skip("UNION")) return "UNION";
  if (cursor.skip("INTERSECT")) return "INTERSECT";
  if (cursor.skip("EXCEPT")) return "EXCEPT";
  return undefined;
}

function readOperand(cursor: Cursor): Query {
  if (!cursor.at("(")) return readSelect(cursor);
  const start = cursor.position;
  cursor.expect("(");
  const inner = cursor.nested(() => readQuery(cursor));
  cursor.expect(")");
  return { kind: "query-group", inner, orderBy: [], start, end: cursor.position };
}

function readSelect(cursor: Cursor): Select {
  const start = cursor.position;
  cursor.expect("SELECT");
  const distinct = cursor.skip("DISTINCT");
  const items = separated(cursor, readSelectItem);
  const from = cursor.skip("FROM") ? readFrom(cursor) : [];
  const where = cursor.skip("WHERE") ? expression(cursor) : undefined;
  const groupBy = cursor.skip("GROUP", "BY") ? separated(cursor, expression) : [];
  const having = cursor.skip("HAVING") ? expression(cursor) : undefined;
  return {
    kind: "select",
    distinct,
    items,
    from,
    ...(where && { where }),
    groupBy,
    ...(having && { having }),
    orderBy: [],
    start,
    end: cursor.position,
  };
}

function readSelectItem(cursor: Cursor): SelectItem {
  const start = cursor.position;
  const value = expression(cursor);
  const alias = readAlias(cursor);
  return { expression: value, ...(alias && { alias }), start, end: cursor.position };
}

function readAlias(cursor: Cursor): string | undefined {
  if (cursor.skip("AS")) {
    if (!cursor.atKind("name") && !cursor.atKind("string")) throw cursor.error("a name after AS");
    return cursor.take().text;
  }
  return cursor.atKind("name") ? cursor.take().text : undefined;
}

function readFrom(cursor: Cursor): FromItem[] {
  const items = [readFromItem(cursor, undefined)];
  for (;;) {
    const join = readJoin(cursor);
    if (join === undefined) return items;
    items.push(readFromItem(cursor, join));
  }
}

function readJoin(cursor: Cursor): string | undefined {
  if (cursor.skip(",")) return ",";
  const words: string[] = [];
  for (const options of [["NATURAL"], ["INNER", "CROSS", "LEFT", "RIGHT", "FULL"], ["OUTER"]]) {
    const found = options.find((word) => cursor.skip(word));
    if (found !== undefined) words.push(found);
  }
  if (words.length > 0) cursor.expect("JOIN");
  else if (!cursor.skip("JOIN")) return undefined;
  return [...words, "JOIN"].join(" ");
}

function readFromItem(cursor: Cursor, join: string | undefined): FromItem {
  const start = cursor.position;
  const source = readSource(cursor);
  const alias = readAlias(cursor);
  const on = cursor.skip("ON") ? expression(cursor) : undefined;
  const using = cursor.skip("USING") ? readUsing(cursor) : undefined;
  return {
    ...(join && { join }),
    source,
    ...(alias && { alias }),
    ...(on && { on }),
    ...(using && { using }),
    start,
    end: cursor.position,
  };
}

function readSource(cursor: Cursor): Source {
  const start = cursor.position;
  if (cursor.skip("(")) {
    const query = cursor.nested(() => readQuery(cursor));
    cursor.expect(")");
    return { kind: "subquery", query, start, end: cursor.position };
  }
  if (!cursor.atKind("name") && !cursor.atKind("string")) throw cursor.error("a table");
  return { kind: "table", name: cursor.take().text, start, end: cursor.position };
}

function readUsing(cursor: Cursor): string[] {
  cursor.expect("(");
  const names = separated(cursor, (at) => {
    if (!at.atKind("name")) throw at.error("a column");
    return at.take().text;
  });
  cursor.expect(")");
  return names;
}

function readTail(cursor: Cursor): Tail {
  const orderBy = cursor.skip("ORDER", "BY") ? separated(cursor, readOrderItem) : [];
  if (!cursor.skip("LIMIT")) return { orderBy };
  const first = expression(cursor);
  // LIMIT offset , count is the older spelling of LIMIT count OFFSET offset.
  if (cursor.skip(",")) return { orderBy, limit: expression(cursor), offset: first };
  if (cursor.skip("OFFSET")) return { orderBy, limit: first, offset: expression(cursor) };
  return { orderBy, limit: first };
}

function hasTail(tail: Tail): boolean {
  return tail.orderBy.length > 0 || tail.limit !== undefined;
}

function readOrderItem(cursor: Cursor): OrderItem {
  const start = cursor.position;
  const value = expression(cursor);
  const direction = cursor.skip("ASC") ? "ASC" : cursor.skip("DESC") ? "DESC" : undefined;
  return { expression: value, ...(direction && { direction }), start, end: cursor.position };
}

function separated<T>(cursor: Cursor, read: (cursor: Cursor) => T): T[] {
  const items = [read(cursor)];
  while (cursor.skip(",")) items.push(read(cursor));
  return items;
}
