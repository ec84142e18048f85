// Tables that point at themselves: whoever a key of the same table points at is called by what the key says of him,
// "manager", and not as one more employee.
import { roleOfKey } from "../../schema/roles.ts";
import type { ColumnUse, Relation } from "../../sql/bind/bound.ts";
import { joinsOf } from "../../sql/bind/joins.ts";
import type { Expression, Query } from "../../sql/tree.ts";
import { stripGroups } from "../../sql/tree-builders.ts";
import { nameWords, singularOf } from "../../text/english-names.ts";
import type { Voice } from "./voice.ts";

/** What a key of a table to itself calls the rows that it points at. */
function calledBy(key: ColumnUse, pointed: ColumnUse): string | undefined {
  const same = key.relation.source !== undefined && key.relation.source === pointed.relation.source;
  if (!same || key.name === pointed.name) return undefined;
  const role = roleOfKey(nameWords(key.stored?.column.name ?? key.name));
  const own = nameWords(key.relation.table?.name ?? key.relation.source ?? "").map(singularOf);
  // The key names, and is not what others are named by.
  const names = !primary(key) && namesRows(pointed);
  return !names || role === own.join(" ") ? undefined : role;
}

const primary = ({ relation, name }: ColumnUse): boolean =>
  relation.table?.primaryKey.some((one) => one.toLowerCase() === name) === true;

/** Whose `name` is in a key is nobody's manager. Where no keys are declared, a column is one by its name. */
function namesRows(pointed: ColumnUse): boolean {
  const { table } = pointed.relation;
  const referred = (table?.foreignKeys ?? []).flatMap((key) =>
    key.table.toLowerCase() === table?.name.toLowerCase() ? key.references : [],
  );
  const keys = [...(table?.primaryKey ?? []), ...referred];
  if (keys.length === 0) return /(?:id|code|key|no|nr|number)$/.test(pointed.name);
  return keys.some((one) => one.toLowerCase() === pointed.name);
}

/** The role of one use of a table among several in its SELECT: "manager". */
export function roleOf(relation: Relation, { bound }: Voice): string | undefined {
  const found = new Set<string>();
  for (const { left, right, by, select } of joinsOf(bound)) {
    if (by === "in" || select !== relation.select || left.depth + right.depth > 0) continue;
    if (left.relation === right.relation) continue;
    const pairs = [
      [left, right],
      [right, left],
    ] as const;
    for (const [key, pointed] of pairs) {
      const role = pointed.relation === relation ? calledBy(key, pointed) : undefined;
      if (role !== undefined) found.add(role);
    }
  }
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

export type PointedAt = {
  /** "manager" */
  readonly role: string;
  /** What is shown of him, or compared. */
  readonly shown: Expression;
};

/** ( SELECT other.name FROM employee AS other WHERE other.id = employee.boss ): the boss's name. */
export function pointedAt(query: Query, { bound }: Voice): PointedAt | undefined {
  if (query.kind !== "select" || query.from.length !== 1 || query.where === undefined)
    return undefined;
  const [item, ...items] = query.items;
  const bare = query.groupBy.length === 0 && query.having === undefined && !query.distinct;
  const whole = (query.limit ?? query.offset ?? query.with) === undefined;
  const { where } = query;
  if (item?.expression.kind !== "column" || items.length > 0 || !bare || !whole) return undefined;
  if (bound.columns.get(item.expression)?.depth !== 0) return undefined;
  if (where.kind !== "comparison" || where.operator !== "=" || where.quantifier !== undefined)
    return undefined;
  const uses = [where.left, where.right].map((side) => bound.columns.get(stripGroups(side)));
  const pointed = uses.find((use) => use?.depth === 0);
  const key = uses.find((use) => use !== undefined && use.depth === 1);
  const role = key && pointed && calledBy(key, pointed);
  return role === undefined ? undefined : { role, shown: item.expression };
}

/** `manager_id IN ( SELECT id FROM employee ...`, by the two columns: the role, and whether it is asked from above. */
export function roleBetween(
  left: ColumnUse,
  inner: ColumnUse,
): { readonly role: string; readonly above: boolean } | undefined {
  const below = calledBy(left, inner);
  if (below !== undefined) return { role: below, above: false };
  const above = calledBy(inner, left);
  return above === undefined ? undefined : { role: above, above: true };
}
