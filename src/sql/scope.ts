// Which table each name of a query means: aliases resolved, columns qualified where that is sure.

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

/** The column's name with its table resolved; the children of other nodes are left to the caller. */
export function columnsIn(node: Expression, scope: Scope): Expression {
  switch (node.kind) {
    case "column":
      return { ...node, name: resolveColumn(node.name, scope) };
    case "and":
    case "or":
      return { ...node, operands: node.operands.map((child) => columnsIn(child, scope)) };
    case "not":
    case "is-null":
    case "sign":
      return { ...node, operand: columnsIn(node.operand, scope) };
    case "comparison":
    case "arithmetic":
      return { ...node, left: columnsIn(node.left, scope), right: columnsIn(node.right, scope) };
    case "in": {
      const left = columnsIn(node.left, scope);
      if (node.right.kind === "subquery") return { ...node, left };
      const items = node.right.items.map((item) => columnsIn(item, scope));
      return { ...node, left, right: { ...node.right, items } };
    }
    case "between":
      return {
        ...node,
        left: columnsIn(node.left, scope),
        low: columnsIn(node.low, scope),
        high: columnsIn(node.high, scope),
      };
    case "call":
      return { ...node, arguments: node.arguments.map((child) => columnsIn(child, scope)) };
    case "group":
      return { ...node, inner: columnsIn(node.inner, scope) };
    case "exists":
    case "subquery":
    case "star":
    case "literal":
    case "placeholder":
      return node;
    default:
      return node satisfies never;
  }
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

/** `"Flight".ID` to ["flight", "id"]. */
export function nameParts(written: string): string[] {
  const parts = written.match(/"[^"]*(?:""[^"]*)*"|`[^`]*`|\[[^\]]*\]|'[^']*'|[^.]+/gu) ?? [];
  return parts.map((part) => part.replace(/^["`['](.*)["`\]']$/u, "$1").toLowerCase());
}

function plainName(written: string): string {
  return nameParts(written).at(-1) ?? written.toLowerCase();
}
