// What the parts of the parser hand to each other: the place, and how expressions and queries are
// read, so that none of them needs to know the others.

import type { Cursor } from "./cursor.ts";
import type { Expression, OrderItem, Query } from "./tree.ts";

export type Parsing = {
  readonly cursor: Cursor;
  readonly expression: () => Expression;
  readonly query: () => Query;
};

export function separated<T>(cursor: Cursor, read: () => T): T[] {
  const items = [read()];
  while (cursor.skip(",")) items.push(read());
  return items;
}

/** What follows ORDER BY. */
export function orderItems({ cursor, expression }: Parsing): OrderItem[] {
  return separated(cursor, () => {
    const start = cursor.position;
    const value = expression();
    const direction = cursor.skip("ASC") ? "ASC" : cursor.skip("DESC") ? "DESC" : undefined;
    const nulls = cursor.skipWords("NULLS") ? cursor.takeWord("FIRST", "LAST") : undefined;
    return {
      expression: value,
      ...(direction && { direction }),
      ...(nulls && { nulls }),
      start,
      end: cursor.position,
    };
  });
}
