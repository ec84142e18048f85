// A whole question for a query, said without any context: terse as analysts type, or as a sentence.
import type { Random } from "../../random.ts";
import { type Dimension, isCalled, isList, type TalkQuery } from "../query.ts";
import type { Measure } from "../tables/measure.ts";
import type { World } from "../tables/world.ts";
import { many, say } from "./say.ts";
import { adverbs, nameText } from "./say-measure.ts";
import { bysText, measuresText, orderText, whichText, withColumns } from "./say-parts.ts";
import { sayRows } from "./say-rows.ts";
import { shapeText } from "./say-shape.ts";
import { sayHaving, sayTop } from "./say-top.ts";
import { deedOf, isBuyer, isGood, isSeller } from "./trade-verbs.ts";

type Shaped = TalkQuery & { readonly shape: NonNullable<TalkQuery["shape"]> };

/** Undefined where there is no good way to say it. */
export function sayReport(random: Random, world: World, query: TalkQuery): string | undefined {
  if (query.set !== undefined || query.distinct === true || query.through !== undefined)
    return undefined;
  if (query.shape !== undefined) return sayShaped(random, world, { ...query, shape: query.shape });
  if (isList(query)) return sayRows(random, world, query);
  if (!isSayable(query)) return undefined;
  if (query.by.length === 0) return sayTotal(random, world, query);
  if (query.having !== undefined) return sayHaving(random, world, query);
  if (query.limit !== undefined) return sayTop(random, world, query);
  return sayBreakdown(random, world, query);
}

/** The question without its shape, and the shape behind it. */
function sayShaped(random: Random, world: World, query: Shaped): string | undefined {
  const { shape, ...plain } = query;
  const { order: _order, limit: _limit, ...flat } = plain;
  const asked = ((): TalkQuery => {
    if (shape.kind === "each") return { ...plain, by: plain.by.slice(1) };
    if (shape.kind === "rest") return plain;
    return shape.kind === "spread" ? { ...flat, by: [] } : flat;
  })();
  const text = sayReport(random, world, asked);
  return text && `${text} ${shapeText(random, world, query, "behind")}`.replaceAll(" ,", ",");
}

/** Whether one question can hold all of it. */
function isSayable({
  by,
  limit,
  having,
  order,
  share,
  round,
  columns,
  measures,
  namesOnly,
}: TalkQuery): boolean {
  const plain = share !== true && round !== true;
  // A row is shown by what it is called.
  if (!by.every(isCalled)) return false;
  if (by.length === 0) return round !== true;
  if (limit !== undefined) return plain && having === undefined && measures.length === 1;
  if (having !== undefined)
    return plain && order === undefined && columns.length === 0 && measures.length === 1;
  return namesOnly !== true;
}

function sayTotal(random: Random, world: World, query: TalkQuery): string | undefined {
  const [measure] = query.measures;
  if (measure === undefined) return undefined;
  const parts = {
    m: measuresText(random, query.measures),
    which: whichText(random, world, query),
    many: nameText(random, measure),
    rows: many(random, query.of),
  };
  if (query.measures.length === 1 && measure.aggregate === "COUNT" && measure.per === undefined) {
    const { ahead, rest } = adjective(random, query);
    const counted = {
      ...parts,
      many: `${ahead}${parts.many}`,
      which: ahead === "" ? parts.which : whichText(random, world, rest),
    };
    if (measure.distinct === true) {
      const deed = deedOf(random, query.of, "past");
      return say(
        random,
        `:4 how many (different|distinct|unique) {many} are there [in {rows}] {which} | :2 number of (different|distinct|unique) {many} [with {rows}] {which} | :2 how many {many} (have|had) {rows} {which}${deed === undefined ? "" : ` | :4 how many [different] {many} ${deed} {which}`}`,
        parts,
      );
    }
    return say(random, "{countTyped}", counted);
  }
  const earned =
    query.measures.length === 1 &&
    measure.named === true &&
    measure.unit === "money" &&
    measure.aggregate === "SUM" &&
    measure.per === undefined
      ? ":3 how much did we (make|sell|earn) {which} | :2 how much {m} did we (make|have) {which} | :1 how much money did we (make|take in) {which} |"
      : measure.named === true && measure.unit === "units"
        ? ":3 how many units did we sell {which} | :2 how many (items|units|pieces) were sold {which} |"
        : "";
  return say(
    random,
    `${earned} :6 {m} {which} | :4 what (is|was) the {m} {which} | :3 what (is|was) our {m} {which} | :2 {show} [the] {m} {which} | :1 how much is the {m} {which} | :1 what's the {m} {which} | :1 [the] {m} of [all] {rows} {which}`,
    parts,
  );
}

