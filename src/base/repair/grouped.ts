// Groups that were said: how many of them there are, weeks, and years as their owner counts them.

import {
  called,
  column,
  columnsIn,
  inParts,
  isAggregate,
  isCalled,
  isSame,
  isTimeBucket,
  type Symbols,
} from "../../revise/clauses.ts";
import { groupsCounted } from "../../revise/figures/count-edits.ts";
import { nameColumns } from "../../revise/find-columns.ts";
import { fiscalYear, regroup } from "../../revise/groups/group-edits.ts";
import { keysOf } from "../../schema/described.ts";
import type { Repair } from "./context.ts";

/** "how many customers have more than 6 orders": one number, of customers. */
export const groupsForRows: Repair = (clauses, { schema, text }) => {
  const [only, ...others] = clauses.select;
  if (!/^how many\b/.test(text) || /\b(?:each|every|per|by)\b/.test(text)) return clauses;
  if (only === undefined || others.length > 0 || !isCalled(only, "count")) return clauses;
  if (clauses.having.length === 0 || clauses.limit !== null) return clauses;
  return groupsCounted(clauses, schema) ?? clauses;
};

/** "stock value of discontinued products", beside their names: of each of them, not of all under one name. */
export const figuresOfRows: Repair = (clauses, { schema }) => {
  const { select, groupBy, limit } = clauses;
  const isFigure = (item: Symbols): boolean =>
    isCalled(item, "sum") ||
    isCalled(item, "avg") ||
    isCalled(item, "count") ||
    item.some((one) => one.kind === "item" && schema.columns[one.item]?.measure === true);
  const plain = select.filter((item) => !isFigure(item));
  const columns = plain.flatMap(([one, ...more]) =>
    one?.kind === "item" && one.item < schema.columns.length && more.length === 0 ? [one.item] : [],
  );
  if (groupBy.length > 0 || limit !== null || columns.length === 0) return clauses;
  if (plain.length === select.length || columns.length < plain.length) return clauses;
  const [table, ...others] = new Set(columns.map((k) => schema.columns[k]?.table));
  const keys = others.length > 0 ? [] : keysOf(table, schema);
  const names = table === undefined ? [] : nameColumns(table, schema);
  const things = keys.length === 1 && columns.some((k) => keys.includes(k) || names.includes(k));
  return { ...clauses, distinct: false, groupBy: things ? keys.map(column) : columns.map(column) };
};

/** "by fiscal year": not by that of the calendar. */
export const fiscalYears: Repair = (clauses, { schema, text }) => {
  const start = schema.fiscalStart ?? 1;
  if (start === 1 || !/\b(?:by|per|each|every) (?:fiscal|financial) year\b/.test(text))
    return clauses;
  const year = (part: Symbols): Symbols => {
    const [time] = columnsIn(part, schema.columns.length);
    return isCalled(part, "year") && time !== undefined ? fiscalYear(time, schema) : part;
  };
  return inParts(clauses, ["select", "groupBy", "orderBy"], year);
};

const weekly =
  /\b(?:by|per|each|every) (?:calendar )?weeks?\b(?! ?days?\b)|\bweekly\b|\bweek (?:by|over|on) week\b/;

/** "orders per week", "weekly revenue": no network writes weeks, it takes the part of a date that is nearest. */
export const weeksMeant: Repair = (clauses, { schema, text }) => {
  if (!weekly.test(text) || clauses.groupBy.some((one) => isCalled(one, "week"))) return clauses;
  if (schema.columns.some(({ words }) => words.some((one) => /^week(?:s|ly)?$/.test(one))))
    return clauses;
  const buckets = clauses.groupBy.filter(isTimeBucket);
  const [bucket, ...others] = buckets;
  if (bucket === undefined) {
    const split = clauses.select.some(isAggregate) && clauses.orderBy.length === 0;
    const added = clauses.groupBy.length > 0 ? "also by week" : "by week";
    return (split ? regroup({ text: added }, clauses, schema) : null) ?? clauses;
  }
  const [time] = columnsIn(bucket, schema.columns.length);
  if (others.length > 0 || time === undefined) return clauses;
  const week = (part: Symbols): Symbols =>
    isSame(part, bucket) ? called("week", column(time)) : part;
  return inParts(clauses, ["select", "groupBy", "orderBy"], week);
};
