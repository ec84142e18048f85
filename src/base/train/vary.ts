// The same turn as another database might have shown it: some columns and tables that are not asked
// about are not there, some names are not recognised, and the previous query is wrong, as the model's own
// often is. So few databases are known to train on that a network learns them by heart; this way it
// sees each of them in many forms.

import { outlineWords } from "../../outline/symbols.ts";
import type { Random } from "../../random.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Example } from "../network/example.ts";
import { narrowExample } from "../network/narrow.ts";

/** How often the schema is thinned, and what is left out of it at most. */
const thinned = 0.6;
const mostLeftOut = 0.6;
/** How often names are not recognised, and which share of them. */
const forgetful = 0.2;
const forgotten = 0.3;
/** How often the previous query has another column in place of one, and how often of the same table. */
const mistaken = 0.15;
const withinTable = 0.7;
const fixedSymbols = outlineWords.length;

export type Variation = {
  readonly matches: Uint8Array;
  readonly previous: Int32Array;
  /** The schema items that are there; null: all. */
  readonly kept: Int32Array | null;
};

export function varyTurn(example: Example, schema: DescribedSchema, random: Random): Variation {
  const matches =
    random.next() < forgetful ? forgetNames(example, schema, random) : example.matches;
  const previous =
    random.next() < mistaken ? mistake(example.previous, schema, random) : example.previous;
  const kept = random.next() < thinned ? keptItems({ ...example, previous }, schema, random) : null;
  return { matches, previous, kept };
}

export function applyVariation(example: Example, { matches, previous, kept }: Variation): Example {
  const varied = { ...example, matches, previous };
  if (kept === null) return varied;
  return narrowExample(varied, { kept, items: example.schema.types.length, fixedSymbols });
}

/** The query with one of its columns taken for another. */
function mistake(previous: Int32Array, { columns }: DescribedSchema, random: Random): Int32Array {
  const used = previous.filter(
    (symbol) => symbol >= fixedSymbols && symbol < fixedSymbols + columns.length,
  );
  if (used.length === 0) return previous;
  const wrong = used[random.below(used.length)]!;
  const table = columns[wrong - fixedSymbols]?.table;
  const near = random.next() < withinTable;
  const others = columns.flatMap((column, k) => (!near || column.table === table ? [k] : []));
  const taken = fixedSymbols + random.pick(others);
  return previous.map((symbol) => (symbol === wrong ? taken : symbol));
}

function forgetNames(example: Example, { columns }: DescribedSchema, random: Random): Uint8Array {
  const items = example.schema.types.length;
  const matches = example.matches.slice();
  for (let item = 0; item < items; item++) {
    if (random.next() >= forgotten) continue;
    const none = item < columns.length ? 0 : 8;
    for (let at = item; at < matches.length; at += items) matches[at] = none;
  }
  return matches;
}

/** What the query and the one before it use, their tables, and some of the rest. */
function keptItems(
  { schema, target, previous }: Example,
  { columns }: DescribedSchema,
  random: Random,
): Int32Array {
  const items = schema.types.length;
  const used = new Set<number>();
  for (const symbol of [...target, ...previous]) {
    const item = symbol - fixedSymbols;
    if (item < 0 || item >= items) continue;
    used.add(item);
    const table = columns[item]?.table;
    if (table !== undefined) used.add(columns.length + table);
  }
  const leftOut = random.next() * mostLeftOut;
  const tableLeftOut = random.next() * mostLeftOut;
  const kept = Array.from({ length: items }, (_, item) => item).filter(
    (item) => used.has(item) || (item < columns.length ? random.next() >= leftOut : true),
  );
  const gone = new Set(
    kept.filter(
      (item) => item >= columns.length && !used.has(item) && random.next() < tableLeftOut,
    ),
  );
  const left = kept.filter((item) => {
    const table = columns[item]?.table;
    return !gone.has(item) && (table === undefined || !gone.has(columns.length + table));
  });
  return Int32Array.from(left.length === 0 ? kept : left);
}
