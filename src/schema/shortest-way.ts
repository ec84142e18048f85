// The shortest way along links: what tables are joined by, whoever joins them.

/** From any of these places, without them, to the one of those reached with so few steps that is picked. */
export function shortestWay<Place, Step extends { readonly to: Place }>(
  from: Iterable<Place>,
  stepsFrom: (place: Place) => readonly Step[],
  pick: (reached: readonly Place[]) => Place | undefined,
): readonly Step[] | undefined {
  const ways = new Map<Place, readonly Step[]>();
  for (const place of from) ways.set(place, []);
  let reached = [...ways.keys()];
  while (reached.length > 0) {
    const next: Place[] = [];
    for (const place of reached) {
      for (const step of stepsFrom(place)) {
        if (ways.has(step.to)) continue;
        ways.set(step.to, [...(ways.get(place) ?? []), step]);
        next.push(step.to);
      }
    }
    const picked = pick(next);
    if (picked !== undefined) return ways.get(picked);
    reached = next;
  }
  return undefined;
}
