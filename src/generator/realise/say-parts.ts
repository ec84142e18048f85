// Parts that several whole questions share: which rows, by what, in what order, how much of it.
import type { Random } from "../../random.ts";
import { isField, isMeasure, type TalkQuery } from "../query.ts";
import type { Measure } from "../tables/measure.ts";
import type { World } from "../tables/world.ts";
import { fieldText, list, say } from "./say.ts";
import { numberText } from "./say-amount.ts";
import { filterText } from "./say-filter.ts";
import { twoLinkedText } from "./say-linked.ts";
import { dimensionText, measureText } from "./say-measure.ts";
import { directionText } from "./say-order.ts";

/** All conditions after the noun. */
export function whichText(random: Random, world: World, query: TalkQuery): string {
  const linked = query.where.flatMap((one) => (one.kind === "linked" ? [one] : []));
  const both = linked.length === 2 ? twoLinkedText(random, query.of, linked) : undefined;
  const apart = query.where.filter((one) => both === undefined || one.kind !== "linked");
  const texts = apart.map((filter) => filterText(random, world, query.of, filter));
  if (both !== undefined) return [...texts, both].join(" ");
  return (random.next() < 0.5 ? texts : texts.reverse()).join(" ");
}

export const measuresText = (random: Random, measures: readonly Measure[]): string =>
  list(measures.map((measure) => measureText(random, measure)));

export function bysText(random: Random, world: World, query: TalkQuery): string {
  return query.by
    .map((dimension) => dimensionText({ random, world, of: query.of }, dimension))
    .join(random.next() < 0.8 ? " and " : " by ");
}

/** "sorted by revenue, highest first". */
export function orderText(random: Random, world: World, query: TalkQuery): string {
  const { order } = query;
  if (order === undefined) return "";
  const { by, descending } = order;
  const named = isField(by)
    ? fieldText(random, by, false)
    : isMeasure(by)
      ? measureText(random, by)
      : dimensionText({ random, world, of: query.of }, by);
  const direction =
    isField(by) && (by.role === "name" || by.role === "entity")
      ? directionText(random, { by, descending })
      : isField(by) && by.role === "date"
        ? say(random, descending ? ":2 newest first | :1 latest first" : ":2 oldest first | :1")
        : say(
            random,
            descending
              ? ":3 descending | :2 highest first | :2 from high to low | :1 largest first | :1 desc"
              : ":2 ascending | :1 lowest first | :1 from low to high | :2",
          );
  // What is measured need not be named again; which column of many must be.
  const bare = isMeasure(by) && direction !== "" ? " | :1 {direction}" : "";
  return say(random, `:4 (sorted|ordered) by {named} {direction}${bare}`, {
    named,
    direction,
  });
}

/** "more than 5", "at least 100". */
export function havingText(random: Random, { having }: TalkQuery): string {
  if (having === undefined) return "";
  const words: Readonly<Record<string, string>> = {
    ">": "{above}",
    "<": "{below}",
    ">=": "{least}",
    "<=": "{most}",
    "=": "exactly",
  };
  const of = having.measure.of;
  const field = of?.kind === "field" ? of.field : undefined;
  return `${say(random, words[having.op] ?? "{above}")} ${numberText(random, field, having.value)}`;
}

/** What stands beside the figures: "with city and country". */
export const withColumns = (random: Random, { columns }: TalkQuery): string =>
  columns.length === 0
    ? ""
    : `with ${list(columns.map((field) => fieldText(random, field, false)))}`;
