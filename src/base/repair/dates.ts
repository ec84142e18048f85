// A table with several dates has one that is meant where none is named: the order date of orders.

import { word } from "../../sql/outline/symbols.ts";
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

const bounding =
  /\b(?:since|after|from|starting|begins?|beginning|before|until|till|by|later|earlier|onwards?|between|to|through|newer|older)\b/;

/** "in june 2023" is all of June and nothing else. */
export const wholePeriods: Repair = (clauses, { text }) => {
  if (!/\b(?:in|during|on)\b/.test(text) || bounding.test(text)) return clauses;
  const where = clauses.where.map((condition) => {
    const [first, how, value] = condition;
    if (condition.length !== 3 || first?.kind !== "item" || how?.kind !== "word") return condition;
    const period = value?.kind === "value" && value.literal.type === "period";
    if (!period || !/^[<>]=?$/.test(how.word)) return condition;
    return [first, word("during"), value];
  });
  return { ...clauses, where };
};
