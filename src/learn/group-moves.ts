// Moves that count by something, and ask which has most or enough.
import { groupable, neighbours, titleItems } from "./choose.ts";
import { someHaving } from "./first-questions.ts";
import { type Frame, type Item, plainFrame } from "./frame.ts";
import { columnsOf, type Move, type MoveContext } from "./move.ts";
import { fieldText, many, one, say } from "./say.ts";
import { havingText } from "./say-frame.ts";

/** "how many are there for each country". */
export function groupMove({ random, world, frame }: MoveContext): Move | undefined {
  if (frame.group !== undefined || frame.limit !== undefined || frame.set !== undefined)
    return undefined;
  const shown = columnsOf(frame);
  const own = groupable(frame.subject);
  const parents = neighbours(world, frame.subject).filter(
    (other) =>
      other.role === "parent" && other.subject.id !== undefined && other.subject.titles.length > 0,
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
  const items: Item[] = [
    ...(parent === undefined
      ? [{ kind: "field" as const, field: group }]
      : titleItems(random, parent)),
    { kind: "count" },
  ];
  const next: Frame = { ...plainFrame(frame), items, group, through: [frame.subject.key] };
  const by = parent === undefined ? fieldText(random, group, false) : one(random, parent);
  const parts = { by, many: many(random, frame.subject) };
  const text = say(
    random,
    ":5 how many [{many}] are there (for|in|of) {each} {by} | :3 how many (for|in) {each} {by} | :3 {also} show the number of {many} (for|in|of|with) {each} {by} | :2 count {those} (by|for each|per) {by} | :2 {show} [the] number of {many} (for|in|of) {each} {by} | :2 what is the number [of {many}] (for|in) {each} {by} | :2 {show} {each} {by} and the number of {many} | :1 group {those} by {by} [and count] | :2 how many {many} does {each} {by} have | :1 {howabout} for {each} {by}",
    parts,
  );
  return { frame: next, text, label: "target-change" };
}

/** "which one has the most", after counting by something. */
export function mostMove({ random, world, frame }: MoveContext): Move | undefined {
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
  const descending = random.next() < 0.8;
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
    limit: 1,
    ...(frame.through && { through: frame.through }),
  };
  const owner = world.byTable.get(group.table) ?? frame.subject;
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
    by: group.role === "id" ? one(random, owner) : fieldText(random, group, false),
    many: many(random, frame.subject),
  };
  return {
    frame: next,
    text: say(
      random,
      ":5 which one has the {best} | :4 which {by} has the {best} | :4 which {by} has the {best} {many} | :2 which (of {those}|one) has the {best} {many} | :2 {show} the one with the {best} [{many}] | :2 which [one|{by}] is [the] {common} | :2 what is the {common} one | :1 who has the {best} | :1 {show} the {by} with the {best} [{many}] | :1 what is the {common} {by} | :1 which {by} has more {many} than any other",
      parts,
    ),
    label: "superlative",
  };
}

export function havingMove({ random, world, frame }: MoveContext): Move | undefined {
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
    bys: group.role === "id" ? many(random, owner) : fieldText(random, group, true),
  };
  if (frame.having !== undefined)
    return {
      frame: next,
      text: say(
        random,
        ":3 {howabout} {n} | :2 {howabout} those with {n} | :2 which [ones] have {n} [{many}] | :1 {n}",
        parts,
      ),
      label: "replace",
    };
  return {
    frame: next,
    text: say(
      random,
      ":5 which (ones|of {those}) have {n} [{many}] | :4 which {bys} have {n} [{many}] | :3 {show} (those|the ones|only those) (with|that have|having) {n} [{many}] | :2 {only} (those|the ones) with {n} [{many}] | :2 {show} [the] {bys} (with|that have) {n} {many} | :1 {only} {bys} with {n} {many}",
      parts,
    ),
    label: "add",
  };
}
