// The values an utterance mentions, and the typed, indexed placeholders that stand for them.

/** What a literal in SQL may be. */
export type SqlValue = string | number;

type ValueKind = "date" | "time" | "number" | "entity";

export type ComparisonSign = "<" | "<=" | "=" | ">" | ">=" | "between";

/** A piece of an utterance whose meaning is known: "next monday" = 1993-02-08. */
export type ResolvedValue = {
  readonly kind: ValueKind;
  /** The words as the person wrote them. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Dates YYYY-MM-DD, times 0..2400, numbers, or an entity's value; a pair for "between". */
  readonly value: SqlValue | readonly [SqlValue, SqlValue];
  readonly op?: ComparisonSign;
  /** The placeholders that stand for it, in order: a date in three columns has three. */
  readonly placeholders: readonly string[];
  /** For entities: the column whose value it is, as "table.column". */
  readonly column?: string;
  /** What that column is called: "billing country". Absent where the placeholder's type says it. */
  readonly label?: string;
  /** 1 for an exact mention, less for a misspelling that was mended. */
  readonly score: number;
};

/** `CITY#0`: one value of one type, the same through the whole interaction. */
export type Placeholder = {
  /** `${type}#${index}` */
  readonly name: string;
  readonly type: string;
  readonly index: number;
  readonly value: SqlValue;
  /** The SQL literal, quoted where it is text: 'SEATTLE', 1900. */
  readonly sql: string;
  /** The words that first named it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The turn that first named it, from 1. */
  readonly turn: number;
};

/** A symbol of the anonymised utterance: a word, or a placeholder standing for a span of words. */
export type InputSymbol = {
  /** A word, or a placeholder's name. */
  readonly text: string;
  /** The placeholder's type; absent for words. */
  readonly type?: string;
  readonly start: number;
  readonly end: number;
};

/** Which placeholder type the literals compared with a column belong to. */
export type ColumnTypes = ReadonlyMap<string, string>;
