// "rock vs jazz", "compare rock and jazz": values of one column side by side, a row for each, in the groups that
// there are.
import { stem } from "../../schema/stem.ts";
import { type Clauses, column, isAggregate, isSame } from "../clauses.ts";
import {
  groupsBy,
  severalValuesSaid,
  withCondition,
  wordsAround,
} from "../conditions/filter-edits.ts";
import { isPlain, type Revision } from "../said.ts";
import { sharesOfAll } from "./share-of-all.ts";

const comparing = /\b(?:compare[sd]?|comparing|comparison|contrast|versus|vs|against)\b/;
const around =
  /^(?:compare[sd]?|comparing|comparison|contrast|versus|vs|against|with|to|and|or|of|between|the|for|in|from|side|by|next|other|only|just|how|do|does|did|it|that|this|them|\W+)$/;

export const valuesBeside: Revision = (said, clauses, schema) => {
  if (!comparing.test(said.text) || !clauses.select.some(isAggregate)) return null;
  // "herbs vs ferns by month" says more than one thing.
  if (clauses.having.length > 0 || /(?<!\bside )\b(?:by|per|each)\b(?! side)/.test(said.text))
    return null;
  const { condition, rest } = severalValuesSaid(said, clauses, schema) ?? {};
  if (condition === undefined || rest === undefined) return null;
  const own = wordsAround(condition.column, clauses, schema);
  if (!rest.every((one) => isPlain(one) || around.test(one) || own.includes(stem(one))))
    return null;
  const narrowed = withCondition(condition, { ...clauses, limit: null, skip: 0 }, schema);
  if (groupsBy(condition.column, clauses, schema)) return sharesOfAll(clauses, narrowed);
  return besideFigures(condition.column, narrowed);
};

/** With the value itself in front of the figures. */
function besideFigures(k: number, clauses: Clauses): Clauses {
  const figure = clauses.select.findIndex(isAggregate);
  const item = column(k);
  const shown = clauses.select.some((one) => isSame(one, item));
  return {
    ...clauses,
    select: shown ? clauses.select : clauses.select.toSpliced(figure, 0, item),
    groupBy: [...clauses.groupBy, item],
  };
}
