// When Segue asks back: as a person sets it, or a model brings it.

/** When to ask back. */
export type AskingBack = {
  /** Whether words that were not understood are asked about or declined; else they are only told. */
  readonly words: boolean;
  /** Close readings are asked about where confidence is below this; 0 never asks. */
  readonly below: number;
  /** How probable another reading must be, as a share of the first's, to be close. */
  readonly close: number;
  /** Less sure than this, a reading is shown to be confirmed although no other is close; 0 never asks. */
  readonly unsure: number;
};

export const defaultAsking: AskingBack = { words: true, below: 0.8, close: 0.3, unsure: 0.6 };
