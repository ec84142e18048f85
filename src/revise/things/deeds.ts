// Tables whose rows are what was done: rentals where something is rented, what was sold where something is bought;
// and those of whom no such row tells.
import { type OutlineSymbol, word } from "../../outline/symbols.ts";
import { type DescribedSchema, itemOfTable } from "../../schema/described.ts";
import { joinTables } from "../../schema/join-path.ts";
import { stem } from "../../schema/stem.ts";
import { called, column, type Symbols } from "../clauses.ts";

export const trading = /^(?:buy|bought|sell|sold|order|ordered|purchase|purchased|shop|shopped)$/;

/** "never paid", where there are payments. */
const oddDeeds = new Map([
  ["paid", "payment"],
  ["pay", "payment"],
  ["lent", "loan"],
  ["shipped", "shipment"],
  ["enrolled", "enrol"],
  ["given", "donation"],
  ["gave", "donation"],
  ["moved", "movement"],
]);

/** The table that one of the words names, or whose rows are what was done. */
export function tableDone(said: readonly string[], schema: DescribedSchema): number | undefined {
  const spoken = [...schema.tables.keys()].filter((t) => schema.tables[t]?.hidden !== true);
  for (const one of said) {
    const root = stem(one);
    const named = spoken.filter((t) => {
      const { words = [], synonyms = [] } = schema.tables[t] ?? {};
      return [words, ...synonyms].some((name) => name.length === 1 && stem(name[0] ?? "") === root);
    });
    const deeds = spoken.filter((t) => {
      const words = schema.tables[t]?.words ?? [];
      const odd = oddDeeds.get(one);
      const [only = "", ...more] = odd === undefined ? words : words.slice(-1);
      const deed = odd ?? one.replace(/(?:ed|ing)$/, "");
      const whole = odd !== undefined || (deed !== one && deed.length >= 4);
      return more.length === 0 && whole && stem(only).startsWith(deed);
    });
    const found = named.length > 0 ? named : deeds;
    if (found.length === 1) return found[0];
    if (found.length === 0 && trading.test(one))
      return schema.columns[revenueItem(schema)]?.table ?? tradeOf(spoken, schema);
  }
  return undefined;
}

/** Where no row tells of money, the one table that is called after trade. */
function tradeOf(spoken: readonly number[], { tables }: DescribedSchema): number | undefined {
  const [only, ...others] = spoken.filter((t) => {
    const [name = "", ...more] = tables[t]?.words ?? [];
    return more.length === 0 && /^(?:purchase|order|sale|invoice)$/.test(stem(name));
  });
  return others.length === 0 ? only : undefined;
}

/** The measure that is called revenue; -1 for none. */
export const revenueItem = ({ columns }: DescribedSchema): number =>
  columns.findIndex((one) => one.measure === true && one.words.join(" ") === "revenue");

/** What comes in, added up. */
export function revenueOf(schema: DescribedSchema): Symbols | undefined {
  const item = revenueItem(schema);
  return item < 0 ? undefined : called("sum", column(item));
}

/** `key NOT IN ( SELECT ... )`: no row of `absent` leads to them; undefined where none could. */
export function absentFrom(
  table: number,
  absent: number,
  schema: DescribedSchema,
  narrowed: (inner: readonly OutlineSymbol[]) => readonly OutlineSymbol[] | null = (inner) => inner,
): Symbols | undefined {
  const [, next] = joinTables(schema, [table, absent]);
  const key = next?.link?.to ?? -1;
  if (next?.link == null || schema.columns[key]?.table !== table) return undefined;
  const rows = { kind: "item", item: itemOfTable(schema, absent) } as const;
  const inner = narrowed([
    word("select"),
    ...column(next.link.from),
    ...(next.table === absent ? [] : [word("from"), rows]),
  ]);
  if (inner === null) return undefined;
  return [...column(key), word("not"), ...called("in", inner)];
}
