// Which parts of a query say what its rows must not be: NOT and its forms, EXCEPT, what is counted to nothing, what a
// LEFT JOIN did not find. Two denials, one inside the other, are none.

import type { Comparison, Expression, Query, Select } from "../tree.ts";
import { firstSelect, stripGroups } from "../tree-builders.ts";
import { childrenOf, someWithin } from "../walk.ts";

/** The expressions of a query that are denied. */
export function deniedIn(query: Query): ReadonlySet<Expression> {
  const denied = new Set<Expression>();
  signQuery(query, false, denied);
  return denied;
}

/** `!=`, `NOT LIKE`, `IS NOT`: a comparison that denies. */
export const isDenying = ({ operator }: Comparison): boolean =>
  /^(?:!=|<>|NOT\b|IS NOT$|IS DISTINCT)/.test(operator);

/** Nothing, no or false, as a literal. */
export function isNothing(node: Expression): boolean {
  const { kind, text = "" } = { text: "", ...stripGroups(node) };
  return (
    kind === "literal" && /^(?:'?0(?:\.0*)?'?|FALSE|NULL|'(?:n|no|f|false|none|)')$/i.test(text)
  );
}

function signQuery(query: Query, negated: boolean, denied: Set<Expression>): void {
  for (const table of query.with?.tables ?? []) signQuery(table.query, negated, denied);
  if (query.kind === "query-group") signQuery(query.inner, negated, denied);
  else if (query.kind === "set") {
    signQuery(query.left, negated, denied);
    signQuery(query.right, (query.operator === "EXCEPT") !== negated, denied);
  } else signSelect(query, negated, denied);
}

function signSelect(query: Select, negated: boolean, denied: Set<Expression>): void {
  const { where, having } = query;
  const isUnmatched = where !== undefined && asksForNull(where);
  for (const { join = "", source, on } of query.from) {
    const outer = isUnmatched && /^LEFT/i.test(join) ? !negated : negated;
    if (source.kind === "subquery") signQuery(source.query, outer, denied);
    if (on !== undefined) sign(on, outer, denied);
  }
  const parts = [...query.items.map(({ expression }) => expression), ...query.groupBy];
  const tail = query.orderBy.map(({ expression }) => expression);
  for (const part of [...parts, ...tail]) sign(part, negated, denied);
  for (const part of [where, having]) if (part !== undefined) sign(part, negated, denied);
}

function sign(node: Expression, negated: boolean, denied: Set<Expression>): void {
  if (negated) denied.add(node);
  if (node.kind === "subquery") signQuery(node.query, negated, denied);
  const turns =
    node.kind === "not" ||
    ("negated" in node && node.negated && node.kind !== "is-null") ||
    (node.kind === "comparison" && (isDenying(node) || countsToNothing(node)));
  for (const child of childrenOf(node)) sign(child, turns !== negated, denied);
}

/** `( SELECT COUNT ( * ) ... ) = 0` */
function countsToNothing({ operator, left, right }: Comparison): boolean {
  if (operator !== "=" || !isNothing(right) || left.kind !== "subquery") return false;
  const [item] = firstSelect(left.query).items;
  return item?.expression.kind === "call" && /^count$/i.test(item.expression.name);
}

const asksForNull = (where: Expression): boolean =>
  someWithin(where, (node) => node.kind === "is-null" && !node.negated);
