// What is asked, as a value that acts can change: what is shown or measured, of which rows, by what, in what
// order. A query without measures lists rows; one that shows no columns either lists them whole. Drafted
// tables and what a person declared of a domain are asked for by the same value: its conditions are made of
// columns, or are slots that the domain declares.
import type { SpokenPeriod } from "./analyst/periods.ts";
import type { Target } from "./domain.ts";
import type { Filled } from "./slots.ts";
import type { Measure } from "./tables/measure.ts";
import type { ReportShape } from "./tables/shape.ts";
import type { Field, Subject } from "./tables/world.ts";

export type AggregateName = "AVG" | "MAX" | "MIN" | "SUM" | "COUNT";

export type CompareOp = "=" | "!=" | ">" | "<" | ">=" | "<=";

export type Bucket = "year" | "quarter" | "month" | "month-of-year" | "weekday" | "day" | "hour";

export type Dimension =
  | { readonly kind: "field"; readonly field: Field }
  /** The rows of a table: grouped by their key, shown by their names or these columns. */
  | { readonly kind: "row"; readonly subject: Subject; readonly shown?: readonly Field[] }
  /** `starts`: the month that a fiscal year begins with. */
  | {
      readonly kind: "time";
      readonly field: Field;
      readonly bucket: Bucket;
      readonly starts?: number;
    };

export type SaidValue = { readonly value: string; readonly said: string };

export type Filter =
  | {
      readonly kind: "values";
      readonly field: Field;
      readonly values: readonly SaidValue[];
      readonly negated?: boolean;
    }
  | {
      readonly kind: "amount";
      readonly field: Field;
      readonly op: CompareOp;
      readonly value: number;
    }
  /** YYYY-MM-DD. */
  | { readonly kind: "day"; readonly field: Field; readonly op: CompareOp; readonly value: string }
  | { readonly kind: "between"; readonly field: Field; readonly low: string; readonly high: string }
  | { readonly kind: "like"; readonly field: Field; readonly value: string }
  /** field > ( SELECT AVG ( field ) FROM its table ). */
  | { readonly kind: "average"; readonly field: Field; readonly op: ">" | "<" }
  /** A first and a last name. */
  | {
      readonly kind: "person";
      readonly owner: Subject;
      readonly names: readonly (SaidValue & { readonly field: Field })[];
    }
  | { readonly kind: "period"; readonly field: Field; readonly period: SpokenPeriod }
  /** Some years side by side. */
  | { readonly kind: "years"; readonly field: Field; readonly years: readonly number[] }
  | { readonly kind: "missing"; readonly field: Field; readonly negated?: boolean }
  /** Rows that others refer to, or that none does; `within` tells which others, `having` how many or how much. */
  | {
      readonly kind: "linked";
      readonly none: boolean;
      readonly child: Subject;
      readonly childField: string;
      readonly parentField: string;
      readonly within: readonly Filter[];
      readonly having?: Having;
    }
  | { readonly kind: "either"; readonly of: readonly [Filter, Filter] }
  /** As the domain declares it. */
  | Filled;

export type QueryOrder = {
  readonly by: Measure | Dimension | Field;
  readonly descending: boolean;
};

export type Having = {
  readonly measure: Measure;
  readonly op: CompareOp;
  readonly value: number;
};

export type TalkQuery = {
  /** The declared question that it is, which has words of its own. */
  readonly target?: Target;
  /** Whose rows are counted or listed. */
  readonly of: Subject;
  readonly measures: readonly Measure[];
  readonly by: readonly Dimension[];
  /** Of a list: what is shown; of groups by row: what is shown besides the name. */
  readonly columns: readonly Field[];
  readonly where: readonly Filter[];
  /** Of a list: each row once. */
  readonly distinct?: boolean;
  /** Tables that must take part although no column of theirs is named. */
  readonly through?: readonly string[];
  readonly having?: Having;
  readonly order?: QueryOrder;
  readonly limit?: number;
  /** The first measure in per cent of all groups together. */
  readonly share?: boolean;
  readonly round?: boolean;
  /** Only what is grouped by: "which country has the most". */
  readonly namesOnly?: boolean;
  readonly shape?: ReportShape;
  /** Put together with the rows of another. */
  readonly set?: { readonly op: "INTERSECT" | "EXCEPT" | "UNION"; readonly other: TalkQuery };
};

export const isList = ({ measures }: TalkQuery): boolean => measures.length === 0;

/** Rows with all their columns. */
export const isWhole = (query: TalkQuery): boolean => isList(query) && query.columns.length === 0;

export const listOf = (
  of: Subject,
  columns: readonly Field[],
  where: readonly Filter[] = [],
): TalkQuery => ({ of, measures: [], by: [], columns, where });

export const measured = (
  of: Subject,
  measures: readonly Measure[],
  where: readonly Filter[] = [],
): TalkQuery => ({ of, measures, by: [], columns: [], where });

export function sameDimension(a: Dimension, b: Dimension): boolean {
  if (a.kind === "row") return b.kind === "row" && a.subject.key === b.subject.key;
  if (a.kind === "time")
    return (
      b.kind === "time" &&
      a.field.key === b.field.key &&
      a.bucket === b.bucket &&
      a.starts === b.starts
    );
  return b.kind === "field" && a.field.key === b.field.key;
}

/** Without what only one of two queries has: no order, no limit, no share. */
export function plainQuery({ of, measures, by, columns, where, through }: TalkQuery): TalkQuery {
  return { of, measures, by, columns, where, ...(through !== undefined && { through }) };
}

export const isMeasure = (by: QueryOrder["by"]): by is Measure => "aggregate" in by;
export const isField = (by: QueryOrder["by"]): by is Field => "sql" in by;

/** What it is about: said of that again, it takes its place. */
export const filterKey = (filter: Filter): string | undefined => {
  if (filter.kind === "linked" || filter.kind === "either") return undefined;
  if (filter.kind === "slot") return filter.slot;
  return filter.kind === "person" ? filter.owner.key : filter.field.key;
};

/** Leaves one value of one column. */
export const isOneValue = (
  filter: Filter | undefined,
): filter is Extract<Filter, { kind: "values" }> =>
  filter?.kind === "values" && filter.negated !== true && filter.values.length === 1;

/** Whether what is meant depends on the day of the conversation. */
export function isDated({ where }: Pick<TalkQuery, "where">): boolean {
  const relative = (filter: Filter): boolean =>
    filter.kind === "period"
      ? filter.period.relative
      : filter.kind === "linked" && filter.within.some(relative);
  return where.some(relative);
}

export function titlesOf({ titles, id, fields }: Subject): readonly Field[] {
  if (titles.length > 0) return titles;
  return id !== undefined ? [id] : fields.slice(0, 1);
}

/** The columns that a group of rows is shown by. */
export const shownBy = (dimension: Dimension): readonly Field[] =>
  dimension.kind === "row" ? (dimension.shown ?? titlesOf(dimension.subject)) : [dimension.field];

const same = (a: readonly Field[], b: readonly Field[]): boolean =>
  a.length === b.length && a.every((field, i) => field === b[i]);

/** Shown by what it is called, and by all of that. */
export const isCalled = (dimension: Dimension): boolean =>
  dimension.kind !== "row" ||
  dimension.shown === undefined ||
  same(dimension.shown, titlesOf(dimension.subject));

/** Shows the same columns of the same groups. */
export const showsSame = (a: TalkQuery, b: TalkQuery): boolean =>
  isList(a) === isList(b) &&
  same(a.columns, b.columns) &&
  same(a.by.flatMap(shownBy), b.by.flatMap(shownBy));
