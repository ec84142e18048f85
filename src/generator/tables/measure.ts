// A quantity and what people call it: counts, sums and averages of columns and of their products.
import type { AggregateName } from "../query.ts";
import type { Field } from "./world.ts";

export type MeasureTerm =
  | { readonly kind: "field"; readonly field: Field }
  /** price * quantity * ( 1 - discount ); a discount in per cent is divided by 100.0. */
  | {
      readonly kind: "product";
      readonly factors: readonly Field[];
      readonly discount?: Field;
      readonly percent?: boolean;
    }
  | { readonly kind: "difference"; readonly of: readonly [Field, Field] };

/** What it is about, for the verbs people use: money earned, things sold, rows counted. */
export type MeasureUnit = "money" | "units" | "rows" | "other";

export type Measure = {
  readonly aggregate: AggregateName;
  readonly distinct?: boolean;
  /** Absent: rows. */
  readonly of?: MeasureTerm;
  /** Divided by how many different ones: "average order value". */
  readonly per?: Field;
  /** The table whose rows it adds up. */
  readonly table: string;
  /** What the whole is called, without "total" or "average" where the aggregate is said apart. */
  readonly names: readonly string[];
  readonly unit: MeasureUnit;
  /** Named in the domain file rather than made of a column. */
  readonly named?: boolean;
};

function termSql(term: MeasureTerm): string {
  switch (term.kind) {
    case "field":
      return term.field.sql;
    case "difference":
      return term.of.map((field) => field.sql).join(" - ");
    case "product": {
      const factors = term.factors.map((field) => field.sql);
      const { discount, percent } = term;
      if (discount !== undefined)
        factors.push(`( 1 - ${discount.sql}${percent === true ? " / 100.0" : ""} )`);
      return factors.join(" * ");
    }
    default:
      return term satisfies never;
  }
}

const termFields = (term: MeasureTerm | undefined): readonly Field[] => {
  if (term === undefined) return [];
  if (term.kind === "field") return [term.field];
  if (term.kind === "difference") return term.of;
  return term.discount === undefined ? term.factors : [...term.factors, term.discount];
};

export function measureSql({ aggregate, distinct, of, per }: Measure): string {
  const inner = of === undefined ? "*" : `${distinct === true ? "DISTINCT " : ""}${termSql(of)}`;
  const whole = `${aggregate} ( ${inner} )`;
  if (per === undefined) return whole;
  return `1.0 * ${whole} / COUNT ( DISTINCT ${per.sql} )`;
}

export const measureFields = ({ of, per }: Measure): readonly Field[] =>
  per === undefined ? termFields(of) : [...termFields(of), per];

export const sameMeasure = (a: Measure, b: Measure): boolean =>
  a.table === b.table && measureSql(a) === measureSql(b);
