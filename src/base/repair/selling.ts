// "best selling artist", "top 5 selling products", "busiest airports": the things, by how much of them was sold
// or how often something happened there.

import { type OutlineWord, word } from "../../outline/symbols.ts";
import {
  called,
  columnsIn,
  isAggregate,
  isCalled,
  isTimeBucket,
  type Symbols,
} from "../../revise/clauses.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { namedBy } from "../../revise/group-edits.ts";
import { countOf } from "../../revise/said.ts";
import { itemOfTable } from "../../schema/described.ts";
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
  const { top, many, end = "", thing = "" } = found?.groups ?? {};
  const table = schema.tables.findIndex(({ words, synonyms = [], hidden }) =>
    [words, ...synonyms].some(
      (name) => hidden !== true && name.length === 1 && stem(name[0] ?? "") === stem(thing),
    ),
  );
  const sold = soldMeasure(context);
  const key = schema.tables[table]?.columns.find((k) => schema.columns[k]?.primary === true);
  const names = nameColumns(table, schema);
  if (found === null || sold === undefined || names.length === 0) return clauses;
  const item = (k: number): Symbols => [{ kind: "item", item: k }];
  const by: Symbols = [word("sum"), word("("), { kind: "item", item: sold }, word(")")];
  const one = stem(thing) === thing ? 1 : null;
  return {
    ...clauses,
    distinct: false,
    having: [],
    limit: countOf(top ?? many ?? "") ?? one,
    select: [...names.map(item), by],
    groupBy: key === undefined ? names.map(item) : [item(key)],
    orderBy: [{ by, descending: !/^(?:worst|least)$/.test(end) }],
  };
};

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
  const { top, many, end = "", thing = "" } = found?.groups ?? {};
  const happened = [...schema.tables.keys()].filter((t) => mainDate(t, schema) !== undefined);
  const role = (k: number): boolean =>
    schema.columns[k]?.words.map(stem).join(" ") === stem(thing) &&
    happened.includes(schema.columns[k]?.table ?? -1);
  const roles = schema.links.map(({ from }) => from).filter(role);
  const [by, ...others] = roles.length > 0 ? roles : namingIt(thing, happened, context);
  if (found === null || by === undefined || others.length > 0) return clauses;
  const item = (k: number): Symbols => [{ kind: "item", item: k }];
  const rows = itemOfTable(schema, schema.columns[by]?.table ?? 0);
  const count = called("count", [{ kind: "item", item: rows }]);
  const one = stem(thing) === thing ? 1 : null;
  return {
    ...clauses,
    distinct: false,
    having: [],
    limit: countOf(top ?? many ?? "") ?? one,
    select: [...namedBy(by, schema), count],
    groupBy: [item(by)],
    orderBy: [{ by: count, descending: end !== "least popular" }],
  };
};

const busyTime =
  /\b(?:(?<many>\w+) )?(?<end>busiest|quietest|slowest|(?:most|least) (?:active|popular)) (?<unit>hour|weekday|day of the week|day|month|quarter|year)(?<more>s)?\b/;

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
  const by = called(part, [{ kind: "item", item: day }]);
  const count = called("count", [{ kind: "item", item: itemOfTable(schema, table) }]);
  return {
    ...clauses,
    distinct: false,
    where,
    select: [by, count],
    groupBy: [by],
    orderBy: [{ by: count, descending: !/quiet|slow|least/.test(end) }],
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
  const end =
    /\b(?<end>busiest|quietest|slowest|most (?:popular|active)|least (?:popular|active))\b/;
  const [order, ...others] = clauses.orderBy;
  const [group, ...more] = clauses.groupBy;
  const [day] = group === undefined ? [] : columnsIn(group, schema.columns.length);
  if (!end.test(text) || order === undefined || others.length > 0) return clauses;
  if (group === undefined || more.length > 0 || !isTimeBucket(group) || day === undefined)
    return clauses;
  if (!isAggregate(order.by) || isCalled(order.by, "count")) return clauses;
  const columns = columnsIn(order.by, schema.columns.length);
  if (columns.some((k) => schema.columns[k]?.words.some((one) => said.has(stem(one)))))
    return clauses;
  const rows = itemOfTable(schema, schema.columns[day]?.table ?? 0);
  const count = called("count", [{ kind: "item", item: rows }]);
  const key = JSON.stringify(order.by);
  const select = clauses.select.filter((one) => JSON.stringify(one) !== key);
  return {
    ...clauses,
    select: [...select, count],
    orderBy: [{ by: count, descending: !/quiet|slow|least/.test(end.exec(text)?.[0] ?? "") }],
  };
};

/** How many were sold, else for how much. */
function soldMeasure({ schema, measures }: RepairContext): number | undefined {
  const called = (name: string) =>
    measures.find(({ item }) => schema.columns[item]?.words.join(" ") === name)?.item;
  return called("units sold") ?? called("revenue");
}
