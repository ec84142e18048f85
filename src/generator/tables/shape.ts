// What becomes of a report beyond its clauses: a running total, the change to the month before, so many of each
// group, bands of an amount. Each is written as an outline writes it, so that it is read back as that shape.

import { writeBestOfEach } from "../../outline/best-of-each.ts";
import { bandNames } from "../../outline/cases.ts";
import { writeFilledSeries } from "../../outline/filled-series.ts";
import { writeKeptRows } from "../../outline/kept-rows.ts";
import { OutlineError } from "../../outline/outline-error.ts";
import { writeRestAsOther } from "../../outline/rest-as-other.ts";
import { writeSpread } from "../../outline/spread.ts";
import type { OutlineWord } from "../../outline/symbols.ts";
import { writeFunction } from "../../outline/write-functions.ts";
import type { Field } from "./world.ts";

export type ReportShape =
  /** Of a series: added up from its beginning; beside the figure or in its place. */
  | { readonly kind: "running"; readonly beside: boolean }
  /** Of a series: how much more than in the one before. */
  | { readonly kind: "change"; readonly percent: boolean }
  | { readonly kind: "rank" }
  /** Of two groupings: the first few of the second in each of the first. */
  | { readonly kind: "each" }
  /** Of two groupings: the share within each of the first. */
  | { readonly kind: "within" }
  /** The groups behind the limit together as one. */
  | { readonly kind: "rest" }
  /** A series without gaps. */
  | { readonly kind: "fill" }
  /** Also rows that nothing belongs to. */
  | { readonly kind: "keep" }
  /** By the bands of an amount. */
  | { readonly kind: "bands"; readonly field: Field; readonly bounds: readonly number[] }
  /** How many of them have a figure in each band. */
  | { readonly kind: "spread"; readonly bounds: readonly number[] }
  /** Two years in columns of their own, and by how much the later is above the earlier. */
  | {
      readonly kind: "sides";
      readonly date: Field;
      readonly years: readonly [number, number];
      readonly gap?: "amount" | "percent";
    };

/** The parts of a report as SQL. */
type Parts = {
  readonly names: readonly string[];
  readonly figures: readonly string[];
  readonly groups: readonly string[];
};

/** What is shown, in that shape. */
export function shapedItems(shape: ReportShape, { names, figures, groups }: Parts): string[] {
  const [figure = "", ...more] = figures;
  const [first = ""] = groups;
  switch (shape.kind) {
    case "running":
      return [...names, ...(shape.beside ? [figure] : []), call("running", figure, first)];
    case "change":
      return [...names, figure, call(shape.percent ? "growth" : "change", figure, first)];
    case "rank":
      return [call("rank", figure), ...names, figure];
    case "each":
      return [...names, figure, call("per", first)];
    case "within":
      return [...names, call("share", figure, first)];
    case "bands":
      return [bandSql(shape.field.sql, shape.bounds), figure];
    case "spread":
      return [bandSql(figure, shape.bounds)];
    case "sides": {
      const year = `strftime('%Y', ${shape.date.sql})`;
      const [then = "", now = ""] = shape.years.map((one) =>
        call("within", figure, `${year} = '${one}'`),
      );
      const { gap } = shape;
      const above = gap === undefined ? [] : [call(gap === "percent" ? "gain" : "gap", now, then)];
      return [...names, then, now, ...above];
    }
    case "rest":
    case "fill":
    case "keep":
      return [...names, figure, ...more];
    default:
      return shape satisfies never;
  }
}

/** What the groups are besides those of the report. */
export const shapedGroups = (shape: ReportShape): string[] =>
  shape.kind === "bands" ? [bandSql(shape.field.sql, shape.bounds)] : [];

/** Undefined where the report is none of which that can be made. */
export function foldShape(sql: string, { kind }: ReportShape): string | undefined {
  const fold = folds[kind];
  if (fold === undefined) return sql;
  try {
    return fold(sql);
  } catch (error) {
    if (error instanceof OutlineError) return undefined;
    throw error;
  }
}

const folds: Readonly<Partial<Record<ReportShape["kind"], (sql: string) => string>>> = {
  each: writeBestOfEach,
  rest: writeRestAsOther,
  fill: (sql) => writeFilledSeries(sql, "sqlite"),
  keep: writeKeptRows,
  spread: writeSpread,
};

export const boundsText = (bounds: readonly number[]): string[] =>
  bandNames(bounds.map((amount) => ({ sign: "<", amount: String(amount) })));

function bandSql(amount: string, bounds: readonly number[]): string {
  const names = boundsText(bounds).map((name) => `'${name}'`);
  return call("band", amount, ...bounds.map((one) => `< ${one}`), ...names);
}

const call = (name: OutlineWord, ...given: readonly string[]): string =>
  writeFunction(name, given, "sqlite") ?? given.join(" , ");
