// A whole question for a frame, said without any context.
import type { Random } from "../random.ts";
import type { Condition, Frame, Having, Order } from "./frame.ts";
import { aggregateWord, fieldText, itemsText, list, many, one, say } from "./say.ts";
import { afterNoun } from "./say-conditions.ts";
import type { World } from "./world.ts";

/** Undefined where there is no good way to say it. */
export function sayFrame(random: Random, world: World, frame: Frame): string | undefined {
  const which = conditionsText(random, world, frame);
  const parts = {
    many: many(random, frame.subject),
    one: one(random, frame.subject),
    which,
    each: say(random, "{each}"),
  };
  if (frame.set !== undefined) return saySet(random, world, frame, parts);
  if (frame.group !== undefined) return sayGroup(random, world, frame, parts);
  const [item] = frame.items;
  if (item === undefined) return undefined;
  if (frame.order !== undefined) return sayOrdered(random, world, frame, parts);
  if (item.kind === "count" && frame.items.length === 1)
    return say(
      random,
      ":8 how many {many} {which} are there | :3 how many {many} are there {which} | :3 how many {many} {which} | :3 [{show}] [the] number of {many} {which} | :2 what is the [total] number of {many} {which} | :2 count [the] [number of] {many} {which} | :1 how many {many} (do|does|did) we have {which} | :1 {show} how many {many} there are {which} | :1 what is the count of {many} {which} | :1 how many (different|) {many} exist {which}",
      parts,
    );
  if (item.kind === "all")
    return say(
      random,
      ":6 {show} all {many} {which} | :4 {show} [the] {many} {which} | :1.5 which {many} {which} | :3 what are [all] [the] {many} {which} | :3 {show} all (info|information|the information|details|data) (about|of|for|on) [all] [the] {many} {which} | :2 {show} everything about [the] {many} {which} | :1 what {many} are there {which} | :1 what (information|details) do you have about {many} {which} | :1 {show} the (information|details|records) of {many} {which}",
      parts,
    );
  const items = itemsText(random, world, frame, false);
  const itemsMany = itemsText(random, world, frame, true);
  if (item.kind === "field" && item.aggregate === "COUNT" && frame.items.length === 1) {
    const names = fieldText(random, item.field, true);
    return say(
      random,
      ":5 how many (different|distinct) {names} are there [for {many}] {which} | :3 how many (different|distinct|unique) {names} (do|of) [the|all] {many} [have] {which} | :3 [{show}] [the] number of (different|distinct) {names} [(of|for|in) {many}] {which} | :2 how many {names} are there [(among|of|for) {many}] {which} | :2 count the [number of] [different|distinct] {names} [of|for] {many} {which}",
      { ...parts, names },
    );
  }
  if (item.kind === "field" && item.aggregate !== undefined)
    return say(
      random,
      ":6 what is the {items} of [all] [the] {many} {which} | :2 what are the {items} of [all] {many} {which} | :3 [{show}] [the] {items} of [all] {many} {which} | :3 what is the {items} (for|among|across) [all] [the] {many} {which} | :1 calculate the {items} of {many} {which} | :2 {items} of {many} {which}",
      { ...parts, items },
    );
  const distinct =
    frame.distinct === true
      ? say(random, ":4 different | :4 distinct | :1 unique | :1 all different")
      : "";
  const title = titleOnly(frame);
  const asNames = title
    ? ":6 which {many} {which} | :2 who are the {many} {which} | :1 {show} [the] {many} {which} | :1.5 what are the {many} {which} |"
    : "";
  return say(
    random,
    `${asNames} :8 what are the {distinct} {items} of [all] [the] {many} {which} | :4 what is the {distinct} {items} of {each} {one} {which} | :8 {show} [all] [the] {distinct} {items} of [all] [the] {many} {which} | :4 {show} [all] [the] {distinct} {items} for [all] [the] {many} {which} | :3 {show} the {distinct} {items} of {each} {one} {which} | :2 for {each} {one} {which} , {show} [the|its|their] {items} | :2 what {distinct} {items} do [the] {many} {which} have | :2 which {distinct} {items} do [the] {many} {which} have | :2 {show} [all] [the] {one} {items} {which} | :2 what are all [the] {one} {items} {which} | :1 the {distinct} {items} of {many} {which} | :1 what are the {items} and of {many} {which}`,
    {
      ...parts,
      distinct,
      items: frame.items.length > 1 && random.next() < 0.5 ? items : itemsMany,
    },
  );
}

