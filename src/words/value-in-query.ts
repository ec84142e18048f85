// Where a value that was said stands in a query.
import type { ResolvedValue } from "../entities/placeholder.ts";
import type { QueryPieces } from "./query-pieces.ts";

/** The literal that stands for it, or for one of its ends: of a day in three parts, the day of the month. */
export function valueInQuery(
  { value }: Pick<ResolvedValue, "value">,
  { literals }: Pick<QueryPieces, "literals">,
): string | undefined {
  for (const one of typeof value === "object" ? value : [value]) {
    const text = String(one).toLowerCase();
    if (literals.has(text)) return text;
    const parts = /^\d{4}-\d\d-\d\d$/.test(text)
      ? text.split("-").map((n) => String(Number(n)))
      : [];
    if (parts.length > 0 && parts.every((part) => literals.has(part))) return parts.at(-1);
  }
  return undefined;
}
