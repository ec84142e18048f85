// Questions that list rows: those that others refer to or do not, those with something missing, those
// that fit, the first of them.
import type { Random } from "../../random.ts";
import { type Filter, listOf, type TalkQuery, titlesOf } from "../query.ts";
import { someLimit } from "../realise/say-rank.ts";
import { orderable } from "../tables/choose.ts";
import type { Asking } from "../tables/context.ts";
import { chiefFields } from "../tables/derived-fields.ts";
import type { Field, Subject } from "../tables/world.ts";
import { linkedFilter, missingFilter, periodFilter, someWhere, twoLinked } from "./filters.ts";
import { rowsOf } from "./quantities.ts";
import { isKept } from "./reach.ts";

const counted = (of: Subject, where: readonly Filter[]): TalkQuery => ({
  of,
  measures: [rowsOf(of)],
  by: [],
  columns: [],
  where,
});

/** The columns that a list of rows shows: their names and, now and then, more. */
export function listed(random: Random, of: Subject): Field[] {
  // Rows without a name are shown whole, or by what is asked of them.
  if (of.titles.length === 0 && (of.id === undefined || random.next() < 0.5)) return [];
  const titles = [...titlesOf(of)];
  const others = of.fields.filter(
    (field) => !titles.includes(field) && field.role !== "id" && !isKept(field),
  );
  if (others.length === 0 || random.next() < (of.titles.length === 0 ? 0.2 : 0.65)) return titles;
  return [...titles, ...random.shuffle(others).slice(0, random.next() < 0.75 ? 1 : 2)];
}

export function linkedRows(context: Asking): TalkQuery | undefined {
  const { random, of } = context;
  const two = random.next() < 0.15 ? twoLinked(context) : undefined;
  const one = two === undefined ? linkedFilter(context) : undefined;
  const where = two ?? (one === undefined ? undefined : [one]);
  if (where === undefined) return undefined;
  if (random.next() < 0.3) return counted(of, where);
  return { of, measures: [], by: [], columns: listed(random, of), where };
}

/** People with those whom they report to. */
export function chiefRows(context: Asking): TalkQuery | undefined {
  const { world, of } = context;
  const chiefs = chiefFields(world, of);
  if (chiefs.length === 0) return undefined;
  return listOf(of, [...titlesOf(of), ...chiefs], someWhere(context, 0.4));
}

export function missingRows(context: Asking): TalkQuery | undefined {
  const { random, of } = context;
  const filter = missingFilter(context);
  if (filter === undefined) return undefined;
  if (random.next() < 0.4) return counted(of, [filter]);
  const columns = listed(random, of).filter(
    (field) => !("field" in filter) || field !== filter.field,
  );
  return { of, measures: [], by: [], columns, where: [filter] };
}

export function someRows(context: Asking): TalkQuery | undefined {
  const { random, of } = context;
  const where = random.next() < 0.3 ? [periodFilter(context)] : someWhere(context, 1);
  const kept = where.flatMap((one) => (one === undefined ? [] : [one]));
  if (kept.length === 0) return undefined;
  const query: TalkQuery = { of, measures: [], by: [], columns: listed(random, of), where: kept };
  const fields = orderable(of).filter((field) => !isKept(field));
  if (fields.length === 0 || random.next() < 0.7) return query;
  return { ...query, order: { by: random.pick(fields), descending: random.next() < 0.6 } };
}

export function bestRows(context: Asking): TalkQuery | undefined {
  const { random, of } = context;
  const fields = orderable(of).filter((field) => !isKept(field));
  if (fields.length === 0) return undefined;
  return {
    of,
    measures: [],
    by: [],
    columns: listed(random, of),
    where: someWhere(context, 0.3),
    order: { by: random.pick(fields), descending: random.next() < 0.65 },
    limit: someLimit(random),
  };
}
