// The sets that results are reported on, made the same everywhere from their seeds.

export type FlightsSet = {
  readonly parts: readonly {
    readonly name: string;
    readonly interactions: number;
    readonly seed: number;
  }[];
  /** Fingerprint of its content, where it is shipped as it was written once (`sets/NAME`). */
  readonly frozen?: string;
};

const asInPaper: FlightsSet["parts"] = [
  { name: "train", interactions: 1148, seed: 1 },
  { name: "dev", interactions: 380, seed: 2 },
  { name: "test", interactions: 130, seed: 3 },
];

/**
 * `flights` has the sizes of the paper's corpus; `flights-2026` is that set as it was on 15 November
 * 2026, for results that can be compared; `flights-large` is what the shipped model learns.
 */
export const standardSets: ReadonlyMap<string, FlightsSet> = new Map([
  ["flights", { parts: asInPaper }],
  ["flights-2026", { frozen: "b2efadd3859f", parts: asInPaper }],
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
