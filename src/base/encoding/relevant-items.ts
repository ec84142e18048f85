// Which tables of a large schema a turn may be about: those that its words, values or the query before
// speak of, then their neighbours. The network then reads these alone; joins may still lead through others.

import type { OutlineSymbol } from "../../outline/symbols.ts";
import type { DescribedColumn, DescribedSchema } from "../../schema/described.ts";
import type { ReadTurn } from "./encode-turn.ts";

/** Up to so many columns and tables are all read: fewer would not be answered sooner by much. */
const few = 56;

/** Wide tables: the best of them are read whatever their size. */
const fewest = 4;

/** What a word's match with an item (the numbers of name-matches.ts) says for the item's table. */
const weights: Readonly<Record<number, number>> = {
  1: 1,
  2: 2.5,
  3: 2.5,
  4: 0.5,
  5: 1.5,
  6: 1,
  9: 3,
  10: 5,
};
/** Of what earlier utterances say, and of what is said for the tables it is linked with. */
const earlier = 0.5;
const linked = 0.6;
const usedBefore = 8;
/** Of what a word may imply. */
const guessed = 0.5;
/** Where nothing says as much as a part of a name, every table is as likely. */
const telling = 1;

/** In order; undefined where all are to be read. `turns`: the current one first. */
export function relevantItems(
  turns: readonly ReadTurn[],
  previous: readonly OutlineSymbol[],
  schema: DescribedSchema,
): Int32Array | undefined {
  const { columns, tables } = schema;
  // The network never saw a table in a role: it reads one where the last query speaks of it.
  const before = new Set(previous.flatMap((one) => (one.kind === "item" ? [one.item] : [])));
  const isRead = (t: number): boolean =>
    tables[t]?.role === undefined ||
    before.has(columns.length + t) ||
    tables[t].columns.some((k) => before.has(k));
  const read = [...tables.keys()].filter(isRead);
  const unasked = taxedUnasked(turns[0], before, schema);
  const count = read.reduce((sum, t) => sum + 1 + (tables[t]?.columns.length ?? 0), 0);
  const whole = read.length === tables.length && unasked.size === 0;
  const all = whole ? undefined : itemsOf(new Set(read), unasked, schema);
  if (count <= few) return all;
  const said = scoresOf(turns, previous, schema);
  if (Math.max(...said) < telling) return all;
  const scores = spreadOverLinks(said, schema);
  const order = read.sort((a, b) => scores[b]! - scores[a]! || a - b);
  const kept = new Set<number>();
  let items = 0;
  for (const t of order) {
    const size = 1 + (tables[t]?.columns.length ?? 0);
    const needed = kept.size < fewest || scores[t]! >= usedBefore;
    if (!needed && items + size > few) continue;
    kept.add(t);
    items += size;
  }
  return itemsOf(kept, unasked, schema);
}

/** Who says nothing of taxes means the amount itself, however much its name is like that of the taxed one. */
function taxedUnasked(
  turn: ReadTurn | undefined,
  before: ReadonlySet<number>,
  { columns }: DescribedSchema,
): ReadonlySet<number> {
  const asked = turn?.tokens.some(({ text }) => /^(?:tax|taxes|taxed|vat|gst|gross)$/i.test(text));
  const taxed = asked === true ? [] : [...columns.keys()].filter((k) => isTaxed(columns[k]));
  return new Set(taxed.filter((k) => !before.has(k)));
}

const isTaxed = (column: DescribedColumn | undefined): boolean =>
  column?.words.slice(-2).join(" ") === "with tax";

function itemsOf(
  kept: ReadonlySet<number>,
  left: ReadonlySet<number>,
  { columns, tables }: DescribedSchema,
): Int32Array {
  return Int32Array.from([
    ...columns.flatMap(({ table }, k) => (kept.has(table) && !left.has(k) ? [k] : [])),
    ...tables.flatMap((_, t) => (kept.has(t) ? [columns.length + t] : [])),
  ]);
}

/** The best that any word says for any item of each table, and a little for each word more. */
function scoresOf(
  turns: readonly ReadTurn[],
  previous: readonly OutlineSymbol[],
  schema: DescribedSchema,
): Float64Array {
  const { columns, tables } = schema;
  const count = columns.length + tables.length;
  const tableOf = (item: number): number => columns[item]?.table ?? item - columns.length;
  const scores = new Float64Array(tables.length);
  for (const { readings } of turns[0]?.implied ?? [])
    for (const { column } of readings) scores[tableOf(column)] = scores[tableOf(column)]! + guessed;
  turns.forEach(({ matches, words }, age) => {
    const share = age === 0 ? 1 : earlier;
    for (let i = 0; i < words.length; i++) {
      const best = new Map<number, number>();
      for (let k = 0; k < count; k++) {
        const weight = weights[matches[i * count + k]!];
        if (weight === undefined) continue;
        best.set(tableOf(k), Math.max(best.get(tableOf(k)) ?? 0, weight));
      }
      for (const [table, weight] of best) scores[table] = scores[table]! + share * weight;
    }
  });
  for (const symbol of previous) {
    if (symbol.kind === "item")
      scores[tableOf(symbol.item)] = scores[tableOf(symbol.item)]! + usedBefore;
  }
  return scores;
}

function spreadOverLinks(scores: Float64Array, { links, columns }: DescribedSchema): Float64Array {
  const spread = Float64Array.from(scores);
  const raise = (to: number, from: number): void => {
    spread[to] = Math.max(spread[to]!, scores[to]! + linked * Math.min(scores[from]!, usedBefore));
  };
  for (const { from, to } of links) {
    const [a, b] = [columns[from]?.table ?? 0, columns[to]?.table ?? 0];
    raise(a, b);
    raise(b, a);
  }
  return spread;
}
