// What a query finds, whatever it shows of it: two readings that only show other columns of the same
// rows are not worth a question back.
import { normalForm } from "../../sql/normal-form.ts";
import { tryParse } from "../../sql/parse-words.ts";
import { printSql } from "../../sql/print.ts";
import type { Query, SelectItem } from "../../sql/tree.ts";

/** The same text for queries that find the same rows; what cannot be read stands for itself. */
export function rowsAskedFor(sql: string): string {
  const query = tryParse(sql);
  return query === undefined ? sql : normalForm(printSql(withoutColumns(byOneKey(query))));
}

/** A count or a sum is another answer, not another column; beside it, groups may be called by any. */
function withoutColumns(query: Query): Query {
  if (query.kind !== "select") return query;
  const isPlain = ({ expression: { kind } }: SelectItem): boolean =>
    kind === "column" || kind === "star";
  const plain = query.items.every(isPlain);
  if (query.groupBy.length > 0 && !plain)
    return { ...query, items: query.items.filter((one) => !isPlain(one)) };
  if (!plain) return query;
  const { start, end } = query;
  return {
    ...query,
    distinct: false,
    items: [{ start, end, expression: { kind: "star", start, end } }],
  };
}

/** Groups by a key are the same by the column that is joined to it. */
function byOneKey(query: Query): Query {
  if (query.kind !== "select") return query;
  const same = new Map<string, string>();
  for (const { join = "", on } of query.from) {
    if (on?.kind !== "comparison" || on.operator !== "=" || !/^(?:INNER )?JOIN$/i.test(join))
      continue;
    const names = [on.left, on.right].flatMap((one) => (one.kind === "column" ? [one.name] : []));
    const [first = "", second = first] = names.sort();
    same.set(second, same.get(first) ?? first);
  }
  const groupBy = query.groupBy.map((key) =>
    key.kind === "column" ? { ...key, name: same.get(key.name) ?? key.name } : key,
  );
  return { ...query, groupBy };
}
