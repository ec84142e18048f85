// What a set of queries compares with what, and how far they nest: what constrains decoding.

import { tryParse } from "../parse-words.ts";
import type { Expression, Query, Span } from "../tree.ts";
import { walkQuery } from "../walk.ts";
import { joinWords } from "../words.ts";
import { plain } from "./catalog.ts";
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
  const addValue = (left: Expression, right: Expression) => {
    if (left.kind !== "column" || right.kind !== "literal" || right.type === "null") return;
    const known = values.get(plain(left.name)) ?? new Set();
    values.set(plain(left.name), known.add(right.text));
  };
  const addPair = (left: Expression, right: Expression) => {
    const inner = right.kind === "subquery" ? selectedColumn(right.query) : columnOf(right);
    if (left.kind === "column" && inner !== undefined) pairs.add(`${plain(left.name)} ${inner}`);
  };
  const chains: (readonly string[])[] = [];
  for (const words of queries) {
    const query = tryParse(joinWords(words));
    if (query === undefined) continue;
    chains.push(...chainsOf(query));
    walkQuery(query, {
      select(node) {
        for (const { on } of node.from) {
          if (on?.kind !== "comparison" || on.left.kind !== "column") continue;
          if (on.right.kind !== "column") continue;
          const [left, right] = [plain(on.left.name), plain(on.right.name)];
          pairs.add(`${left} ${right}`).add(`${right} ${left}`);
        }
      },
      expression(node) {
        if (node.kind === "comparison" || node.kind === "in") {
          if (node.right.kind !== "list") addPair(node.left, node.right);
        }
        if (node.kind === "comparison") addValue(node.left, node.right);
        if (node.kind === "between") {
          addValue(node.left, node.low);
          addValue(node.left, node.high);
        }
        if (node.kind === "in" && node.right.kind === "list") {
          for (const item of node.right.items) addValue(node.left, item);
        }
      },
    });
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

/** The chain of links to every subquery of a condition. Parents come first, and enclose. */
function chainsOf(query: Query): (readonly string[])[] {
  const found: (Span & { readonly link: string })[] = [];
  walkQuery(query, {
    expression(node) {
      if (node.kind !== "comparison" && node.kind !== "in") return;
      if (node.left.kind !== "column" || node.right.kind !== "subquery") return;
      const { start, end } = node.right;
      const inner = selectedColumn(node.right.query) ?? "";
      found.push({ link: `${plain(node.left.name)} ${inner}`, start, end });
    },
  });
  return found.map((here) =>
    found
      .filter(({ start, end }) => start <= here.start && here.end <= end)
      .map(({ link }) => link),
  );
}

function columnOf(expression: Expression): string | undefined {
  return expression.kind === "column" ? plain(expression.name) : undefined;
}

function selectedColumn(query: Query): string | undefined {
  if (query.kind !== "select" || query.items.length !== 1) return undefined;
  const selected = query.items[0]!.expression;
  const column = selected.kind === "call" ? selected.arguments[0] : selected;
  return column?.kind === "column" ? plain(column.name) : undefined;
}
