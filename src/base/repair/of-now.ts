// "who is taking it at present", of rows that have a beginning and an end: those that have begun and not ended,
// whatever the network made of the end.
import { isItem } from "../../revise/clauses.ts";
import { openRows } from "../../revise/conditions/open-rows.ts";
import { tablesOf } from "../../revise/find-columns.ts";
import { spanOf } from "../../schema/spans.ts";
import type { Repair } from "./context.ts";

export const saysNow =
  /\b(?:currently|(?:right|just)(?: now|$)|presently|at (?:the|this) moment|at present)\b/i;

export const lastingNow: Repair = (clauses, { schema, facts, text, today }) => {
  if (today === undefined || !saysNow.test(text) || clauses.groupBy.length > 0) return clauses;
  const [table, ...others] = tablesOf(clauses, schema).flatMap((t) => {
    const span = spanOf(t, schema);
    return span === undefined ? [] : [{ t, span }];
  });
  if (table === undefined || others.length > 0) return clauses;
  const { begins, ends } = table.span;
  const isOfSpan = (k: number): boolean =>
    clauses.where.some((part) => part.some((one) => isItem(one, k)));
  const kept = clauses.where.filter((part) => !part.some((one) => isItem(one, ends)));
  // A time that is asked for besides is another matter.
  if (isOfSpan(begins) || clauses.select.flat().some((one) => isItem(one, ends))) return clauses;
  return {
    ...clauses,
    where: [...kept, ...openRows(table.t, { described: schema, facts }, today, false)],
  };
};
