// How a domain's tables, columns, conditions and values are said in English: data, read by
// paraphrases and tables. An empty wording works; it only reads more stiffly.

export type AmountFormat = {
  /** Stands in the heading: "revenue (EUR)", "length (minutes)". */
  readonly unit?: string;
  readonly decimals?: number | undefined;
  /** A share kept as a fraction is shown in per cent. */
  readonly times?: number;
  /** What is multiplied with it is of the same kind: money times a quantity is money. */
  readonly kind: "money" | "share" | "other";
};

export type Amounts = Readonly<Record<string, AmountFormat>>;

export type ValueFormat =
  /** 1900 is "7:00 pm". */
  | "clock"
  | "dollars"
  /** 'SAN FRANCISCO' is "San Francisco". */
  | "name"
  /** 'BREAKFAST' is "breakfast". */
  | "word"
  /** 1740787200 is "2025-03-01 00:00:00", and so are a thousand times as many milliseconds. */
  | "seconds"
  | "milliseconds"
  /** 20250301 is "2025-03-01". */
  | "yyyymmdd"
  | "plain";

/** The first phrase that fits a condition says it; phrases are said in the order of the table. */
export type ConditionPhrase = {
  /** The column the condition finally compares, behind any number of nested IN: "city.city_name". */
  readonly leaf: string;
  /** A column of one of the nested INs through which it is reached, where that matters. */
  readonly through?: string;
  /** "=", "<", ..., "between", "MIN", "MAX", "known", "missing"; absent: any. */
  readonly op?: string;
  /** Only for this literal, as written without quotes. */
  readonly value?: string;
  /** "from {value}"; "between {value} and {value2}"; {compare} is "before", "after", ... */
  readonly text: string;
  /** Said instead, and last, where the end of its text is said by another phrase: "valid that day". */
  readonly again?: string;
  /** Stands before the noun: "nonstop flights". */
  readonly before?: boolean;
  /** Follows without a comma: "flights from Seattle to Boston". */
  readonly close?: boolean;
};

export type Wording = {
  /** Plural nouns for what a query asks ("flight.flight_id": "flights"), tables and columns. */
  readonly nouns: Readonly<Record<string, string>>;
  /** What columns are called for one row, where their own names read badly: "billing country". */
  readonly columns?: Readonly<Record<string, string>>;
  readonly phrases: readonly ConditionPhrase[];
  /**
   * How rows of one table hang on those of another, where a condition is about the latter:
   * { airline: { flight: "with {} flights" } }; {} takes what stands before the noun.
   */
  readonly links?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns that make up a calendar day, said as one: leaf "date", op "=". */
  readonly calendar?: { readonly year: string; readonly month: string; readonly day: string };
  readonly formats: Readonly<Record<string, ValueFormat>>;
  /** How amounts are written, by "table.column" in small letters. */
  readonly amounts?: Amounts;
  /** What formulas are called, by their spelling: { "sum(line.price*line.quantity)": "revenue" }. */
  readonly measures?: Readonly<Record<string, string>>;
  /** What codes stand for: { "flight.airline_code": { AA: "American Airlines" } }. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What rows are counted and grouped by, where joins of their keys would not tell. */
  readonly reports?: ReportWords;
  /** For rows that are only an id or a code: a query that fetches what people want to see. */
  readonly details: Readonly<Record<string, DetailQuery>>;
  /** Questions to begin with. */
  readonly suggestions: readonly string[];
  /** Questions that nobody has tried yet: offered once they gave rows. */
  readonly drafts?: readonly string[];
};

/** Words in the singular, each for what it is in the database. */
export type ReportWords = {
  /** What is counted. */
  readonly rows: readonly {
    readonly words: readonly string[];
    readonly table: string;
    readonly key: string;
  }[];
  /** Earlier ones are meant where a word fits several. */
  readonly groups: readonly ReportGroup[];
  readonly figures: readonly {
    readonly words: readonly string[];
    readonly column: string;
    /** Words for the least and the most of it by themselves: "cheapest". */
    readonly least?: readonly string[];
    readonly most?: readonly string[];
  }[];
};

export type ReportGroup = {
  readonly words: readonly string[];
  /** The rows that are grouped. */
  readonly table: string;
  /** What is shown of a group, a column or worked out of one. */
  readonly by: string;
  readonly joins?: readonly { readonly table: string; readonly on: string }[];
  /** The column of the rows that tells the group: where a condition says it, another is meant. */
  readonly through: string;
  /** The column that has all there are, also those without rows. */
  readonly among?: string;
  /** What its values stand behind: "on". */
  readonly values?: string;
  /** What a group is: "departure town". */
  readonly called: string;
  /** Those who do it: "who has the most". */
  readonly agent?: boolean;
  /** Shown in its own order. */
  readonly inOrder?: boolean;
};

export type DetailQuery = {
  /** SELECT with the key as its first column and `{keys}` where the list of literals goes. */
  readonly sql: string;
  /** Titles of the columns after the key, each with the format of its values or what codes mean. */
  readonly columns: readonly {
    readonly title: string;
    readonly format?: ValueFormat;
    readonly names?: Readonly<Record<string, string>>;
    readonly amount?: AmountFormat;
  }[];
};

export const emptyWording: Wording = {
  nouns: {},
  phrases: [],
  formats: {},
  names: {},
  details: {},
  suggestions: [],
};
