// What a repair may look at: the schema, what is known of the values, and the words.

import type { CivilDate } from "../../dates/civil.ts";
import type { Clauses } from "../../revise/clauses.ts";
import type { DaySpan } from "../../revise/conditions/asked-period.ts";
import type { DatabaseFacts } from "../../schema/database-facts.ts";
import type { DescribedSchema } from "../../schema/described.ts";
import type { Mention } from "../../schema/mentions.ts";
import type { BaseMeasure } from "../spoken/measures.ts";
import type { ToldValue } from "./told.ts";

export type RepairContext = {
  readonly schema: DescribedSchema;
  readonly facts: DatabaseFacts;
  readonly measures: readonly BaseMeasure[];
  /** The utterance in small letters, without marks. */
  readonly text: string;
  /** Typed without capital and question mark. */
  readonly terse: boolean;
  /** Words that a person gave for values, as they were said. */
  readonly told: readonly ToldValue[];
  /** Stems of the words of this utterance. */
  readonly said: ReadonlySet<string>;
  /** The same of all utterances in sight. */
  readonly everSaid: ReadonlySet<string>;
  /** A named condition was said besides: its words are not in the text. */
  readonly filtered: boolean;
  /** What may be meant by those that are said to have something. */
  readonly owned?: readonly Mention["readings"][];
  /** What may be meant by those that are said to be where something begins or ends, with "from" or "to". */
  readonly ends?: readonly { readonly side: string; readonly readings: Mention["readings"] }[];
  /** Values that this utterance may have named, in small letters. */
  readonly named?: ReadonlySet<string>;
  /** The times that this utterance speaks of. */
  readonly periods?: readonly (Mention & { readonly period: DaySpan })[];
  /** Whether something was said that this column may be compared with: a value of it, a number, a time. */
  readonly touched?: (column: number) => boolean;
  /** The query before; null where there is none, or it is no single one. */
  readonly before?: Clauses | null;
  /** Columns of the query before: what was settled stays. */
  readonly settled: ReadonlySet<number>;
  /** The day of the conversation. */
  readonly today?: CivilDate;
  /** Items that the model was sure of. */
  readonly sure: ReadonlySet<number>;
};

export type Repair = (clauses: Clauses, context: RepairContext) => Clauses;
