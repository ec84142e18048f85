// Brings tables together: the shortest joins that hold all of them, in a stable order.
import type { Edge } from "./world.ts";

type Step = { readonly edge: Edge; readonly to: string };

export function createFrom(
  edges: readonly Edge[],
  sqlOf: (table: string) => string,
): (tables: readonly string[]) => string | undefined {
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
  const known = new Map<string, string | undefined>();
  return (tables) => {
    const wanted = [...new Set(tables)].sort();
    const name = wanted.join(" ");
    if (!known.has(name)) known.set(name, join(wanted, steps, sqlOf));
    return known.get(name);
  };
}

/** Grows from the first table along shortest ways until all are in. */
function join(
  wanted: readonly string[],
  steps: ReadonlyMap<string, readonly Step[]>,
  sqlOf: (table: string) => string,
): string | undefined {
  const [first, ...rest] = wanted;
  if (first === undefined) return undefined;
  const inside = [first];
  const path: Step[] = [];
  const missing = new Set(rest);
  while (missing.size > 0) {
    const way = shortest(inside, missing, steps);
    if (way === undefined || inside.length + way.length > 5) return undefined;
    for (const step of way) {
      inside.push(step.to);
      missing.delete(step.to);
      path.push(step);
    }
  }
  return [
    `FROM ${sqlOf(first)}`,
    ...path.map(({ edge, to }) => `JOIN ${sqlOf(to)} ON ${edge.childField} = ${edge.parentField}`),
  ].join(" ");
}

function shortest(
  inside: readonly string[],
  missing: ReadonlySet<string>,
  steps: ReadonlyMap<string, readonly Step[]>,
): Step[] | undefined {
  const queue: Step[][] = inside.map(() => []);
  const ends = [...inside];
  const seen = new Set(inside);
  for (let at = 0; at < queue.length; at++) {
    const end = ends[at];
    if (end === undefined) continue;
    if (missing.has(end)) return queue[at];
    for (const step of steps.get(end) ?? []) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      queue.push([...(queue[at] ?? []), step]);
      ends.push(step.to);
    }
  }
  return undefined;
}
