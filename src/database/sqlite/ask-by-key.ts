// Says the same query so that SQLite answers it sooner. For `x IN ( SELECT big.key FROM big WHERE p )`
// SQLite first lists every row of `big` that qualifies. Where few rows of x are left anyway, asking
// about each by its key is far less work: `EXISTS ( SELECT 1 FROM big WHERE x = big.key AND p )`.
import { lexSql } from "../../sql/lexer.ts";
import { nameParts, plainName } from "../../sql/name.ts";
import { tryParse } from "../../sql/parse-words.ts";
import type { Expression, Query, Select } from "../../sql/tree.ts";
import { conjuncts } from "../../sql/tree-builders.ts";
import { walkQuery } from "../../sql/walk.ts";

/** What SQLite can look up quickly. Names in lower case. */
export type Lookups = {
  /** Leads an index or the primary key: a condition on it leaves few rows. */
  isIndexed(table: string, column: string): boolean;
  /** Many rows, and this column leads the primary key. */
  isBigKey(table: string, column: string): boolean;
};

type Edit = { readonly at: number; readonly remove: number; readonly insert: string };
type InQuery = { readonly left: string; readonly inner: Select; readonly node: Expression };

export function askByKey(sql: string, lookups: Lookups): string {
  const query = tryParse(sql);
  if (query === undefined) return sql;
  const edits: Edit[] = [];
  const keyed = new Set<Select>();
  walkQuery(query, {
    select: (select) => {
      for (const { left, inner, node } of lookupsIn(select, lookups, keyed.has(select))) {
        keyed.add(inner);
        const [item] = inner.items;
        if (item === undefined) continue;
        const same = `${left} = ${columnName(item.expression)}`;
        edits.push({ at: node.start, remove: 2, insert: "EXISTS" });
        edits.push({ at: item.start, remove: 1, insert: "1" });
        if (inner.where === undefined) {
          edits.push({ at: inner.end, remove: 0, insert: `WHERE ${same}` });
          continue;
        }
        edits.push({ at: inner.where.start, remove: 0, insert: `${same} AND (` });
        edits.push({ at: inner.where.end, remove: 0, insert: ")" });
      }
    },
  });
  return apply(sql, edits);
}

/** The conditions of this select that are worth asking by key. */
function lookupsIn(select: Select, lookups: Lookups, keyed: boolean): InQuery[] {
  const table = onlyTable(select);
  if (table === undefined) return [];
  const all = conjuncts(select.where);
  const found = all.flatMap((node): InQuery[] => {
    const lookup = inQuery(node);
    if (lookup === undefined) return [];
    const target = onlyTable(lookup.inner);
    const key = columnName(lookup.inner.items[0]?.expression);
    const [keyTable, keyColumn] = split(key);
    const [ownTable] = split(lookup.left);
    if (target === undefined || target.name === table.name) return [];
    const safe = target.name === keyTable && ownTable === table.name;
    return safe && lookups.isBigKey(target.table, keyColumn) ? [lookup] : [];
  });
  const others = all.filter((node) => !found.some((lookup) => lookup.node === node));
  const narrowed = keyed || others.some((node) => narrows(node, table, lookups));
  return narrowed ? found : [];
}

/** The one table of a SELECT, and the name it goes by there. */
type OnlyTable = { readonly table: string; readonly name: string };

function onlyTable(select: Select): OnlyTable | undefined {
  const [item, ...more] = select.from;
  if (item === undefined || more.length > 0 || item.source.kind !== "table") return undefined;
  const table = plainName(item.source.name);
  return { table, name: item.alias === undefined ? table : plainName(item.alias) };
}

function inQuery(node: Expression): InQuery | undefined {
  if (node.kind !== "in" || node.negated || node.right.kind !== "subquery") return undefined;
  const left = columnName(node.left);
  const inner: Query = node.right.query;
  if (left === undefined || inner.kind !== "select" || inner.items.length !== 1) return undefined;
  const counts = inner.groupBy.length > 0 || inner.having !== undefined;
  const ordered = inner.orderBy.length > 0 || (inner.limit ?? inner.offset) !== undefined;
  if (inner.distinct || counts || ordered || inner.with !== undefined) return undefined;
  // One token each: the left side and the selected key.
  if (node.left.end - node.left.start !== 1) return undefined;
  return { left, inner, node };
}

function narrows(node: Expression, { table, name }: OnlyTable, lookups: Lookups): boolean {
  const isOwn = (side: Expression): boolean => {
    const [owner, column] = split(columnName(side));
    return owner === name && lookups.isIndexed(table, column);
  };
  const also = (operand: Expression): boolean => narrows(operand, { table, name }, lookups);
  if (node.kind === "or") return node.operands.every(also);
  if (node.kind === "and") return node.operands.some(also);
  if (node.kind === "group") return also(node.inner);
  if (node.kind === "in") return !node.negated && isOwn(node.left);
  if (node.kind !== "comparison" || node.operator !== "=") return false;
  return isOwn(node.left) || isOwn(node.right);
}

function columnName(expression: Expression | undefined): string | undefined {
  return expression?.kind === "column" ? expression.name : undefined;
}

/** `"Flight"."id"` -> flight, id. */
function split(name: string | undefined): readonly [string, string] {
  const [table = "", column = "", ...more] = nameParts(name ?? "");
  return more.length === 0 ? [table, column] : ["", ""];
}

/** Edits name tokens; the text between them stays as it is. */
function apply(sql: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return sql;
  const tokens = lexSql(sql);
  const inserts = new Map<number, string[]>();
  const removed = new Set<number>();
  for (const { at, remove, insert } of edits) {
    inserts.set(at, [...(inserts.get(at) ?? []), insert]);
    for (let i = 0; i < remove; i++) removed.add(at + i);
  }
  const parts: string[] = [];
  for (let i = 0; i <= tokens.length; i++) {
    parts.push(...(inserts.get(i) ?? []));
    const token = tokens[i];
    if (token !== undefined && !removed.has(i)) parts.push(sql.slice(token.start, token.end));
  }
  return parts.join(" ");
}
