// Chance that can be had again: the same seed picks the same.

export type Pick = <T>(items: readonly T[]) => T;

/** A small generator of its own, so that a seed gives the same statements everywhere. */
export function createPick(seed: number): Pick {
  let state = seed >>> 0;
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
}
