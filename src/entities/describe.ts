// Resolved values in the shape that programs outside rely on (the contract of `segue inspect`).
import type { Placeholder, ResolvedValue } from "./placeholder.ts";

export type DescribedValue = {
  readonly kind: ResolvedValue["kind"];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value: ResolvedValue["value"];
  readonly op?: ResolvedValue["op"];
  /** Several, where a value is in several columns, are separated by spaces. */
  readonly placeholder?: string;
  readonly column?: string;
  readonly sql?: string;
};

export function describeValues(
  values: readonly ResolvedValue[],
  placeholders: readonly Placeholder[],
): DescribedValue[] {
  const literals = new Map(placeholders.map(({ name, sql }) => [name, sql]));
  return values.map(({ kind, text, start, end, value, op, placeholders: names, column }) => ({
    kind,
    text,
    start,
    end,
    value,
    ...(op === undefined ? {} : { op }),
    ...(names.length === 0 ? {} : { placeholder: names.join(" ") }),
    ...(column === undefined ? {} : { column }),
    ...(names.length === 0 ? {} : { sql: names.map((name) => literals.get(name)).join(" ") }),
  }));
}