const titleOnly = (frame: Frame): boolean =>
  frame.items.length === frame.subject.titles.length &&
  frame.items.every(
    (item) =>
      item.kind === "field" &&
      item.aggregate === undefined &&
      frame.subject.titles.includes(item.field),
  );

function conditionsText(random: Random, world: World, frame: Frame): string {
  return frame.where
    .map((condition, i) => {
      const text = afterNoun(random, world, frame.subject, condition);
      return i > 0 ? `${random.next() < 0.75 ? "and " : ""}${text}` : text;
    })
    .join(" ");
}

type Said = {
  readonly many: string;
  readonly one: string;
  readonly which: string;
  readonly each: string;
};

function sayOrdered(random: Random, world: World, frame: Frame, said: Said): string | undefined {
  const { order, limit } = frame;
  if (order === undefined || order.by === "count" || "aggregate" in order.by) return undefined;
  const field = order.by;
  const parts = {
    ...said,
    ...superlativeParts(random, field.role === "year" || field.role === "date", order.descending),
    by: fieldText(random, field, false),
    k: limitText(random, limit),
    direction: directionText(random, order),
  };
  const all = frame.items[0]?.kind === "all";
  const items = itemsText(random, world, frame, false);
  const itemsMany = itemsText(random, world, frame, true);
  const title = titleOnly(frame);
  if (limit === undefined) {
    if (all)
      return say(
        random,
        ":4 {show} [all] [the] {many} {which} (sorted|ordered) by [their] {by} {direction} | :3 (sort|order|rank) [all] [the] {many} {which} by [their|the] {by} {direction} | :2 {show} all information about {many} {which} {direction} of {by} | :1 list {many} {which} {direction} of [their] {by}",
        parts,
      );
    return say(
      random,
      ":6 {show} [the] {items} of [all] {many} {which} (sorted|ordered) by [their] {by} {direction} | :3 what are the {items} of {many} {which} , (sorted|ordered) by {by} {direction} | :3 {show} [the] {items} of {many} {which} {direction} of [their] {by} | :2 (sort|order|list) [the] {items} of {many} {which} (by|according to) [their] {by} {direction} | :2 list [the] {one} {items} {which} in {direction} by {by}",
      { ...parts, items: itemsMany },
    );
  }
  const plural = limit > 1;
  const noun = plural ? "{k} {many}" : "{one}";
  const ask =
    title || all
      ? plural
        ? `:4 which ${noun} {which} have the {best} {by} | :3 {show} the {k} {many} {which} with the {best} {by} | :2 what are the {k} {many} {which} with the {best} {by} | :2 {show} the top {k} {many} {which} by {by} |`
        : `:4 which {one} {which} has the {best} {by} | :3 {show} the {one} {which} with the {best} {by} | :2 what is the {one} {which} with the {best} {by} | :1 who is the {one} {which} with the {best} {by} | :2 who has the {best} {by} {which} |`
      : "";
  const body = `:6 what (is|are) the {items} of the ${noun} {which} with the {best} {by} | :4 {show} the {items} of the ${noun} {which} with the {best} {by} | :2 {show} the {items} of the ${noun} {which} that (has|have) the {best} {by} | :2 what (is|are) the {items} of the {best} {by} {one} {which}`;
  return say(random, all ? ask.replace(/\|$/, "") : `${ask} ${body}`, {
    ...parts,
    items: plural ? itemsMany : items,
  });
}

export function superlativeParts(
  random: Random,
  time: boolean,
  descending: boolean,
): { best: string } {
  const word = time
    ? descending
      ? ":4 latest | :3 most recent | :2 {highest} | :1 last | :1 newest"
      : ":4 earliest | :3 oldest | :2 {lowest} | :1 first"
    : descending
      ? "{highest}"
      : "{lowest}";
  return { best: say(random, word) };
}

