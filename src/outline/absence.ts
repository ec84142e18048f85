// NOT EXISTS and LEFT JOIN ... IS NULL say what NOT IN says: outlines know the last form alone.

import type { Expression, Query, Select } from "../sql/tree.ts";
import { conjuncts, withConditions } from "../sql/tree-builders.ts";
import { columnOf, type Names } from "./names.ts";
import { OutlineError } from "./outline-error.ts";

/** `EXISTS (SELECT ... WHERE inner.x = outer.y AND rest)` is `outer.y IN (SELECT inner.x WHERE rest)`. */
export function absenceOfExists(query: Query, names: Names): { outer: Expression; query: Select } {
  if (query.kind !== "select" || query.where === undefined) throw new OutlineError("exists");
  const conditions = conjuncts(query.where);
  for (const [i, condition] of conditions.entries()) {
    const sides = correlated(condition, query, names);
    if (sides === undefined) continue;
    const { start, end } = sides.inner;
    const items = [{ expression: sides.inner, start, end }];
    const rest = conditions.filter((_, j) => j !== i);
    return {
      outer: sides.outer,
      query: withConditions({ ...query, distinct: false, items }, rest),
    };
  }
  throw new OutlineError("exists");
}

/** `inner.x = outer.y`, of a query that stands within another. */
export function correlated(
  condition: Expression,
  query: Select,
  names: Names,
): { inner: Expression; outer: Expression } | undefined {
  if (condition.kind !== "comparison" || condition.operator !== "=") return undefined;
  const { left, right } = condition;
  if (left.kind !== "column" || right.kind !== "column") return undefined;
  const own = (side: Expression): boolean => query.from.includes(columnOf(names, side).from);
  if (own(left) === own(right)) return undefined;
  return own(left) ? { inner: left, outer: right } : { inner: right, outer: left };
}

/** `a LEFT JOIN b ON b.x = a.y WHERE b.z IS NULL` is `a WHERE a.y NOT IN (SELECT b.x FROM b)`. */
export function absenceOfLeftJoin(query: Select, { bound }: Names): Select {
  const last = query.from.at(-1);
  if (last?.join?.startsWith("LEFT") !== true || query.where === undefined) return query;
  const belongs = (node: Expression): boolean => bound.columns.get(node)?.relation.from === last;
  const conditions = conjuncts(query.where);
  const missing = conditions.findIndex(
    (one) => one.kind === "is-null" && !one.negated && belongs(one.operand),
  );
  const on = last.on;
  if (missing < 0 || on?.kind !== "comparison" || on.operator !== "=") return query;
  const [inner, outer] = belongs(on.left) ? [on.left, on.right] : [on.right, on.left];
  if (!belongs(inner) || belongs(outer)) return query;
  const { start, end } = on;
  const select: Select = {
    kind: "select",
    distinct: false,
    items: [{ expression: inner, start, end }],
    from: [last],
    groupBy: [],
    orderBy: [],
    start,
    end,
  };
  const absent: Expression = {
    kind: "in",
    negated: true,
    left: outer,
    right: { kind: "subquery", query: select, start, end },
    start,
    end,
  };
  const parts = conditions.map((one, i) => (i === missing ? absent : one));
  return withConditions({ ...query, from: query.from.slice(0, -1) }, parts);
}
