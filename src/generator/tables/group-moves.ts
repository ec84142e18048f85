// Moves that count by something, and ask which has most or enough.
import type { Random } from "../../random.ts";
import { amountsOf, groupable, neighbours, titleItems } from "./choose.ts";
import { someVerb } from "./common-verbs.ts";
import { type Frame, type Item, plainFrame } from "./frame.ts";
import { canGroupBy, someAggregate, someHaving } from "./group-questions.ts";
import { columnsOf, type FrameMove, type MoveContext } from "./move.ts";
import { aggregateWord, fieldText, many, one, say } from "./say.ts";
import { directionText, havingText } from "./say-order.ts";
import type { Field, Subject } from "./world.ts";

/** "how many are there for each country". */
export function groupMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  if (frame.group !== undefined || frame.limit !== undefined || frame.set !== undefined)
    return undefined;
  const shown = columnsOf(frame);
  const own = groupable(frame.subject);
  const parents = neighbours(world, frame.subject).filter(
    (other) =>
      other.role === "parent" && canGroupBy(other.subject) && other.subject.titles.length > 0,
  );
  const listed = shown.length === 1 ? shown[0] : undefined;
  const parent =
    parents.length > 0 && random.next() < 0.35 ? random.pick(parents).subject : undefined;
  const group =
    parent?.id ??
    (listed !== undefined && own.includes(listed) && random.next() < 0.7
      ? listed
      : own.length > 0
        ? random.pick(own)
        : undefined);
  if (group === undefined) return undefined;
  const shownBy: Item[] =
    parent === undefined ? [{ kind: "field", field: group }] : titleItems(random, parent);
  const [before] = frame.items;
  // "how about for each gender", after a total: the same, for each.
  if (before?.kind === "field" && before.aggregate !== undefined && random.next() < 0.7) {
    const items: Item[] = [...shownBy, ...frame.items];
    return {
      frame: { ...plainFrame(frame), items, group, through: [frame.subject.key] },
      text: say(
        random,
        ":4 {howabout} (for|by|in|of) {each} {by} | :2 (show|list) (that|it|this) for {each} {by} | :2 (for|per) {each} {by} | :1 group (that|it|this) by {by} | :1 what is it for {each} {by}",
        { by: groupName(random, group, parent, listed) },
      ),
    };
  }
  const amounts = amountsOf(frame.subject).filter((field) => field !== group);
  if (amounts.length > 0 && random.next() < 0.2) {
    const field = random.pick(amounts);
    const aggregate = someAggregate(random);
    return {
      frame: {
        ...plainFrame(frame),
        items: [...shownBy, { kind: "field", field, aggregate }],
        group,
        through: [frame.subject.key],
      },
      text: say(
        random,
        ":4 what is the {word} {name} (for|of|in) {each} {by} | :2 {show} [the] {word} {name} (for|of|in|per|by) {each} {by} | :1 {howabout} the {word} {name} (for|of|in) {each} {by} | :1 for {each} {by} , what is the {word} {name}",
        {
          word: aggregateWord(random, aggregate),
          name: fieldText(random, field, false),
          by: groupName(random, group, parent, listed),
        },
      ),
    };
  }
  const items: Item[] = [...shownBy, { kind: "count" }];
  const next: Frame = { ...plainFrame(frame), items, group, through: [frame.subject.key] };
  const by = parent === undefined ? fieldText(random, group, false) : one(random, parent);
  const parts = { by, many: many(random, frame.subject) };
  // What was just listed is what is counted by.
  if (listed !== undefined && listed === group && random.next() < 0.3) {
    const each =
      ":3 how many [{many}] [are there] (for|in) each [of them|one|category|group|kind] | :3 how many [{many}] (does|do) each [of them|one] (have|{verb}) | :1 count the [number of] {many} for each | :2 for each [of them|one] , how many [{many}] [are there|does it have|does it {verb}]";
    const verb = someVerb(random, "plain");
    return { frame: next, text: say(random, each, { ...parts, verb }) };
  }
  const text = say(
    random,
    ":5 how many [{many}] are there (for|in|of) {each} {by} | :3 how many (for|in) {each} {by} | :3 {also} show the number of {many} (for|in|of|with) {each} {by} | :2 count {those} (by|for each|per) {by} | :2 {show} [the] number of {many} (for|in|of) {each} {by} | :2 what is the number [of {many}] (for|in) {each} {by} | :2 {show} {each} {by} and the number of {many} | :1 group {those} by {by} [and count] | :2 how many {many} does {each} {by} have | :1 {howabout} for {each} {by}",
    parts,
  );
  return { frame: next, text };
}

/** What is counted by: its name or, where it was just listed, "one" or "category". */
function groupName(
  random: Random,
  group: Field,
  parent: Subject | undefined,
  listed: Field | undefined,
): string {
  if (listed === group && random.next() < 0.4) return say(random, "one|category|of them|group|");
  return parent === undefined ? fieldText(random, group, false) : one(random, parent);
}

