// "the third most expensive", "and the second?", "who is the runner up", "the next 5": one place of an order, and
// those that come after.
import { ordinalOf } from "../../text/numbers.ts";
import { type Clauses, figureOf, isAggregate, isCalled, measureOf } from "../clauses.ts";
import { countOf, type Revision, type Said } from "../said.ts";
import { isGroupedBy, oneEnd } from "./order-edits.ts";

const lead =
  "(?:(?:and|what|how|about|which|who|whose|is|are|was|were|has|have|had|came|comes|comes in|the|show|give|me|only|just|then|on|in|at) )*";
const place = new RegExp(
  `^${lead}(?:(?<nth>[a-z]+|\\d+(?:st|nd|rd|th)) ?(?<most>(?:most|least|fewest|best|worst|top|[a-z]+est|expensive)(?: [a-z]+){0,3})?(?: one| ones| place| rank| position)*|(?<runner>runner ?up|runners up)|(?:number|no|place|rank|position) (?<number>\\d+|[a-z]+))$`,
);

/** One row of them, behind so many; null where they are in no order and have no figure to be put in one. */
function atPlace(clauses: Clauses, behind: number): Clauses | null {
  const rows = clauses.groupBy.length > 0 || !clauses.select.some(isAggregate);
  if (!rows || [...clauses.made, ...clauses.keep].length > 0) return null;
  if (clauses.orderBy.length > 0) return { ...clauses, limit: 1, skip: behind };
  const measure = measureOf(clauses);
  if (measure === undefined) return null;
  const orderBy = [{ by: figureOf(measure), descending: true }];
  return { ...clauses, orderBy, limit: 1, skip: behind };
}

export const placeInOrder: Revision = (said, clauses, schema) => {
  const { nth = "", most, runner, number } = place.exec(said.text)?.groups ?? {};
  const rank = runner !== undefined ? 2 : (countOf(number ?? "") ?? ordinalOf(nth));
  if (rank === undefined || rank < 2) return null;
  if (most === undefined) return atPlace(clauses, rank - 1);
  const end = endOf(most, said, clauses, schema);
  return end && atPlace(end, rank - 1);
};

/** "the most expensive", of what is in that order already or can be put in it. */
function endOf(
  most: string,
  said: Said,
  clauses: Clauses,
  schema: Parameters<Revision>[2],
): Clauses | null {
  return oneEnd({ ...said, text: `the ${most}` }, clauses, schema);
}

const next =
  /^(?:(?:and|show|give|me|what|who|is|are|comes|about) )*(?:the )?next(?: (?<count>\w+?))?(?: (?:ones?|rows|results|best|highest|(?<noun>[a-z]+)))?$/;

/** "the next 5": as many more of the same order. */
export const nextInOrder: Revision = ({ text }, clauses, schema) => {
  const found = next.exec(text);
  const { count: said = "", noun = "" } = found?.groups ?? {};
  const { limit, orderBy, select } = clauses;
  const count = /^(?:one|best|highest|)$/.test(said) ? (limit ?? 1) : countOf(said);
  if (found === null || limit === null || orderBy.length === 0 || count === undefined) return null;
  if (select.some((item) => isCalled(item, "per")) || !isGroupedBy(noun, clauses, schema))
    return null;
  return { ...clauses, limit: count, skip: clauses.skip + limit };
};
