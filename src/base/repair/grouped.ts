// Figures of groups: what is shown beside a sum is what it is split by, and an average per thing is one of each.

import {
  type Clauses,
  called,
  column,
  columnsIn,
  isAggregate,
  isCalled,
  isItem,
  isSame,
  isWord,
  type Symbols,
} from "../../revise/clauses.ts";
import { groupsCounted } from "../../revise/count-edits.ts";
import { nameColumns, tablesOf } from "../../revise/find-columns.ts";
import { fiscalYear } from "../../revise/group-edits.ts";
import { partOfAll } from "../../revise/part-edits.ts";
import { keysOf } from "../../schema/described.ts";
import { stem } from "../../schema/stem.ts";
import type { Repair, RepairContext } from "./context.ts";

const isColumn = (symbols: Symbols, { schema }: RepairContext): boolean =>
  symbols.length === 1 && columnsIn(symbols, schema.columns.length).length === 1;

/** The row of a highest value may be shown with it; a sum, a count or an average has no row of its own. */
const ofManyRows = (symbols: Symbols): boolean =>
  isAggregate(symbols) && !symbols.some((one) => isWord(one, "max") || isWord(one, "min"));

/** `SELECT country , COUNT ( * )` is by country. */
export const groupsMissing: Repair = (clauses, context) => {
  const { select, groupBy } = clauses;
  const shown = select.filter((one) => !isAggregate(one));
  const figures = select.filter(isAggregate);
  if (groupBy.length > 0 || shown.length === 0 || figures.length === 0) return clauses;
  if (!figures.every(ofManyRows) || !shown.every((one) => isColumn(one, context))) return clauses;
  return withoutNesting({ ...clauses, distinct: false, groupBy: shown });
};

/** `country IN ( SELECT country GROUP BY country HAVING ... )` of groups by country is the HAVING alone. */
function withoutNesting(clauses: Clauses): Clauses {
  const [only, ...others] = clauses.groupBy;
  const [by] = only ?? [];
  if (others.length > 0 || by?.kind !== "item") return clauses;
  const having: Symbols[] = [];
  const where = clauses.where.filter((condition) => {
    const [first, into, open, select, shown, group, again, name, ...rest] = condition;
    const own = [first, shown, again].every((one) => isItem(one, by.item));
    const words = isWord(into, "in") && isWord(open, "(") && isWord(select, "select");
    if (!own || !words || !isWord(group, "group_by") || !isWord(name, "having")) return true;
    having.push(rest.slice(0, -1));
    return false;
  });
  return { ...clauses, where, having: [...clauses.having, ...having] };
}

/** "how many customers have more than 6 orders": one number, of customers. */
export const groupsForRows: Repair = (clauses, { schema, text }) => {
  const [only, ...others] = clauses.select;
  if (!/^how many\b/.test(text) || /\b(?:each|every|per|by)\b/.test(text)) return clauses;
  if (only === undefined || others.length > 0 || !isCalled(only, "count")) return clauses;
  if (clauses.having.length === 0 || clauses.limit !== null) return clauses;
  return groupsCounted(clauses, schema) ?? clauses;
};

/** `GROUP BY apiary_id HAVING SUM ( altitude ) > 500` of apiaries alone: each group is one row, which has it itself. */
export const rowsOfOneEach: Repair = (clauses, { schema }) => {
  const { groupBy, having, select, orderBy } = clauses;
  const [key, ...more] = columnsIn(groupBy.flat(), schema.columns.length);
  const table = key === undefined ? undefined : schema.columns[key]?.table;
  const keys = schema.columns.filter((one) => one.table === table && one.primary);
  if (groupBy.length !== 1 || more.length > 0 || keys.length !== 1) return clauses;
  if (key === undefined || schema.columns[key] !== keys[0] || having.length === 0) return clauses;
  const shown = [...select, ...orderBy.map(({ by }) => by)];
  const columns = columnsIn([...shown, ...having].flat(), schema.columns.length);
  const isAlone = columns.every((one) => schema.columns[one]?.table === table);
  if (!isAlone || tablesOf(clauses, schema).length > 1 || shown.some(isAggregate)) return clauses;
  const bare = having.map((part) =>
    isAggregate(part) &&
    !isCalled(part, "count") &&
    part[2]?.kind === "item" &&
    isWord(part[3], ")")
      ? [part[2], ...part.slice(4)]
      : null,
  );
  const where = bare.flatMap((part) => (part === null ? [] : [part]));
  if (where.length < having.length) return clauses;
  return { ...clauses, groupBy: [], having: [], where: [...clauses.where, ...where] };
};

const perThing = /\b(?:average|avg|mean)\b.* (?:per|by|each|every) /;

