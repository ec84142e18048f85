// Moves that put two sets of rows together, or let one go: both, either, wider, except.
import { conditionOn, someCondition } from "./choose-condition.ts";
import { type Frame, isAggregate, plainFrame, sameItems } from "./frame.ts";
import type { FrameMove, MoveContext } from "./move.ts";
import { itemsText, many, say } from "./say.ts";
import { afterNoun } from "./say-conditions.ts";

/** "which belong to both", after a value was replaced. */
export function bothMove({ random, world, frame, history }: MoveContext): FrameMove | undefined {
  const before = history.at(-2);
  const [own] = frame.where;
  const [old] = before?.where ?? [];
  if (
    before === undefined ||
    own?.kind !== "compare" ||
    frame.where.length !== 1 ||
    frame.group !== undefined ||
    frame.order !== undefined ||
    frame.set !== undefined ||
    isAggregate(frame) ||
    frame.items[0]?.kind === "all"
  )
    return undefined;
  const replaced =
    old?.kind === "compare" &&
    old.field === own.field &&
    old.said !== own.said &&
    before.where.length === 1 &&
    before.subject === frame.subject &&
    sameItems(before, frame);
  if (replaced) {
    const union = random.next() < 0.25;
    const next: Frame = {
      ...before,
      set: { op: union ? "UNION" : "INTERSECT", other: plainFrame(frame) },
    };
    const parts = {
      items: itemsText(random, world, frame, true),
      many: many(random, frame.subject),
    };
    return {
      frame: next,
      text: union
        ? say(
            random,
            ":2 (combine|merge) (both|them|the two|those) | :2 {show} (either|both of them together) | :1 what are the {items} in either (group|list)",
            parts,
          )
        : say(
            random,
            ":3 which {items} (are in|belong to|appear in) both | :3 {show} [the] {items} that (belong to|are in|appear in) both [groups|lists] | :2 which (ones|of {those}) are in both | :2 which ones (satisfy|have|fulfill|meet) both | :1 who (has|have|is in) both | :1 what are the {items} (in common|shared by both)",
            parts,
          ),
    };
  }
  const second = conditionOn(random, own.field);
  if (
    second?.kind !== "compare" ||
    second.op === "!=" ||
    second.said === own.said ||
    own.op === "!="
  )
    return undefined;
  const next: Frame = {
    ...frame,
    set: { op: "INTERSECT", other: { ...plainFrame(frame), where: [second] } },
  };
  const parts = {
    cond: afterNoun(random, world, frame.subject, second),
    items: itemsText(random, world, frame, true),
    many: many(random, frame.subject),
  };
  return {
    frame: next,
    text: say(
      random,
      ":3 which (ones|of {those}) also have (those|{many}) {cond} | :3 {whichof} [are|have] also {cond} | :2 among {those} , which [ones] also [have] {cond} | :1 {show} {only} the {items} that also have {many} {cond}",
      parts,
    ),
  };
}

/** "also show the ones below 100": these or those. */
export function eitherMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const last = frame.where.at(-1);
  if (frame.where.length !== 1 || last?.kind !== "compare" || frame.set !== undefined)
    return undefined;
  const second =
    random.next() < 0.75
      ? conditionOn(random, last.field)
      : someCondition(random, world, frame.subject, 0);
  if (second?.kind !== "compare" || (second.field === last.field && second.said === last.said))
    return undefined;
  const parts = {
    cond: afterNoun(random, world, frame.subject, second),
    bare: second.said,
    many: many(random, frame.subject),
  };
  const bare =
    second.field === last.field && second.op === last.op
      ? " | :3 {howabout} {bare} as well | :2 (include|add) {bare} [too] | :1 or {bare}"
      : "";
  return {
    frame: { ...frame, where: [{ kind: "either", of: [last, second] }] },
    text: say(
      random,
      `:4 {also} (show|include|list|add) (those|the ones|{many}) {cond} | :2 (include|add) [the] {many} {cond} (as well|too|) | :1 or {cond} | :1 {also} {cond}${bare}`,
      parts,
    ),
  };
}

/** "show all of them again, whatever their country". */
export function widenMove({ random, frame }: MoveContext): FrameMove | undefined {
  if (frame.where.length === 0 || frame.set !== undefined) return undefined;
  return {
    frame: { ...frame, where: [] },
    text: say(
      random,
      ":3 {howabout} all [of the] {many} | :2 {show} (it|that|them) for all {many} | :2 {howabout} (overall|in total|in general) | :1 {show} all {many} instead | :1 for all {many} | :1 not only those , all {many}",
      { many: many(random, frame.subject) },
    ),
  };
}

/** "show all of them except those": what the conditions leave out. */
export function exceptMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const plain = frame.group === undefined && frame.set === undefined && frame.limit === undefined;
  const columns = frame.items.every(
    (item) => item.kind === "field" && item.aggregate === undefined,
  );
  if (!plain || !columns || frame.where.length !== 1 || frame.order !== undefined) return undefined;
  if (frame.where.some((one) => one.kind === "none")) return undefined;
  const { subject, items } = frame;
  const next: Frame = {
    subject,
    items,
    where: [],
    set: { op: "EXCEPT", other: plainFrame(frame) },
  };
  const parts = { items: itemsText(random, world, frame, true), many: many(random, subject) };
  const text = say(
    random,
    ":3 {show} all {items} except [for] (those|these|them) | :2 {show} [all] [the] other {items} | :2 which {many} are not (one of them|in there|among them|in that list) | :2 {howabout} the (others|other {many}|rest) | :1 {show} the {items} of the (others|other {many}|rest) | :1 which {items} are not (one of them|in there|in that list) | :1 {show} the ones that are not | :2 which (ones|{many}|) (are|do|did|have) not | :1 [and] who (are|do|did|have|is|does|has) not | :2 {howabout} (those|the ones|{many}) (that|who) (are|do|did|have) not",
    parts,
  );
  return { frame: next, text };
}
