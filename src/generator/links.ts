// Ways between tables along the joins that a domain declares.
import { shortestWay } from "../schema/shortest-way.ts";
import { tableOf } from "./slots.ts";

/** A join to the next table. */
export type LinkStep = { readonly own: string; readonly other: string; readonly to: string };

export type TableLinks = {
  /** The next join on the way from one table to another. */
  readonly next: (from: string, to: string) => LinkStep;
  readonly leads: (from: string, to: string) => boolean;
};

/** Shortest ways between tables over the declared links, found once per domain. */
export function createLinks(links: readonly string[]): TableLinks {
  const steps = links.flatMap((link): LinkStep[] => {
    const [left = "", right = ""] = link.split("=").map((side) => side.trim());
    return [
      { own: left, other: right, to: tableOf(right) },
      { own: right, other: left, to: tableOf(left) },
    ];
  });
  const stepsFrom = (table: string) => steps.filter(({ own }) => tableOf(own) === table);
  const found = new Map<string, LinkStep>();
  const way = (from: string, to: string): LinkStep | undefined => {
    const key = `${from}>${to}`;
    const reaches = (tables: readonly string[]) => tables.find((table) => table === to);
    const step = found.get(key) ?? shortestWay([from], stepsFrom, reaches)?.[0];
    if (step !== undefined) found.set(key, step);
    return step;
  };
  return {
    next(from, to) {
      const step = way(from, to);
      if (step === undefined)
        throw new RangeError(`links: no declared link leads from "${from}" to "${to}"`);
      return step;
    },
    leads: (from, to) => from === to || way(from, to) !== undefined,
  };
}
