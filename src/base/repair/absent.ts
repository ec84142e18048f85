// What is missing, by the thing or the deed that was said to be: "companies with no tickets" have contacts, and
// none of those has a ticket.

import { word } from "../../outline/symbols.ts";
import { column, columnsIn, isAggregate, isWord, type Symbols } from "../../revise/clauses.ts";
import { nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { isSaid } from "../../revise/said.ts";
import { absentFrom, tableDone } from "../../revise/things/deeds.ts";
import { itemOfTable } from "../../schema/described.ts";
import { namesRowsOf } from "../../schema/join-path.ts";
import { mainDate } from "../../schema/main-date.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair } from "./context.ts";

const missing = /\b(?:without(?: any)?|no|never|nobody|no one|not|any)\b(?<rest>.*)$/;

/** `x NOT IN ( SELECT between.x )`, where what hangs on the table between was said to be missing. */
export const absentBehind: Repair = (clauses, context) => {
  const { schema, text } = context;
  const rest = missing.exec(text)?.groups?.["rest"];
  const absent = rest === undefined ? undefined : tableDone(rest.trim().split(" "), schema);
  if (absent === undefined) return clauses;
  const where = clauses.where.map((condition): Symbols => {
    const [first, not, into, open, select, inner, close] = condition;
    const words = isWord(not, "not") && isWord(into, "in") && isWord(open, "(");
    if (condition.length !== 7 || !words || !isWord(select, "select") || !isWord(close, ")"))
      return condition;
    if (first?.kind !== "item" || inner?.kind !== "item") return condition;
    const between = schema.columns[inner.item]?.table ?? -1;
    if (absent === between || absent === schema.columns[first.item]?.table) return condition;
    if (!namesRowsOf(schema, absent, between)) return condition;
    const rows = { kind: "item", item: itemOfTable(schema, absent) } as const;
    return [...condition.slice(0, -1), word("from"), rows, word(")")];
  });
  return { ...clauses, where };
};

/** "customers without any order in 2024": the time is that of what is missing, not one of theirs. */
export const absentInTime: Repair = (clauses, { schema, text, said, periods = [] }) => {
  const at = clauses.where.findIndex(
    ([, not, into, , select, inner]) =>
      isWord(not, "not") &&
      isWord(into, "in") &&
      isWord(select, "select") &&
      inner?.kind === "item",
  );
  const nested = clauses.where[at] ?? [];
  const [first, , , , , inner] = nested;
  const lacks = missing.exec(text)?.groups?.["rest"];
  if (first?.kind !== "item" || inner?.kind !== "item" || lacks === undefined) return clauses;
  const own = schema.columns[first.item]?.table;
  const date = mainDate(schema.columns[inner.item]?.table ?? -1, schema);
  const stray = clauses.where.findIndex(([day, , value, ...more]) => {
    const column = day?.kind === "item" ? schema.columns[day.item] : undefined;
    const timed = value?.kind === "value" && value.literal.type === "period" && more.length === 0;
    const named = column?.words.some(
      (one) => !/^(?:date|day|time)$/.test(one) && isSaid(one, said),
    );
    return timed && column?.table === own && named !== true;
  });
  const later = periods.some((one) => lacks.includes(one.text.toLowerCase()));
  const moved = clauses.where[stray]
    ?.slice(1)
    .map((one) => (one.kind === "value" && date !== undefined ? { ...one, column: date } : one));
  if (date === undefined || moved === undefined || !later) return clauses;
  const between = word(nested.some((one) => isWord(one, "where")) ? "and" : "where");
  const inside = [...nested.slice(0, -1), between, ...column(date), ...moved, word(")")];
  return { ...clauses, where: clauses.where.with(at, inside).toSpliced(stray, 1) };
};

/** "artists without any albums", beside the albums of each: nobody is both. What is missing is shown of nobody. */
export const absentNotShown: Repair = (clauses, { schema }) => {
  const absent = clauses.where.flatMap((condition) => {
    const [first, not, into, , select, inner, close] = condition;
    const none = isWord(not, "not") && isWord(into, "in") && isWord(select, "select");
    if (!none || !isWord(close, ")") || first?.kind !== "item" || inner?.kind !== "item") return [];
    return [[schema.columns[first.item]?.table ?? -1, schema.columns[inner.item]?.table ?? -1]];
  });
  const [[thing = -1, missing = -1] = [], ...more] = absent;
  if (more.length > 0 || !tablesOf({ ...clauses, where: [] }, schema).includes(missing))
    return clauses;
  const own = (item: Symbols): boolean =>
    !isAggregate(item) &&
    columnsIn(item, schema.columns.length).every((k) => schema.columns[k]?.table === thing);
  const shown = clauses.select.filter(own);
  const select = shown.length > 0 ? shown : nameColumns(thing, schema).map(column);
  if (thing === missing || select.length === 0) return clauses;
  const orderBy = clauses.orderBy.filter(({ by }) => own(by));
  const plain = { groupBy: [], having: [], orderBy, limit: null, from: [], keep: [], made: [] };
  return { ...clauses, ...plain, distinct: false, select };
};

const lead = "(?:(?:show|list|give|find|get|name|me|us|all|the|any|which|what) )*";
const helping = "(?:(?:that|which|who|have|has|had|were|was|are|is|been|ever|got) )*";
const nobody = new RegExp(
  `^${lead}(?<things>[\\w ]+?) ${helping}(?:never|nobody|no one|not ever) ${helping}(?<done>\\w+)(?: (?:anything|at all|yet|before|anyone|one))?$`,
);

/** "tracks nobody bought": all that was said is who or what, and what never happened to them. */
export const neverDone: Repair = (clauses, context) => {
  const { schema, text } = context;
  const { things = "", done = "" } = nobody.exec(text)?.groups ?? {};
  const table = schema.tables.findIndex(({ words, synonyms = [], hidden }) =>
    [words, ...synonyms].some((name) => hidden !== true && sameStems(name, things.split(" "))),
  );
  const absent = tableDone([done], schema);
  const names = nameColumns(table, schema);
  if (table < 0 || absent === undefined || absent === table || names.length === 0) return clauses;
  const condition = absentFrom(table, absent, schema);
  if (condition === undefined) return clauses;
  const select = names.map((item): Symbols => [{ kind: "item", item }]);
  const none = { groupBy: [], having: [], orderBy: [], limit: null, from: [] };
  return { ...clauses, ...none, distinct: false, select, where: [condition] };
};

const sameStems = (a: readonly string[], b: readonly string[]): boolean =>
  a.map(stem).join(" ") === b.map(stem).join(" ");
