// What a query goes by, where it orders its rows or takes the least or the most of something.
import { plainName, readName } from "../sql/name.ts";
import { tryParse } from "../sql/parse-words.ts";
import type { Expression } from "../sql/tree.ts";
import { walkExpression, walkQuery } from "../sql/walk.ts";
import { nameWords } from "../text/english-names.ts";

export type GoneBy = {
  readonly words: ReadonlySet<string>;
  readonly figures: boolean;
  /** The tables that the columns are of, in small letters, as the query names them. */
  readonly tables: ReadonlySet<string>;
};

/** The words of the columns that a query is ordered by, or takes the least or most of; undefined where by none. */
export function orderOf(sql: string): GoneBy | undefined {
  const query = tryParse(sql);
  if (query === undefined) return undefined;
  const by: Expression[] = [];
  walkQuery(query, {
    query: ({ orderBy }) => by.push(...orderBy.map(({ expression }) => expression)),
    expression: (node) => {
      if (node.kind !== "call") return;
      if (/^(?:min|max)$/i.test(node.name)) by.push(...node.arguments);
      by.push(...(node.over?.orderBy ?? []).map(({ expression }) => expression));
    },
  });
  if (by.length === 0) return undefined;
  const columns: (readonly string[])[] = [];
  let figures = false;
  for (const one of by)
    walkExpression(one, {
      expression: (node) => {
        if (node.kind === "column") columns.push(readName(node.name).map(({ text }) => text));
        if (node.kind === "call") figures ||= /^(?:count|sum|avg)$/i.test(node.name);
      },
    });
  const words = columns.flatMap((parts) => nameWords(parts.at(-1) ?? ""));
  const tables = columns.flatMap((parts) => parts.at(-2)?.toLowerCase() ?? []);
  return {
    words: new Set([...words, ...(figures ? ["count", "number"] : [])]),
    figures,
    tables: new Set(tables),
  };
}

/** The one column that the rows stand in order by, in small letters, and which end comes first; undefined of all else. */
export function columnOrder(
  sql: string,
): { readonly column: string; readonly down: boolean } | undefined {
  const [item, ...more] = tryParse(sql)?.orderBy ?? [];
  if (item?.expression.kind !== "column" || more.length > 0) return undefined;
  return { column: plainName(item.expression.name), down: item.direction === "DESC" };
}
