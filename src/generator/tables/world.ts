// A domain file joined with its schema and values: what the generator draws questions from.

import type { NumberFacts } from "../../schema/database-facts.ts";
import type { DerivedKind } from "../../schema/derived-kinds.ts";
import { wordList } from "../../word-list.ts";
import type { DeclaredLinks } from "../condition-sql.ts";
import type { TableJoin } from "./join-tables.ts";
import type { Measure } from "./measure.ts";

export const columnRoles = wordList("name id entity amount year date time flag text hidden");

type ColumnRole = (typeof columnRoles)[number];

export type Field = {
  /** As it stands in a query: table.column, quoted where it must be. */
  readonly sql: string;
  /** "table.column" in lower case. */
  readonly key: string;
  readonly table: string;
  readonly role: ColumnRole;
  /** Ways to say it, the usual one first. */
  readonly names: readonly string[];
  readonly plurals: readonly string[];
  readonly values: readonly FieldValue[];
  readonly numbers?: NumberFacts;
  /** The declared key of its table: grouping by it settles the row. */
  readonly rowKey: boolean;
  /** Holds numbers: compared without quotes. */
  readonly numeric: boolean;
  /** Some rows have nothing there. */
  readonly gaps: boolean;
  /** Of a day: holds the time too. */
  readonly moments: boolean;
  /** Another column where a declared condition also holds: { "trip:round": "fare.round_trip_cost" }. */
  readonly instead?: Readonly<Record<string, string>>;
  /** No column of the table, but made of some: an age, a margin, the name of a manager. */
  readonly derived?: DerivedKind["made"] | "named";
};

type FieldValue = { readonly value: string; readonly said: readonly string[] };

export type Subject = {
  /** In lower case. */
  readonly key: string;
  readonly sql: string;
  readonly names: readonly string[];
  readonly plurals: readonly string[];
  readonly fields: readonly Field[];
  /** The columns that name a row. */
  readonly titles: readonly Field[];
  readonly id?: Field;
  /** Joins two others and says little by itself. */
  readonly link: boolean;
  readonly people: boolean;
  /** The table whose rows these are too: a gymnast is one of the people. */
  readonly kindOf?: string;
};

/** child.column refers to parent.column. */
export type Edge = {
  readonly child: string;
  readonly childField: string;
  readonly parent: string;
  readonly parentField: string;
};

export type World = {
  readonly name: string;
  readonly subjects: readonly Subject[];
  /** Also the parts that rows of one table play for another: "people@wedding.male_id". */
  readonly byTable: ReadonlyMap<string, Subject>;
  readonly edges: readonly Edge[];
  /** Quantities that the domain file names. */
  readonly measures: readonly Measure[];
  /** Where conditions may be slots of a domain that a person declared. */
  readonly declared?: DeclaredLinks;
  /** The month that its fiscal year begins with, where that is told. */
  readonly fiscalStart?: number;
  /** How these tables join, going out from one of them where that is given; undefined where they do not. */
  join(tables: readonly string[], from?: string): TableJoin | undefined;
};
