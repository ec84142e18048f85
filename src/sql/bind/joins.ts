// How the tables of a query hang together: pairs of columns that must be equal.

import { plainName } from "../name.ts";
import type { Expression, Select } from "../tree.ts";
import { conjuncts, stripGroups } from "../tree-builders.ts";
import type { Bound, ColumnUse, Relation } from "./bound.ts";

export type Join = {
  readonly left: ColumnUse;
  readonly right: ColumnUse;
  /** Where it is said: ON, USING, NATURAL, an equality in WHERE, or `left IN ( SELECT right`. */
  readonly by: "on" | "using" | "natural" | "where" | "in";
  readonly select: Select;
  /** The condition that says it, of ON and WHERE. */
  readonly node?: Expression;
};

export function joinsOf(bound: Bound): readonly Join[] {
  return [...bound.scopes.values()].flatMap(({ select, relations }) => [
    ...relations.flatMap((relation, i) => joined(relation, relations.slice(0, i), bound)),
    ...equalities(select.where, bound).map((pair) => ({ ...pair, by: "where" as const, select })),
    ...links(select, bound),
  ]);
}

function joined(relation: Relation, before: readonly Relation[], bound: Bound): Join[] {
  const { from, select } = relation;
  const shared = from.join?.startsWith("NATURAL")
    ? (relation.columns ?? []).map(({ name }) => name)
    : (from.using ?? []).map(plainName);
  const by = from.using === undefined ? ("natural" as const) : ("using" as const);
  const merged = shared.flatMap((name): Join[] => {
    const left = before.map((one) => useOf(one, name)).find((use) => use !== undefined);
    const right = useOf(relation, name);
    return left && right ? [{ left, right, by, select }] : [];
  });
  const on = equalities(from.on, bound).map((pair) => ({ ...pair, by: "on" as const, select }));
  return [...merged, ...on];
}

function useOf(relation: Relation, name: string): ColumnUse | undefined {
  if (relation.columns === undefined) return { relation, name, depth: 0 };
  const column = relation.columns.find((one) => one.name === name);
  if (column === undefined) return undefined;
  return { relation, name, depth: 0, ...(column.stored && { stored: column.stored }) };
}

/** Equal columns of different relations, among what must hold. */
function equalities(condition: Expression | undefined, bound: Bound) {
  return conjuncts(condition).flatMap((node) => {
    if (node.kind !== "comparison" || !["=", "=="].includes(node.operator)) return [];
    const left = bound.columns.get(stripGroups(node.left));
    const right = bound.columns.get(stripGroups(node.right));
    if (left === undefined || right === undefined || left.relation === right.relation) return [];
    return [{ left, right, node }];
  });
}

/** `x IN ( SELECT y ...` ties x to y as a join does. */
function links(select: Select, bound: Bound): Join[] {
  const found: Join[] = [];
  for (const node of conjuncts(select.where)) {
    if (node.kind !== "in" || node.negated || node.right.kind !== "subquery") continue;
    const inner = node.right.query;
    const item = inner.kind === "select" && inner.items.length === 1 ? inner.items[0] : undefined;
    const left = bound.columns.get(stripGroups(node.left));
    const right = item && bound.columns.get(stripGroups(item.expression));
    if (left && right) found.push({ left, right, by: "in", select });
  }
  return found;
}
