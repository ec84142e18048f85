// Acts that count by something, and ask which has most or enough.

import { ofField, rowsOf, someAggregate } from "../analyst/quantities.ts";
import { type Dimension, isList, plainQuery, type TalkQuery } from "../query.ts";
import { someVerb } from "../realise/common-verbs.ts";
import { aggregateWord, fieldText, many, one, say } from "../realise/say.ts";
import { figureText } from "../realise/say-columns.ts";
import { dimensionText } from "../realise/say-measure.ts";
import { directionText, havingText } from "../realise/say-order.ts";
import { amountsOf, canGroupBy, groupable, neighbours, titleColumns } from "./choose.ts";
import type { Standing, Turned } from "./context.ts";
import type { Measure } from "./measure.ts";
import type { Field } from "./world.ts";

/** The one column that is listed, where rows can be counted by it. */
function listedGroup(query: TalkQuery): Field | undefined {
  const [listed, other] = query.columns;
  if (!isList(query) || listed === undefined || other !== undefined) return undefined;
  return groupable(query.of).includes(listed) ? listed : undefined;
}

const isOpen = ({ by, limit, set }: TalkQuery): boolean =>
  by.length === 0 && limit === undefined && set === undefined;

/** "how many are there for each country", "the average price by brand", after a list. */
export function groupMove({ random, world, query }: Standing): Turned | undefined {
  const { of } = query;
  if (!isOpen(query) || !isList(query)) return undefined;
  const listed = listedGroup(query);
  const parents = neighbours(world, of).filter(
    ({ role, subject }) => role === "parent" && canGroupBy(subject) && subject.titles.length > 0,
  );
  const own = groupable(of);
  const by: Dimension | undefined =
    parents.length > 0 && random.next() < 0.35
      ? rowDimension(random, random.pick(parents).subject)
      : listed !== undefined && random.next() < 0.7
        ? { kind: "field", field: listed }
        : own.length > 0
          ? { kind: "field", field: random.pick(own) }
          : undefined;
  if (by === undefined) return undefined;
  const amounts = amountsOf(of).filter((field) => by.kind !== "field" || field !== by.field);
  const field = amounts.length > 0 && random.next() < 0.2 ? random.pick(amounts) : undefined;
  const measure = field === undefined ? rowsOf(of) : ofField(field, someAggregate(random));
  const next: TalkQuery = { ...plainQuery(query), columns: [], measures: [measure], by: [by] };
  const again = by.kind === "field" && by.field === listed;
  const parts = {
    by: dimensionText({ random, world, of }, by),
    many: many(random, of),
    verb: someVerb(random, "plain"),
    word: aggregateWord(random, measure.aggregate),
    name: field === undefined ? "" : fieldText(random, field, false),
  };
  if (field !== undefined)
    return {
      query: next,
      text: say(random, "{figureEach}", parts),
    };
  // What was just listed is what is counted by.
  const text = say(
    random,
    again && random.next() < 0.3
      ? ":3 how many [{many}] [are there] (for|in) each [of them|one|category|group|kind] | :3 how many [{many}] (does|do) each [of them|one] (have|{verb}) | :1 count the [number of] {many} for each | :2 for each [of them|one] , how many [{many}] [are there|does it have|does it {verb}]"
      : ":5 how many [{many}] are there (for|in|of) {each} {by} | :3 how many (for|in) {each} {by} | :3 {also} show the number of {many} (for|in|of|with) {each} {by} | :2 count {those} (by|for each|per) {by} | :2 {show} [the] number of {many} (for|in|of) {each} {by} | :2 what is the number [of {many}] (for|in) {each} {by} | :2 {show} {each} {by} and the number of {many} | :1 group {those} by {by} [and count] | :2 how many {many} does {each} {by} have | :1 {howabout} for {each} {by}",
    parts,
  );
  return { query: next, text };
}

const rowDimension = (random: Standing["random"], subject: Standing["query"]["of"]): Dimension => ({
  kind: "row",
  subject,
  shown: titleColumns(random, subject),
});

/** What is counted by: the group that there is, or the one column that is listed. */
function groupOf(
  query: TalkQuery,
): { readonly by: Dimension; readonly measure: Measure } | undefined {
  const [group, other] = query.by;
  if (query.set !== undefined || other !== undefined || group?.kind === "time") return undefined;
  const [measure = rowsOf(query.of), second] = query.measures;
  if (group !== undefined) return second === undefined ? { by: group, measure } : undefined;
  const listed = listedGroup(query);
  return listed === undefined ? undefined : { by: { kind: "field", field: listed }, measure };
}

