// A name for a set of values that a caller brings for the conditions on rows.
import type { RowValues } from "../database/door/visible.ts";

/** The same for the same values, in whatever order they came. */
export function valuesKey(values: RowValues): string {
  return JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}
