// The tables of a drafted database, named and sized, before they have rows.
import type { ColumnPlan } from "./read-theme.ts";

export type WorldTable = {
  readonly name: string;
  /** Of its plan: how others refer to it. */
  readonly noun: string;
  readonly key: string;
  readonly columns: readonly WorldColumn[];
  readonly rows: number;
};

export type WorldColumn = {
  readonly name: string;
  readonly plan: ColumnPlan;
  readonly type: string;
  /** The table that it refers to. */
  readonly refers?: WorldTable | "itself";
};