/** "which one has the most", after counting by something or listing a column. */
export function mostMove({ random, world, query }: Standing): Turned | undefined {
  const found = groupOf(query);
  const { limit, having, share, round, order: before } = query;
  const plain = limit === undefined && having === undefined && before === undefined;
  if (found === undefined || !plain || share === true || round === true) return undefined;
  const { by, measure } = found;
  const sorting = random.next() < 0.2;
  const descending = random.next() < (sorting ? 0.5 : 0.8);
  const namesOnly = isList(query) || (!sorting && random.next() < 0.85);
  const order = { by: measure, descending };
  const grouped = { ...plainQuery(query), columns: [], measures: [measure], by: [by] };
  const next: TalkQuery = { ...grouped, order, ...(namesOnly && { namesOnly }) };
  const counted = measure.aggregate === "COUNT" && measure.of === undefined;
  if (sorting) {
    const number = counted ? "(number|count) [of {many}]" : "(that|it|the {figure})";
    const parts = {
      many: many(random, query.of),
      direction: directionText(random, order),
      figure: figureText(random, query.of, measure),
    };
    return {
      query: next,
      text: say(
        random,
        `:4 (sort|order|rank) {those} by [the|this|that|their] ${number} {direction} | :2 (sort|order|list) {those} {direction} of ${number} | :1 {show} {those} ordered by ${number} {direction}`,
        parts,
      ),
    };
  }
  const parts = {
    best: say(
      random,
      descending
        ? ":5 most | :2 highest | :1 largest | :1 highest number | :1 largest number"
        : ":3 least | :2 fewest | :2 lowest | :1 smallest number",
    ),
    more: descending ? "more" : "fewer",
    common: say(
      random,
      descending
        ? ":3 most common | :2 most popular | :1 most frequent"
        : ":2 least common | :1 least popular",
    ),
    by: dimensionText({ random, world, of: query.of }, by),
    many: many(random, query.of),
  };
  if (!counted) return undefined;
  return {
    query: { ...next, limit: 1 },
    text: say(random, "{mostOfGroups}", parts),
  };
}

/** "which ones have more than five". */
export function havingMove({ random, world, query }: Standing): Turned | undefined {
  const found = groupOf(query);
  const { order, share, round, limit } = query;
  if (found === undefined || limit !== undefined || share === true || round === true)
    return undefined;
  const { by, measure } = found;
  if (measure.of !== undefined || measure.per !== undefined || order !== undefined)
    return undefined;
  const op = random.pick([">=", ">", "=", "<", "<="] as const, [5, 5, 1.5, 1, 0.5]);
  const value = 1 + random.below(random.next() < 0.8 ? 4 : 10);
  const having = { measure, op, value };
  const namesOnly = isList(query) || random.next() < 0.75;
  const grouped = { ...plainQuery(query), columns: [], measures: [measure], by: [by], having };
  const next: TalkQuery = { ...grouped, ...(namesOnly && { namesOnly }) };
  const parts = {
    n: havingText(random, having),
    many: many(random, query.of),
    bys: dimensionText({ random, world, of: query.of }, by, true),
  };
  const text = say(
    random,
    query.having !== undefined
      ? ":3 {howabout} {n} | :2 {howabout} those with {n} | :2 which [ones] have {n} [{many}] | :1 {n}"
      : ":5 which (ones|of {those}) have {n} [{many}] | :4 which {bys} have {n} [{many}] | :3 {show} (those|the ones|only those) (with|that have|having) {n} [{many}] | :2 {only} (those|the ones) with {n} [{many}] | :2 {show} [the] {bys} (with|that have) {n} {many} | :1 {only} {bys} with {n} {many} | :1 what are [the] {bys} with {n} such {many} | :1 {howabout} [the] {bys} with {n} [such] {many}",
    parts,
  );
  return { query: next, text };
}

/** "the average price for each", after rows were named. */
export function eachMove({ random, world, query }: Standing): Turned | undefined {
  const { limit, set, having, where } = query;
  if (limit !== undefined || set !== undefined || having !== undefined) return undefined;
  const [group] = query.by;
  const owner = group === undefined ? query.of : group.kind === "row" ? group.subject : undefined;
  if (owner === undefined || !canGroupBy(owner)) return undefined;
  const kids = neighbours(world, owner).filter(({ role }) => role === "child");
  const amounts = kids.flatMap(({ subject }) =>
    amountsOf(subject).map((field) => ({ field, subject })),
  );
  if (amounts.length === 0) return undefined;
  const { field, subject } = random.pick(amounts);
  const aggregate = someAggregate(random);
  const by = [rowDimension(random, owner)];
  const next: TalkQuery = {
    of: subject,
    measures: [ofField(field, aggregate)],
    by,
    columns: [],
    where,
  };
  const text = say(random, "{figureOfEach}", {
    word: aggregateWord(random, aggregate),
    name: fieldText(random, field, false),
    by: one(random, owner),
  });
  return { query: next, text };
}
