// "top 3 per category", "the best one in each store", "top 3 each": so many rows of each group.
import type { DescribedSchema } from "../../schema/described.ts";
import {
  type Clauses,
  called,
  figureOf,
  isAggregate,
  isCalled,
  isSame,
  measureOf,
  type Symbols,
} from "../clauses.ts";
import { shownNumber } from "../order/order-edits.ts";
import { countOf, type Revision } from "../said.ts";
import { groupsOf } from "./group-edits.ts";

const best = "top|best|highest|first|largest|biggest|most";
const least = "bottom|worst|lowest|last|smallest|least|cheapest";
const asked = new RegExp(
  `^(?:(?:only|just|show|give|me|keep) )*(?:the )?(?:(?<best>${best})|(?<least>${least}))(?: (?<count>\\w+?))?(?: ones?)? (?:(?:per|(?:in|for|of|from|within|by) each|for every|in every) (?<what>[\\w ]+)|each|for each|in each|per group)$`,
);
const each = /^(?:per|(?:in|for|of|from|within) each|for every|in every|each) (?<what>[\w ]+)$/;

const overall =
  /^(?:(?:only|just|show|give|me) )*(?:the )?(?:top|best|first)(?: (?<count>\w+))? (?:overall|in total|of all|altogether)$/;

/** "top 3 overall": not of each any more. */
const bestOfAll: Revision = ({ text }, clauses) => {
  const found = overall.exec(text);
  const count = countOf(found?.groups?.["count"] ?? "one");
  const select = clauses.select.filter((item) => !isCalled(item, "per"));
  if (found === null || count === undefined || select.length === clauses.select.length) return null;
  return { ...clauses, select, limit: count };
};

export const bestOfEach: Revision = (said, clauses, schema) => {
  const all = bestOfAll(said, clauses, schema);
  if (all !== null) return all;
  const found = asked.exec(said.text);
  const count = countOf(found?.groups?.["count"] ?? "one");
  if (found === null || count === undefined || count < 1) return null;
  const what = found.groups?.["what"];
  const descending = found.groups?.["least"] === undefined;
  const numbered = clauses.select.find((item) => isCalled(item, "per"));
  if (numbered !== undefined && what === undefined) return { ...clauses, limit: count };
  return numberedWithin(what, { count, descending }, clauses, schema);
};

/** The rest of a first question: "the most expensive product" | "in each category". */
export const eachOfTop: Revision = (said, clauses, schema) => {
  const what = each.exec(said.text)?.groups?.["what"];
  const { limit, orderBy } = clauses;
  const [order] = orderBy;
  if (what === undefined || order === undefined || limit === null) return null;
  return numberedWithin(what, { count: limit, descending: order.descending }, clauses, schema);
};

type Top = { readonly count: number; readonly descending: boolean };

function numberedWithin(
  what: string | undefined,
  { count, descending }: Top,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const measure = measureOf(clauses);
  const [order] = clauses.orderBy;
  const by = (measure && figureOf(measure)) ?? order?.by ?? shownNumber(clauses, schema);
  const select = clauses.select.filter((item) => !isCalled(item, "per"));
  if (by === undefined) return null;
  const groups = what === undefined ? firstOfTwo(clauses) : groupsOf(what, clauses, schema);
  if (groups === undefined) return null;
  const others = clauses.groupBy.filter((one) => !groups.by.some((own) => isSame(own, one)));
  if (clauses.groupBy.length > 0 && others.length === 0) return null;
  const shown = select.filter((item) => !groups.shown.some((own) => isSame(own, item)));
  const grouped = clauses.groupBy.length > 0 || clauses.select.some(isAggregate);
  return {
    ...clauses,
    select: [...groups.shown, ...shown, ...beside(by, shown), called("per", ...groups.by)],
    groupBy: grouped ? [...groups.by, ...others] : [],
    orderBy: [
      { by, descending: clauses.orderBy.length > 0 && order ? order.descending : descending },
    ],
    limit: count,
  };
}

/** What the rows are ranked by is shown. */
const beside = (by: Symbols, shown: readonly Symbols[]): Symbols[] =>
  shown.some((item) => isSame(figureOf(item), by)) ? [] : [by];

/** Of "by category and product", the categories. */
function firstOfTwo({ groupBy, select }: Clauses) {
  const [first, second] = groupBy;
  if (first === undefined || second === undefined) return undefined;
  const shown = select.filter((item) => isSame(item, first));
  return { shown, by: [first] };
}
