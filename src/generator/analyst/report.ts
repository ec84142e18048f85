// What an analyst asks, as a value that moves can change: which measures, by what, of which rows, in
// what order, how shown. A report without measures is a list of rows.
import type { CompareOp } from "../tables/frame.ts";
import type { Measure } from "../tables/measure.ts";
import type { Field, Subject } from "../tables/world.ts";
import type { Period } from "./periods.ts";

export type Bucket = "year" | "quarter" | "month" | "month-of-year" | "weekday" | "day" | "hour";

export type Dimension =
  | { readonly kind: "field"; readonly field: Field }
  /** The rows of a table: grouped by their key, shown by their names. */
  | { readonly kind: "row"; readonly subject: Subject }
  | { readonly kind: "time"; readonly field: Field; readonly bucket: Bucket };

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
  /** A first and a last name. */
  | {
      readonly kind: "person";
      readonly owner: Subject;
      readonly names: readonly (SaidValue & { readonly field: Field })[];
    }
  | { readonly kind: "period"; readonly field: Field; readonly period: Period }
  /** Some years side by side. */
  | { readonly kind: "years"; readonly field: Field; readonly years: readonly number[] }
  | { readonly kind: "missing"; readonly field: Field; readonly negated?: boolean }
  /** Rows that others refer to, or that none does; `within` tells which others. */
  | {
      readonly kind: "linked";
      readonly none: boolean;
      readonly child: Subject;
      readonly childField: string;
      readonly parentField: string;
      readonly within: readonly Filter[];
    };

export type ReportOrder = {
  readonly by: Measure | Dimension | Field;
  readonly descending: boolean;
};

export type Report = {
  /** Whose rows are counted or listed. */
  readonly of: Subject;
  readonly measures: readonly Measure[];
  readonly by: readonly Dimension[];
  /** Of a list: what is shown; of groups by row: what is shown besides the name. */
  readonly columns: readonly Field[];
  readonly where: readonly Filter[];
  readonly having?: { readonly measure: Measure; readonly op: CompareOp; readonly value: number };
  readonly order?: ReportOrder;
  readonly limit?: number;
  /** The first measure in per cent of all groups together. */
  readonly share?: boolean;
  readonly round?: boolean;
  /** Only what is grouped by: "which country has the most". */
  readonly namesOnly?: boolean;
};

export const isList = (report: Report): boolean => report.measures.length === 0;

export function sameDimension(a: Dimension, b: Dimension): boolean {
  if (a.kind === "row") return b.kind === "row" && a.subject.key === b.subject.key;
  if (a.kind === "time")
    return b.kind === "time" && a.field.key === b.field.key && a.bucket === b.bucket;
  return b.kind === "field" && a.field.key === b.field.key;
}

/** Without what only one of two reports has: no order, no limit, no share. */
export function plainReport({ of, measures, by, columns, where }: Report): Report {
  return { of, measures, by, columns, where };
}

export const isMeasure = (by: ReportOrder["by"]): by is Measure => "aggregate" in by;
export const isField = (by: ReportOrder["by"]): by is Field => "sql" in by;

/** What it is about: said of that again, it takes its place. */
export const filterKey = (filter: Filter): string | undefined => {
  if (filter.kind === "linked") return undefined;
  return filter.kind === "person" ? filter.owner.key : filter.field.key;
};

/** Whether what is meant depends on the day of the conversation. */
export function isRelative({ where }: Report): boolean {
  const relative = (filter: Filter): boolean =>
    filter.kind === "period"
      ? filter.period.relative
      : filter.kind === "linked" && filter.within.some(relative);
  return where.some(relative);
}
