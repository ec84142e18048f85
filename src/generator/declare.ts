// Short names in which a domain declares its slots: conditions, and the variants that are made of them.
import type { Condition, SlotTerm, Variant } from "./domain.ts";

/** Conditions that stand by themselves: "nonstop". */
export const variant = (name: string, weight: number, ...conditions: Condition[]): Variant => ({
  name,
  weight,
  conditions,
});

/** Conditions on values that are filled in: "to CITY". */
export const variantOf = (
  name: string,
  weight: number,
  params: NonNullable<Variant["params"]>,
  ...conditions: Condition[]
): Variant => ({ name, weight, params, conditions });

export const param = (name: string): SlotTerm => ({ param: name });

export const compare = (
  column: string,
  op: "=" | "!=" | "<" | "<=" | ">" | ">=",
  value: SlotTerm,
): Condition => ({ kind: "compare", column, op, value });

export const equal = (column: string, value: SlotTerm): Condition => compare(column, "=", value);

export const between = (column: string, low: SlotTerm, high: SlotTerm): Condition => ({
  kind: "between",
  column,
  low,
  high,
});

export const inside = (
  column: string,
  select: string,
  ...where: readonly Condition[]
): Condition => ({ kind: "in", column, select, where });

/** No row of the sub-query: NOT IN. */
export const outside = (
  column: string,
  select: string,
  ...where: readonly Condition[]
): Condition => ({ kind: "in", column, select, where, negated: true });

/** Where that has its least or its most. */
export const extreme = (column: string, pick: "MIN" | "MAX"): Condition => ({
  kind: "extreme",
  column,
  pick,
});

/** One of them holds. */
export const anyOf = (...of: readonly Condition[]): Condition => ({
  kind: "any",
  of: of.map((one) => [one]),
});

/** One of two values: "on delta or united". */
export const eitherOf = (column: string): Condition =>
  anyOf(equal(column, param("first")), equal(column, param("second")));
