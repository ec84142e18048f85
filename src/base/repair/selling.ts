// "best selling artist", "top 5 selling products", "busiest airports": the things, by how much of them was sold
// or how often something happened there.

import { called, column, type Symbols } from "../../revise/clauses.ts";
import { countOfRows, nameColumns } from "../../revise/find-columns.ts";
import { namedBy } from "../../revise/groups/group-edits.ts";
import { countOf } from "../../revise/said.ts";
import { keysOf } from "../../schema/described.ts";
import { mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair, RepairContext } from "./context.ts";

const selling =
  /\b(?:(?:top|first) (?<top>\w+) )?(?:(?<many>\w+) )?(?<end>best|top|most|worst|least)[- ](?:selling|sold) (?<thing>\w+)/;
const sellsBest =
  /\b(?:which|what) (?:(?<many>\w+) )?(?<thing>\w+) (?:sells?|sold|are selling|is selling) (?:the )?(?<end>best|most|worst|least)\b/;
const topSelling = /\btop (?<many>\w+) (?<end>)(?:selling|sold) (?<thing>\w+)/;

export const bestSelling: Repair = (clauses, context) => {
  const { schema, text } = context;
  const found = topSelling.exec(text) ?? selling.exec(text) ?? sellsBest.exec(text);
  const { end = "", thing = "" } = found?.groups ?? {};
  const table = schema.tables.findIndex(({ words, synonyms = [], hidden }) =>
    [words, ...synonyms].some(
      (name) => hidden !== true && name.length === 1 && stem(name[0] ?? "") === stem(thing),
    ),
  );
  const sold = soldMeasure(context);
  const [key] = keysOf(table, schema);
  const names = nameColumns(table, schema);
  if (found === null || sold === undefined || names.length === 0) return clauses;
  return {
    ...clauses,
    ...ranked(names.map(column), called("sum", column(sold)), found, /^(?:worst|least)$/.test(end)),
    groupBy: key === undefined ? names.map(column) : [column(key)],
  };
};

/** So many things as were said, or one, or all, by a figure that is shown beside them. */
function ranked(
  things: readonly Symbols[],
  by: Symbols,
  { groups: { top, many = "", thing = "" } = {} }: RegExpExecArray,
  rising: boolean,
) {
  return {
    distinct: false,
    having: [],
    limit: countOf(top ?? many) ?? (stem(thing) === thing ? 1 : null),
    select: [...things, by],
    orderBy: [{ by, descending: !rising }],
  };
}

const often =
  /\b(?:top (?<top>\w+) )?(?:(?<many>\w+) )?(?<end>busiest|most popular|least popular) (?<thing>\w+)$/;

/** What names rows of the table that is called so, from the one table of what happened that does. */
function namingIt(thing: string, happened: readonly number[], { schema }: RepairContext): number[] {
  const { columns, tables, links } = schema;
  const called = (t: number): boolean =>
    tables[t]?.words.map(stem).join(" ") === stem(thing) && tables[t]?.hidden !== true;
  return links.flatMap(({ from, to }) =>
    called(columns[to]?.table ?? -1) && happened.includes(columns[from]?.table ?? -1) ? [from] : [],
  );
}

/** "5 busiest destinations": by how often something happened there. */
export const busiest: Repair = (clauses, context) => {
  const { schema, text } = context;
  const found = often.exec(text);
  const { end, thing = "" } = found?.groups ?? {};
  const happened = [...schema.tables.keys()].filter((t) => mainDate(t, schema) !== undefined);
  const role = (k: number): boolean =>
    schema.columns[k]?.words.map(stem).join(" ") === stem(thing) &&
    happened.includes(schema.columns[k]?.table ?? -1);
  const roles = schema.links.map(({ from }) => from).filter(role);
  const [by, ...others] = roles.length > 0 ? roles : namingIt(thing, happened, context);
  if (found === null || by === undefined || others.length > 0) return clauses;
  const count = countOfRows(schema.columns[by]?.table ?? 0, schema);
  return {
    ...clauses,
    ...ranked(namedBy(by, schema), count, found, end === "least popular"),
    groupBy: [column(by)],
  };
};

/** How many were sold, else for how much. */
function soldMeasure({ schema, measures }: RepairContext): number | undefined {
  const called = (name: string) =>
    measures.find(({ item }) => schema.columns[item]?.words.join(" ") === name)?.item;
  return called("units sold") ?? called("revenue");
}
