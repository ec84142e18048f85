// Rewrites the conditions of a query wherever they stand: those of its own WHERE, and of the queries inside.
import { mapChildren } from "./transform.ts";
import type { Expression, Query } from "./tree.ts";
import { conjuncts, withConditions } from "./tree-builders.ts";

/** Another one in its place, null for none; the same where it stays and is looked into. */
export type ChangeCondition = (part: Expression) => Expression | null;

export function mapConditions(query: Query, change: ChangeCondition): Query {
  if (query.kind !== "select" || query.where === undefined) return query;
  const parts = conjuncts(query.where);
  const made = parts.flatMap((part) => changed(part, change) ?? []);
  if (made.length === parts.length && made.every((one, i) => one === parts[i])) return query;
  return withConditions(query, made);
}

/** One of them, and those inside it. */
export const mapCondition = (part: Expression, change: ChangeCondition): Expression =>
  changed(part, change) ?? part;

function changed(part: Expression, change: ChangeCondition): Expression | null {
  const made = change(part);
  return made === part ? inside(part, change) : made;
}

/** Nothing is taken out of a choice or a denial: there a part that goes stays. */
function inside(node: Expression, change: ChangeCondition): Expression {
  const made = mapChildren(node, (child) => changed(child, change) ?? child);
  if (made.kind === "subquery") return { ...made, query: mapConditions(made.query, change) };
  if (made.kind === "in" && made.right.kind === "subquery")
    return {
      ...made,
      right: { ...made.right, query: mapConditions(made.right.query, change) },
    };
  return made;
}
