// "on tuesday, wednesday or thursday": more of one kind than a model learned to write beside each other. It hears
// the first alone; the others are put beside that in its query.
import type { ColumnTypes, Placeholder, ResolvedValue } from "../entities/placeholder.ts";
import { tryParse } from "../sql/parse-words.ts";
import { printSql } from "../sql/print.ts";
import { mapChildren } from "../sql/transform.ts";
import type { Expression, Query } from "../sql/tree.ts";
import { conjunction, conjuncts } from "../sql/tree-builders.ts";
import { walkExpression } from "../sql/walk.ts";

export type ListedValues = {
  /** The utterance with the first of them alone. */
  readonly alone: string;
  readonly values: readonly ResolvedValue[];
};

const between = /^\s*(?:,|(?:,\s*)?(?:or|and))\s*(?:(?:on|in|at)\s+)?(?:the\s+)?$/;

/** Days, three of them or two with only a comma between; null where none stand so. */
export function listedValues(
  utterance: string,
  found: readonly ResolvedValue[],
): ListedValues | null {
  const days = found.filter(({ kind, op }) => kind === "date" && op === undefined);
  for (const [i, first] of days.entries()) {
    const values = [first];
    for (const next of days.slice(i + 1)) {
      const gap = utterance.slice(values.at(-1)?.end, next.start).toLowerCase();
      if (!between.test(gap)) break;
      values.push(next);
    }
    const last = values.at(-1) ?? first;
    const named = utterance.slice(first.end, last.start);
    const isList = values.length > 2 || (values.length === 2 && named.trim() === ",");
    // "monday, the eighth" is one day.
    if (!isList || new Set(values.map(({ value }) => String(value))).size < values.length) continue;
    return { alone: utterance.slice(0, first.end) + utterance.slice(last.end), values };
  }
  return null;
}

/** The query that asks for the first, asking for any of them; null where the first is not in it. */
export function withListed(
  sql: string,
  { values }: ListedValues,
  placeholders: readonly Placeholder[],
  types: ColumnTypes,
): string | null {
  const literals = values.map(
    (value) =>
      new Map(
        value.placeholders.flatMap((name) => {
          const one = placeholders.find((known) => known.name === name);
          return one === undefined ? [] : [[one.type, one.sql] as const];
        }),
      ),
  );
  const [first, ...others] = literals;
  const query = tryParse(sql);
  if (query === null || query === undefined || first === undefined || first.size === 0) return null;
  let found = false;
  const typeOf = (node: Expression): string | undefined =>
    node.kind === "comparison" && node.operator === "=" && node.left.kind === "column"
      ? types.get(node.left.name.toLowerCase())
      : undefined;
  const isFirst = (part: Expression): boolean => {
    const seen = new Set<string>();
    let other = false;
    walkExpression(part, {
      expression: (node) => {
        if (node.kind !== "comparison" || node.right.kind !== "literal") {
          other ||= node.kind === "between" || node.kind === "or" || node.kind === "not";
          return;
        }
        const type = typeOf(node);
        if (type === undefined || first.get(type) !== node.right.text) other = true;
        else seen.add(type);
      },
    });
    return !other && seen.size === first.size;
  };
  const anyOf = (part: Expression): Expression => {
    found = true;
    const copies = others.map((one) => withLiterals(part, one));
    const nowhere = { start: 0, end: 0 };
    const choice = { kind: "or", operands: [part, ...copies], ...nowhere } as const;
    return { kind: "group", inner: choice, ...nowhere };
  };
  const withLiterals = (node: Expression, literals: ReadonlyMap<string, string>): Expression => {
    const text = literals.get(typeOf(node) ?? "");
    if (node.kind === "comparison" && node.right.kind === "literal" && text !== undefined)
      return { ...node, right: { ...node.right, text } };
    return inside(
      node,
      (child) => withLiterals(child, literals),
      (query) =>
        query.kind === "select" && query.where !== undefined
          ? { ...query, where: withLiterals(query.where, literals) }
          : query,
    );
  };
  const widenPart = (part: Expression): Expression =>
    isFirst(part) ? anyOf(part) : inside(part, widenPart, widen);
  const widen = (query: Query): Query => {
    if (query.kind !== "select" || query.where === undefined) return query;
    const where = conjunction(conjuncts(query.where).map(widenPart));
    return where === undefined ? query : { ...query, where };
  };
  const wide = widen(query);
  return found ? printSql(wide) : null;
}

/** With other expressions and queries directly inside it. */
function inside(
  node: Expression,
  expression: (child: Expression) => Expression,
  query: (child: Query) => Query,
): Expression {
  const made = mapChildren(node, expression);
  if (made.kind === "subquery") return { ...made, query: query(made.query) };
  if (made.kind === "in" && made.right.kind === "subquery")
    return { ...made, right: { ...made.right, query: query(made.right.query) } };
  return made;
}
