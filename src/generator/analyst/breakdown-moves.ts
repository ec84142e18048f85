// Follow-ups about what is broken down and by what: "by country instead", "and by year too", "just the
// total".

import { isList, isMeasure, plainQuery, sameDimension, type TalkQuery } from "../query.ts";
import { say } from "../realise/say.ts";
import { dimensionText, measureText } from "../realise/say-measure.ts";
import { askingOf, type Standing, type Turned } from "../tables/context.ts";
import { someDimension, timeDimension } from "./dimensions.ts";
import { dateOf } from "./reach.ts";

/** "by country instead", or "by country" after a total. */
export function byMove(context: Standing): Turned | undefined {
  const { random, world, query } = context;
  if (isList(query) || query.by.length > 1 || query.having !== undefined) return undefined;
  const dimension = someDimension(askingOf(context), 0.35);
  const [before] = query.by;
  if (dimension === undefined || (before !== undefined && sameDimension(dimension, before)))
    return undefined;
  const fixed = query.where.some(
    (one) =>
      one.kind === "values" &&
      one.negated !== true &&
      dimension.kind === "field" &&
      dimension.field === one.field,
  );
  if (fixed) return undefined;
  const kept = before === undefined ? plainQuery(query) : withoutOrderBy(query);
  const next: TalkQuery = { ...kept, by: [dimension], columns: [], namesOnly: false };
  const parts = { by: dimensionText({ random, world, of: query.of }, dimension) };
  const text =
    before === undefined ? say(random, "{byFirst}", parts) : say(random, "{byInstead}", parts);
  return { query: next, text };
}

/** An order by what is no longer there goes with it. */
function withoutOrderBy(query: TalkQuery): TalkQuery {
  const { order, share } = query;
  if (order !== undefined && isMeasure(order.by)) return query;
  return { ...plainQuery(query), ...(share === true && { share }) };
}

/** "and by year too": a second breakdown. */
export function alsoByMove(context: Standing): Turned | undefined {
  const { random, world, query } = context;
  const [first] = query.by;
  if (
    isList(query) ||
    first === undefined ||
    query.by.length > 1 ||
    query.limit !== undefined ||
    query.having !== undefined ||
    query.share === true
  )
    return undefined;
  if (query.measures.some(({ distinct }) => distinct === true)) return undefined;
  const dimension = someDimension(askingOf(context), 0.4);
  if (
    dimension === undefined ||
    sameDimension(first, dimension) ||
    (first.kind === "time" && dimension.kind === "time")
  )
    return undefined;
  return {
    query: { ...plainQuery(query), by: [first, dimension] },
    text: say(random, "{byAlso}", {
      by: dimensionText({ random, world, of: query.of }, dimension),
    }),
  };
}

/** "just the total". */
export function totalMove({ random, query }: Standing): Turned | undefined {
  if (isList(query) || query.by.length === 0) return undefined;
  const [measure] = query.measures;
  if (measure === undefined) return undefined;
  const summed =
    measure.per === undefined && (measure.aggregate === "SUM" || measure.aggregate === "COUNT");
  return {
    query: { ...plainQuery(query), by: [], columns: [], measures: [measure] },
    text: say(
      random,
      `${summed ? ":4 just the total | :3 (only the|the) (overall|grand) total | :2 in total | :1 what is that in total | :1 all together | " : ""}:2 overall | :2 and overall | :1 {m} overall`,
      { m: measureText(random, measure) },
    ),
  };
}

/** "per month", over the same rows. */
export function overTimeMove({ random, world, query }: Standing): Turned | undefined {
  const date = dateOf(world, query.of);
  if (isList(query) || date === undefined || query.by.length > 0 || query.having !== undefined)
    return undefined;
  const dimension = timeDimension(random, world, date);
  return {
    query: { ...plainQuery(query), by: [dimension] },
    text: say(random, "{overTime}", {
      by: dimensionText({ random, world, of: query.of }, dimension),
    }),
  };
}
