// Shares as people read them.

/** 0.876 -> "87.6%" */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A difference of shares in points: "+1.3". */
export const points = (difference: number): string =>
  `${difference >= 0 ? "+" : ""}${(100 * difference).toFixed(1)}`;