/** "average salary per department": that of each department, not all salaries over all departments. */
export const averagesOfGroups: Repair = (clauses, context) => {
  const { schema, text, measures } = context;
  const [figure, ...others] = clauses.select.filter(isAggregate);
  if (figure === undefined || others.length > 0 || !perThing.test(text)) return clauses;
  const ratio = ratioOf(figure);
  if (ratio === undefined || measures.some(({ item }) => item === ratio.added)) return clauses;
  const { words = [] } = schema.columns[ratio.added] ?? {};
  if (!words.some((one) => context.said.has(stem(one)))) return clauses;
  const average = called("avg", column(ratio.added));
  if (clauses.groupBy.length > 0) {
    const select = clauses.select.map((one) => (one === figure ? average : one));
    return { ...clauses, select };
  }
  const names = nameColumns(schema.columns[ratio.per]?.table ?? -1, schema).map(column);
  const shown = names.length > 0 ? names : [column(ratio.per)];
  return { ...clauses, select: [...shown, average], groupBy: [column(ratio.per)] };
};

/** "average seats per booking", where seats are a booking's own: an average of each by itself says nothing. */
export const averagesOfRows: Repair = (clauses, { schema: { columns } }) => {
  const averaged = clauses.select
    .filter(isAggregate)
    .map(([how, , of]) =>
      how?.kind === "word" && how.word === "avg" && of?.kind === "item"
        ? columns[of.item]?.table
        : undefined,
    );
  const [table, ...others] = new Set(averaged);
  if (table === undefined || others.length > 0) return clauses;
  const own = ([only, ...more]: Symbols) => {
    const known = only?.kind === "item" && more.length === 0 ? columns[only.item] : undefined;
    return known?.table === table ? known : undefined;
  };
  const groupBy = clauses.groupBy.filter((part) => own(part)?.primary !== true);
  if (groupBy.length === clauses.groupBy.length) return clauses;
  const select = clauses.select.filter(
    (part) => own(part) === undefined || groupBy.some((one) => isSame(one, part)),
  );
  return { ...clauses, groupBy, select };
};

/** Names of brewers are not settled by a tank: the groups are those of what is shown. */
export const groupsOfShown: Repair = (clauses, { schema }) => {
  const [only, ...others] = clauses.groupBy;
  const [by] = only ?? [];
  if (by?.kind !== "item" || only?.length !== 1 || others.length > 0) return clauses;
  const columns = clauses.select.flatMap(([shown, ...more]) =>
    shown?.kind === "item" && more.length === 0 ? (schema.columns[shown.item] ?? []) : [],
  );
  const [table, ...tables] = new Set(columns.map((one) => one.table));
  const plain = columns.length === clauses.select.length && tables.length === 0;
  const key = keysOf(table, schema);
  const group = schema.columns[by.item];
  if (!plain || group?.primary !== true || group.table === table || key.length !== 1)
    return clauses;
  return { ...clauses, groupBy: key.map(column) };
};

/** What a condition leaves one group of is a part of what there is without it, and not all of itself. */
export const partsOfAll: Repair = (clauses) => {
  const share = clauses.select.find((item) => isCalled(item, "share"));
  const [group, ...others] = clauses.groupBy;
  if (share === undefined || others.length > 0) return clauses;
  const fixed = ([own, sign, value, ...more]: Symbols): boolean =>
    isWord(sign, "=") && value?.kind === "value" && more.length === 0 && own?.kind === "item";
  const isGroup = (part: Symbols): boolean =>
    group === undefined || (fixed(part) && isSame([part[0]], group));
  const last = clauses.where.filter(isGroup);
  if (last.length === 0) return clauses;
  const where = [...clauses.where.filter((part) => !isGroup(part)), ...last];
  return partOfAll({ ...clauses, select: [share], groupBy: [], where }) ?? clauses;
};

/** `SUM ( added ) / COUNT ( DISTINCT per )` */
function ratioOf(figure: Symbols): { added: number; per: number } | undefined {
  const shape = ["sum", "(", null, ")", "/", "count", "(", "distinct", null, ")"] as const;
  const fits = shape.every((one, i) =>
    one === null ? figure[i]?.kind === "item" : isWord(figure[i], one),
  );
  const [added, per] = figure.flatMap((one) => (one.kind === "item" ? [one.item] : []));
  if (!fits || figure.length !== shape.length || added === undefined || per === undefined)
    return undefined;
  return { added, per };
}

/** "by fiscal year": not by that of the calendar. */
export const fiscalYears: Repair = (clauses, { schema, text }) => {
  const start = schema.fiscalStart ?? 1;
  if (start === 1 || !/\b(?:by|per|each|every) (?:fiscal|financial) year\b/.test(text))
    return clauses;
  const year = (part: Symbols): Symbols => {
    const [time] = columnsIn(part, schema.columns.length);
    return isCalled(part, "year") && time !== undefined ? fiscalYear(time, schema) : part;
  };
  return {
    ...clauses,
    select: clauses.select.map(year),
    groupBy: clauses.groupBy.map(year),
    orderBy: clauses.orderBy.map((one) => ({ ...one, by: year(one.by) })),
  };
};
