// Reads a query into its tree. Written by hand because the corpora's SQL is SQLite's: text in
// double quotes, JOIN without ON, ==, and because every node must know its tokens.

import { Cursor } from "./cursor.ts";
import { capitals, lexSql, type SqlToken } from "./lexer.ts";
import { startReading } from "./parse-expression.ts";
import { orderItems, type Parsing, separated } from "./reading.ts";
import type {
  CommonTable,
  Expression,
  FromItem,
  Query,
  Select,
  SelectItem,
  SetOperation,
  Source,
  Tail,
  With,
  Writable,
} from "./tree.ts";

/** Throws SqlSyntaxError with the position of what it did not expect. */
export function parseSql(sql: string): Query {
  return parseTokens(lexSql(sql));
}

export function parseTokens(tokens: readonly SqlToken[]): Query {
  const cursor = new Cursor(tokens);
  const query = readQuery(startReading(cursor, readQuery));
  while (cursor.at(";")) cursor.expect(";");
  if (cursor.token() !== undefined) throw cursor.error("the end of the query");
  return query;
}

/** One expression by itself: `SUM ( price )`. */
export function parseExpression(sql: string): Expression {
  const cursor = new Cursor(lexSql(sql));
  const expression = startReading(cursor, readQuery).expression();
  if (cursor.token() !== undefined) throw cursor.error("the end of the expression");
  return expression;
}

function readQuery(reading: Parsing): Query {
  const { cursor } = reading;
  if (!cursor.atWords("WITH")) return readBody(reading);
  const start = cursor.position;
  const common = cursor.nested(() => readWith(reading));
  return { ...readBody(reading), with: common, start };
}

function readWith(reading: Parsing): With {
  const { cursor } = reading;
  const start = cursor.position;
  cursor.expectWords("WITH");
  const recursive = cursor.skipWords("RECURSIVE");
  const tables = separated(cursor, () => readCommonTable(reading));
  return { recursive, tables, start, end: cursor.position };
}

function readCommonTable({ cursor, query: readInner }: Parsing): CommonTable {
  const start = cursor.position;
  const name = readOwnName(cursor, "a name after WITH");
  const columns = cursor.at("(") ? readNames(cursor) : undefined;
  cursor.expect("AS");
  cursor.expect("(");
  const query = readInner();
  cursor.expect(")");
  return { name, ...(columns && { columns }), query, start, end: cursor.position };
}

/** Joined by UNION and the like, as many as SQLite takes: a series of the days of a year has one for each. */
const mostSelects = 500;