/** "cancelled orders": a value that goes before the noun, and the query without it. */
function adjective(random: Random, query: TalkQuery): { ahead: string; rest: TalkQuery } {
  const at = query.where.findIndex(
    (one) =>
      one.kind === "values" &&
      one.negated !== true &&
      one.values.length === 1 &&
      one.field.table === query.of.key &&
      (one.field.role === "entity" || one.field.role === "flag"),
  );
  const filter = query.where[at];
  if (filter?.kind !== "values" || random.next() < 0.5) return { ahead: "", rest: query };
  return {
    ahead: `${filter.values[0]?.said ?? ""} `,
    rest: { ...query, where: query.where.filter((one) => one !== filter) },
  };
}

function sayBreakdown(random: Random, world: World, query: TalkQuery): string | undefined {
  const [measure] = query.measures;
  const [first] = query.by;
  if (measure === undefined || first === undefined) return undefined;
  const parts = {
    m: measuresText(random, query.measures),
    by: bysText(random, world, query),
    which: whichText(random, world, query),
    sorted: query.order === undefined ? "" : orderText(random, world, query),
    round: query.round === true ? say(random, ":2 rounded | :1 rounded to two decimals") : "",
    extra: withColumns(random, query),
  };
  const end = "{extra} {which} {sorted} {round}";
  if (query.share === true)
    return say(
      random,
      `:4 share of {m} by {by} ${end} | :3 what (percentage|percent|share) of {m} comes from each {by} ${end} | :2 {m} by {by} as [a] (percentage|percent|share) [of [the] total] ${end} | :2 percentage of {m} (by|per) {by} ${end} | :1 how is {m} distributed (by|across) {by} in percent ${end} | :1 each {by}'s share of [the] {m} ${end}`,
      parts,
    );
  const years = query.where.find((one) => one.kind === "years");
  if (years?.kind === "years" && query.where.length === 1 && query.by.length === 1)
    return say(random, "{yearsCompared}", {
      ...parts,
      a: String(years.years[0]),
      b: String(years.years[1]),
    });
  const verb = deedBy(random, query, measure, first);
  const adverb =
    first.kind === "time" && first.starts === undefined && query.by.length === 1
      ? adverbs[first.bucket]
      : undefined;
  const timed =
    adverb === undefined
      ? ""
      : `:5 ${adverb} {m} ${end} | :1 {m} over time by {by} ${end} | :1 how did {m} develop by {by} ${end} |`;
  const people = first.kind === "row" && first.subject.people;
  const counted =
    measure.aggregate === "COUNT" &&
    measure.distinct !== true &&
    measure.per === undefined &&
    query.measures.length === 1
      ? `:4 how many {rows} (per|by|for each|in each) {by} ${end} | :2 how many {rows} are there (per|for each|in each) {by} ${end} | :1 how many {rows} (does|did) each {by} have ${end} | ${people ? ":3 how many {rows} did each {by} (do|make|have|handle)" : ":1 how many {rows} did each {by} get"} ${end} |`
      : "";
  return say(
    random,
    `${verb} ${timed} ${counted} :9 {m} (by|by|per) {by} ${end} | :3 {m} for each {by} ${end} | :3 {show} [the|me the|] {m} (by|per|for each) {by} ${end} | :3 what (is|was) the {m} (by|per|for each) {by} ${end} | :1 {m} broken down by {by} ${end} | :1 {m} split by {by} ${end} | :1 break down {m} by {by} ${end} | :1 {m} grouped by {by} ${end} | :1 (compute|calculate) [the] {m} per {by} ${end}`,
    { ...parts, rows: nameText(random, measure) },
  );
}

/** "how much did each customer spend", where the words allow it. */
function deedBy(random: Random, query: TalkQuery, measure: Measure, first: Dimension): string {
  if (first.kind !== "row" || query.by.length > 1 || query.measures.length > 1) return "";
  if (measure.aggregate !== "SUM" || measure.per !== undefined) return "";
  const end = "{which} {sorted} {round}";
  const one = say(random, ":3 each | :1 every");
  if (measure.unit === "money" && isBuyer(first.subject))
    return `:5 how much did ${one} {by} (spend|pay) ${end} | :2 how much has ${one} {by} spent ${end} | :1 (total spending|spend|spending) (per|by) {by} ${end} |`;
  if (measure.named !== true) return "";
  if (measure.unit === "money" && (isSeller(first.subject) || isGood(first.subject)))
    return `:3 how much did ${one} {by} (sell|make|bring in|earn) ${end} | :1 sales (by|per) {by} ${end} |`;
  if (measure.unit === "units" && isGood(first.subject))
    return `:4 how many of each {by} (were sold|did we sell) ${end} | :2 units sold (per|by) {by} ${end} |`;
  return "";
}
