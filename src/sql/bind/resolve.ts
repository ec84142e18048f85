// Which relation a column name belongs to: the nearest SELECT first, then those around it.

import { nameParts } from "../name.ts";
import type { ColumnUse, OfferedColumn, Relation, Scope } from "./bound.ts";

export type Resolution =
  | { readonly kind: "found"; readonly use: ColumnUse; readonly ambiguous: boolean }
  | { readonly kind: "unknown" };

const rowIds = new Set(["rowid", "oid", "_rowid_"]);

/** Without its table, a name among several tables of which nothing is known stays unknown. */
export function resolveColumn(written: string, scope: Scope | undefined): Resolution {
  const parts = nameParts(written);
  const name = parts.at(-1) ?? written.toLowerCase();
  const owner = parts.at(-2);
  let depth = 0;
  for (let at = scope; at !== undefined; at = at.outer, depth++) {
    const found = at.relations.flatMap((relation) => {
      if (owner !== undefined && relation.name !== owner) return [];
      const use = useOf(relation, name, depth, owner !== undefined);
      return use === undefined ? [] : [use];
    });
    const [first, ...more] = preferKnown(found);
    if (first === undefined) continue;
    if (more.length > 0 && first.relation.columns === undefined) return { kind: "unknown" };
    return { kind: "found", use: first, ambiguous: more.length > 0 && !at.merged.has(name) };
  }
  return { kind: "unknown" };
}

function useOf(
  relation: Relation,
  name: string,
  depth: number,
  qualified: boolean,
): ColumnUse | undefined {
  const column = offeredColumn(relation, name);
  if (column !== undefined) return { relation, name, depth, ...storedIn(column) };
  // Of an unknown table any column may be one.
  if (relation.columns === undefined) return { relation, name, depth };
  return qualified && relation.table !== undefined && rowIds.has(name)
    ? { relation, name, depth }
    : undefined;
}

function storedIn({ stored }: OfferedColumn) {
  return stored === undefined ? {} : { stored };
}

function offeredColumn({ columns }: Relation, name: string): OfferedColumn | undefined {
  return columns?.find((column) => column.name === name);
}

/** A relation that is known to have the column goes before those of which nothing is known. */
function preferKnown(uses: readonly ColumnUse[]): readonly ColumnUse[] {
  const known = uses.filter(({ relation }) => relation.columns !== undefined);
  return known.length > 0 ? known : uses;
}
