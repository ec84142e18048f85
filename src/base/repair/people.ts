// What a condition has settled already is not what was asked for: those are, whom it is about.
import { type Clauses, column, isAggregate, isItem, isWord } from "../../revise/clauses.ts";
import { nameColumns, tablesOf } from "../../revise/find-columns.ts";
import type { DescribedSchema } from "../../schema/described.ts";
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

/** Whether the rows are people: by two names, by what is kept of them, or by what they are called. */
export const keepsPeople = (table: number, schema: DescribedSchema): boolean =>
  nameColumns(table, schema).length === 2 ||
  (nameColumns(table, schema).length === 1 &&
    schema.tables[table]?.columns.some((k) =>
      personal.test(schema.columns[k]?.words.join(" ") ?? ""),
    )) ||
  /\b(?:person|people|customer|client|employee|staff|member|student|teacher|author|user|player|driver|owner|patient|doctor|worker|contact|guest|artist|instructor|professor|lecturer|tutor|coach|trainer|nurse|pilot|volunteer|pupil|keeper|donor|visitor|passenger|lawyer|candidate|applicant|tenant|resident)s?$/.test(
    schema.tables[table]?.words.join(" ") ?? "",
  );

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
    (one) => used.includes(one) && keepsPeople(one, schema) && nameColumns(one, schema).length > 0,
  );
  if (people === undefined || more.length > 0) return clauses;
  return { ...clauses, select: nameColumns(people, schema).map(column) };
};

const isSettled = (item: number, { where }: Clauses): boolean =>
  where.some(
    ([first, how, value, ...rest]) =>
      isItem(first, item) && isWord(how, "=") && value?.kind === "value" && rest.length === 0,
  );
