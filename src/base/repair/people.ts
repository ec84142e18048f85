// Whose rows they are: "who manages sales" asks for people, not for rows that only point at them; and what a
// condition has settled already is not what was asked for.
import { type Clauses, column, isAggregate, isWord } from "../revise/clauses.ts";
import { nameColumns, tablesOf } from "../revise/find-columns.ts";
import { saysKey } from "./conditions.ts";
import type { Repair, RepairContext } from "./context.ts";

/** The tables that rows of this one point at. */
function pointedAt(table: number, { schema }: RepairContext): number[] {
  const { columns, links } = schema;
  const found = links.flatMap(({ from, to }) =>
    columns[from]?.table === table ? [columns[to]?.table ?? -1] : [],
  );
  return [...new Set(found)].filter((one) => one >= 0 && one !== table);
}

const isPerson = (table: number, { schema }: RepairContext): boolean =>
  nameColumns(table, schema).length === 2 ||
  /\b(?:person|people|customer|client|employee|staff|member|student|teacher|author|user|player|driver|owner|patient|doctor|worker|contact|guest|artist|instructor|professor|lecturer|tutor|coach|trainer|nurse|pilot)s?$/.test(
    schema.tables[table]?.words.join(" ") ?? "",
  );

const namesOf = (table: number, { schema }: RepairContext): number[] => nameColumns(table, schema);

/** "who made those orders": the customers that all rows of orders point at. */
export const peopleAsked: Repair = (clauses, context) => {
  const { schema, text, said } = context;
  const [only, ...others] = clauses.select;
  const [row] = only ?? [];
  if (!/^who\b/.test(text) || saysKey(said) || others.length > 0) return clauses;
  if (only?.length !== 1 || row?.kind !== "item" || clauses.groupBy.length > 0) return clauses;
  const table = row.item - schema.columns.length;
  if (table < 0 || namesOf(table, context).length > 0) return clauses;
  const [people, ...more] = pointedAt(table, context).filter(
    (one) => isPerson(one, context) && namesOf(one, context).length > 0,
  );
  if (people === undefined || more.length > 0) return clauses;
  const named = { ...clauses, select: namesOf(people, context).map(column) };
  return tablesOf(named, schema).includes(table) ? named : { ...named, from: [row] };
};

/** "the senior engineers": people, where the title is all that the query shows and has settled. */
export const settledNotShown: Repair = (clauses, context) => {
  const { schema, said } = context;
  const [only, ...others] = clauses.select;
  const [shown] = only ?? [];
  if (others.length > 0 || only?.length !== 1 || shown?.kind !== "item") return clauses;
  const own = schema.columns[shown.item];
  if (own === undefined || isAggregate(only) || clauses.groupBy.length > 0) return clauses;
  if (!isSettled(shown.item, clauses) || own.words.some((one) => said.has(one))) return clauses;
  const used = tablesOf(clauses, schema);
  const [people, ...more] = pointedAt(own.table, context).filter(
    (one) => used.includes(one) && isPerson(one, context) && namesOf(one, context).length > 0,
  );
  if (people === undefined || more.length > 0) return clauses;
  return { ...clauses, select: namesOf(people, context).map(column) };
};

const isSettled = (item: number, { where }: Clauses): boolean =>
  where.some(
    ([first, how, value, ...rest]) =>
      first?.kind === "item" &&
      first.item === item &&
      isWord(how, "=") &&
      value?.kind === "value" &&
      rest.length === 0,
  );
