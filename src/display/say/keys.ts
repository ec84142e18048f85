// Which columns belong together by themselves: keys that need no word. Every other way of matching
// rows is said.

import type { Schema } from "../../database/database.ts";
import { type ColumnUse, columnKey } from "../../sql/bind/bound.ts";
import { keyPairs } from "../../sql/key-pairs.ts";

export type Keys = {
  /** Whether rows of these two tables are matched by these columns as a matter of course. */
  natural(left: ColumnUse, right: ColumnUse): boolean;
};

export function createKeys(schema: Schema): Keys {
  const groups = keyGroups(schema);
  const links = new Map<string, number>();
  for (const table of schema.tables) {
    for (const key of table.foreignKeys) {
      const pair = pairOf(table.name.toLowerCase(), key.table.toLowerCase());
      links.set(pair, (links.get(pair) ?? 0) + 1);
    }
  }
  return {
    natural(left, right) {
      const [one, other] = [columnKey(left), columnKey(right)];
      const group = groups.get(one);
      if (group !== undefined && groups.get(other) === group) {
        // Of two ways from one table to another, the one that is meant must be said.
        return (links.get(pairOf(tableIn(left), tableIn(right))) ?? 1) === 1;
      }
      const known = left.relation.table?.foreignKeys.length ?? 0;
      return known === 0 && alike(left, right);
    },
  };
}

const tableIn = ({ relation, stored }: ColumnUse): string =>
  stored?.table.name.toLowerCase() ?? relation.source ?? "";

const pairOf = (one: string, other: string): string => [one, other].sort().join(" ");

/** Columns that foreign keys lead to the same place, each with the number of its group. */
function keyGroups(schema: Schema): Map<string, number> {
  const groups = new Map<string, number>();
  let next = 0;
  for (const [here, there] of keyPairs(schema)) {
    const [old, kept] = [groups.get(here) ?? next++, groups.get(there) ?? next++];
    groups.set(here, old).set(there, old);
    for (const [name, group] of groups) if (group === kept) groups.set(name, old);
  }
  return groups;
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