export function limitText(random: Random, limit: number | undefined): string {
  if (limit === undefined || limit === 1) return "";
  const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return random.next() < 0.5 ? (words[limit] ?? String(limit)) : String(limit);
}

export function directionText(random: Random, order: Order): string {
  const alphabetical =
    order.by !== "count" &&
    !("aggregate" in order.by) &&
    (order.by.role === "name" || order.by.role === "entity");
  if (order.descending) return say(random, alphabetical ? "{alphaback}" : "{desc}");
  return random.next() < 0.35 ? "" : say(random, alphabetical ? "{alpha}" : "{asc}");
}

export function havingText(random: Random, having: Having): string {
  const words = {
    ">": "(more than|over|above)",
    "<": "(less than|fewer than|under)",
    ">=": "{least}",
    "<=": "{most}",
    "=": "(exactly|only|just|)",
    "!=": "not",
  };
  const more = having.op === ">=" && random.next() < 0.3;
  const count =
    having.value === 1 && random.next() < 0.6
      ? "one"
      : limitText(random, having.value) || String(having.value);
  return more ? `${count} or more` : `${say(random, words[having.op])} ${count}`.trim();
}

/** Counts and sums for each value of a column, and what is most of them. */
function sayGroup(random: Random, world: World, frame: Frame, said: Said): string | undefined {
  const group = frame.group;
  if (group === undefined) return undefined;
  const owner = world.byTable.get(group.table);
  if (owner === undefined) return undefined;
  const byRow =
    group.rowKey ||
    frame.items.every(
      (item) => item.kind !== "field" || item.aggregate !== undefined || item.field !== group,
    );
  const shown = frame.items.filter((item) => item.kind === "field" && item.aggregate === undefined);
  const shownText = list(
    shown.flatMap((item) => (item.kind === "field" ? [fieldText(random, item.field, false)] : [])),
  );
  const counts = frame.items.some((item) => item.kind === "count");
  const totals = frame.items.find((item) => item.kind === "field" && item.aggregate !== undefined);
  const by = byRow ? one(random, owner) : fieldText(random, group, false);
  const bys = byRow ? many(random, owner) : fieldText(random, group, true);
  const of = byRow ? "{shown} of {each} {by}" : "{shown}";
  const parts = {
    ...said,
    by,
    bys,
    shown: shownText,
    n: frame.having === undefined ? "" : havingText(random, frame.having),
  };
  if (totals?.kind === "field" && totals.aggregate !== undefined) {
    const text = `${aggregateWord(random, totals.aggregate)} ${fieldText(random, totals.field, false)}`;
    return say(
      random,
      ":5 what is the {text} of {many} {which} (for|in|of) {each} {by} | :4 {show} [the] {text} (for|in|of) {each} {by} [{which}] | :3 for {each} {by} , {show} [the] {text} [of {many}] {which} | :2 {show} {each} {by} and [the] {text} of {many} {which} | :2 what are the {bys} and their {text} | :1 {show} [the] {text} [of {many}] (by|per|grouped by) {by} {which}",
      { ...parts, text },
    );
  }
  if (frame.having !== undefined) {
    const body =
      ":5 which {bys} have {n} {many} {which} | :4 {show} [the] {bys} (with|that have|having) {n} {many} {which} | :2 what are the {bys} (with|that have|having) {n} {many} {which} | :1 which {bys} are (shared by|used by|in) {n} {many} {which} | :1 {show} the {bys} of {n} {many} {which}";
    return say(
      random,
      byRow && shownText !== ""
        ? `${body} | :5 {show} [the] {shown} of [the] {bys} (with|that have|having) {n} {many} {which} | :4 what are the {shown} of [the] {bys} (with|that have) {n} {many} {which}`
        : body,
      parts,
    );
  }
  if (frame.order !== undefined && frame.limit !== undefined) {
    const best = say(
      random,
      frame.order.descending
        ? ":6 most | :2 (highest|largest|greatest) number of | :1 biggest number of"
        : ":4 (least|fewest) | :2 (lowest|smallest) number of",
    );
    const common = say(
      random,
      frame.order.descending
        ? ":4 most common | :2 most popular | :1 most frequent | :1 most frequently used"
        : ":3 least common | :1 least popular | :1 rarest",
    );
    const how = counts
      ? say(random, ":2 and how many | :1 and show the number | :1 and the number of {many}", said)
      : "";
    const body =
      ":5 which {by} (has|have|had) the {best} {many} {which} {how} | :3 {show} the {by} with the {best} {many} {which} {how} | :3 what is the {by} with the {best} {many} {which} {how} | :2 which {by} is in the {best} {many} {which}";
    const own = byRow
      ? ":4 what (is|are) the {shown} of the {by} (with|that has|who has) the {best} {many} {which} {how} | :3 {show} the {shown} of the {by} (with|that has) the {best} {many} {which} | :1 who (has|have) the {best} {many}"
      : ":5 what is the {common} {by} [(of|for|among) {many}] {which} {how} | :3 which {by} is [the] {common} [among {many}] {which} | :3 {show} the {common} {by} [(of|for) [all] {many}] {which}";
    return say(random, `${body} | ${own}`, { ...parts, best, common, how });
  }
  if (frame.order !== undefined) {
    return say(
      random,
      ":4 {show} [the] {bys} {direction} of [the] number of {many} {which} | :3 (sort|order|rank) [the] {bys} by [the|their] number of {many} {direction} {which} | :2 {show} [the] {bys} (sorted|ordered) by [the] number of {many} {direction}",
      { ...parts, direction: directionText(random, frame.order) },
    );
  }
  if (!counts) return undefined;
  return say(
    random,
    `:6 how many {many} {which} are there (for|in|of|with) {each} {by} | :4 {show} [the] number of {many} {which} (for|in|of|by) {each} {by} | :3 for {each} {by} , [{show}] how many {many} {which} [are there] | :2 count [the] [number of] {many} {which} (for|in|of|by) {each} {by} | :3 how many {many} (does|did) {each} {by} have {which} | :3 {show} ${of} and [the] number of {many} {which} [(it has|they have|for {each})] | :3 what (are|is) the ${of} and [the] [corresponding] number of {many} {which} | :2 {show} {each} {by} and the number of {many} {which} | :2 {show} [the] number of {many} {which} (grouped by|per) {by} | :1 what is the number of {many} {which} for {each} {by}`,
    parts,
  );
}

