// How deep queries go into one another: what training queries never did, decoding does not begin.
// A link is "outer.column inner.column", where a subquery opens; a chain, the links from the outermost
// query to here. Without a bound a model that is lost walks in circles: cities of airports of cities.

export type Nesting = {
  /** Links in the longest chain. */
  readonly depth: number;
  /** Links that came more than once in one chain, and how often at most. */
  readonly repeated: ReadonlyMap<string, number>;
  /** Links that led straight back: `a IN ( SELECT b ... WHERE b IN ( SELECT a`. */
  readonly returns: ReadonlySet<string>;
};

/** The bound that these chains show: all of them, or at least every one that no other continues. */
export function learnNesting(chains: Iterable<readonly string[]>): Nesting {
  let depth = 0;
  const repeated = new Map<string, number>();
  const returns = new Set<string>();
  for (const chain of chains) {
    depth = Math.max(depth, chain.length);
    chain.forEach((link, i) => {
      const times = timesIn(chain.slice(0, i + 1), link);
      if (times > (repeated.get(link) ?? 1)) repeated.set(link, times);
      if (leadsBack(chain[i - 1], link)) returns.add(link);
    });
  }
  return { depth, repeated, returns };
}

/** Whatever either allows. */
export function mergeNesting(a: Nesting, b: Nesting): Nesting {
  const repeated = new Map(a.repeated);
  for (const [link, times] of b.repeated) {
    repeated.set(link, Math.max(times, repeated.get(link) ?? 1));
  }
  const returns = new Set([...a.returns, ...b.returns]);
  return { depth: Math.max(a.depth, b.depth), repeated, returns };
}

/** May this link follow these? Which pairs make a link at all is the catalog's business. */
export function allowsLink(
  nesting: Nesting | undefined,
  chain: readonly string[],
  link: string,
): boolean {
  if (nesting === undefined) return true;
  if (chain.length >= nesting.depth) return false;
  if (timesIn(chain, link) >= (nesting.repeated.get(link) ?? 1)) return false;
  return !leadsBack(chain.at(-1), link) || nesting.returns.has(link);
}

function timesIn(chain: readonly string[], link: string): number {
  return chain.filter((one) => one === link).length;
}

/** A column compared with itself, as in `price = ( SELECT MIN ( price )`, leads nowhere else. */
function leadsBack(before: string | undefined, link: string): boolean {
  return before !== link && before?.split(" ").reverse().join(" ") === link;
}
