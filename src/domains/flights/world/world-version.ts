// Which world this is, for whoever looks for its file without making it.

/** Raised whenever the same seed gives other rows or another file: caches are keyed by it. */
export const worldVersion = 2;
