// Which table each name of a query means: aliases resolved, columns qualified where that is sure.

import { nameParts, plainName } from "./name.ts";
import { mapChildren } from "./transform.ts";
import type { Expression } from "./tree.ts";

export type Scope = {
  readonly outer: Scope | undefined;
  /** Alias or table, in lower case, to the name that stands for it everywhere. */
  readonly names: Map<string, string>;
  readonly taken: Set<string>;
};

export function createScope(outer: Scope | undefined): Scope {
  return { outer, names: new Map(), taken: new Set() };
}

/** A table's second use in one FROM is told apart by a number. */
export function addTable(scope: Scope, table: string, alias: string | undefined) {
  const name = plainName(table);
  let unique = name;
  for (let n = 2; scope.taken.has(unique); n++) unique = `${name}_${n}`;
  scope.taken.add(unique);
  if (alias !== undefined) scope.names.set(plainName(alias), unique);
  if (!scope.names.has(name)) scope.names.set(name, unique);
  return { name, alias: unique };
}

/** The columns' names with their tables resolved; queries inside are left to the caller. */
export function columnsIn(node: Expression, scope: Scope): Expression {
  if (node.kind === "column") return { ...node, name: resolveColumn(node.name, scope) };
  return mapChildren(node, (child) => columnsIn(child, scope));
}

function resolveColumn(written: string, scope: Scope): string {
  const parts = nameParts(written);
  const column = parts.at(-1) ?? written;
  if (parts.length > 1) return `${resolveTable(parts.at(-2) ?? "", scope)}.${column}`;
  const only = scope.taken.size === 1 ? [...scope.taken][0] : undefined;
  return only === undefined ? column : `${only}.${column}`;
}

function resolveTable(name: string, scope: Scope | undefined): string {
  for (let at = scope; at !== undefined; at = at.outer) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return name;
}
