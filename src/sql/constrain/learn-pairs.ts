// What a set of queries compares with what, and how far they nest: what constrains decoding.

import { bind } from "../bind/bind.ts";
import { type Bound, columnKey } from "../bind/bound.ts";
import { joinsOf } from "../bind/joins.ts";
import { valuesOf } from "../bind/values.ts";
import { tryParse } from "../parse-words.ts";
import type { Expression, Query, Span } from "../tree.ts";
import { walkQuery } from "../walk.ts";
import { joinWords } from "../words.ts";
import { learnNesting, mergeNesting, type Nesting } from "./nesting.ts";

export type Comparisons = {
  /** "outer.column inner.column" of subqueries and comparisons, and of joins in both directions. */
  readonly pairs: ReadonlySet<string>;
  /** The literals that stood opposite each column; placeholders are not among them. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** How far they go into one another; models of before this was learned have no bound. */
  readonly nesting?: Nesting;
};

/** From training queries, as words; those that do not parse teach nothing. */
export function collectComparisons(queries: Iterable<readonly string[]>): Comparisons {
  const pairs = new Set<string>();
  const values = new Map<string, Set<string>>();
  const chains: (readonly string[])[] = [];
  for (const words of queries) {
    const query = tryParse(joinWords(words));
    if (query === undefined) continue;
    const bound = bind(query, { tables: [] });
    chains.push(...chainsOf(bound));
    for (const [left, right] of comparedColumns(bound)) pairs.add(`${left} ${right}`);
    for (const { left, right, by } of joinsOf(bound)) {
      if (by === "on") pairs.add(`${columnKey(right)} ${columnKey(left)}`);
    }
    for (const { node, role, column, plain } of valuesOf(bound)) {
      if (role !== "compared" || !plain || column === undefined) continue;
      if (node.kind !== "literal" || node.type === "null") continue;
      const key = columnKey(column);
      values.set(key, (values.get(key) ?? new Set()).add(node.text));
    }
  }
  return { pairs, values, nesting: learnNesting(chains) };
}

/** Of a model that learns on: what its earlier queries did stays allowed. */
export function mergeComparisons(earlier: Comparisons, later: Comparisons): Comparisons {
  const values = new Map(earlier.values);
  for (const [column, texts] of later.values) {
    values.set(column, new Set([...(values.get(column) ?? []), ...texts]));
  }
  const bound = earlier.nesting &&
    later.nesting && { nesting: mergeNesting(earlier.nesting, later.nesting) };
  return { pairs: new Set([...earlier.pairs, ...later.pairs]), values, ...bound };
}

/** `a = b`, `a < ( SELECT MIN ( b ) ...`, `a IN ( SELECT b ...`: the two columns of each. */
function comparedColumns(bound: Bound): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  walkQuery(bound.query, {
    expression(node) {
      if (node.kind !== "comparison" && node.kind !== "in") return;
      const left = keyOf(node.left, bound);
      const right =
        node.right.kind === "subquery"
          ? selectedColumn(node.right.query, bound)
          : node.kind === "comparison" && keyOf(node.right, bound);
      if (left && right) found.push([left, right]);
    },
  });
  return found;
}

/** The chain of links to every subquery of a condition. Parents come first, and enclose. */
function chainsOf(bound: Bound): (readonly string[])[] {
  const found: (Span & { readonly link: string })[] = [];
  walkQuery(bound.query, {
    expression(node) {
      if (node.kind !== "comparison" && node.kind !== "in") return;
      const left = keyOf(node.left, bound);
      if (left === undefined || node.right.kind !== "subquery") return;
      const { start, end } = node.right;
      const inner = selectedColumn(node.right.query, bound) ?? "";
      found.push({ link: `${left} ${inner}`, start, end });
    },
  });
  return found.map((here) =>
    found
      .filter(({ start, end }) => start <= here.start && here.end <= end)
      .map(({ link }) => link),
  );
}

function keyOf(node: Expression | undefined, { columns }: Bound): string | undefined {
  const use = node && columns.get(node);
  return use && columnKey(use);
}

function selectedColumn(query: Query, bound: Bound): string | undefined {
  if (query.kind !== "select" || query.items.length !== 1) return undefined;
  const selected = query.items[0]?.expression;
  return keyOf(selected?.kind === "call" ? selected.arguments[0] : selected, bound);
}
