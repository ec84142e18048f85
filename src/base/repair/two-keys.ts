// A table that two keys of another point at: of flights by destination, the airport is that of the destination
// and not of the origin. Its columns are then those of the row that the key points at.

import {
  type Clauses,
  called,
  column,
  columnsIn,
  isSame,
  type Symbols,
} from "../../revise/clauses.ts";
import { tablesOf } from "../../revise/find-columns.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair, RepairContext } from "./context.ts";

/** Keys of one table to the same other one, two at least. */
function rivals(used: readonly number[], { columns, links }: DescribedSchema): number[][] {
  const byTables = new Map<string, number[]>();
  for (const { from, to } of links) {
    const [table, other] = [columns[from]?.table ?? -1, columns[to]?.table ?? -1];
    if (table === other || !used.includes(table) || !used.includes(other)) continue;
    const key = `${table} ${other}`;
    byTables.set(key, [...(byTables.get(key) ?? []), from]);
  }
  return [...byTables.values()].filter((keys) => keys.length > 1);
}

/** The one that the query uses, else the one that was spoken of. */
function keyMeant(keys: readonly number[], clauses: Clauses, context: RepairContext) {
  const { schema, everSaid } = context;
  const symbols = [...clauses.select, ...clauses.groupBy].flat();
  const used = keys.filter((key) => columnsIn(symbols, schema.columns.length).includes(key));
  const telling = (key: number): string[] =>
    (schema.columns[key]?.words ?? []).filter((one) => !/^(?:id|key|code|no|number)$/.test(one));
  const own = (key: number): string[] =>
    telling(key).filter((one) => !keys.every((other) => telling(other).includes(one)));
  const said = keys.filter((key) => own(key).some((one) => everSaid.has(stem(one))));
  const [meant, ...others] = used.length > 0 ? used : said;
  return others.length === 0 ? meant : undefined;
}

export const twoKeys: Repair = (clauses, context) => {
  const { schema } = context;
  let mended = clauses;
  for (const keys of rivals(tablesOf(clauses, schema), schema)) {
    const key = keyMeant(keys, mended, context);
    const link = schema.links.find(({ from }) => from === key);
    const table = schema.columns[link?.to ?? -1]?.table;
    if (key === undefined || table === undefined || isAskedAbout(table, mended, schema)) continue;
    const isOf = ([only, ...more]: Symbols): boolean =>
      only?.kind === "item" && more.length === 0 && schema.columns[only.item]?.table === table;
    const point = (part: Symbols): Symbols =>
      isOf(part) ? called("named", column(key), part) : part;
    const groups = mended.groupBy.map((part) => (isOf(part) ? column(key) : part));
    const groupBy = groups.filter((part, i) => groups.findIndex((one) => isSame(one, part)) === i);
    mended = { ...mended, select: mended.select.map(point), groupBy };
  }
  return mended;
};

/** What conditions, counts or an order say of the table needs its rows. */
function isAskedAbout(table: number, clauses: Clauses, schema: DescribedSchema): boolean {
  const { where, having, orderBy, select, from, keep } = clauses;
  const rows = schema.columns.length + table;
  const single = select.filter((one) => one.length > 1);
  const parts = [...where, ...having, ...orderBy.map(({ by }) => by), ...single, from, keep];
  return parts
    .flat()
    .some(
      (one) =>
        one.kind === "item" && (one.item === rows || schema.columns[one.item]?.table === table),
    );
}
