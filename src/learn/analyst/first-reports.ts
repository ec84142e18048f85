// The questions an analyst begins with, each making a report.
import type { Random } from "../../random.ts";
import { orderable } from "../choose.ts";
import type { CompareOp } from "../frame.ts";
import type { Measure } from "../measure.ts";
import type { Field, Subject, World } from "../world.ts";
import {
  type FilterContext,
  linkedFilter,
  missingFilter,
  periodFilter,
  someFilter,
  twoLinked,
} from "./filters.ts";
import { daysOf } from "./periods.ts";
import { isAdditive, someMeasure } from "./quantities.ts";
import { dateOf, isContact, isFact, reachOf } from "./reach.ts";
import type { Bucket, Dimension, Filter, Report } from "./report.ts";
import { titlesOf } from "./report-sql.ts";
import { someLimit } from "./say-rank.ts";

type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly make: (context: FilterContext) => Report | undefined;
};

export const reportKinds: readonly Kind[] = [
  { name: "total", weight: 14, make: total },
  { name: "breakdown", weight: 20, make: breakdown },
  { name: "two-ways", weight: 4, make: twoWays },
  { name: "series", weight: 9, make: series },
  { name: "top", weight: 18, make: top },
  { name: "having", weight: 6, make: having },
  { name: "share", weight: 4, make: share },
  { name: "compare", weight: 4, make: compare },
  { name: "linked", weight: 8, make: linked },
  { name: "missing", weight: 4, make: missing },
  { name: "rows", weight: 8, make: rows },
  { name: "best-rows", weight: 7, make: bestRows },
];

/** A table to add up: one that holds what happened, or any that has something to say. */
export function someFact(random: Random, world: World): Subject {
  const weights = world.subjects.map((subject) =>
    subject.fields.length === 0
      ? 0
      : (isFact(world, subject) ? 3 : 1) *
        (subject.link ? 0.3 : 1) *
        (world.measures.some(({ table }) => table === subject.key) ? 2.5 : 1),
  );
  return random.pick(world.subjects, weights);
}

function someWhere(context: FilterContext, chance: number): Filter[] {
  const { random } = context;
  if (random.next() >= chance) return [];
  const first = someFilter(context);
  if (first === undefined) return [];
  const second = random.next() < 0.2 ? someFilter(context) : undefined;
  const same =
    second === undefined ||
    second.kind === first.kind ||
    second.kind === "linked" ||
    first.kind === "linked" ||
    ("field" in second && "field" in first && second.field === first.field);
  return same ? [first] : [first, second];
}

/** One value of what the groups are leaves one group. */
const apartFrom = (where: readonly Filter[], by: readonly Dimension[]): Filter[] =>
  where.filter(
    (filter) =>
      filter.kind !== "values" ||
      filter.negated === true ||
      !by.some((one) =>
        one.kind === "field"
          ? one.field === filter.field
          : one.kind === "row" && one.subject.titles.includes(filter.field),
      ),
  );

const base = (
  of: Subject,
  measures: readonly Measure[],
  by: readonly Dimension[],
  where: readonly Filter[],
): Report => ({
  of,
  measures,
  by,
  columns: [],
  where: apartFrom(where, by),
});

function total(context: FilterContext): Report {
  const { random, world, of } = context;
  return base(of, [someMeasure(random, world, of)], [], someWhere(context, 0.6));
}

/** What its rows can be broken down by. */
export function someDimension(
  { random, world, of }: FilterContext,
  timed = 0.25,
): Dimension | undefined {
  const date = dateOf(world, of);
  if (date !== undefined && random.next() < timed) return timeDimension(random, date);
  const choices: { dimension: Dimension; weight: number }[] = [];
  for (const { subject, away, linked: far } of reachOf(world, of)) {
    const near = (far ? 0.4 : 1) / (1 + 0.4 * away);
    if (
      away > 0 &&
      subject.id?.rowKey === true &&
      subject.titles.every(({ table }) => table === subject.key) &&
      !subject.link
    )
      choices.push({ dimension: { kind: "row", subject }, weight: 3 * near });
    for (const field of subject.fields) {
      if (field.table !== subject.key || isContact(field)) continue;
      if (field.role === "entity" || field.role === "flag" || field.role === "year")
        if (field.values.length > 1 || field.numeric)
          choices.push({
            dimension: { kind: "field", field },
            weight: (repeats(field) ? 2 : 0.3) * near,
          });
    }
  }
  if (choices.length === 0) return undefined;
  return random.pick(
    choices.map((one) => one.dimension),
    choices.map((one) => one.weight),
  );
}

