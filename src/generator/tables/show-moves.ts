// Moves that change what is shown: other columns, more columns, the rows of a related table.

import { amountsOf, someItems, someRelated, someShown, titleItems } from "./choose.ts";
import { someVerb } from "./common-verbs.ts";
import { type AggregateName, type Frame, type Item, sameItems } from "./frame.ts";
import { askOfThose } from "./interrogatives.ts";
import { columnsOf, type FrameMove, type MoveContext, showing } from "./move.ts";
import { aggregateWord, fieldText, itemsText, many, one, say } from "./say.ts";
import type { Subject } from "./world.ts";

/** "what are their names", "show only the ids". */
export function showMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  if (frame.group !== undefined && frame.limit === undefined && frame.having === undefined)
    return undefined;
  const roll = random.next();
  const owner =
    frame.group?.rowKey === true
      ? (world.byTable.get(frame.group.table) ?? frame.subject)
      : frame.subject;
  if (frame.group !== undefined && !frame.group.rowKey) return undefined;
  const other =
    roll < 0.85 || frame.group !== undefined
      ? undefined
      : someRelated(random, world, frame.subject);
  const items =
    roll < 0.4
      ? titleItems(random, owner)
      : other === undefined
        ? someItems(random, owner)
        : someItems(random, other).slice(0, 2);
  const next = showing(frame, roll > 0.96 ? [{ kind: "all" }] : items);
  if (sameItems(next, frame)) return undefined;
  const single = frame.limit === 1 || random.next() < 0.15;
  const parts = {
    items: itemsText(random, world, next, !single),
    many: many(random, frame.subject),
    one: one(random, frame.subject),
  };
  const ofOne = frame.where.some(
    (one) => one.kind === "compare" && one.op === "=" && one.field.role === "name",
  );
  const [asked] = next.items;
  if (
    next.items.length === 1 &&
    asked?.kind === "field" &&
    asked.aggregate === undefined &&
    random.next() < 0.2
  ) {
    const text = askOfThose(random, asked.field);
    if (text !== undefined) return { frame: next, text };
  }
  const their = say(
    random,
    ofOne || frame.limit === 1 ? "its|his|her|their|his or her|:2 its" : "{their}",
  );
  const text = say(
    random,
    ":9 what (are|is) {their} {items} | :8 {show} {their} {items} | :4 {show} [the] {items} of {those2} {many} | :3 {show} the {items} (of|for) {those} | :3 {only} [show|give me] [the|their] {items} | :2 {only} [show|list] [the] {items} of {those2} {many} | :3 what are the {items} of {those2} {many} | :2 what about [their|the] {items} | :2 {items} | :2 {howabout} [their|its] {items} | :2 give [me] [just] the {items} [please] | :2 {show} {items} instead | :1 {those2} {many}' {items} | :1 {show} me only [the] {items} | :1 what {items} (do|does) (they|it) have | :1 list [out] {items}",
    { ...parts, their },
  );
  return { frame: next, text };
}

/** "also show the age". */
export function addItemsMove(context: MoveContext): FrameMove | undefined {
  const { random, world, frame } = context;
  const first = frame.items[0];
  if (first?.kind === "all" || first?.kind === "count" || frame.items.length > 3) return undefined;
  if (frame.group !== undefined && !frame.group.rowKey) {
    const grouped = addToGroup(context);
    if (grouped !== undefined) return grouped;
    if (frame.items.length !== 1 || first?.kind !== "field" || first.aggregate !== undefined)
      return undefined;
    return {
      frame: { ...frame, items: [...frame.items, { kind: "count" }] },
      text: say(
        random,
        ":3 {also} show [the|their] (number|count|counts) [of {many}] [(for|in|of) {each}] | :1 how many {many} (do|does) {each} have | :1 {also} (show|list) how many",
        { many: many(random, frame.subject) },
      ),
    };
  }
  if (first?.kind === "field" && first.aggregate !== undefined) {
    const name = random.pick<AggregateName>(["AVG", "MAX", "MIN", "SUM"]);
    if (
      frame.items.some((item) => item.kind === "field" && item.aggregate === name) ||
      first.aggregate === "COUNT" ||
      frame.group !== undefined
    )
      return undefined;
    const items: Item[] = [...frame.items, { kind: "field", field: first.field, aggregate: name }];
    return {
      frame: { ...frame, items },
      text: say(
        random,
        ":4 {also} show [their|the] {word} [{name}] | :2 what about [the] {word} [{name}] as well | :2 {also} (give me|list|include|add) the {word} [{name}] | :1 and the {word}",
        { word: aggregateWord(random, name), name: fieldText(random, first.field, false) },
      ),
    };
  }
  const owner =
    frame.group?.rowKey === true
      ? (world.byTable.get(frame.group.table) ?? frame.subject)
      : frame.subject;
  const open = frame.group === undefined && frame.set === undefined && random.next() < 0.3;
  const from = (open ? someRelated(random, world, frame.subject) : undefined) ?? owner;
  const field = someShown(
    random,
    from.fields.filter((one) => !columnsOf(frame).includes(one)),
  );
  if (field === undefined) return undefined;
  const counted = frame.items.at(-1)?.kind === "count";
  const items: Item[] = counted
    ? [...frame.items.slice(0, -1), { kind: "field", field }, { kind: "count" }]
    : [...frame.items, { kind: "field", field }];
  const next = frame.set === undefined ? { ...frame, items } : showing(frame, items);
  const parts = {
    items: itemsText(
      random,
      world,
      { ...next, items: [{ kind: "field", field }] },
      random.next() < 0.6,
    ),
    many: many(random, frame.subject),
  };
  return {
    frame: next,
    text: say(
      random,
      ":7 {also} (show|list|give|include|add|return|provide|give me|show me|tell me) [their|the] {items} | :2 {show} [their|the] {items} (as well|too|also) | :2 (include|add) [their|the] {items} | :2 what about [their|the] {items} as well | :2 and [their|the] {items} | :1 what are their {items} as well | :1 {also} [what are] the {items} of {those2} {many} | :1 can you add [their|the] {items} [to the list|to that] | :1 for {those} , {also} show [the] {items}",
      parts,
    ),
  };
}

