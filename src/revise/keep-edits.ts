// "also those with none", "include customers without orders": every row of what is grouped by, with a zero.
import type { OutlineSymbol } from "../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../schema/described.ts";
import { stem } from "../schema/stem.ts";
import { column, columnsIn, isAggregate, isTimeBucket, type Symbols } from "./clauses.ts";
import { callings, tablesOf } from "./find-columns.ts";
import { isPlain, type Revision } from "./said.ts";

const asked =
  /^(?:also|including|include|even|keep|show also|also show)\b.*\b(?:none|zeros?|zeroes|nothing|without|no)\b/;
const around: ReadonlySet<string> = new Set(
  `also including include even keep show none zero zeros zeroes nothing without no any anyone anybody
  having have has had ones who placed made got`.split(/\s+/),
);

export const keepAll: Revision = ({ text }, clauses, schema) => {
  if (!asked.test(text) || clauses.keep.length > 0 || !clauses.select.some(isAggregate))
    return null;
  const names = tablesOf(clauses, schema).flatMap((t) => callings(schema.tables[t]));
  const idle = (one: string): boolean =>
    around.has(one) || isPlain(one) || names.includes(stem(one));
  if (!text.split(" ").every(idle)) return null;
  const [group] = clauses.groupBy;
  if (group === undefined || isTimeBucket(group)) return null;
  const [grouped] = columnsIn(group, schema.columns.length);
  const table = grouped === undefined ? undefined : schema.columns[grouped]?.table;
  const others = tablesOf(clauses, schema).filter((one) => one !== table);
  if (table === undefined || others.length === 0) return null;
  const counted = (item: Symbols): Symbols =>
    item.map((symbol) => (isRows(symbol, schema) ? keyOf(symbol, schema) : symbol));
  return {
    ...clauses,
    select: clauses.select.map(counted),
    having: clauses.having.map(counted),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: counted(one.by) })),
    keep: column(itemOfTable(schema, table)),
  };
};

const isRows = (symbol: OutlineSymbol, { columns }: DescribedSchema): boolean =>
  symbol.kind === "item" && symbol.item >= columns.length;

/** Rows that are not there are not counted: their key is. */
function keyOf(symbol: OutlineSymbol, schema: DescribedSchema): OutlineSymbol {
  const table = symbol.kind === "item" ? symbol.item - schema.columns.length : -1;
  const key = keysOf(table, schema)[0] ?? schema.tables[table]?.columns[0];
  return key === undefined ? symbol : { kind: "item", item: key };
}
