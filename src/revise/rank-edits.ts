// "with rank", "number them": each row with its place, the highest figure first.
import type { DescribedSchema } from "../schema/described.ts";
import { type Clauses, called, figureOf, isCalled, measureOf } from "./clauses.ts";
import { shownNumber } from "./order-edits.ts";
import type { Said } from "./said.ts";

const asked =
  /^(?:rank(?: them| these| those| it)?|(?:(?:with|show|add|give|include|also|me|and|plus) )*(?:the |their |its |a )?(?:ranks?|ranking|rank numbers?|positions?|places?)(?: (?:too|as well|also|of each|for each|column))?)$/;

export function addRank({ text }: Said, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  if (!asked.test(text) || clauses.select.some((item) => isCalled(item, "rank"))) return null;
  const measure = measureOf(clauses);
  const figure =
    measure === undefined
      ? (clauses.orderBy[0]?.by ?? shownNumber(clauses, schema))
      : figureOf(measure);
  if (figure === undefined) return null;
  const ordered = clauses.orderBy.length > 0 ? clauses.orderBy : [{ by: figure, descending: true }];
  return { ...clauses, select: [called("rank", figure), ...clauses.select], orderBy: ordered };
}
