// Groups that were said: how many of them there are, and years as their owner counts them.

import { columnsIn, isCalled, type Symbols } from "../../revise/clauses.ts";
import { groupsCounted } from "../../revise/count-edits.ts";
import { fiscalYear } from "../../revise/group-edits.ts";
import type { Repair } from "./context.ts";

/** "how many customers have more than 6 orders": one number, of customers. */
export const groupsForRows: Repair = (clauses, { schema, text }) => {
  const [only, ...others] = clauses.select;
  if (!/^how many\b/.test(text) || /\b(?:each|every|per|by)\b/.test(text)) return clauses;
  if (only === undefined || others.length > 0 || !isCalled(only, "count")) return clauses;
  if (clauses.having.length === 0 || clauses.limit !== null) return clauses;
  return groupsCounted(clauses, schema) ?? clauses;
};

/** "by fiscal year": not by that of the calendar. */
export const fiscalYears: Repair = (clauses, { schema, text }) => {
  const start = schema.fiscalStart ?? 1;
  if (start === 1 || !/\b(?:by|per|each|every) (?:fiscal|financial) year\b/.test(text))
    return clauses;
  const year = (part: Symbols): Symbols => {
    const [time] = columnsIn(part, schema.columns.length);
    return isCalled(part, "year") && time !== undefined ? fiscalYear(time, schema) : part;
  };
  return {
    ...clauses,
    select: clauses.select.map(year),
    groupBy: clauses.groupBy.map(year),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: year(one.by) })),
  };
};
