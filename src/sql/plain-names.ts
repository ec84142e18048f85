// Queries of other people in the house's own style: every column under the name of its table, and no
// aliases. Where that could mean something else (a table twice in one FROM, a subquery in FROM, a
// reference to a query around it, a name nobody knows) the query stays as it was written.
import type { Schema } from "../database/database.ts";
import { bind } from "./bind/bind.ts";
import type { Bound } from "./bind/bound.ts";
import { parseSql } from "./parse.ts";
import { joinWords, sqlWords } from "./words.ts";

/** Throws SqlSyntaxError where the query does not parse. */
export function withPlainNames(sql: string, schema: Schema): string {
  const bound = bind(parseSql(sql), schema);
  if (!canBePlain(bound)) return sql;
  const words: (string | undefined)[] = sqlWords(sql);
  for (const { alias, source } of bound.relations.keys()) {
    if (alias === undefined) continue;
    const length = words[source.end] === "AS" ? 2 : 1;
    words.fill(undefined, source.end, source.end + length);
  }
  for (const [node, { stored }] of bound.columns) {
    if (stored !== undefined) words[node.start] = `${stored.table.name}.${stored.column.name}`;
  }
  return joinWords(words.filter((word) => word !== undefined));
}

function canBePlain({ problems, scopes, relations, columns, stars }: Bound): boolean {
  const told = [...scopes.values()].every(({ relations: all, merged }) => {
    const sources = new Set(all.map(({ source }) => source));
    return merged.size === 0 && sources.size === all.length;
  });
  const tables = [...relations].every(
    ([from, { table }]) => table !== undefined && from.columns === undefined && isPlain(table.name),
  );
  const own = [...columns].every(
    ([node, { depth, stored }]) =>
      depth === 0 && node.end === node.start + 1 && stored && isPlain(stored.column.name),
  );
  // "f.*" names its table by the alias.
  const bare = [...stars.keys()].every(({ kind }) => kind === "star");
  return problems.length === 0 && told && tables && own && bare;
}

const isPlain = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
