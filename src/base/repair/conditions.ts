// Comparisons that can hold of no row, or of every row, as they stand.

import { itemOfTable } from "../../schema/described.ts";
import { word } from "../../sql/outline/symbols.ts";
import { columnsIn, isWord, number, type Symbols } from "../revise/clauses.ts";
import type { Repair, RepairContext } from "./repair.ts";

/** `key [NOT] IN ( SELECT other`: the inner column is the one that the key goes with. */
export const keysToKeys: Repair = (clauses, { schema }) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const at = condition.findIndex((symbol) => isWord(symbol, "select"));
    const outer = condition[0];
    const place = isWord(condition[at + 1], "distinct") ? at + 2 : at + 1;
    const inner = condition[place];
    if (at < 0 || outer?.kind !== "item" || inner?.kind !== "item") return condition;
    if (!isWord(condition[at - 2], "in")) return condition;
    const table = schema.columns[inner.item]?.table;
    const partners = schema.links.flatMap(({ from, to }) =>
      from === outer.item ? [to] : to === outer.item ? [from] : [],
    );
    const [partner, ...others] = partners.filter((k) => schema.columns[k]?.table === table);
    if (partner === undefined || others.length > 0 || inner.item === partner) return condition;
    return condition.with(place, { kind: "item", item: partner });
  }),
});

/** A column that only says yes or no, and always says it, is never empty: no is meant. */
export const flagsForNulls: Repair = (clauses, { schema, facts }) => ({
  ...clauses,
  where: clauses.where.map((condition) => {
    const [first, is, negation] = condition;
    if (first?.kind !== "item" || !isWord(is, "is") || !isWord(condition.at(-1), "null"))
      return condition;
    const column = schema.columns[first.item];
    const key = `${schema.tables[column?.table ?? -1]?.name}.${column?.name}`.toLowerCase();
    const known = facts.numbers.get(key);
    if (known?.low !== 0 || known.high !== 1 || facts.gaps.has(key)) return condition;
    return [first, word("="), number(isWord(negation, "not") ? 1 : 0)];
  }),
});

/** In a group of one value that value is counted once: its rows are meant. */
export const rowsForGroups: Repair = (clauses, context) => {
  const grouped = clauses.groupBy.flatMap((part) =>
    part.length === 1 && part[0]?.kind === "item" ? [part[0].item] : [],
  );
  const mend = (symbols: Symbols): Symbols => countRows(symbols, grouped, context);
  return {
    ...clauses,
    select: clauses.select.map(mend),
    having: clauses.having.map(mend),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: mend(one.by) })),
  };
};

function countRows(
  symbols: Symbols,
  grouped: readonly number[],
  { schema }: RepairContext,
): Symbols {
  const [name, open, distinct, ...rest] = symbols;
  if (!isWord(name, "count") || !isWord(open, "(") || !isWord(distinct, "distinct")) return symbols;
  const [column] = columnsIn(rest, schema.columns.length);
  if (column === undefined || !grouped.includes(column)) return symbols;
  const table = itemOfTable(schema, schema.columns[column]?.table ?? 0);
  return [word("count"), word("("), { kind: "item", item: table }, word(")")];
}

/** By stem. */
export const saysKey = (said: ReadonlySet<string>): boolean =>
  ["id", "ids", "number", "code", "key", "identifier"].some((one) => said.has(one));
