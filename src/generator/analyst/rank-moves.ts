// Follow-ups about order: "top 5", "and the least?", "sort by total", "only the first ten".
import type { Random } from "../../random.ts";
import { isField, isList, isMeasure, type QueryOrder, type TalkQuery, titlesOf } from "../query.ts";
import { superlativeOf } from "../realise/common-verbs.ts";
import { fieldText, say } from "../realise/say.ts";
import { dimensionText, measureText } from "../realise/say-measure.ts";
import { countWord, rankText, someLimit } from "../realise/say-rank.ts";
import { orderable } from "../tables/choose.ts";
import type { Standing, Turned } from "../tables/context.ts";
import { canRank } from "./dimensions.ts";
import { isKept } from "./reach.ts";

/** "top 5", of groups or of rows. */
export function topMove({ random, world, query }: Standing): Turned | undefined {
  const [measure] = query.measures;
  const [dimension] = query.by;
  const limit = someLimit(random);
  if (limit === query.limit) return undefined;
  const before = query.order;
  if (isList(query)) {
    const numbers = orderable(query.of).filter((field) => query.columns.includes(field));
    const by = before?.by ?? numbers[0];
    if (by === undefined) return undefined;
    const descending = before?.descending ?? true;
    const parts = { top: rankText(random, descending), n: countWord(random, limit) };
    return {
      query: { ...query, order: { by, descending }, limit },
      text: say(random, "{topFew}", parts),
    };
  }
  if (measure === undefined || dimension === undefined || query.by.length > 1) return undefined;
  if (!canRank(dimension, limit)) return undefined;
  const descending =
    before !== undefined && isMeasure(before.by) ? before.descending : random.next() < 0.85;
  const parts = {
    top: rankText(random, descending),
    n: countWord(random, limit),
    bys: dimensionText({ random, world, of: query.of }, dimension, true),
    by: dimensionText({ random, world, of: query.of }, dimension),
    best: say(random, descending ? "{highest}" : "{lowest}"),
    most: descending ? "most" : "least",
  };
  const single = limit === 1;
  const text = single ? say(random, "{topOne}", parts) : say(random, "{topGroups}", parts);
  return {
    query: {
      ...query,
      order: { by: measure, descending },
      limit,
      namesOnly: single,
    },
    text,
  };
}

/** "only the first ten": what is shown is cut, the order stays. */
export function firstMove({ random, query }: Standing): Turned | undefined {
  if (query.order === undefined || query.limit !== undefined) return undefined;
  const limit = someLimit(random);
  if (limit === 1) return undefined;
  return {
    query: { ...query, limit },
    text: say(random, "{firstFewRows}", { n: countWord(random, limit) }),
  };
}

/** "and the least?". */
export function flipMove({ random, world, query }: Standing): Turned | undefined {
  const { order, limit, by } = query;
  if (order === undefined) return undefined;
  const descending = !order.descending;
  const ranked = limit !== undefined;
  const parts = {
    best: extreme(random, order.by, descending),
    most: isMeasure(order.by)
      ? descending
        ? "most"
        : say(random, "least|fewest")
      : extreme(random, order.by, descending),
    top: rankText(random, descending),
    n: limit === undefined ? "" : countWord(random, limit),
    by: by[0] === undefined ? "one" : dimensionText({ random, world, of: query.of }, by[0]),
    order: descending ? "descending" : "ascending",
  };
  const text = ranked
    ? limit === 1
      ? say(random, "{flippedOne}", parts)
      : say(random, "{flippedFew}", parts)
    : say(random, "{flippedOrder}", parts);
  return { query: { ...query, order: { ...order, descending } }, text };
}

/** The word for one end of an order: "cheapest", "latest", "lowest". */
function extreme(random: Random, by: QueryOrder["by"], descending: boolean): string {
  const own = !isMeasure(by) && isField(by) ? superlativeOf(random, by, descending) : undefined;
  return own ?? say(random, descending ? "{highest}" : "{lowest}");
}

/** "sort by total", "alphabetically". */
export function sortMove({ random, world, query }: Standing): Turned | undefined {
  if (query.limit !== undefined || query.by.length > 2) return undefined;
  if (query.by.length === 0 && !isList(query)) return undefined;
  const choice = someOrder(random, query);
  if (choice === undefined) return undefined;
  const { by, descending } = choice;
  const before = query.order;
  if (before?.by === by && before.descending === descending) return undefined;
  const parts = {
    by: isMeasure(by)
      ? measureText(random, by)
      : "sql" in by
        ? fieldText(random, by, false)
        : dimensionText({ random, world, of: query.of }, by),
    desc: say(random, "{sortedWords}"),
  };
  // Only one number is shown: it need not be named.
  const plain = isMeasure(by) && query.measures.length === 1;
  const alphabetical =
    "sql" in by ? by.role === "name" || by.role === "entity" : !isMeasure(by) && by.kind === "row";
  const time = !isMeasure(by) && ("sql" in by ? by.role === "date" : by.kind === "time");
  const text = alphabetical
    ? say(
        random,
        ":3 sort by {by} | :3 (sort|order) (them|it|that) alphabetically | :2 alphabetically | :2 order by {by} | :1 in alphabetical order",
        parts,
      )
    : time
      ? say(
          random,
          descending
            ? ":3 newest first | :2 latest first | :2 sort by {by} descending | :1 most recent first"
            : ":3 oldest first | :3 sort by {by} | :2 in order of {by} | :1 chronologically",
          parts,
        )
      : say(
          random,
          descending
            ? `:3 (sort|order|rank|arrange) {those} by [their|the] {by} {desc} | :1 {show} {those} {desc} of [their] {by} | :4 sort by {by} {desc} | :4 sort by {by}, {desc} | :2 order (by|it by|them by) {by} {desc}${plain ? " | :2 (sort|order) (it|them|that) {desc} | :1 {desc}" : ""}`
            : `:3 (sort|order|rank|arrange) {those} by [their|the] {by} [{asc}] | :1 list {those} by {by} [{asc}] | :4 sort by {by} | :3 sort by {by} ascending | :2 order (it|them|that) by {by}${plain ? " | :2 lowest first | :1 from low to high" : ""}`,
          parts,
        );
  return { query: { ...query, order: { by, descending } }, text };
}

function someOrder(random: Random, query: TalkQuery): QueryOrder | undefined {
  const { measures, by, columns } = query;
  const [dimension] = by;
  const choices: QueryOrder["by"][] = [...measures, ...measures];
  if (dimension !== undefined) choices.push(dimension);
  if (isList(query)) {
    const [title] = titlesOf(query.of);
    choices.push(
      ...orderable(query.of).filter((field) => !isKept(field)),
      ...columns.filter((field) => orderable(query.of).includes(field)),
    );
    if (title !== undefined && (title.role === "name" || title.role === "entity"))
      choices.push(title);
  }
  if (choices.length === 0) return undefined;
  const chosen = random.pick(choices);
  const words = !isMeasure(chosen) && ("sql" in chosen ? chosen.role === "name" : true);
  return { by: chosen, descending: random.next() < (words ? 0.15 : 0.8) };
}
