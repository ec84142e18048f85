// When Segue asks back: as a person sets it, or a model brings it.

/** When to ask back. */
export type Asking = {
  /** Whether words that were not understood are asked about or declined; else they are only told. */
  readonly words: boolean;
  /** Close readings are asked about where confidence is below this; 0 never asks. */
  readonly below: number;
  /** How probable another reading must be, as a share of the first's, to be close. */
  readonly close: number;
};

export const defaultAsking: Asking = { words: true, below: 0.8, close: 0.3 };