function saySet(random: Random, world: World, frame: Frame, said: Said): string | undefined {
  const { set } = frame;
  const own = frame.where[0];
  const other = set?.other.where[0];
  if (set === undefined || other === undefined || frame.where.length > 1) return undefined;
  const items = itemsText(random, world, frame, true);
  const phrase = (condition: Condition): string =>
    afterNoun(random, world, frame.subject, condition);
  const bare =
    own?.kind === "compare" &&
    other.kind === "compare" &&
    own.field === other.field &&
    own.op === "="
      ? other.said
      : undefined;
  if (set.op === "EXCEPT") {
    const parts = { ...said, items, b: phrase(other) };
    return say(
      random,
      ":3 {show} [the] {items} of [all] {many} except (those|the ones) {b} | :3 {show} [the] {items} of {many} that (are|do|did) not (have|) {b} | :2 which {many} are not {b} | :2 what are the {items} of {many} other than those {b} | :2 {show} {items} of {many} not {b}",
      parts,
    );
  }
  if (own === undefined) return undefined;
  const parts = {
    ...said,
    items,
    a: phrase(own),
    b: bare ?? phrase(other),
    both: set.op === "INTERSECT" ? "both" : "either",
    and: set.op === "INTERSECT" ? "and" : "or",
  };
  return say(
    random,
    ":4 {show} [the] {items} of {many} {both} {a} {and} {b} | :3 what are the {items} (of|for) [both] {many} {a} {and} {b} | :2 which {items} (have|has) {both} {many} {a} {and} [{many}] {b} | :2 {show} [the] {items} shared by {many} {a} {and} {many} {b} | :2 {show} [the] {items} of {many} {a} {and} [also] {b}",
    parts,
  );
}