/** "which one has the most", after counting by something. */
export function mostMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const listed = columnsOf(frame);
  const group =
    frame.group ??
    (listed.length === 1 &&
    listed[0] !== undefined &&
    groupable(frame.subject).includes(listed[0]) &&
    frame.limit === undefined
      ? listed[0]
      : undefined);
  if (
    group === undefined ||
    frame.set !== undefined ||
    frame.limit !== undefined ||
    frame.having !== undefined
  )
    return undefined;
  const totals = frame.items.find((item) => item.kind === "field" && item.aggregate !== undefined);
  const sorting = random.next() < 0.2;
  const descending = random.next() < (sorting ? 0.5 : 0.8);
  const shown: Item[] = frame.items.filter(
    (item) => item.kind === "field" && item.aggregate === undefined,
  );
  if (shown.length === 0) return undefined;
  const items = frame.group !== undefined && random.next() < 0.15 ? frame.items : shown;
  const by =
    totals?.kind === "field" && totals.aggregate !== undefined
      ? { aggregate: totals.aggregate, field: totals.field }
      : ("count" as const);
  const next: Frame = {
    ...plainFrame(frame),
    items,
    group,
    order: { by, descending },
    ...(!sorting && { limit: 1 }),
    ...(frame.through && { through: frame.through }),
  };
  const owner = world.byTable.get(group.table) ?? frame.subject;
  if (sorting) {
    const number = by === "count" ? "(number|count) [of {many}]" : "(that|it|the {word} {name})";
    const amount: Readonly<Record<string, string>> =
      by === "count"
        ? {}
        : { word: aggregateWord(random, by.aggregate), name: fieldText(random, by.field, false) };
    return {
      frame: { ...next, items: frame.group === undefined ? shown : frame.items },
      text: say(
        random,
        `:4 (sort|order|rank) {those} by [the|this|that|their] ${number} {direction} | :2 (sort|order|list) {those} {direction} of ${number} | :1 {show} {those} ordered by ${number} {direction}`,
        {
          many: many(random, frame.subject),
          direction: directionText(random, { by, descending }),
          ...amount,
        },
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
    common: say(
      random,
      descending
        ? ":3 most common | :2 most popular | :1 most frequent"
        : ":2 least common | :1 least popular",
    ),
    by: group.rowKey ? one(random, owner) : fieldText(random, group, false),
    many: many(random, frame.subject),
  };
  return {
    frame: next,
    text: say(
      random,
      ":5 which one has the {best} | :4 which {by} has the {best} | :4 which {by} has the {best} {many} | :2 which (of {those}|one) has the {best} {many} | :2 {show} the one with the {best} [{many}] | :2 which [one|{by}] is [the] {common} | :2 what is the {common} one | :1 who has the {best} | :1 {show} the {by} with the {best} [{many}] | :1 what is the {common} {by} | :1 which {by} has more {many} than any other | :1 which {by} has the {best} such {many} | :1 what is the {by} with the {best} [such] {many}",
      parts,
    ),
  };
}

export function havingMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const listed = columnsOf(frame);
  const group =
    frame.group ??
    (listed.length === 1 && listed[0] !== undefined && groupable(frame.subject).includes(listed[0])
      ? listed[0]
      : undefined);
  if (group === undefined || frame.set !== undefined || frame.order?.by === "count")
    return undefined;
  const shown: Item[] = frame.items.filter(
    (item) => item.kind === "field" && item.aggregate === undefined,
  );
  if (
    shown.length === 0 ||
    frame.items.some((item) => item.kind === "field" && item.aggregate !== undefined)
  )
    return undefined;
  const having = someHaving(random);
  const items = frame.group !== undefined && random.next() < 0.25 ? frame.items : shown;
  const next: Frame = {
    ...plainFrame(frame),
    items,
    group,
    having,
    ...(frame.through && { through: frame.through }),
  };
  const owner = world.byTable.get(group.table) ?? frame.subject;
  const parts = {
    n: havingText(random, having),
    many: many(random, frame.subject),
    bys: group.rowKey ? many(random, owner) : fieldText(random, group, true),
  };
  if (frame.having !== undefined)
    return {
      frame: next,
      text: say(
        random,
        ":3 {howabout} {n} | :2 {howabout} those with {n} | :2 which [ones] have {n} [{many}] | :1 {n}",
        parts,
      ),
    };
  return {
    frame: next,
    text: say(
      random,
      ":5 which (ones|of {those}) have {n} [{many}] | :4 which {bys} have {n} [{many}] | :3 {show} (those|the ones|only those) (with|that have|having) {n} [{many}] | :2 {only} (those|the ones) with {n} [{many}] | :2 {show} [the] {bys} (with|that have) {n} {many} | :1 {only} {bys} with {n} {many} | :1 what are [the] {bys} with {n} such {many} | :1 {howabout} [the] {bys} with {n} [such] {many}",
      parts,
    ),
  };
}

/** "the average price for each", after rows were named. */
export function eachMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  if (frame.limit !== undefined || frame.set !== undefined || frame.having !== undefined)
    return undefined;
  const group = frame.group ?? (canGroupBy(frame.subject) ? frame.subject.id : undefined);
  const owner = group === undefined ? undefined : world.byTable.get(group.table);
  if (group === undefined || owner === undefined || !group.rowKey) return undefined;
  const kids = neighbours(world, owner).filter((other) => other.role === "child");
  const amounts = kids.flatMap((kid) => amountsOf(kid.subject));
  if (amounts.length === 0) return undefined;
  const field = random.pick(amounts);
  const aggregate = someAggregate(random);
  const items: Item[] = [...titleItems(random, owner), { kind: "field", field, aggregate }];
  const next: Frame = { subject: owner, items, where: frame.where, group, through: [field.table] };
  const parts = {
    word: aggregateWord(random, aggregate),
    name: fieldText(random, field, false),
    by: one(random, owner),
  };
  const text = say(
    random,
    ":4 what is the {word} {name} (for|of) {each} [{by}|of them] | :3 for {each} {by} , {also} show the {word} {name} | :2 {also} show the {word} {name} (for|of) {each} [{by}|of them] | :2 {show} [the] {word} {name} (for|of|per) {each} {by} | :1 {howabout} the {word} {name} (for|of) {each}",
    parts,
  );
  return { frame: next, text };
}
