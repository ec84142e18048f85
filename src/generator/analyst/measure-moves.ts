// Follow-ups about what is measured and how it is shown: "and the average?", "how many is that", "as a
// percentage", "round it".

import { isList, isMeasure, plainQuery, type TalkQuery } from "../query.ts";
import { aggregateWord, fieldText, many, say } from "../realise/say.ts";
import { fieldOf } from "../realise/say-columns.ts";
import { measureText, nameText } from "../realise/say-measure.ts";
import type { Standing, Turned } from "../tables/context.ts";
import { type Measure, sameMeasure } from "../tables/measure.ts";
import {
  canShare,
  distinctParents,
  namedOf,
  ofField,
  otherAggregate,
  perEach,
  rowsOf,
  someAggregate,
  someMeasure,
} from "./quantities.ts";

/** "and the average?", "number of orders instead". */
export function measureMove({ random, world, query }: Standing): Turned | undefined {
  const [before] = query.measures;
  if (before === undefined || query.having !== undefined || query.share === true) return undefined;
  const turned = random.next() < 0.45 ? otherAggregate(random, before) : undefined;
  const measure = turned ?? someMeasure(random, world, query.of);
  if (sameMeasure(measure, before)) return undefined;
  const order =
    query.order === undefined
      ? undefined
      : isMeasure(query.order.by)
        ? { by: measure, descending: query.order.descending }
        : query.order;
  const next: TalkQuery = { ...query, measures: [measure], ...(order !== undefined && { order }) };
  const word = {
    SUM: "total|sum",
    AVG: "average",
    MAX: "maximum|highest",
    MIN: "minimum|lowest",
    COUNT: "number",
  };
  const parts = {
    m: measureText(random, measure),
    word: say(random, word[measure.aggregate]),
    many: nameText(random, measure),
  };
  const rows =
    measure.aggregate === "COUNT" && measure.distinct !== true && measure.per === undefined;
  const text =
    turned !== undefined && random.next() < 0.6
      ? say(random, "{otherAggregate}", parts)
      : rows && random.next() < 0.5
        ? say(random, "{countInstead}", parts)
        : say(random, "{measureInstead}", parts);
  return { query: next, text };
}

/** "also show the number of orders". */
export function alsoMeasureMove({ random, world, query }: Standing): Turned | undefined {
  if (isList(query) || query.measures.length > 1 || query.share === true) return undefined;
  const [before] = query.measures;
  if (before === undefined) return undefined;
  const measure: Measure =
    (random.next() < 0.25 ? otherAggregate(random, before) : undefined) ??
    (before.aggregate !== "COUNT" && random.next() < 0.5
      ? rowsOf(query.of)
      : someMeasure(random, world, query.of));
  if (sameMeasure(measure, before)) return undefined;
  return {
    // After names alone, what is asked for is what is shown.
    query: {
      ...query,
      measures: query.namesOnly === true ? [measure] : [before, measure],
      namesOnly: false,
    },
    text: say(random, "{measureToo}", { m: measureText(random, measure) }),
  };
}

/** "how many is that": the rows behind a number, or of a list. */
export function howManyMove({ random, world, query }: Standing): Turned | undefined {
  const { of, limit, having, share, by } = query;
  if (limit !== undefined || having !== undefined || share === true) return undefined;
  const [before] = query.measures;
  const [column] = query.columns;
  const measure = rowsOf(of);
  if (before !== undefined && (sameMeasure(before, measure) || by.length > 0)) return undefined;
  if (query.distinct === true && column !== undefined) {
    const different = { ...ofField(column, "COUNT"), names: column.plurals, distinct: true };
    return {
      query: { ...plainQuery(query), columns: [], measures: [different] },
      text: say(random, "{howManyColumn}", { names: fieldText(random, column, true) }),
    };
  }
  const parents = distinctParents(world, of);
  if (before !== undefined && parents.length > 0 && random.next() < 0.25) {
    const other = random.pick(parents);
    return {
      query: { ...plainQuery(query), measures: [other] },
      text: say(random, "{howManyOthers}", { many: nameText(random, other) }),
    };
  }
  return {
    query: { ...plainQuery(query), columns: [], measures: [measure] },
    text: say(
      random,
      isList(query)
        ? ":5 how many is that | :8 how many [of {those}] are there | :4 how many | :3 how many {many} is that | :4 how many {many} are there | :4 count {those} | :1 just the number | :1 how many are those | :2 how many (such|of these|of those) {many} [are there] | :2 what is the [total] number of {those2} {many} | :1 how many in total | :1 {show} the number of {those2} {many} | :1 what is the count | :1 how many results"
        : ":5 how many {many} is that | :3 and how many {many} | :2 from how many {many} | :2 how many is that",
      { many: nameText(random, measure) },
    ),
  };
}

