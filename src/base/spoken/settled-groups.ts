// What a key that is grouped by settles, as each database wants it: SQLite groups by the key alone, so that rows that
// are level stand in its order; DuckDB wants every column named that is shown.
import type { Dialect } from "../../database/database.ts";
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type Clauses, clausesOf, outlineOfClauses, type Symbols } from "../../revise/clauses.ts";
import type { DescribedSchema } from "../../schema/described.ts";

export function withSettledGroups(
  outline: readonly OutlineSymbol[],
  schema: DescribedSchema,
  dialect: Dialect,
): readonly OutlineSymbol[] {
  if (dialect !== "sqlite" && dialect !== "duckdb") return outline;
  const clauses = clausesOf(outline);
  if (clauses === null || clauses.groupBy.length === 0) return outline;
  const settled = settledBy(clauses, schema);
  const kept = clauses.groupBy.filter((one) => !settled(one));
  if (dialect === "sqlite")
    return kept.length === clauses.groupBy.length
      ? outline
      : outlineOfClauses({ ...clauses, groupBy: kept });
  const known = new Set(clauses.groupBy.map((one) => JSON.stringify(one)));
  const more = [...clauses.select, ...clauses.orderBy.map(({ by }) => by)].filter(
    (one) => settled(one) && !known.has(JSON.stringify(one)),
  );
  if (more.length === 0) return outline;
  const fresh = new Map(more.map((one) => [JSON.stringify(one), one]));
  return outlineOfClauses({ ...clauses, groupBy: [...clauses.groupBy, ...fresh.values()] });
}

/** Whether a bare column is of a row whose whole key is among the groups. */
function settledBy(
  { groupBy }: Clauses,
  { columns, tables }: DescribedSchema,
): (one: Symbols) => boolean {
  const bare = ([only, ...more]: Symbols): number | undefined =>
    only?.kind === "item" && more.length === 0 && columns[only.item] !== undefined
      ? only.item
      : undefined;
  const grouped = new Set(groupBy.flatMap((one) => bare(one) ?? []));
  const whole = tables.map(({ columns: own }) => {
    const keys = own.filter((k) => columns[k]?.primary === true);
    return keys.length > 0 && keys.every((k) => grouped.has(k));
  });
  return (one) => {
    const item = bare(one);
    const column = item === undefined ? undefined : columns[item];
    return column !== undefined && !column.primary && whole[column.table] === true;
  };
}
