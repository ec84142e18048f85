// Words that ask for something to be worked out, and the SQL that does it: an "average" that no AVG
// answers was not understood, and a MIN that nobody asked for is made up.

import { isNull } from "./query-pieces.ts";

type Operation = {
  readonly words: RegExp;
  /** Any of these in the query does it. */
  readonly done: readonly string[];
  /** The query must do it where it is said; else the words may also mean something else. */
  readonly strict?: boolean;
};

const comparisons: readonly string[] = ["<", ">", "<=", ">=", "BETWEEN"];

/** The first that fits a word is its operation. */
const operations: readonly Operation[] = [
  { words: /^(?:average|averages|mean|avg)$/, done: ["AVG", "/"], strict: true },
  {
    words: /^(?:median|medians|percentiles?|quartiles?|variance|deviation)$/,
    done: ["MEDIAN", "PERCENTILE_CONT", "STDDEV", "VARIANCE"],
    strict: true,
  },
  { words: /^(?:sum|sums|altogether|combined)$/, done: ["SUM", "COUNT"], strict: true },
  {
    words: /^(?:sort|sorted|alphabetical|alphabetically|ascending|descending|ranked|reverse)$/,
    done: ["ORDER", "MIN", "MAX"],
    strict: true,
  },
  {
    words:
      /^(?:days?|dai?ly|weeks?|weekly|weekdays?|months?|monthly|quarters?|quarterly|years?|yearly|annual|annually|hours?|hourly)$/,
    done: [
      ...["STRFTIME", "DATE_FORMAT", "TO_CHAR", "EXTRACT", "DATE_TRUNC", "DATE", "YEAR"],
      ...["JULIANDAY", "DATEDIFF", "DATE_DIFF", "TIMESTAMPDIFF"],
    ],
    strict: false,
  },
  {
    words: /^(?:long|longer|short|shorter|duration|lasts?|lasted|span)$/,
    done: ["-", "DATEDIFF", "DATE_DIFF", "TIMESTAMPDIFF", ...comparisons],
  },
  {
    words:
      /^(?:better|worse|larger|bigger|smaller|greater|higher|lower|heavier|lighter|older|younger|newer|cheaper|pricier|taller|faster|quicker|slower|shorter|longer|sooner|thicker|wider|deeper|later|earlier|reach(?:es|ed|ing)?|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?)$/,
    done: [...comparisons, "ORDER", "MIN", "MAX"],
  },
  // How long something takes is told by an average.
  { words: /^(?:takes?|took|usually|typically)$/, done: ["AVG", "-", "DATEDIFF"] },
  {
    words: /^(?:minimum|maximum|min|max)$/,
    done: ["MIN", "MAX", "ORDER", "COUNT", "<", "<=", ">", ">="],
  },
  {
    words: /^(?:leave|leaving|exclude|excludes|omit|skip|drop|remove|ignore|outside|minus)$/,
    done: ["!=", "NOT", "EXCEPT"],
  },
  { words: /^(?:nobody|noone)$/, done: ["NOT", "!=", "EXCEPT", "IS NULL"], strict: true },
  {
    words:
      /^(?:start(?:s|ed|ing)?|begin(?:s|ning)?|end(?:s|ed|ing)?|contain(?:s|ed|ing)?|letters?|substrings?|prefix|suffix)$/,
    done: ["LIKE"],
  },
  { words: /^values?$/, done: ["MIN", "MAX", "AVG", "SUM"] },
  { words: /^(?:rounded|round|decimals?)$/, done: ["ROUND"] },
  // What is there, is over, or is still to come, by when it was or whether anything is.
  {
    words:
      /^(?:missing|lacking|blank|unknown|unspecified|undated|recorded|filled|finished|completed|ongoing|unfinished|pending|outstanding|overdue|current|active|open|closed|ended|running|returned|waiting)$/,
    done: [isNull, "NULL"],
  },
  {
    words:
      /^(?:new|lately|upcoming|future|past|overdue|expired|ongoing|active|current|running|ended)$/,
    done: ["<", ">", "<=", ">="],
  },
  { words: /^(?:profits?|margins?|minus|net)$/, done: ["-"], strict: false },
  { words: /^winning$/, done: ["MAX", "ORDER"], strict: false },
  { words: /^(?:repeats?|repetitions?|duplicates?)$/, done: ["DISTINCT", "GROUP"], strict: false },
  { words: /^(?:twice|thrice)$/, done: ["COUNT"], strict: false },
  // "the largest single gift", "just a single seat"
  { words: /^single$/, done: ["MAX", "MIN", "COUNT", "LIMIT", "SUM", "="] },
  { words: /^(?:split|break|broken)$/, done: ["GROUP"] },
  {
    words: /^(?:pct|rates?|share|shares|percent|percentage|percentages|proportion|fraction)$/,
    done: ["OVER", "/"],
  },
  { words: /^(?:total|totals)$/, done: ["SUM", "COUNT"] },
  { words: /^(?:count|counts|many|number|times|often|multiple)$/, done: ["COUNT"] },
  {
    words:
      /^(?:\p{L}{3,}est|most|least|best|worst|top|bottom|first|last|peak|record|cheap|early|late|more|fewest|common|popular|frequent|frequently|recent|recently|range|farthest)$/u,
    done: ["MIN", "MAX", "ORDER", "COUNT"],
  },
];

/** What the query does about a word: its SQL word; null where it had to and does not. */
export function operationOf(
  word: string,
  keywords: ReadonlySet<string>,
): string | null | undefined {
  for (const { words, done, strict } of operations) {
    if (!words.test(word)) continue;
    const by = done.find((keyword) => keywords.has(keyword));
    if (by !== undefined) return by;
    return strict === true ? null : undefined;
  }
  return undefined;
}

/** Whether any of these words can have asked for this function. */
export function asksFor(keyword: string, words: readonly string[]): boolean {
  return operations.some(
    ({ words: said, done }) => done.includes(keyword) && words.some((word) => said.test(word)),
  );
}