/** "how much is that in total", "what is their average price", after a list of rows. */
export function sumUpMove({ random, world, query }: Standing): Turned | undefined {
  if (!isList(query) || query.limit !== undefined) return undefined;
  const { of } = query;
  const named = namedOf(world, of);
  const shown = query.columns.filter(({ role, table }) => role === "amount" && table === of.key);
  const measure =
    named.length > 0 && random.next() < 0.4
      ? random.pick(named)
      : shown.length > 0 && random.next() < 0.6
        ? ofField(random.pick(shown), someAggregate(random))
        : someMeasure(random, world, of);
  if (measure.of === undefined || measure.distinct === true) return undefined;
  const [first, second] = query.columns;
  const alone = second === undefined && first !== undefined && first === fieldOf(measure);
  const parts = {
    m: measureText(random, measure),
    word: aggregateWord(random, measure.aggregate),
    many: many(random, of),
  };
  return {
    query: { ...plainQuery(query), columns: [], measures: [measure] },
    text: say(
      random,
      alone && random.next() < 0.5
        ? ":4 what is the {word} | :3 {howabout} the {word} | :2 what about the {word} (value|one|) | :1 and the {word}"
        : ":6 what is {their} {m} | :3 {m} of (those|them|these) | :3 and [the|their] {m} | :3 what is the {m} [(of|for|among) {those}] | :1 {m} for those | :3 {show} [their|the] {m} | :2 what is the {m} of {those2} {many} | :3 {howabout} [their|the] {m} | :1 (find|calculate|compute) {their} {m}",
      parts,
    ),
  };
}

/** "and per customer on average?". */
export function perMove({ random, world, query }: Standing): Turned | undefined {
  const [before] = query.measures;
  if (before === undefined || query.having !== undefined || query.share === true) return undefined;
  const measure = perEach(random, world, query.of, before);
  if (measure.per === undefined || measure === before) return undefined;
  const owner = world.byTable.get(measure.per.table);
  const order = query.order === undefined ? undefined : { ...query.order, by: measure };
  return {
    query: { ...query, measures: [measure], ...(order !== undefined && { order }) },
    text: say(random, "{averagePer}", { one: owner?.names[0] ?? "" }),
  };
}

/** "as a percentage". */
export function shareMove({ random, query }: Standing): Turned | undefined {
  const [measure] = query.measures;
  if (
    measure === undefined ||
    query.by.length === 0 ||
    query.having !== undefined ||
    query.namesOnly === true
  )
    return undefined;
  if (query.share === true) {
    const { share: _, ...rest } = query;
    return {
      query: rest,
      text: say(random, "{plainNumbers}"),
    };
  }
  if (!canShare(measure) || query.measures.length > 1) return undefined;
  return {
    query: { ...query, share: true },
    text: say(
      random,
      ":5 as a percentage | :3 as (percentages|percent) | :3 as [a] share of the total | :2 in percent | :2 in percent of the total | :2 what (share|percentage) is that | :1 what percentage of the total is that | :1 as a share",
    ),
  };
}

/** "round it". */
export function roundMove({ random, query }: Standing): Turned | undefined {
  const [measure] = query.measures;
  if (measure === undefined || query.round === true || query.namesOnly === true) return undefined;
  if (measure.aggregate === "COUNT" && measure.per === undefined && query.share !== true)
    return undefined;
  return {
    query: { ...query, round: true },
    text: say(
      random,
      ":4 round it | :3 rounded | :3 round (that|it|them) to two decimals | :2 rounded to 2 decimals | :1 round the numbers | :1 two decimals please",
    ),
  };
}
