// Whole questions for the first and last of groups, and for groups that pass a number.
import type { Random } from "../../random.ts";
import { type Dimension, isMeasure, type TalkQuery } from "../query.ts";
import type { Measure } from "../tables/measure.ts";
import type { World } from "../tables/world.ts";
import { say } from "./say.ts";
import { dimensionText, measureText, nameText } from "./say-measure.ts";
import { havingText, whichText, withColumns } from "./say-parts.ts";
import { countWord, rankText } from "./say-rank.ts";
import { isBuyer, isGood, isSeller } from "./trade-verbs.ts";

export function sayTop(random: Random, world: World, query: TalkQuery): string | undefined {
  const { order, limit, by } = query;
  const [dimension] = by;
  if (order === undefined || limit === undefined || dimension === undefined || !isMeasure(order.by))
    return undefined;
  if (by.length > 1) return undefined;
  const single = limit === 1;
  const measure = order.by;
  const parts = {
    m: measureText(random, measure),
    name: nameText(random, measure),
    n: countWord(random, limit),
    by: dimensionText({ random, world, of: query.of }, dimension),
    bys: dimensionText({ random, world, of: query.of }, dimension, true),
    which: whichText(random, world, query),
    best: say(random, order.descending ? "{highest}" : "{lowest}"),
    most: order.descending ? "most" : say(random, "fewest|least"),
    top: rankText(random, order.descending),
    extra: withColumns(random, query),
  };
  const verb =
    topWord(measure, dimension, order.descending, single) +
    topVerb(measure, dimension, order.descending, single);
  const rows =
    measure.aggregate === "COUNT" && measure.distinct !== true && measure.per === undefined;
  const counted = rows
    ? single
      ? ":5 which {by} has [the] {most} {name} {which} | :2 {by} with [the] {most} {name} {which} | :1 who has the {most} {name} {which} |"
      : ":5 which {n} {bys} have the {most} {name} {which} | :4 [the] {n} {bys} with [the] {most} {name} {which} |"
    : "";
  if (single) {
    const also =
      query.namesOnly === true
        ? ""
        : say(random, ":2 and how much | :1 and what is it | :2 with its {m}", parts);
    return say(
      random,
      `${verb} ${counted} :5 which {by} has the {best} {m} {which} ${also} | :3 [what is] the {by} with the {best} {m} {which} ${also} | :2 {show} the {by} with the {best} {m} {which} ${also} | :1 top {by} by {m} {which} ${also}`,
      parts,
    );
  }
  return say(
    random,
    `${verb} ${counted} :8 {top} {n} {bys} by {m} {extra} {which} | :3 [the] {n} {bys} with the {best} {m} {extra} {which} | :3 which {n} {bys} have the {best} {m} {extra} {which} | :2 {show} [me] the {top} {n} {bys} by {m} {extra} {which} | :2 what are the {top} {n} {bys} by {m} {which} | :1 {n} {best} {bys} by {m} {which} | :1 {top} {n} {by} by {m} {which}`,
    parts,
  );
}

/** "busiest month", "most popular dishes", "top 5 customers" where only one thing can be meant. */
function topWord(
  measure: Measure,
  dimension: Dimension,
  descending: boolean,
  single: boolean,
): string {
  const rows =
    measure.aggregate === "COUNT" && measure.distinct !== true && measure.per === undefined;
  if (dimension.kind === "time")
    return rows
      ? descending
        ? ":3 busiest {by} for {name} {which} | "
        : ":2 quietest {by} for {name} {which} | "
      : measure.named === true && measure.unit === "money" && single
        ? descending
          ? ":3 [our] best {by} {which} by {name} | "
          : ":3 [our] worst {by} {which} by {name} | "
        : "";
  if (dimension.kind !== "row" || measure.per !== undefined) return "";
  if (rows && isGood(dimension.subject) && descending)
    return single
      ? ":3 [what is] [the|our] most popular {by} {which} | "
      : ":3 [the] {n} most popular {bys} {which} | ";
  if (measure.named === true && measure.unit === "money" && measure.aggregate === "SUM" && !single)
    return ":3 {top} {n} {bys} {which} | ";
  return "";
}

function topVerb(
  measure: Measure,
  dimension: Dimension,
  descending: boolean,
  single: boolean,
): string {
  if (
    dimension.kind !== "row" ||
    !descending ||
    measure.aggregate !== "SUM" ||
    measure.per !== undefined
  )
    return "";
  const { subject } = dimension;
  if (measure.unit === "money" && isBuyer(subject))
    return single
      ? ":5 (who|which {by}) spent the most {which} | :3 who is our best {by} {which} | :1 biggest spender {which} |"
      : ":4 which {n} {bys} spent the most {which} | :3 [our] {n} (best|biggest) {bys} {which} | :2 top {n} {bys} by (spend|spending|money spent) {which} |";
  if (measure.named !== true) return "";
  if (measure.unit === "units" && isGood(subject))
    return single
      ? ":4 [what is] [the|our] best selling {by} {which} | :3 which {by} (sold the most|is the best seller) {which} |"
      : ":4 [the] {n} (best selling|best-selling|most sold) {bys} {which} | :2 our {n} best sellers {which} |";
  if (measure.unit === "money" && isSeller(subject))
    return single
      ? ":4 (who|which {by}) sold the most {which} | :1 our best {by} by sales {which} |"
      : ":3 which {n} {bys} sold the most {which} |";
  return "";
}

export function sayHaving(random: Random, world: World, query: TalkQuery): string | undefined {
  const [dimension] = query.by;
  const { having } = query;
  if (dimension === undefined || having === undefined || query.by.length > 1) return undefined;
  const parts = {
    bys: dimensionText({ random, world, of: query.of }, dimension, true),
    which: whichText(random, world, query),
    n: havingText(random, query),
    m: measureText(random, having.measure),
    name: nameText(random, having.measure),
    many:
      query.namesOnly === true
        ? ""
        : say(random, ":2 and how many | :2 with the number | :1 and show the number"),
    also:
      query.namesOnly === true
        ? ""
        : say(random, ":2 and how much | :2 with the amount | :1 and show it"),
  };
  const rows = having.measure.aggregate === "COUNT" && having.measure.distinct !== true;
  const spent =
    having.measure.unit === "money" &&
    having.measure.aggregate === "SUM" &&
    dimension.kind === "row" &&
    isBuyer(dimension.subject)
      ? ":6 {bys} who (spent|have spent|paid) {n} {which} {also} | :3 which {bys} (spent|paid) {n} {which} {also} | :2 who spent {n} {which} {also} |"
      : "";
  if (rows) return say(random, "{groupsHaving}", parts);
  return say(
    random,
    `${spent} :5 {bys} with [a] {m} {n} {which} {also} | :3 which {bys} have [a] {m} {n} {which} {also} | :2 {show} [the] {bys} whose {m} is {n} {which} {also} | :1 {bys} where [the] {m} is {n} {which} {also}`,
    parts,
  );
}
