// "by brand", "per quarter", "and for each city": the same figures for other groups.
import type { DescribedSchema } from "../../schema/described.ts";
import { type OutlineWord, word } from "../../sql/outline/symbols.ts";
import { type Clauses, isAggregate, type Symbols } from "./clauses.ts";
import { columnNamed, nameColumns, tableNamed, timeColumn } from "./find-columns.ts";
import type { Said } from "./said.ts";

const grouping =
  /^(?:the same |same |show (?:it |that |them )?|(?:split|group|break)(?: it| them| that| this)?(?: down| up)? )?(?:by|per|for each|for every|grouped by|broken down by|split by|each) (?<what>[\w ]+?)(?: instead)?$/;

/** Quarters and months of several years are several. */
const units: Readonly<Record<string, OutlineWord>> = {
  ...{ year: "year", month: "month", quarter: "quarter", day: "day", weekday: "weekday" },
  ...{ "day of the week": "weekday", hour: "hour" },
};

export function regroup({ text }: Said, clauses: Clauses, schema: DescribedSchema): Clauses | null {
  const what = grouping.exec(text)?.groups?.["what"];
  const figures = clauses.select.filter(isAggregate);
  if (what === undefined || figures.length === 0) return null;
  const groups = groupsOf(what, clauses, schema);
  if (groups === undefined) return null;
  const kept = clauses.orderBy.filter(({ by }) => isAggregate(by));
  return {
    ...clauses,
    select: [...groups.shown, ...figures],
    groupBy: groups.by,
    orderBy: kept,
    limit: kept.length > 0 ? clauses.limit : null,
  };
}

type Groups = { readonly shown: readonly Symbols[]; readonly by: readonly Symbols[] };

function groupsOf(what: string, clauses: Clauses, schema: DescribedSchema): Groups | undefined {
  const column = columnNamed(what, clauses, schema);
  const item = (k: number): Symbols => [{ kind: "item", item: k }];
  if (column !== undefined) {
    const names = namedBy(column, schema);
    return { shown: names.map(item), by: [...new Set([column, ...names])].map(item) };
  }
  const unit = units[what];
  const time = unit === undefined ? undefined : timeColumn(clauses, schema);
  if (unit !== undefined && time !== undefined) {
    const bucket = [word(unit), word("("), ...item(time), word(")")];
    return { shown: [bucket], by: [bucket] };
  }
  const table = tableNamed(what, clauses, schema);
  if (table === undefined) return undefined;
  const names = nameColumns(table, schema);
  if (names.length === 0) return undefined;
  const key = schema.tables[table]?.columns.find((k) => schema.columns[k]?.primary);
  // The key keeps namesakes apart; the names beside it are what some databases want to be grouped by.
  return { shown: names.map(item), by: (key === undefined ? names : [key, ...names]).map(item) };
}

/** A key is shown by the name of what it points at. */
function namedBy(column: number, schema: DescribedSchema): number[] {
  const link = schema.links.find(({ from }) => from === column);
  const table = link === undefined ? undefined : schema.columns[link.to]?.table;
  const names = table === undefined ? [] : nameColumns(table, schema);
  return names.length === 0 ? [column] : names;
}
