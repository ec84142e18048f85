// Brings tables together: the shortest joins that hold all of them, in a stable order, without tables
// that would only repeat a key.
import { shortestWay } from "../../schema/shortest-way.ts";
import type { Edge } from "./world.ts";

type Step = { readonly edge: Edge; readonly to: string };

export type TableJoin = { readonly first: string; readonly steps: readonly Step[] };

/** Undefined where the tables do not join, or a table would have to be joined twice. */
export function createJoin(
  edges: readonly Edge[],
  sqlOf: (table: string) => string,
): (tables: readonly string[], from?: string) => TableJoin | undefined {
  const steps = new Map<string, Step[]>();
  const add = (from: string, edge: Edge, to: string): void => {
    const list = steps.get(from) ?? [];
    list.push({ edge, to });
    steps.set(from, list);
  };
  for (const edge of edges) {
    if (edge.child === edge.parent) continue;
    add(edge.child, edge, edge.parent);
    add(edge.parent, edge, edge.child);
  }
  const known = new Map<string, TableJoin | undefined>();
  return (tables, from) => {
    const apart = [...new Set(tables)].filter((table) => table !== from).sort();
    const wanted = from === undefined ? apart : [from, ...apart];
    const name = wanted.join(" ");
    if (!known.has(name)) known.set(name, once(join(wanted, steps), sqlOf));
    return known.get(name);
  };
}

function once(
  found: TableJoin | undefined,
  sqlOf: (table: string) => string,
): TableJoin | undefined {
  if (found === undefined) return undefined;
  const names = [found.first, ...found.steps.map(({ to }) => to)].map(sqlOf);
  return new Set(names).size === names.length ? found : undefined;
}

/** Grows from the first table along shortest ways until all are in. */
function join(
  wanted: readonly string[],
  steps: ReadonlyMap<string, readonly Step[]>,
): TableJoin | undefined {
  const [first, ...rest] = wanted;
  if (first === undefined) return undefined;
  const inside = [first];
  const path: Step[] = [];
  const missing = new Set(rest);
  while (missing.size > 0) {
    const way = shortestWay(
      inside,
      (table) => steps.get(table) ?? [],
      (reached) => reached.find((table) => missing.has(table)),
    );
    if (way === undefined || inside.length + way.length > 7) return undefined;
    for (const step of way) {
      inside.push(step.to);
      missing.delete(step.to);
      path.push(step);
    }
  }
  return { first, steps: path };
}

/**
 * Tables at the end of the joins of which only the key is asked for, with the column that refers to
 * it: `customer.id` of orders is `order.customer_id`, and customer need not be joined.
 */
export function repeatedKeys(
  { first, steps }: TableJoin,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, { readonly table: string; readonly key: string; readonly instead: string }> {
  const found = new Map<string, { table: string; key: string; instead: string }>();
  const tables = [first, ...steps.map(({ to }) => to)];
  for (const table of tables) {
    const own = steps.filter(({ edge }) => edge.parent === table || edge.child === table);
    const [only] = own;
    const columns = used.get(table);
    if (own.length !== 1 || only === undefined || only.edge.parent !== table) continue;
    if (columns === undefined || columns.size !== 1) continue;
    const { parentField, childField } = only.edge;
    if (columns.has(parentField) && !parentField.includes(" "))
      found.set(table, { table, key: parentField, instead: childField });
  }
  // Two tables cannot stand in for each other.
  return found.size < tables.length ? found : new Map();
}