function readBody(reading: Parsing): Query {
  const { cursor } = reading;
  const start = cursor.position;
  let left = readOperand(reading);
  for (let count = 0; ; count++) {
    cursor.limit(count, mostSelects);
    const tail = readTail(reading);
    if (hasTail(tail)) left = { ...left, ...tail, end: cursor.position };
    const operator = readSetOperator(cursor);
    if (operator === undefined) return left;
    const right = readOperand(reading);
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

function readOperand(reading: Parsing): Query {
  const { cursor } = reading;
  if (!cursor.at("(")) return readSelect(reading);
  const start = cursor.position;
  cursor.expect("(");
  const inner = cursor.nested(reading.query);
  cursor.expect(")");
  return { kind: "query-group", inner, orderBy: [], start, end: cursor.position };
}

function readSelect(reading: Parsing): Select {
  const { cursor, expression } = reading;
  const start = cursor.position;
  cursor.expect("SELECT");
  const distinct = cursor.skip("DISTINCT");
  const items = separated(cursor, () => readSelectItem(reading));
  const from = cursor.skip("FROM") ? readFrom(reading) : [];
  const where = cursor.skip("WHERE") ? expression() : undefined;
  const groupBy = cursor.skip("GROUP", "BY") ? separated(cursor, expression) : [];
  const having = cursor.skip("HAVING") ? expression() : undefined;
  const end = cursor.position;
  // Filled in rather than spread together: most of a query's time goes into its SELECTs and tables.
  const select: Writable<Select> = {
    kind: "select",
    distinct,
    items,
    from,
    groupBy,
    orderBy: [],
    start,
    end,
  };
  if (where !== undefined) select.where = where;
  if (having !== undefined) select.having = having;
  return select;
}

function readSelectItem({ cursor, expression }: Parsing): SelectItem {
  const start = cursor.position;
  const value = expression();
  const alias = readAlias(cursor);
  const end = cursor.position;
  return alias === undefined
    ? { expression: value, start, end }
    : { expression: value, alias, start, end };
}

/** Words that go on with the query where an alias could stand. */
const clauseWords = new Set("FETCH FOR INTO QUALIFY RETURNING WINDOW".split(" "));

function readAlias(cursor: Cursor): string | undefined {
  if (cursor.skip("AS")) return readOwnName(cursor, "a name after AS");
  const token = cursor.token();
  if (token?.kind !== "name" || clauseWords.has(capitals(token.text))) return undefined;
  return cursor.take().text;
}

/** A name that the query gives; in double quotes it is a string to the lexer. */
function readOwnName(cursor: Cursor, expected: string): string {
  if (!cursor.atKind("name") && !cursor.atKind("string")) throw cursor.error(expected);
  return cursor.take().text;
}

function readFrom(reading: Parsing): FromItem[] {
  const items = [readFromItem(reading, undefined)];
  for (;;) {
    const join = readJoin(reading.cursor);
    if (join === undefined) return items;
    items.push(readFromItem(reading, join));
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

function readFromItem(reading: Parsing, join: string | undefined): FromItem {
  const { cursor } = reading;
  const start = cursor.position;
  const source = readSource(reading);
  const alias = readAlias(cursor);
  const columns = alias !== undefined && cursor.at("(") ? readNames(cursor) : undefined;
  const on = cursor.skip("ON") ? reading.expression() : undefined;
  const using = cursor.skip("USING") ? readNames(cursor) : undefined;
  const item: Writable<FromItem> = { source, start, end: cursor.position };
  if (join !== undefined) item.join = join;
  if (alias !== undefined) item.alias = alias;
  if (columns !== undefined) item.columns = columns;
  if (on !== undefined) item.on = on;
  if (using !== undefined) item.using = using;
  return item;
}

function readSource(reading: Parsing): Source {
  const { cursor } = reading;
  const start = cursor.position;
  if (cursor.skip("(")) {
    const query = cursor.nested(reading.query);
    cursor.expect(")");
    return { kind: "subquery", query, start, end: cursor.position };
  }
  // A table called order or group, in a place where no ORDER BY can stand.
  const isWord = (cursor.at("ORDER") || cursor.at("GROUP")) && cursor.token(1)?.text !== "BY";
  if (!isWord && !cursor.atKind("name") && !cursor.atKind("string")) throw cursor.error("a table");
  return { kind: "table", name: cursor.take().text, start, end: cursor.position };
}

function readNames(cursor: Cursor): string[] {
  cursor.expect("(");
  const names = separated(cursor, () => readOwnName(cursor, "a column"));
  cursor.expect(")");
  return names;
}

function readTail(reading: Parsing): Tail {
  const { cursor, expression: read } = reading;
  const orderBy = cursor.skip("ORDER", "BY") ? orderItems(reading) : [];
  if (cursor.skip("LIMIT")) {
    const first = read();
    // LIMIT offset , count is the older spelling of LIMIT count OFFSET offset.
    if (cursor.skip(",")) return { orderBy, limit: read(), offset: first };
    if (cursor.skip("OFFSET")) return { orderBy, limit: first, offset: read() };
    return { orderBy, limit: first };
  }
  const offset = cursor.skip("OFFSET") ? read() : undefined;
  cursor.takeWord("ROWS", "ROW");
  const limit = cursor.skip("LIMIT") ? read() : readFetch(reading);
  return { orderBy, ...(limit && { limit }), ...(offset && { offset }) };
}

/** FETCH FIRST 5 ROWS ONLY is the standard's LIMIT 5. */
function readFetch({ cursor, expression }: Parsing): Expression | undefined {
  if (!cursor.skipWords("FETCH")) return undefined;
  if (cursor.takeWord("FIRST", "NEXT") === undefined) throw cursor.error("FIRST");
  const limit = expression();
  if (cursor.takeWord("ROWS", "ROW") === undefined) throw cursor.error("ROWS");
  cursor.expectWords("ONLY");
  return limit;
}

function hasTail(tail: Tail): boolean {
  return tail.orderBy.length > 0 || tail.limit !== undefined || tail.offset !== undefined;
}
