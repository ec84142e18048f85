// The numbers that Suhr, Iyer and Artzi (2018) report, to print beside ours. Percentages.

/** Mean and standard deviation. */
type Reported = readonly [mean: number, deviation: number];
export type PaperRow = {
  readonly query: Reported;
  readonly relaxed: Reported;
  readonly strict: Reported;
};

const row = (q: Reported, r: Reported, s: Reported): PaperRow => ({
  query: q,
  relaxed: r,
  strict: s,
});

/** Table 2, development; by system, "-gold" with gold previous queries. */
export const paperDevelopment: Readonly<Record<string, PaperRow>> = {
  "seq2seq-0": row([28.7, 1.7], [48.8, 1.4], [43.2, 1.8]),
  "seq2seq-h": row([35.1, 2.2], [59.4, 2.4], [56.7, 3.2]),
  "s2s+anon": row([37.6, 0.7], [61.6, 0.7], [60.6, 0.7]),
  "full-0": row([36.3, 0.5], [61.5, 0.8], [61.0, 0.9]),
  full: row([37.5, 0.9], [63.0, 0.7], [62.5, 0.9]),
  "full-turn-level": row([37.4, 1.5], [62.1, 2.5], [61.4, 2.7]),
  "full-reweight": row([36.4, 0.6], [61.8, 0.3], [61.5, 0.4]),
  "full-position": row([33.3, 0.2], [57.9, 0.8], [57.4, 0.8]),
  "full-segments": row([36.0, 0.9], [59.5, 1.3], [58.3, 1.4]),
  "full-placeholder-scoring": row([35.7, 0.5], [60.8, 1.1], [60.0, 1.0]),
  "full-preprocessing": row([26.4, 6.1], [53.3, 8.6], [53.0, 8.5]),
  "full-gold": row([42.1, 0.8], [66.6, 0.7], [66.1, 0.7]),
};

/** Table 2, test. */
export const paperTest: Readonly<Record<string, PaperRow>> = {
  "seq2seq-0": row([35.7, 1.5], [56.4, 1.1], [53.8, 1.0]),
  "seq2seq-h": row([42.2, 2.0], [66.6, 3.2], [65.8, 3.4]),
  "s2s+anon": row([44.0, 1.2], [69.3, 1.0], [68.6, 1.1]),
  "full-0": row([43.1, 1.3], [67.8, 1.6], [67.2, 1.6]),
  full: row([43.6, 1.0], [69.3, 0.8], [69.2, 0.8]),
  "full-gold": row([47.4, 1.3], [72.3, 0.5], [72.0, 0.5]),
};

/** Appendix, ablations with gold previous queries, development. */
export const paperGold: Readonly<Record<string, PaperRow>> = {
  full: row([42.1, 0.8], [66.6, 0.7], [66.1, 0.7]),
  "full-turn-level": row([42.5, 1.7], [66.3, 1.7], [65.7, 1.9]),
  "full-reweight": row([41.1, 0.7], [65.5, 0.3], [64.8, 0.6]),
  "full-position": row([38.0, 0.4], [61.4, 1.1], [60.5, 1.1]),
  "full-placeholder-scoring": row([40.8, 0.7], [64.7, 1.4], [63.9, 1.3]),
  "full-preprocessing": row([35.3, 6.9], [57.9, 8.4], [57.4, 8.2]),
};

/** Table 3 and appendix, strict accuracy on the original split, which shares scenarios. */
export const paperShared: Readonly<Record<"dev" | "test", Readonly<Record<string, Reported>>>> = {
  dev: {
    full: [68.4, 0.2],
    "full-preprocessing": [67.1, 1.0],
    "s2s+anon": [68.9, 0.3],
    "full-gold": [70.7, 0.6],
  },
  test: { full: [66.3, 0.4], "s2s+anon": [67.2, 1.0], "full-gold": [67.9, 0.4] },
};

/** Table 1. */
export const paperStatistics = {
  turns: [7.0, 64],
  tokens: [10.2, 47],
  words: [102.9, 1286],
  inputVocabulary: 1582,
  outputVocabulary: 982,
  oneJoin: 0.966,
  twoJoins: 0.93,
  segments: [13, 5.9],
} as const;

/** Section 8: shares (%) of errors with gold previous queries, and of those that propagate. */
export const paperErrors: Readonly<Record<string, number>> = {
  invented: 30.0,
  "wrong-value": 23.3,
  missing: 23.3,
};
export const paperPropagation = { wrongSegment: 56.7, missingSegment: 43.4 } as const;
/** Share (%) of predictions of `full` that are valid SQL. */
export const paperValid = 93.0;

/** Appendix, share (%) of later utterances with a reference of each age from 1 to 10. */
export const paperReferenceAges = {
  "omitted constraints": [58.1, 38.5, 29.7, 26.4, 14.2, 6.8, 2.7, 4.7, 2, 2],
  "omitted target": [4.1, 3.4, 1.4, 0.7, 0, 0, 0, 0, 0, 0],
  "referring expressions": [7.4, 2.7, 0.7, 0, 0, 0, 0, 0, 0, 0],
} as const;
