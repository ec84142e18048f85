// The questions an analyst begins with, each making a query.
import type { Random } from "../../random.ts";
import type { Dimension, Filter, TalkQuery } from "../query.ts";
import { someLimit } from "../realise/say-rank.ts";
import type { Asking } from "../tables/context.ts";
import type { Measure } from "../tables/measure.ts";
import type { Subject, World } from "../tables/world.ts";
import { canRank, someDimension, timeDimension } from "./dimensions.ts";
import { someWhere } from "./filters.ts";
import { daysOf } from "./periods.ts";
import { canShare, someMeasure, someOp, threshold } from "./quantities.ts";
import { dateOf, isFact } from "./reach.ts";
import { bestRows, chiefRows, linkedRows, missingRows, someRows } from "./row-reports.ts";
import { someShape } from "./shape-moves.ts";

type Kind = {
  readonly name: string;
  readonly weight: number;
  readonly make: (context: Asking) => TalkQuery | undefined;
  /** Nobody who looks something up asks for that. */
  readonly analystsOnly?: boolean;
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
  { name: "linked", weight: 8, make: linkedRows },
  { name: "chiefs", weight: 4, make: chiefRows, analystsOnly: true },
  { name: "missing", weight: 4, make: missingRows },
  { name: "rows", weight: 8, make: someRows },
  { name: "best-rows", weight: 7, make: bestRows },
  { name: "shaped", weight: 8, make: shaped, analystsOnly: true },
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
): TalkQuery => ({
  of,
  measures,
  by,
  columns: [],
  where: apartFrom(where, by),
});

function total(context: Asking): TalkQuery {
  const { random, world, of } = context;
  return base(of, [someMeasure(random, world, of)], [], someWhere(context, 0.6));
}

/** A measure that is no column of what it is broken down by. */
function measureBeside(context: Asking, by: Dimension): Measure | undefined {
  const { random, world, of } = context;
  const measure = someMeasure(random, world, of);
  const same =
    by.kind === "row" && measure.distinct === true && measure.names === by.subject.plurals;
  return same ? undefined : measure;
}

function breakdown(context: Asking): TalkQuery | undefined {
  const by = someDimension(context);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined) return undefined;
  const { random, of, world } = context;
  const second = random.next() < 0.08 ? someMeasure(random, world, of) : undefined;
  const two = second !== undefined && second.aggregate !== measure.aggregate;
  const query = base(of, two ? [measure, second] : [measure], [by], someWhere(context, 0.35));
  const roll = random.next();
  if (roll < 0.15) return { ...query, order: { by: measure, descending: random.next() < 0.8 } };
  return roll > 0.97 && measure.aggregate !== "COUNT" ? { ...query, round: true } : query;
}

function twoWays(context: Asking): TalkQuery | undefined {
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

function series(context: Asking): TalkQuery | undefined {
  const { random, world, of } = context;
  const date = dateOf(world, of);
  if (date === undefined) return undefined;
  return base(
    of,
    [someMeasure(random, world, of)],
    [timeDimension(random, world, date)],
    someWhere(context, 0.35),
  );
}

function top(context: Asking): TalkQuery | undefined {
  const by = someDimension(context, 0.06);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined) return undefined;
  const { random } = context;
  const limit = someLimit(random);
  if (!canRank(by, limit)) return undefined;
  return {
    ...base(context.of, [measure], [by], someWhere(context, 0.35)),
    order: { by: measure, descending: random.next() < 0.84 },
    limit,
    ...(limit === 1 && random.next() < 0.8 && { namesOnly: true }),
  };
}

function having(context: Asking): TalkQuery | undefined {
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

/** A report in a shape of its own: "running total of sales by month". */
function shaped(context: Asking): TalkQuery | undefined {
  const { random } = context;
  const query = random.next() < 0.4 ? series(context) : breakdown(context);
  const none = { analyst: true, history: [], turn: 1, empty: false };
  return (
    query &&
    someShape({ ...context, ...none, query: { ...query, measures: query.measures.slice(0, 1) } })
  );
}

function share(context: Asking): TalkQuery | undefined {
  const by = someDimension(context, 0.1);
  const measure = by === undefined ? undefined : measureBeside(context, by);
  if (by === undefined || measure === undefined || !canShare(measure)) return undefined;
  return { ...base(context.of, [measure], [by], someWhere(context, 0.25)), share: true };
}

/** Two years side by side, or two values of a column. */
function compare(context: Asking): TalkQuery | undefined {
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
