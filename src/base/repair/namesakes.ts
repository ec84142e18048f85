// Columns that are called alike: what sales are split by is the country of whoever bought, not of whoever sold.

import { type Clauses, columnsIn, isAggregate, type Symbols } from "../../revise/clauses.ts";
import { joinTables } from "../../schema/join-path.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair, RepairContext } from "./context.ts";

/** A group is the nearest of the columns called so, seen from what is added up. */
export const nearestGroups: Repair = (clauses, context) => {
  const { schema, settled, said } = context;
  const count = schema.columns.length;
  const [added] = clauses.select.filter(isAggregate).flatMap((part) => columnsIn(part, count));
  const start = added === undefined ? undefined : schema.columns[added]?.table;
  if (start === undefined) return clauses;
  const meant = new Map<number, number>();
  for (const [by, ...more] of clauses.groupBy) {
    if (by?.kind !== "item" || more.length > 0 || settled.has(by.item)) continue;
    const column = schema.columns[by.item];
    const owner = schema.tables[column?.table ?? -1]?.words ?? [];
    if (column === undefined || column.primary || owner.some((one) => said.has(stem(one))))
      continue;
    const nearer = nearestNamesake(by.item, start, context);
    if (nearer !== undefined) meant.set(by.item, nearer);
  }
  return meant.size === 0 ? clauses : exchanged(clauses, meant);
};

function nearestNamesake(
  item: number,
  start: number,
  { schema }: RepairContext,
): number | undefined {
  const name = (schema.columns[item]?.words ?? []).join(" ");
  const away = (k: number): number => {
    const table = schema.columns[k]?.table ?? start;
    const steps = joinTables(schema, [start, table]);
    const joined = table === start || steps.some((one) => one.table === table && one.link !== null);
    return joined ? steps.length : Number.POSITIVE_INFINITY;
  };
  const own = away(item);
  const [nearest] = [...schema.columns.keys()]
    .filter((k) => {
      const column = schema.columns[k];
      return column?.hidden !== true && column?.words.join(" ") === name && away(k) < own;
    })
    .sort((a, b) => away(a) - away(b));
  return nearest;
}

function exchanged(clauses: Clauses, meant: ReadonlyMap<number, number>): Clauses {
  const mend = (symbols: Symbols): Symbols =>
    symbols.map((symbol) => {
      const other = symbol.kind === "item" ? meant.get(symbol.item) : undefined;
      return other === undefined ? symbol : { kind: "item", item: other };
    });
  return {
    ...clauses,
    select: clauses.select.map(mend),
    groupBy: clauses.groupBy.map(mend),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: mend(one.by) })),
  };
}
