// A word of an utterance and where it stood. Positions count UTF-16 units of the original string.

export type Token = {
  /** Normalised: lower case, straight quotes, no dots in abbreviations ("p.m." is "pm"). */
  readonly text: string;
  /** Start in the original string, inclusive. */
  readonly start: number;
  /** End in the original string, exclusive. */
  readonly end: number;
};
