// The single conditions of a query, each with its polarity: what must hold and what must not.

import type { Expression, Query, Select } from "../tree.ts";
import { walkQuery } from "../walk.ts";

export type Condition = {
  /** Never AND, OR, NOT or a pair of parentheses. Its own NOT, as in NOT IN, is counted too. */
  readonly node: Expression;
  readonly negated: boolean;
  /** One of several of which any may hold. */
  readonly optional: boolean;
  readonly clause: "on" | "where" | "having";
  readonly select: Select;
};

/** Of every SELECT, the outermost first. */
export function conditionsOf(query: Query): readonly Condition[] {
  const found: Condition[] = [];
  walkQuery(query, {
    select(select) {
      const add = (clause: Condition["clause"], node: Expression | undefined) => {
        if (node === undefined) return;
        for (const one of splitCondition(node)) found.push({ ...one, clause, select });
      };
      for (const { on } of select.from) add("on", on);
      add("where", select.where);
      add("having", select.having);
    },
  });
  return found;
}

type Single = Pick<Condition, "node" | "negated" | "optional">;

/** NOT ( a AND b ) makes a and b optional, as an OR does. */
function splitCondition(node: Expression, negated = false, optional = false): Single[] {
  switch (node.kind) {
    case "group":
      return splitCondition(node.inner, negated, optional);
    case "not":
      return splitCondition(node.operand, !negated, optional);
    case "and":
    case "or": {
      const any = (node.kind === "or") !== negated || optional;
      return node.operands.flatMap((operand) => splitCondition(operand, negated, any));
    }
    default:
      return [{ node, negated: negated !== ownNegation(node), optional }];
  }
}

const negative = new Set(["!=", "<>", "NOT LIKE", "IS NOT"]);

function ownNegation(node: Expression): boolean {
  switch (node.kind) {
    case "in":
    case "between":
    case "is-null":
      return node.negated;
    case "comparison":
      return negative.has(node.operator);
    default:
      return false;
  }
}
