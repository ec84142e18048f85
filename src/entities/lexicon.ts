// The dictionary of a database: which words name which values, as plain data.
// Built from the database and a domain's aliases (build-lexicon.ts), searched by matcher.ts.
import type { SqlValue } from "./placeholder.ts";

/** Words that name a value. A form with context is one only next to such words. */
export type EntityForm =
  | string
  | {
      readonly text: string;
      /** One of these directly before or after, where any are given; none where the list is empty. */
      readonly before?: readonly string[];
      readonly after?: readonly string[];
      /** None of these directly after: "american express". */
      readonly unlessAfter?: readonly string[];
      readonly unlessBefore?: readonly string[];
      /** One of these within a few words counts as context too. */
      readonly nearby?: readonly string[];
      /**
       * The form holds another value ("boston airport"): both are given, the inner one in its
       * place and this one after it, and the query decides which is meant.
       */
      readonly within?: boolean;
      /** Only where one of these values has been spoken of: "midway", after "o'hare". */
      readonly once?: readonly SqlValue[];
      /** Only beside another of its type, which may say this word for both: "first or business class". */
      readonly sharing?: string;
    };

export type EntityEntry = {
  /** The placeholder type: CITY. */
  readonly type: string;
  /** The column that holds the value, as "table.column". */
  readonly column: string;
  readonly value: SqlValue;
  readonly forms: readonly EntityForm[];
  /** Values of another type that it lies in: a city's state, which may be said after it. */
  readonly partOf?: readonly SqlValue[];
};

/** What holds for every value of one type. */
export type TypeRule = {
  /**
   * Short or everyday forms ("us", "y", "100") name a value only next to one of these words;
   * `#` stands for any number, `^` for the start; cues may be two words.
   */
  readonly cuesBefore?: readonly string[];
  readonly cuesAfter?: readonly string[];
  /** Or between two such words. */
  readonly cuesAround?: readonly (readonly [before: string, after: string])[];
  /** Or beside a value of one of these types: "dfw sea", "tw us", "min > phx". */
  readonly beside?: readonly string[];
  /** Words after which two such values may stand side by side with nothing between. */
  readonly besideAfter?: readonly string[];
  /** Forms that need no cue although they are numbers or everyday words: "747". */
  readonly strong?: readonly string[];
  /** Never next to these: "flight 747" is a flight's number. */
  readonly notAfter?: readonly string[];
  readonly notBefore?: readonly string[];
  /** Where a form also names a value of another type, this reading holds only after that type. */
  readonly onlyAfterType?: string;
  /** Or before one of these words: "new york state". */
  readonly orBefore?: readonly string[];
  /** Ties are won by the greater. */
  readonly priority?: number;
};

export type EntityLexicon = {
  readonly entries: readonly EntityEntry[];
  readonly rules: Readonly<Record<string, TypeRule>>;
  /** Words of the domain that are no misspellings of values, and no common English either. */
  readonly knownWords: readonly string[];
};
