// Conditions with their polarity: what must hold and what must not. NOT is carried inwards, to where it
// is sure what it means.

import type { Expression } from "../tree.ts";
import { stripGroups } from "../tree-builders.ts";

export type SignedCondition = {
  /** Never NOT or a pair of parentheses. */
  readonly node: Expression;
  readonly negated: boolean;
};

/** All of which hold or do not: NOT ( a OR b ) is as much as NOT a AND NOT b. */
export function allOf(condition: Expression, negated = false): SignedCondition[] {
  const node = stripGroups(condition);
  if (node.kind === "not") return allOf(node.operand, !negated);
  if (node.kind !== (negated ? "or" : "and")) return [{ node, negated }];
  return node.operands.flatMap((operand) => allOf(operand, negated));
}
