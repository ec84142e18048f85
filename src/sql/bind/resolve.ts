// Which relation a column name belongs to: the nearest SELECT first, then those around it.

import { nameParts } from "../name.ts";
import type { ColumnUse, Relation, Scope } from "./bound.ts";
import { columnNamed } from "./relations.ts";

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
    let use: ColumnUse | undefined;
    let several = false;
    for (const relation of at.relations) {
      if (owner !== undefined && relation.name !== owner) continue;
      const next = useOf(relation, name, depth, owner !== undefined);
      if (next === undefined) continue;
      // A relation that is known to have the column goes before those of which nothing is known.
      if (use === undefined || (isKnown(relation) && !isKnown(use.relation))) {
        use = next;
        several = false;
      } else if (isKnown(relation) === isKnown(use.relation)) several = true;
    }
    if (use === undefined) continue;
    if (several && !isKnown(use.relation)) return { kind: "unknown" };
    return { kind: "found", use, ambiguous: several && !at.merged.has(name) };
  }
  return { kind: "unknown" };
}

function useOf(
  relation: Relation,
  name: string,
  depth: number,
  qualified: boolean,
): ColumnUse | undefined {
  const column = columnNamed(relation, name);
  if (column?.stored !== undefined) return { relation, name, depth, stored: column.stored };
  if (column !== undefined) return { relation, name, depth };
  // Of an unknown table any column may be one.
  if (relation.columns === undefined) return { relation, name, depth };
  return qualified && relation.table !== undefined && rowIds.has(name)
    ? { relation, name, depth }
    : undefined;
}

function isKnown(relation: Relation): boolean {
  return relation.columns !== undefined;
}
