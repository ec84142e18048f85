// A table with several dates has one that is meant where none is named: the order date of orders.
import { mainDate } from "../main-date.ts";
import type { Symbols } from "../revise/clauses.ts";
import { isSaid, type Repair } from "./context.ts";

/** Words that only say that it is a date. */
const general: ReadonlySet<string> = new Set(["date", "time", "day", "at", "on", "timestamp"]);

export const datesMeant: Repair = (clauses, { schema, everSaid, settled }) => {
  const meant = new Map<number, number>();
  schema.columns.forEach(({ table, words, time }, k) => {
    if (time !== "date" && time !== "datetime") return;
    const telling = words.filter((one) => !general.has(one));
    if (settled.has(k) || telling.some((one) => isSaid(one, everSaid))) return;
    const main = mainDate(table, schema);
    if (main !== undefined && main !== k) meant.set(k, main);
  });
  if (meant.size === 0) return clauses;
  const mend = (symbols: Symbols): Symbols =>
    symbols.map((symbol) => {
      const item = symbol.kind === "item" ? meant.get(symbol.item) : undefined;
      return item === undefined ? symbol : { kind: "item", item };
    });
  return {
    ...clauses,
    select: clauses.select.map(mend),
    where: clauses.where.map(mend),
    groupBy: clauses.groupBy.map(mend),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: mend(one.by) })),
  };
};
