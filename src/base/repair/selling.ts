// "best selling artist", "top 5 selling products", "busiest airports": the things, by how much of them was sold
// or how often something happened there.

import type { OutlineWord } from "../../outline/symbols.ts";
import {
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  isSame,
  isTimeBucket,
  type Symbols,
} from "../../revise/clauses.ts";
import { countOfRows, nameColumns } from "../../revise/find-columns.ts";
import { namedBy } from "../../revise/group-edits.ts";
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

const busy = /\b(?:busiest|quietest|slowest|(?:most|least) (?:active|popular))\b/;
const fewest = /quiet|slow|least/;
const busyTime = new RegExp(
  `\\b(?:(?<many>\\w+) )?(?<end>${busy.source}) (?<unit>hour|weekday|day of the week|day|month|quarter|year)(?<more>s)?\\b`,
);

/** "busiest hour for food sales": the hour in which most of them were made. */
export const busiestHours: Repair = (clauses, context) => {
  const { schema, text } = context;
  const found = busyTime.exec(text);
  const { many = "", end = "", unit = "", more } = found?.groups ?? {};
  const grouped = clauses.groupBy.some((part) => !isTimeBucket(part));
  if (found === null || grouped || clauses.having.length > 0) return clauses;
  // "day" may be the kind of a ticket; here it is a part of the time.
  const where = clauses.where.filter((part) => !part.some((one) => isText(one, unit)));
  const named = [...schema.tables.keys()].filter((t) => isNamedAfter(t, found, context));
  const [table, ...others] = named.length > 0 ? named : [mostHappened(context)];
  const day = table === undefined ? undefined : mainDate(table, schema);
  if (table === undefined || day === undefined || others.length > 0) return clauses;
  const part = unit === "day of the week" ? "weekday" : (unit as OutlineWord);
  const by = called(part, column(day));
  const count = countOfRows(table, schema);
  return {
    ...clauses,
    distinct: false,
    where,
    select: [by, count],
    groupBy: [by],
    orderBy: [{ by: count, descending: !fewest.test(end) }],
    limit: countOf(many) ?? (more === undefined ? 1 : null),
  };
};

/** Of what happened to others, that of which there is most. */
function mostHappened({ schema, facts }: RepairContext): number | undefined {
  const { tables, links, columns } = schema;
  const names = (t: number): boolean =>
    links.some(({ from, to }) => columns[from]?.table === t && columns[to]?.table !== t);
  const rowsOf = (t: number): number => facts.rows.get(tables[t]?.name.toLowerCase() ?? "") ?? 0;
  return [...tables.keys()]
    .filter((t) => tables[t]?.hidden !== true && names(t) && mainDate(t, schema) !== undefined)
    .sort((a, b) => rowsOf(b) - rowsOf(a))[0];
}

const isText = (one: Symbols[number], text: string): boolean =>
  one.kind === "value" &&
  one.literal.type === "string" &&
  one.literal.text.replaceAll("'", "").toLowerCase() === text;

/** Whether what happened is called so, behind what was asked for. */
function isNamedAfter(
  table: number,
  { index, 0: { length } }: RegExpExecArray,
  { schema, text }: RepairContext,
): boolean {
  const stems = text
    .slice(index + length)
    .split(" ")
    .map(stem);
  const { words = [], hidden } = schema.tables[table] ?? {};
  const isSaid = words.length > 0 && words.every((one) => stems.includes(stem(one)));
  return hidden !== true && isSaid && mainDate(table, schema) !== undefined;
}

/** "which day of the week is busiest": by how much happened, not by what it brought in. */
export const busiestTime: Repair = (clauses, { schema, text, said }) => {
  const end = busy.exec(text)?.[0];
  const [order, ...others] = clauses.orderBy;
  const [group, ...more] = clauses.groupBy;
  const [day] = group === undefined ? [] : columnsIn(group, schema.columns.length);
  if (end === undefined || order === undefined || others.length > 0) return clauses;
  if (group === undefined || more.length > 0 || !isTimeBucket(group) || day === undefined)
    return clauses;
  if (!isAggregate(order.by) || isCalled(order.by, "count")) return clauses;
  const columns = columnsIn(order.by, schema.columns.length);
  if (columns.some((k) => schema.columns[k]?.words.some((one) => said.has(stem(one)))))
    return clauses;
  const count = countOfRows(schema.columns[day]?.table ?? 0, schema);
  const select = clauses.select.filter((one) => !isSame(one, order.by));
  return {
    ...clauses,
    select: [...select, count],
    orderBy: [{ by: count, descending: !fewest.test(end) }],
  };
};

/** How many were sold, else for how much. */
function soldMeasure({ schema, measures }: RepairContext): number | undefined {
  const called = (name: string) =>
    measures.find(({ item }) => schema.columns[item]?.words.join(" ") === name)?.item;
  return called("units sold") ?? called("revenue");
}
