// Whole questions about groups of rows and about two sets of them.
import type { Random } from "../../random.ts";
import type { Frame, FrameCondition } from "./frame.ts";
import { aggregateWord, fieldText, itemsText, list, many, one, say } from "./say.ts";
import { afterNoun, twoValues } from "./say-conditions.ts";
import { directionText, havingText, type Said } from "./say-order.ts";
import type { World } from "./world.ts";

/** Counts and sums for each value of a column, and what is most of them. */
export function sayGroup(
  random: Random,
  world: World,
  frame: Frame,
  said: Said,
): string | undefined {
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
  // A column of another table is named with it: "company type".
  const away = !frame.subject.fields.includes(group) && random.next() < 0.75;
  const noun = away ? `${one(random, owner)} ` : "";
  const by = byRow ? one(random, owner) : `${noun}${fieldText(random, group, false)}`;
  const bys = byRow ? many(random, owner) : `${noun}${fieldText(random, group, true)}`;
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
  if (frame.order !== undefined && frame.order.by !== "count" && "aggregate" in frame.order.by) {
    const { aggregate, field } = frame.order.by;
    const best = say(random, frame.order.descending ? "{highest}" : "{lowest}");
    const name = fieldText(random, field, false);
    const total =
      aggregate === "SUM" && random.next() < 0.4 ? "" : aggregateWord(random, aggregate);
    const direction = directionText(random, frame.order);
    const body =
      frame.limit === undefined
        ? ":3 {show} [the] {bys} (ordered|sorted) by [their] {total} {name} {direction} | :2 (sort|order) [the] {bys} by [the|their] {total} {name} {direction}"
        : ":4 which {by} (has|have|had) the {best} {total} {name} {which} | :3 {show} the {by} with the {best} {total} {name} {which} | :2 what is the {by} with the {best} {total} {name} {which} | :2 which {by} has the {best} {name} of {many} {which}";
    return say(random, body, { ...parts, best, name, total, direction });
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

export function saySet(random: Random, world: World, frame: Frame, said: Said): string | undefined {
  const { set } = frame;
  const own = frame.where[0];
  const other = set?.other.where[0];
  if (set === undefined || other === undefined || frame.where.length > 1) return undefined;
  const items = itemsText(random, world, frame, true);
  const phrase = (condition: FrameCondition): string =>
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
  const joint = twoValues(own, other, set.op === "INTERSECT" ? "and" : "or");
  if (joint !== undefined && random.next() < 0.5) {
    const both = set.op === "INTERSECT" ? "both" : "either";
    const at = { ...said, items, both, joint: phrase(joint) };
    return say(
      random,
      ":3 {show} [the] {items} of {many} {both} {joint} | :2 {show} [the] {items} of {many} {joint} | :2 what are the {items} of {many} {joint} | :2 which {items} have {both} {many} {joint} | :1 which {many} are {both} {joint}",
      at,
    );
  }
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
