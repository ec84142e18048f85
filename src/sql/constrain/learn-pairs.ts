// What a set of queries compares with what: the pairs and values that constrain decoding.

import { parseSql } from "../parse.ts";
import { SqlSyntaxError } from "../syntax-error.ts";
import type { Expression, Query } from "../tree.ts";
import { walkQuery } from "../walk.ts";
import { joinWords } from "../words.ts";
import { plain } from "./catalog.ts";

export type Comparisons = {
  /** "outer.column inner.column" of subqueries and comparisons, and of joins in both directions. */
  readonly pairs: ReadonlySet<string>;
  /** The literals that stood opposite each column; placeholders are not among them. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
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
  for (const words of queries) {
    const query = parseOrSkip(words);
    if (query === undefined) continue;
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
  return { pairs, values };
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

function parseOrSkip(words: readonly string[]): Query | undefined {
  try {
    return parseSql(joinWords(words));
  } catch (error) {
    if (error instanceof SqlSyntaxError) return undefined;
    throw error;
  }
}
