// "average", "the median", "in total", of rows that are listed with one number: that figure of all of them.
import { type DescribedSchema, isNumeric } from "../../schema/described.ts";
import { byWord } from "../../text/by-word.ts";
import { type Clauses, called, column, isAggregate, type Symbols } from "../clauses.ts";
import { columnNamed, listedTable } from "../find-columns.ts";
import { isTyped, type Revision, type Said } from "../said.ts";

const figures = byWord({
  avg: "average averages avg mean",
  median: "median",
  sum: "total sum",
  max: "maximum max",
  min: "minimum min",
});
const asked =
  /^(?:(?:what is|what s|what are|show|give|me|and|the|their|its|an?|overall|in|on) )*(?<figure>average|averages|avg|mean|median|total|sum|maximum|max|minimum|min)(?: (?:of (?:them|those|these|all|all of (?:them|those|these))|overall))?$/;

const ofColumn =
  /^(?:(?:what is|what s|and|the|their|show) )*(?<figure>average|avg|mean|median|total|highest|lowest|maximum|minimum|max|min) (?<what>[a-z ]+?)(?: of (?:them|those|these|all))?$/;

/** "average salary", typed short of people who were chosen: theirs. */
function figureOfTheirs(
  { text, turn }: Said,
  clauses: Clauses,
  schema: DescribedSchema,
): Clauses | null {
  const { figure = "", what = "" } = ofColumn.exec(text)?.groups ?? {};
  const { groupBy, where, limit, distinct } = clauses;
  const table = listedTable(clauses, schema);
  if (what === "" || table === undefined || !isTyped(turn.utterance)) return null;
  if (groupBy.length > 0 || where.length === 0 || limit !== null || distinct) return null;
  const name = figures.get(figure) ?? (figure === "highest" ? "max" : "min");
  const known = columnNamed(what, clauses, schema);
  if (known === undefined || schema.columns[known]?.table !== table) return null;
  if (!isAmount(column(known), schema)) return null;
  return { ...clauses, select: [called(name, column(known))], orderBy: [] };
}

export const figureOfListed: Revision = (said, clauses, schema) => {
  const theirs = figureOfTheirs(said, clauses, schema);
  if (theirs !== null) return theirs;
  const { text } = said;
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
