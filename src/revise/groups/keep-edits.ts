// "also those with none", "include customers without orders": every row of what is grouped by, with a zero.
import type { OutlineSymbol } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable, keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import { column, columnsIn, inParts, isAggregate, isTimeBucket, type Symbols } from "../clauses.ts";
import { callings, tablesOf } from "../find-columns.ts";
import { isPlain, type Revision } from "../said.ts";

const asked: readonly RegExp[] = [
  /^(?:(?:and|but|please) )*(?:also|including|include|incl|even|keep|plus|show also|also show)\b.*\b(?:none|zeros?|zeroes|0|nothing|without|no|not|never|empty|t)\b/,
  /^(?:do not|don t|dont) (?:leave out|drop|skip|exclude|omit|hide|forget)\b.*\b(?:none|zeros?|zeroes|0|nothing|without|no|not|never|empty)\b/,
  /^(?:(?:and|with|or) )*(?:zeros?|zeroes|empty ones|none) (?:included|too|as well)$/,
  /^(?:(?:show|showing|with|or|counting|put|putting|and) )*(?:a )?(?:0|zeros?) (?:for|if|when|where)\b/,
  /^(?:and )?with (?:the )?(?:empty|missing) [a-z]+(?: too| as well)?$/,
  /^with (?:and|or) without\b/,
];
const around: ReadonlySet<string> = new Set(
  `also including include incl even keep plus show showing none zero zeros zeroes 0 nothing without no not
  never any anyone anything anybody having have has had ones who placed made got if or when where put
  putting counting leave out drop skip exclude omit hide forget don dont t didn hasn haven too as well
  they them included empty missing others rest yet been ever bought sold sent spent paid us`.split(
    /\s+/,
  ),
);
const done = /(?:ed|ing)$/;

/** "also those without any", "including zero": what there is nothing of is to be seen too; nothing else is said. */
export function keepsEmpty(text: string, isNamed: (word: string) => boolean): boolean {
  const idle = (one: string): boolean =>
    around.has(one) || done.test(one) || isPlain(one) || isNamed(one);
  return asked.some((form) => form.test(text)) && text.split(" ").every(idle);
}

export const keepAll: Revision = ({ text }, clauses, schema) => {
  if (clauses.keep.length > 0 || !clauses.select.some(isAggregate)) return null;
  const names = tablesOf(clauses, schema).flatMap((t) => callings(schema.tables[t]));
  if (!keepsEmpty(text, (one) => names.includes(stem(one)))) return null;
  const [group] = clauses.groupBy;
  if (group === undefined || isTimeBucket(group)) return null;
  const [grouped] = columnsIn(group, schema.columns.length);
  const table = grouped === undefined ? undefined : schema.columns[grouped]?.table;
  const others = tablesOf(clauses, schema).filter((one) => one !== table);
  if (table === undefined || others.length === 0) return null;
  const counted = (item: Symbols): Symbols =>
    item.map((symbol) => (isRows(symbol, schema) ? keyOf(symbol, schema) : symbol));
  const all = inParts(clauses, ["select", "having", "orderBy"], counted);
  return { ...all, keep: column(itemOfTable(schema, table)) };
};

const isRows = (symbol: OutlineSymbol, { columns }: DescribedSchema): boolean =>
  symbol.kind === "item" && symbol.item >= columns.length;

/** Rows that are not there are not counted: their key is. */
function keyOf(symbol: OutlineSymbol, schema: DescribedSchema): OutlineSymbol {
  const table = symbol.kind === "item" ? symbol.item - schema.columns.length : -1;
  const key = keysOf(table, schema)[0] ?? schema.tables[table]?.columns[0];
  return key === undefined ? symbol : { kind: "item", item: key };
}
