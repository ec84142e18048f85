// Reads function calls: DISTINCT, an order of their own, FILTER, and the window they look through.

import type { Cursor } from "./cursor.ts";
import { capitals } from "./lexer.ts";
import { orderItems, type Parsing } from "./reading.ts";
import type { Call, Expression, OrderItem, Window } from "./tree.ts";

export function readCall(reading: Parsing): Call {
  const { cursor } = reading;
  const start = cursor.position;
  const name = cursor.take().text;
  cursor.expect("(");
  const distinct = cursor.skip("DISTINCT");
  const args = cursor.at(")") ? [] : readArguments(reading, capitals(name));
  const orderBy = cursor.skip("ORDER", "BY") ? orderItems(reading) : undefined;
  if (cursor.skipWords("SEPARATOR")) args.push(reading.expression());
  cursor.expect(")");
  const filter = cursor.atWords("FILTER") && opens(cursor, 1) ? readFilter(reading) : undefined;
  const over = cursor.atWords("OVER") ? readWindow(reading) : undefined;
  return {
    kind: "call",
    name,
    distinct,
    arguments: args,
    ...(orderBy && { orderBy }),
    ...(filter && { filter }),
    ...(over && { over }),
    start,
    end: cursor.position,
  };
}

/** `substring ( x FROM 2 FOR 3 )` is the standard's way to write `substring ( x , 2 , 3 )`. */
function readArguments({ cursor, expression }: Parsing, name: string): Expression[] {
  const items = [expression()];
  if (name === "SUBSTRING" && cursor.skip("FROM")) {
    items.push(expression());
    if (cursor.skipWords("FOR")) items.push(expression());
  }
  while (cursor.skip(",")) items.push(expression());
  return items;
}

function opens(cursor: Cursor, ahead: number): boolean {
  return cursor.token(ahead)?.text === "(";
}

function readFilter({ cursor, expression }: Parsing): Expression {
  cursor.expectWords("FILTER");
  cursor.expect("(");
  cursor.expect("WHERE");
  const condition = expression();
  cursor.expect(")");
  return condition;
}

/** A word OVER that opens nothing is the alias of the column. */
function readWindow(reading: Parsing): Window | undefined {
  const { cursor } = reading;
  if (!opens(cursor, 1)) return undefined;
  const start = cursor.position;
  cursor.expectWords("OVER");
  cursor.expect("(");
  const partitionBy: Expression[] = [];
  if (cursor.skipWords("PARTITION", "BY")) {
    do partitionBy.push(reading.expression());
    while (cursor.skip(","));
  }
  const orderBy: readonly OrderItem[] = cursor.skip("ORDER", "BY") ? orderItems(reading) : [];
  const frame = readFrame(cursor);
  cursor.expect(")");
  return { partitionBy, orderBy, ...(frame && { frame }), start, end: cursor.position };
}

function readFrame(cursor: Cursor): string | undefined {
  const unit = cursor.takeWord("ROWS", "RANGE", "GROUPS");
  if (unit === undefined) return undefined;
  if (!cursor.skip("BETWEEN")) return `${unit} ${readBound(cursor)}`;
  const first = readBound(cursor);
  cursor.expect("AND");
  return `${unit} BETWEEN ${first} AND ${readBound(cursor)}`;
}

function readBound(cursor: Cursor): string {
  if (cursor.skipWords("CURRENT", "ROW")) return "CURRENT ROW";
  const isCount = cursor.atKind("number") && /^\d+$/.test(cursor.token()?.text ?? "");
  const from = isCount ? cursor.take().text : cursor.takeWord("UNBOUNDED");
  const side = from && cursor.takeWord("PRECEDING", "FOLLOWING");
  if (side === undefined) throw cursor.error("UNBOUNDED, a number of rows, or CURRENT ROW");
  return `${from} ${side}`;
}
