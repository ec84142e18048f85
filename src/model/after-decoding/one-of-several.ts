// "what do they cost", of those on saturday or sunday: what holds for either is not narrowed to one of the two by
// another way. A model that learned one day beside another column of the same kind writes that of one of them.
import { tryParse } from "../../sql/parse-words.ts";
import { printExpression, printSql } from "../../sql/print.ts";
import type { Expression, Query } from "../../sql/tree.ts";
import { conditionsIn, disjuncts, withConditions } from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";

/** The query as predicted, or without what takes one of several that are said. */
export function anyOfSeveral(sql: string): string {
  const query = tryParse(sql);
  if (query === undefined) return sql;
  const choices = choicesIn(query);
  if (choices.size === 0) return sql;
  let narrowed = false;
  /** Null where nothing of it is left. */
  const kept = (part: Expression): Expression | null => {
    if (part.kind === "comparison" && part.right.kind === "subquery")
      return { ...part, right: { ...part.right, query: widened(part.right.query) } };
    if (part.kind !== "in" || part.right.kind !== "subquery") return part;
    const columns = choices.get(printExpression(part.right));
    if (columns !== undefined && !columns.has(printExpression(part.left))) {
      narrowed = true;
      return null;
    }
    const inner = widened(part.right.query);
    const isBare = inner.kind === "select" && inner.where === undefined;
    return isBare && inner !== part.right.query
      ? null
      : { ...part, right: { ...part.right, query: inner } };
  };
  const widened = (inner: Query): Query => {
    if (inner.kind !== "select" || inner.where === undefined) return inner;
    return withConditions(
      inner,
      conditionsIn(inner.where).flatMap((part) => kept(part) ?? []),
    );
  };
  const wide = widened(query);
  return narrowed ? printSql(wide) : sql;
}

/** What one of several must be in, and the columns that it is said of; the same twice is no choice. */
function choicesIn(query: Query): ReadonlyMap<string, ReadonlySet<string>> {
  const choices = new Map<string, Set<string>>();
  walkQuery(query, {
    expression: (node) => {
      if (node.kind !== "or") return;
      const among = disjuncts(node).flatMap((one) =>
        one.kind === "in" && one.right.kind === "subquery" && !one.negated
          ? [[printExpression(one.right), printExpression(one.left)] as const]
          : [],
      );
      if (new Set(among.map(([told]) => told)).size < 2) return;
      for (const [told, column] of among)
        choices.set(told, (choices.get(told) ?? new Set()).add(column));
    },
  });
  return choices;
}
