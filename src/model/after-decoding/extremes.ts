// The least or the most of a column, as queries of one table ask for it: `price = ( SELECT MIN ( price ) FROM ... )`.
import { equated } from "../../sql/bind/asked.ts";
import type { Call, Comparison, Expression, Query, Select } from "../../sql/tree.ts";
import { walkQuery } from "../../sql/walk.ts";

export type Extreme = { readonly call: Call; readonly column: string; readonly isLeast: boolean };

export type End = Extreme & { readonly part: Comparison; readonly among: Select };

/** What a query is the least or the most of, and nothing else. */
export function extremeOf({ items }: Select): Extreme | undefined {
  const [item, ...more] = items;
  const call = item?.expression;
  if (call?.kind !== "call" || more.length > 0 || !isExtreme(call)) return undefined;
  const [column] = call.arguments;
  const isLeast = /^min$/i.test(call.name);
  return column?.kind === "column" ? { call, column: column.name, isLeast } : undefined;
}

/** Of a condition that the column it is about is at one of its ends. */
export function endOf(part: Expression): End | undefined {
  const asked = equated(part);
  const among = asked?.value.kind === "subquery" ? asked.value.query : undefined;
  const found = among?.kind === "select" ? extremeOf(among) : undefined;
  if (!asked || among?.kind !== "select" || found?.column !== asked.column) return undefined;
  return { ...found, part: asked.part, among };
}

/** Wherever they stand in a query. */
export function extremesIn(query: Query | undefined): readonly Call[] {
  const found: Call[] = [];
  if (query !== undefined)
    walkQuery(query, {
      expression: (node) => void (node.kind === "call" && isExtreme(node) && found.push(node)),
    });
  return found;
}

const isExtreme = ({ name }: Call): boolean => /^(?:min|max)$/i.test(name);
