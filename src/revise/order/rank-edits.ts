// "with rank", "number them": each row with its place, the highest figure first.
import { called, figureOf, isCalled, measureOf } from "../clauses.ts";
import { inEachOf } from "../groups/group-edits.ts";
import type { Revision } from "../said.ts";
import { shownNumber } from "./order-edits.ts";

const asked =
  /^(?:rank(?: them| these| those| it)?|(?:(?:with|show|add|give|include|also|me|and|plus) )*(?:the |their |its |a )?(?:ranks?|ranking|rank numbers?|positions?|places?)(?: (?:too|as well|also|of each|for each|column))?)$/;

export const addRank: Revision = (said, clauses, schema) => {
  const each = inEachOf(said.text, clauses, schema);
  if (each === null || !asked.test(each.text)) return null;
  if (clauses.select.some((item) => isCalled(item, "rank"))) return null;
  const measure = measureOf(clauses);
  const figure =
    measure === undefined
      ? (clauses.orderBy[0]?.by ?? shownNumber(clauses, schema))
      : figureOf(measure);
  if (figure === undefined || (measure === undefined && each.by.length > 0)) return null;
  const highest = [
    ...each.by.map((by) => ({ by, descending: false })),
    { by: figure, descending: true },
  ];
  const orderBy = clauses.orderBy.length > 0 && each.by.length === 0 ? clauses.orderBy : highest;
  const select = [called("rank", figure, ...each.by), ...each.clauses.select];
  return { ...each.clauses, select, orderBy };
};
