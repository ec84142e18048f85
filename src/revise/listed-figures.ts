// "average", "the median", "in total", of rows that are listed with one number: that figure of all of them.
import { type DescribedSchema, isNumeric } from "../schema/described.ts";
import { byWord } from "../text/by-word.ts";
import { type Clauses, called, isAggregate, type Symbols } from "./clauses.ts";
import type { Revision } from "./said.ts";

const figures = byWord({
  avg: "average averages avg mean",
  median: "median",
  sum: "total sum",
  max: "maximum max",
  min: "minimum min",
});
const asked =
  /^(?:(?:what is|what s|what are|show|give|me|and|the|their|its|an?|overall|in|on) )*(?<figure>average|averages|avg|mean|median|total|sum|maximum|max|minimum|min)(?: (?:of (?:them|those|these|all|all of (?:them|those|these))|overall))?$/;

export const figureOfListed: Revision = ({ text }, clauses, schema) => {
  const figure = figures.get(asked.exec(text)?.groups?.["figure"] ?? "");
  const { groupBy, limit, distinct, select } = clauses;
  if (figure === undefined || groupBy.length > 0 || limit !== null || distinct) return null;
  if (select.some(isAggregate)) return null;
  const [amount, ...others] = select.filter((item) => isAmount(item, schema));
  if (amount === undefined || others.length > 0) return null;
  const plain: Clauses = { ...clauses, select: [called(figure, amount)], orderBy: [] };
  return plain;
};

/** A number that is no key. */
function isAmount([only, ...more]: Symbols, { columns, links }: DescribedSchema): boolean {
  if (only?.kind !== "item" || more.length > 0 || columns[only.item]?.primary === true)
    return false;
  const key = links.some(({ from, to }) => from === only.item || to === only.item);
  return !key && isNumeric(columns[only.item]);
}