/** Few values: worth a group each. */
const repeats = ({ values, numbers }: Field): boolean =>
  values.length + (numbers?.distinct ?? 0) <= 40;

export function timeDimension(random: Random, field: Field): Dimension {
  const bucket = random.pick<Bucket>(
    ["year", "month", "quarter", "weekday", "day", "month-of-year", "hour"],
    [5, 7, 2, 1.5, 1, 0.8, field.moments ? 0.8 : 0],
  );
  return { kind: "time", field, bucket };
}

/** A measure that is no column of what it is broken down by. */
function measureBeside(context: FilterContext, by: Dimension): Measure | undefined {
  const { random, world, of } = context;
  const measure = someMeasure(random, world, of);
  const same =
    by.kind === "row" && measure.distinct === true && measure.names === by.subject.plurals;
  return same ? undefined : measure;
}

function breakdown(context: FilterContext): Report | undefined {
  const by = someDimension(context);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined) return undefined;
  const { random, of, world } = context;
  const second = random.next() < 0.08 ? someMeasure(random, world, of) : undefined;
  const two = second !== undefined && second.aggregate !== measure.aggregate;
  const report = base(of, two ? [measure, second] : [measure], [by], someWhere(context, 0.35));
  const roll = random.next();
  if (roll < 0.15) return { ...report, order: { by: measure, descending: random.next() < 0.8 } };
  return roll > 0.97 && measure.aggregate !== "COUNT" ? { ...report, round: true } : report;
}

function twoWays(context: FilterContext): Report | undefined {
  const first = someDimension(context, 0.3);
  const second = someDimension(context, first?.kind === "time" ? 0 : 0.4);
  if (first === undefined || second === undefined || kindKey(first) === kindKey(second))
    return undefined;
  const measure = measureBeside(context, first);
  return measure === undefined
    ? undefined
    : base(context.of, [measure], [first, second], someWhere(context, 0.2));
}

const kindKey = (one: Dimension): string =>
  one.kind === "row" ? one.subject.key : one.kind === "time" ? "time" : one.field.key;

function series(context: FilterContext): Report | undefined {
  const { random, world, of } = context;
  const date = dateOf(world, of);
  if (date === undefined) return undefined;
  return base(
    of,
    [someMeasure(random, world, of)],
    [timeDimension(random, date)],
    someWhere(context, 0.35),
  );
}

function top(context: FilterContext): Report | undefined {
  const by = someDimension(context, 0.06);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined) return undefined;
  const { random } = context;
  const limit = someLimit(random);
  return {
    ...base(context.of, [measure], [by], someWhere(context, 0.35)),
    order: { by: measure, descending: random.next() < 0.84 },
    limit,
    ...(limit === 1 && random.next() < 0.8 && { namesOnly: true }),
  };
}

/** A number that such a measure may well pass. */
export function threshold(random: Random, measure: Measure): number {
  if (measure.aggregate === "COUNT")
    return random.pick([1, 2, 3, 4, 5, 10, 20, 50, 100], [1, 3, 3, 1, 4, 4, 2, 1, 1]);
  const fields = measure.of?.kind === "field" ? [measure.of.field] : [];
  const known = fields[0]?.numbers?.sample ?? [];
  const sample = known.length > 0 ? known : [10, 20, 50, 100];
  const value =
    Math.abs(random.pick(sample)) * (measure.aggregate === "SUM" ? 1 + random.below(8) : 1);
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)));
  return Math.max(1, Math.round(value / size) * size);
}

