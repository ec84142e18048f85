// Which columns belong together by themselves: keys that need no word. Every other way of matching
// rows is said.

import type { Schema } from "../../database/database.ts";
import { type ColumnUse, columnKey } from "../../sql/bind/bound.ts";
import { keyPairs } from "../../sql/key-pairs.ts";
import { tableOf } from "./names.ts";

export type Keys = {
  /** Whether rows of these two tables are matched by these columns as a matter of course. */
  natural(left: ColumnUse, right: ColumnUse): boolean;
};

export function createKeys(schema: Schema): Keys {
  const pairs = keyPairs(schema);
  const placeOf = places(pairs);
  const same = (one: string, other: string): boolean =>
    placeOf.has(one) && placeOf.get(one) === placeOf.get(other);
  /** The ways from one table to another: their own keys, else whatever they both have keys to. */
  const waysBetween = (one: string, other: string): string[] => {
    const tables = pairOf(tableOf(one), tableOf(other));
    const own = pairs.filter(([a, b]) => pairOf(tableOf(a), tableOf(b)) === tables);
    if (own.length > 0) return own.map(([a, b]) => pairOf(a, b));
    const [here, there] = [one, other].map((key) =>
      [...placeOf.keys()].filter((column) => tableOf(column) === tableOf(key)),
    );
    return (here ?? []).flatMap((a) =>
      (there ?? []).flatMap((b) => (same(a, b) ? pairOf(a, b) : [])),
    );
  };
  return {
    natural(left, right) {
      const [one, other] = [columnKey(left), columnKey(right)];
      if (same(one, other)) {
        // Of two ways from one table to another, the one that is meant must be said.
        const [only, ...more] = new Set(waysBetween(one, other));
        return more.length === 0 && only === pairOf(one, other);
      }
      const known = left.relation.table?.foreignKeys.length ?? 0;
      return known === 0 && alike(left, right);
    },
  };
}

const pairOf = (one: string, other: string): string => [one, other].sort().join(" ");

/** Columns that foreign keys lead to the same place, each with the number of that place. */
function places(pairs: readonly (readonly [string, string])[]): Map<string, number> {
  const found = new Map<string, number>();
  let next = 0;
  for (const [here, there] of pairs) {
    const [old, kept] = [found.get(here) ?? next++, found.get(there) ?? next++];
    found.set(here, old).set(there, old);
    for (const [name, place] of found) if (place === kept) found.set(name, old);
  }
  return found;
}

/** Without keys in the schema: `singer_id` and `singer_id`, `concert` or `concert_id` and `id`. */
function alike(left: ColumnUse, right: ColumnUse): boolean {
  if (left.name === right.name) return /.(?:id|code|key|no|number)$/.test(left.name);
  return names(left, right) || names(right, left);
}

function names(column: ColumnUse, key: ColumnUse): boolean {
  const table = key.relation.source ?? "";
  const plain = column.name.replace(/_?(?:id|code|key|no)$/, "");
  return /^(?:id|code|key|no)$/.test(key.name) && (plain === table || `${plain}s` === table);
}
