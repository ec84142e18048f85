// The sets that results are reported on, made the same everywhere from their seeds.

export type StandardSet = {
  readonly parts: readonly {
    readonly name: string;
    readonly interactions: number;
    readonly seed: number;
  }[];
};

/** `flights` has the sizes of the paper's corpus; `flights-large` is what the shipped model learns. */
export const standardSets: ReadonlyMap<string, StandardSet> = new Map([
  [
    "flights",
    {
      parts: [
        { name: "train", interactions: 1148, seed: 1 },
        { name: "dev", interactions: 380, seed: 2 },
        { name: "test", interactions: 130, seed: 3 },
      ],
    },
  ],
  [
    "flights-large",
    {
      parts: [
        { name: "train", interactions: 12_000, seed: 11 },
        { name: "dev", interactions: 400, seed: 12 },
        { name: "test", interactions: 400, seed: 13 },
      ],
    },
  ],
]);
