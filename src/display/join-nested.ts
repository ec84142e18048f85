// Says a query with joins where those read better than lists within lists: an IN whose list is itself
// taken from an IN becomes a join there. Within a list it does not matter how often a value stands, so
// the rows stay the same; the conditions of the query itself stay as they are, one for one.
import type { Expression, FromItem, Query, Select } from "../sql/tree.ts";
import { conjuncts, nowhere, stripGroups, withConditions } from "../sql/tree-builders.ts";

/** The same rows; conditions of the outermost WHERE keep their number and order. */
export function joinNested(query: Select): Select {
  return withConditions(query, conjuncts(query.where).map(withJoinedList));
}

function withJoinedList(condition: Expression): Expression {
  const node = stripGroups(condition);
  if (node.kind !== "in" || node.right.kind !== "subquery") return condition;
  const inner = plain(node.right.query);
  if (inner === undefined) return condition;
  return { ...node, right: { ...node.right, query: joined(inner) } };
}

/** One level of lists after the other, as long as no table would stand in it twice. */
function joined(select: Select): Select {
  const from: FromItem[] = [...select.from];
  const kept: Expression[] = [];
  for (const condition of conjuncts(select.where)) {
    const step = asJoin(condition, new Set(from.flatMap(tableNames)));
    if (step === undefined) kept.push(condition);
    else {
      from.push(...step.from);
      kept.push(...step.conditions);
    }
  }
  return withConditions({ ...select, from }, kept);
}

type Step = { readonly from: readonly FromItem[]; readonly conditions: readonly Expression[] };

function asJoin(condition: Expression, taken: ReadonlySet<string>): Step | undefined {
  const node = stripGroups(condition);
  if (node.kind !== "in" || node.negated || node.right.kind !== "subquery") return undefined;
  const found = plain(node.right.query);
  if (found === undefined) return undefined;
  const inner = joined(found);
  const [item] = inner.items;
  const [first, ...others] = inner.from;
  if (item?.expression.kind !== "column" || first === undefined) return undefined;
  if (node.left.kind !== "column" || inner.from.flatMap(tableNames).some((name) => taken.has(name)))
    return undefined;
  const on: Expression = {
    ...nowhere,
    kind: "comparison",
    operator: "=",
    left: item.expression,
    right: node.left,
  };
  return {
    from: [{ ...first, join: "JOIN", on }, ...others],
    conditions: conjuncts(inner.where),
  };
}

/** Only conditions on plain tables: nothing that counts, orders or cuts its rows. */
function plain(query: Query): Select | undefined {
  if (query.kind !== "select" || query.items.length !== 1) return undefined;
  const { groupBy, having, orderBy, limit, from } = query;
  if (groupBy.length > 0 || having !== undefined || orderBy.length > 0 || limit !== undefined)
    return undefined;
  const tables = from.every(
    ({ source, alias, join, on, using }) =>
      source.kind === "table" &&
      alias === undefined &&
      using === undefined &&
      (join === undefined || (join === "JOIN" && on !== undefined)),
  );
  const qualified = query.items.every(
    ({ expression }) => expression.kind === "column" && expression.name.includes("."),
  );
  return tables && qualified ? query : undefined;
}

const tableNames = ({ source, alias }: FromItem): string[] =>
  source.kind === "table" ? [(alias ?? source.name).toLowerCase()] : [];
