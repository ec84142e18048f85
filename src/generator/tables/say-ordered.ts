// A whole question for a frame whose rows are ordered by a column, or the first few of them.
import type { Random } from "../../random.ts";
import { someVerb, superlativeOf } from "./common-verbs.ts";
import type { Frame } from "./frame.ts";
import { fieldText, itemsText, one, say } from "./say.ts";
import { pastVerb } from "./say-conditions.ts";
import { directionText, limitText, type Said, superlativeParts } from "./say-order.ts";
import type { Field, World } from "./world.ts";

/** What every way of saying it is made of. */
type Ordered = {
  readonly random: Random;
  readonly world: World;
  readonly frame: Frame;
  readonly field: Field;
  readonly descending: boolean;
  readonly parts: Readonly<Record<string, string>>;
  readonly items: string;
  readonly itemsMany: string;
  /** Rows are shown as they are called, or whole: only they need naming. */
  readonly bare: boolean;
};

export function sayOrdered(
  random: Random,
  world: World,
  frame: Frame,
  said: Said,
): string | undefined {
  const { order, limit } = frame;
  if (order === undefined || order.by === "count" || "aggregate" in order.by) return undefined;
  const field = order.by;
  const { descending } = order;
  const parts = {
    ...said,
    ...superlativeParts(random, field.role === "year" || field.role === "date", descending),
    by: fieldText(random, field, false),
    k: limitText(random, limit),
    direction: directionText(random, order),
  };
  const items = itemsText(random, world, frame, false);
  const itemsMany = itemsText(random, world, frame, true);
  const bare = titleOnly(frame) || showsAll(frame);
  const asked = { random, world, frame, field, descending, parts, items, itemsMany, bare };
  if (limit === undefined) return sayEvery(asked);
  const happened = sayHappened(asked, limit);
  if (happened !== undefined) return happened;
  const adjective = superlativeOf(random, field, descending);
  return (
    sayOwner(asked, limit, adjective) ??
    sayAdjective(asked, limit, adjective) ??
    sayFew(asked, limit)
  );
}

export const titleOnly = (frame: Frame): boolean =>
  frame.items.length === frame.subject.titles.length &&
  frame.items.every(
    (item) =>
      item.kind === "field" &&
      item.aggregate === undefined &&
      frame.subject.titles.includes(item.field),
  );

const showsAll = ({ items }: Frame): boolean => items[0]?.kind === "all";

function sayEvery({ random, frame, parts, itemsMany }: Ordered): string {
  if (showsAll(frame))
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

/** "which 3 films came out most recently" */
function sayHappened(asked: Ordered, limit: number): string | undefined {
  const { random, field, descending, parts, items, itemsMany, bare } = asked;
  const happened = field.role === "year" || field.role === "date" ? pastVerb(field) : undefined;
  if (happened === undefined || random.next() >= 0.3) return undefined;
  const last = say(
    random,
    descending
      ? ":3 most recently | :2 last | :2 latest | :1 the latest"
      : ":3 first | :2 earliest | :2 the earliest",
  );
  const when = { ...parts, happened, last, items: limit > 1 ? itemsMany : items };
  const noun = limit > 1 ? "{k} {many}" : "{one}";
  const whole = `:3 which ${noun} {which} {happened} {last} | :1 {show} the ${noun} {which} that {happened} {last}`;
  const some = `:3 what (is|are) the {items} of the ${noun} {which} that {happened} {last} | :3 {show} the {items} of the ${noun} {which} that {happened} {last}`;
  return say(random, bare ? whole : some, when);
}

/** "the id of the customer who made the latest order" */
function sayOwner(
  { random, world, frame, parts }: Ordered,
  limit: number,
  adjective: string | undefined,
): string | undefined {
  const [first] = frame.items;
  const owner = first?.kind === "field" ? world.byTable.get(first.field.table) : undefined;
  if (owner === undefined || first?.kind !== "field" || limit !== 1) return undefined;
  if (frame.subject.fields.includes(first.field) || random.next() >= 0.6) return undefined;
  return say(
    random,
    ":3 what is the {shown} of the {owner} (who|that|which) {verbed} the {best} {one} {which} | :2 {show} the {shown} of the {owner} (of|for|with|in|by) the {best} {one} {which} | :1 which {owner} {verbed} the {best} {one} {which}",
    {
      ...parts,
      best: adjective ?? say(random, "{one} with the {best} {by}", parts),
      one: adjective === undefined ? "" : (parts["one"] ?? ""),
      shown: fieldText(random, first.field, false),
      owner: one(random, owner),
      verbed: someVerb(random, "past"),
    },
  );
}

/** "the 3 oldest employees" */
function sayAdjective(
  { random, parts, items, itemsMany, bare }: Ordered,
  limit: number,
  adjective: string | undefined,
): string | undefined {
  if (adjective === undefined || random.next() >= 0.5) return undefined;
  const best = { ...parts, adjective, items: limit > 1 ? itemsMany : items };
  if (bare)
    return say(
      random,
      limit > 1
        ? ":2 which {k} {many} {which} are the {adjective} | :2 {show} the {k} {adjective} {many} {which} | :1 what are the {k} {adjective} {many} {which}"
        : ":3 which {one} {which} is the {adjective} | :2 who is the {adjective} {one} {which} | :3 {show} the {adjective} {one} {which} | :2 what is the {adjective} {one} {which}",
      best,
    );
  return say(
    random,
    limit > 1
      ? ":2 {show} the {items} of the {k} {adjective} {many} {which} | :2 what are the {items} of the {k} {adjective} {many} {which}"
      : ":3 what (is|are) the {items} of the {adjective} {one} {which} | :3 {show} the {items} of the {adjective} {one} {which} | :1 what {items} does the {adjective} {one} {which} have",
    best,
  );
}

/** "the 3 films with the highest rating" */
function sayFew({ random, frame, parts, items, itemsMany, bare }: Ordered, limit: number): string {
  const plural = limit > 1;
  const noun = plural ? "{k} {many}" : "{one}";
  const ask = !bare
    ? ""
    : plural
      ? `:4 which ${noun} {which} have the {best} {by} | :3 {show} the {k} {many} {which} with the {best} {by} | :2 what are the {k} {many} {which} with the {best} {by} | :2 {show} the top {k} {many} {which} by {by} |`
      : `:4 which {one} {which} has the {best} {by} | :3 {show} the {one} {which} with the {best} {by} | :2 what is the {one} {which} with the {best} {by} | :1 who is the {one} {which} with the {best} {by} | :2 who has the {best} {by} {which} |`;
  const body = `:6 what (is|are) the {items} of the ${noun} {which} with the {best} {by} | :4 {show} the {items} of the ${noun} {which} with the {best} {by} | :2 {show} the {items} of the ${noun} {which} that (has|have) the {best} {by} | :2 what (is|are) the {items} of the {best} {by} {one} {which}`;
  return say(random, showsAll(frame) ? ask.replace(/\|$/, "") : `${ask} ${body}`, {
    ...parts,
    items: plural ? itemsMany : items,
  });
}
