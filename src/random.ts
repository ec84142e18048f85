// A seeded random generator, handed around as an argument: same seed, same numbers, everywhere.

export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, n). */
  below(n: number): number;
  /** One of the items; weights, where given, need not sum to 1. */
  pick<T>(items: readonly T[], weights?: readonly number[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** An independent generator, for a part of the work that must not depend on its neighbours. */
  fork(label: string): Random;
};

/** sfc32, seeded through a string hash: fast, good enough, and exact in 32-bit integers. */
export function createRandom(seed: number | string): Random {
  let [a, b, c, d] = hash(String(seed));
  const next32 = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next32();
  const next = (): number => next32() / 4294967296;
  const below = (n: number): number => Math.floor(next() * n);

  return {
    next,
    below,
    pick(items, weights) {
      if (items.length === 0) throw new RangeError("pick: no items to choose from");
      if (weights === undefined) return items[below(items.length)]!;
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      for (let i = 0; i < items.length; i++) {
        left -= weights[i]!;
        if (left < 0) return items[i]!;
      }
      return items[items.length - 1]!;
    },
    shuffle(items) {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** Four 32-bit words from a string (xmur3). */
function hash(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  return [word(), word(), word(), word()];
}