/** "also show their average age", after a count for each; or the other way round. */
function addToGroup({ random, frame }: MoveContext): FrameMove | undefined {
  const total = frame.items.some((item) => item.kind === "field" && item.aggregate !== undefined);
  const counted = frame.items.some((item) => item.kind === "count");
  const amounts = amountsOf(frame.subject).filter((field) => field !== frame.group);
  if (total === counted || (!total && amounts.length === 0)) return undefined;
  if (total)
    return {
      frame: { ...frame, items: [...frame.items, { kind: "count" }] },
      text: say(
        random,
        ":3 {also} (show|list|count|find) the number of {many} [(for|in|of) {each}] | :1 and how many {many} | :1 how many {many} are there (for|in) {each} as well",
        { many: many(random, frame.subject) },
      ),
    };
  const field = random.pick(amounts);
  const aggregate = random.pick<AggregateName>(["AVG", "MAX", "MIN", "SUM"], [3, 1, 1, 1.5]);
  return {
    frame: { ...frame, items: [...frame.items, { kind: "field", field, aggregate }] },
    text: say(
      random,
      ":3 {also} (show|list|find|include) [the|their] {word} {name} [(for|of|in) {each}] | :2 (include|add) [the|their] {word} {name} [as well|too] | :1 what about [the|their] {word} {name} as well",
      { word: aggregateWord(random, aggregate), name: fieldText(random, field, false) },
    ),
  };
}

/** "show the weddings of those people": the same conditions, seen from a related table. */
export function relatedMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  if (
    frame.group !== undefined ||
    frame.set !== undefined ||
    frame.limit !== undefined ||
    frame.where.some((condition) => condition.kind === "none")
  )
    return undefined;
  const other = someRelated(random, world, frame.subject);
  if (other === undefined) return undefined;
  const counted = random.next() < 0.3;
  const titled = random.next() < 0.6;
  const items: Item[] = counted
    ? [{ kind: "count" }]
    : titled
      ? titleItems(random, other)
      : someItems(random, other).slice(0, 2);
  const next: Frame = { subject: other, items, where: frame.where, through: [frame.subject.key] };
  const parts = {
    others: many(random, other),
    many: many(random, frame.subject),
    items: itemsText(random, world, next, true),
    one: one(random, other),
    own: one(random, frame.subject),
  };
  const verbs = {
    verb: someVerb(random, "plain"),
    verbed: someVerb(random, "past"),
    verbing: someVerb(random, "ing"),
  };
  const text = counted
    ? say(
        random,
        ":3 how many {others} (do|does|did) (they|it|he|she|those {many}) (have|{verb}) | :2 how many {others} are there (for|of|in) {those} | :1 count {their} {others} | :3 how many {others} (are|is|were) {verbing} (there|in there|it|them|{those2} {many}|that {own}) | :1 how many {others} {verb} {those2} {many} | :2 (find|show|what is) the [total] number of {others} (of|for|in|{verbing}) ({those2} {many}|that {own}|them)",
        { ...parts, ...verbs },
      )
    : say(random, relatedText(other, titled), { ...parts, ...verbs });
  return { frame: next, text };
}

/** By their noun alone only what they are called is meant. */
function relatedText(other: Subject, titled: boolean): string {
  const asked =
    ":3 {show} the {items} of {their} {others} | :3 what are the {items} of {their} {others} | :2 {show} [the] {items} of [the] {others} (for|of|in|{verbing}) ({those}|{those2} {many}|that {own}|it)";
  if (!titled) return asked;
  const who = other.people
    ? ":4 who {verbed} {those2} {many} | :2 {show} [the] {others} (who|that) {verbed} {those2} {many} |"
    : ":2 where (do|does|did) (he|she|they|it) {verb} | :2 (which|what) {one} (do|does|did) (he|she|they|it) {verb} |";
  return `${who} :4 what are {their} {others} | :3 {show} {their} {others} | :3 which {others} do they have | :2 {show} the {others} of {those2} {many} | :2 what {others} are they in | :1 {howabout} {their} {others} | :2 {show} all [of] the {others} [that] (it has|they have) | :2 what are {those2} {others} | ${asked}`;
}