export const someOp = (random: Random): CompareOp =>
  random.pick<CompareOp>([">", ">=", "<", "<="], [6, 3, 2, 0.6]);

function having(context: FilterContext): Report | undefined {
  const by = someDimension(context, 0);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined || by.kind === "time") return undefined;
  const { random } = context;
  return {
    ...base(context.of, [measure], [by], someWhere(context, 0.25)),
    having: { measure, op: someOp(random), value: threshold(random, measure) },
    ...(random.next() < 0.7 && { namesOnly: true }),
  };
}

export const canShare = (measure: Measure): boolean =>
  measure.per === undefined &&
  measure.distinct !== true &&
  (measure.aggregate === "COUNT" ||
    (measure.aggregate === "SUM" &&
      (measure.of?.kind !== "field" || isAdditive(measure.of.field))));

function share(context: FilterContext): Report | undefined {
  const by = someDimension(context, 0.1);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined || !canShare(measure)) return undefined;
  return { ...base(context.of, [measure], [by], someWhere(context, 0.25)), share: true };
}

/** Two years side by side, or two values of a column. */
function compare(context: FilterContext): Report | undefined {
  const { random, world, of } = context;
  const date = dateOf(world, of);
  const measure = someMeasure(random, world, of);
  if (date === undefined) return undefined;
  const years = [...new Set(daysOf(date).map((day) => Number(day.slice(0, 4))))].sort();
  const first = random.pick(years);
  const second = years.includes(first + 1) ? first + 1 : first - 1;
  return base(
    of,
    [measure],
    [{ kind: "time", field: date, bucket: "year" }],
    [{ kind: "years", field: date, years: [first, second].sort() }],
  );
}

/** The columns that a list of rows shows: their names and, now and then, more. */
export function listed(random: Random, of: Subject): Field[] {
  // Rows without a name are shown whole, or by what is asked of them.
  if (of.titles.length === 0 && (of.id === undefined || random.next() < 0.5)) return [];
  const titles = [...titlesOf(of)];
  const others = of.fields.filter((field) => !titles.includes(field) && field.role !== "id");
  if (others.length === 0 || random.next() < (of.titles.length === 0 ? 0.2 : 0.65)) return titles;
  return [...titles, ...random.shuffle(others).slice(0, random.next() < 0.75 ? 1 : 2)];
}

function linked(context: FilterContext): Report | undefined {
  const { random, of } = context;
  const two = random.next() < 0.15 ? twoLinked(context) : undefined;
  const one = two === undefined ? linkedFilter(context) : undefined;
  const where = two ?? (one === undefined ? undefined : [one]);
  if (where === undefined) return undefined;
  if (random.next() < 0.3) return base(of, [someRows(of)], [], where);
  return { of, measures: [], by: [], columns: listed(random, of), where };
}

const someRows = (of: Subject): Measure => ({
  aggregate: "COUNT",
  table: of.key,
  names: of.plurals,
  unit: "rows",
});

function missing(context: FilterContext): Report | undefined {
  const { random, of } = context;
  const filter = missingFilter(context);
  if (filter === undefined) return undefined;
  if (random.next() < 0.4) return base(of, [someRows(of)], [], [filter]);
  const columns = listed(random, of).filter(
    (field) => !("field" in filter) || field !== filter.field,
  );
  return { of, measures: [], by: [], columns, where: [filter] };
}

function rows(context: FilterContext): Report | undefined {
  const { random, of } = context;
  const where = random.next() < 0.3 ? [periodFilter(context)] : someWhere(context, 1);
  const kept = where.flatMap((one) => (one === undefined ? [] : [one]));
  if (kept.length === 0) return undefined;
  const report: Report = { of, measures: [], by: [], columns: listed(random, of), where: kept };
  const fields = orderable(of);
  if (fields.length === 0 || random.next() < 0.7) return report;
  return { ...report, order: { by: random.pick(fields), descending: random.next() < 0.6 } };
}

function bestRows(context: FilterContext): Report | undefined {
  const { random, of } = context;
  const fields = orderable(of);
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
