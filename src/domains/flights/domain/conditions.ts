// Short names for the conditions that flight questions are made of.
import type { Condition, SlotTerm } from "../../../generator/domain.ts";

export const param = (name: string): SlotTerm => ({ param: name });

export const equal = (column: string, value: SlotTerm): Condition => ({
  kind: "compare",
  column,
  op: "=",
  value,
});

export const compare = (
  column: string,
  op: "=" | "!=" | "<" | "<=" | ">" | ">=",
  value: SlotTerm,
): Condition => ({ kind: "compare", column, op, value });

export const inside = (
  column: string,
  select: string,
  ...where: readonly Condition[]
): Condition => ({ kind: "in", column, select, where });

export const between = (column: string, low: SlotTerm, high: SlotTerm): Condition => ({
  kind: "between",
  column,
  low,
  high,
});

/** The parts of a date, of rows of the calendar. */
export const onDayOf = (date: string): readonly Condition[] => [
  equal("date_day.year", param(`${date}.year`)),
  equal("date_day.month_number", param(`${date}.month`)),
  equal("date_day.day_number", param(`${date}.day`)),
];

/** No row of the sub-query: NOT IN. */
export const outside = (
  column: string,
  select: string,
  ...where: readonly Condition[]
): Condition => ({ kind: "in", column, select, where, negated: true });

/** An airport column, at an airport that serves a city. */
export const servesCity = (column: string, ...city: readonly Condition[]): Condition =>
  inside(
    column,
    "airport_service.airport_code",
    inside("airport_service.city_code", "city.city_code", ...city),
  );
