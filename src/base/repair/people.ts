// Whose rows they are: "who manages sales" asks for people, not for rows that only point at them; and what a
// condition has settled already is not what was asked for.

import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isItem,
  isWord,
} from "../../revise/clauses.ts";
import { isFigure, nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
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

/** What is kept of nobody but people. */
const personal = /\b(?:birth|born|birthday|dob|gender|salary|wage|phone|mobile|email|hired?)\b/;

export const isPerson = (table: number, { schema }: Pick<RepairContext, "schema">): boolean =>
  nameColumns(table, schema).length === 2 ||
  (nameColumns(table, schema).length === 1 &&
    schema.tables[table]?.columns.some((k) =>
      personal.test(schema.columns[k]?.words.join(" ") ?? ""),
    )) ||
  /\b(?:person|people|customer|client|employee|staff|member|student|teacher|author|user|player|driver|owner|patient|doctor|worker|contact|guest|artist|instructor|professor|lecturer|tutor|coach|trainer|nurse|pilot|volunteer|pupil|keeper|donor|visitor|passenger|lawyer|candidate|applicant|tenant|resident)s?$/.test(
    schema.tables[table]?.words.join(" ") ?? "",
  );

const namesOf = (table: number, { schema }: RepairContext): number[] => nameColumns(table, schema);

/** "who made those orders": the customers that all rows of orders point at; "who proposed it": not a committee. */
export const peopleAsked: Repair = (clauses, context) => {
  const { schema, text, said } = context;
  if (!/^who\b/.test(text) || saysKey(said) || clauses.groupBy.length > 0) return clauses;
  const [only, ...others] = clauses.select;
  const [row] = only ?? [];
  if (others.length > 0 || only?.length !== 1 || row?.kind !== "item") return clauses;
  const table = row.item - schema.columns.length;
  if (table < 0) return whoseConditions(row.item, clauses, context);
  if (namesOf(table, context).length > 0) return clauses;
  const people = onlyPeople([table], context);
  if (people === undefined) return clauses;
  const named = { ...clauses, select: namesOf(people, context).map(column) };
  const whole = tablesOf(named, schema).includes(table) ? named : { ...named, from: [row] };
  return /\b(?:most|least|fewest)\b/.test(text) ? byAllOfTheirs(whole, people, context) : whole;
};

/** "who worked the most hours": by all of theirs together, not by the longest shift. */
function byAllOfTheirs(clauses: Clauses, people: number, { schema }: RepairContext): Clauses {
  const [order, ...others] = clauses.orderBy;
  const [only] = order?.by ?? [];
  const [key] = keysOf(people, schema);
  if (order === undefined || others.length > 0 || only?.kind !== "item" || key === undefined)
    return clauses;
  if (order.by.length > 1 || !isFigure(only.item, schema) || clauses.limit === null) return clauses;
  const orderBy = [{ ...order, by: called("sum", [only]) }];
  return { ...clauses, groupBy: [column(key)], orderBy };
}

/** The one table of people that rows of these tables point at. */
function onlyPeople(tables: readonly number[], context: RepairContext): number | undefined {
  const found = new Set(tables.flatMap((table) => pointedAt(table, context)));
  const [people, ...more] = [...found].filter(
    (one) => isPerson(one, context) && namesOf(one, context).length > 0,
  );
  return more.length > 0 ? undefined : people;
}

/** A title or a name of things that no word named is nobody: those are meant whom the conditions are about. */
function whoseConditions(shown: number, clauses: Clauses, context: RepairContext): Clauses {
  const { schema, said } = context;
  const own = schema.columns[shown];
  if (own === undefined || isPerson(own.table, context)) return clauses;
  const words = [...own.words, ...(schema.tables[own.table]?.words ?? [])];
  if (words.some((one) => said.has(stem(one)))) return clauses;
  const about = clauses.where.flatMap((part) => columnsIn(part, schema.columns.length));
  const tables = [...new Set(about.map((k) => schema.columns[k]?.table ?? -1))];
  const people = onlyPeople(tables, context);
  return people === undefined || tables.length === 0
    ? clauses
    : { ...clauses, select: namesOf(people, context).map(column) };
}

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
      isItem(first, item) && isWord(how, "=") && value?.kind === "value" && rest.length === 0,
  );
