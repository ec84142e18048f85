// Moves that change which rows are meant: narrower, another value, wider, both of two.
import { amountsOf, conditionOn, someCondition, titleItems } from "./choose.ts";

import { type Frame, type FrameCondition, isAggregate, plainFrame, sameItems } from "./frame.ts";
import type { FrameMove, MoveContext } from "./move.ts";
import { noneOf } from "./presence-questions.ts";
import { fieldText, itemsText, many, one, say } from "./say.ts";
import { afterNoun } from "./say-conditions.ts";

/** "which of those are from France", "only the ones above 40". */
export function narrowMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  if (
    frame.where.length > 1 ||
    frame.set !== undefined ||
    frame.having !== undefined ||
    frame.limit !== undefined
  )
    return undefined;
  const condition = someCondition(random, world, frame.subject, 0.25);
  if (condition === undefined || (frame.where.length > 0 && condition.kind === "either"))
    return undefined;
  // Said of the column that was already spoken of, it takes the place of what was said before.
  const kept = frame.where.filter(
    (one) => !("field" in one && "field" in condition && one.field === condition.field),
  );
  const next = { ...frame, where: [...kept, condition] };
  const parts = {
    cond: afterNoun(random, world, frame.subject, condition),
    many: many(random, frame.subject),
    items:
      frame.items[0]?.kind === "field"
        ? itemsText(random, world, frame, true)
        : many(random, frame.subject),
  };
  const counting = frame.items[0]?.kind === "count";
  if (isAggregate(frame) && !counting) {
    const about =
      ":4 {howabout} (those|the ones|) {cond} | :3 {howabout} {many} {cond} | :2 (just|only) for (those|the ones|{many}) {cond} | :1 {cond} | :1 {only} consider (those|{many}) {cond}";
    return { frame: next, text: say(random, about, parts), label: "add" };
  }
  const text = counting
    ? say(
        random,
        ":4 how many of {those} {cond} | :3 how many {cond} | :2 {howabout} {those2} {cond} | :2 how many of {those2} {many} {cond} | :2 what about {cond} | :2 among {those} , how many [are] {cond} | :1 count {only} {those2} {cond} | :2 how many {many} {cond}",
        parts,
      )
    : say(
        random,
        ":5 {whichof} [are] {cond} | :3 [only] keep (those|the ones|{many}) {cond} | :5 {show} {only} (those|the ones|these) {cond} | :4 {only} (those|the ones|show those|show the ones|list those) {cond} | :3 {howabout} (those|the ones|just those|) {cond} | :3 which {many} [are] {cond} | :3 {show} [the] {many} {cond} | :2 {only} {cond} | :2 {cond} | :2 {only} [show|list|include|keep] {many} {cond} | :2 among {those} , {show} (those|the ones) {cond} | :2 {howabout} {many} {cond} | :2 {show} [the] {items} of (those|the ones) {cond} | :1 filter {those} to (those|the ones) {cond} | :1 limit (it|the results) to (those|the ones) {cond} | :1 of {those} , {show} (those|the ones) {cond} | :1 are there any {cond} | :1 what about for {many} {cond}",
        parts,
      );
  return { frame: next, text, label: "add" };
}

/** "how about France?". */
export function valueMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const last = frame.where.at(-1);
  if (
    last === undefined ||
    last.kind === "none" ||
    last.kind === "either" ||
    last.kind === "average" ||
    last.kind === "full-name" ||
    frame.set !== undefined
  )
    return undefined;
  const named = last.kind === "compare" && last.op === "=" && !last.field.numeric;
  if (named && random.next() < 0.12) {
    const other: FrameCondition = { ...last, op: "!=" };
    const where = [...frame.where.slice(0, -1), other];
    const not =
      ":3 {howabout} not {value} | :2 {howabout} (those|the ones|{many}) [that are|who are] not {value} | :2 {howabout} (those|the ones) other than {value} | :1 {howabout} non {value}";
    const said = { value: last.said, many: many(random, frame.subject) };
    return { frame: { ...frame, where }, text: say(random, not, said), label: "replace" };
  }
  let condition: FrameCondition | undefined;
  for (let tries = 0; tries < 6 && condition === undefined; tries++) {
    const found = conditionOn(random, last.field);
    if (
      found?.kind === last.kind &&
      (found.kind !== "compare" || (last.kind === "compare" && found.said !== last.said))
    )
      condition = found;
  }
  if (condition === undefined) return undefined;
  const next = { ...frame, where: [...frame.where.slice(0, -1), condition] };
  const bare =
    condition.kind === "compare" && last.kind === "compare" && last.op === condition.op
      ? condition.said
      : undefined;
  const parts = {
    cond: afterNoun(random, world, frame.subject, condition),
    bare: bare ?? "",
    many: many(random, frame.subject),
    name: fieldText(random, last.field, false),
    items: itemsText(random, world, frame, true),
  };
  const text =
    bare !== undefined && random.next() < 0.55
      ? say(
          random,
          ":6 {howabout} {bare} | :2 {howabout} (for|in|of|with|from|at) {bare} | :1 {bare} | :1 (for|in|from) {bare} | :1 {howabout} {name} {bare} | :1 (change|make) (it|that) [to] {bare} | :1 {howabout} that of {bare} | :1 and {bare} | :1 show (it|that) for {bare} [instead]",
          parts,
        )
      : say(
          random,
          ":4 {howabout} (those|the ones|) {cond} | :3 {howabout} {many} {cond} | :2 {cond} | :2 {cond} instead | :2 {show} (those|the ones) {cond} instead | :1 {show} the {items} of {many} {cond} | :1 and {cond}",
          parts,
        );
  return { frame: next, text, label: "replace" };
}

export function noneMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const condition = noneOf(random, world, frame.subject);
  if (
    condition?.kind !== "none" ||
    frame.group !== undefined ||
    frame.set !== undefined ||
    frame.limit !== undefined ||
    frame.where.length > 0 ||
    (isAggregate(frame) && frame.items[0]?.kind !== "count")
  )
    return undefined;
  const next = { ...frame, where: [condition] };
  const parts = {
    cond: afterNoun(random, world, frame.subject, condition),
    kids: many(random, condition.child),
    kid: one(random, condition.child),
    many: many(random, frame.subject),
  };
  return {
    frame: next,
    text: say(
      random,
      ":3 which (ones|of {those}) have no {kids} | :3 which (ones|of {those}) (do|did) not have any {kids} | :2 {howabout} (those|the ones) {cond} | :2 {only} (those|the ones) {cond} | :2 {show} (those|the ones) {cond} | :2 which {many} (have|had) no {kids} | :1 which (ones|of {those}) are not in any {kid} | :1 {show} {many} {cond} | :1 which do not have (a|any) {kid}",
      parts,
    ),
    label: "add",
  };
}

/** "which ones are above that", after an average or a list of amounts. */
export function averageMove({ random, world, frame }: MoveContext): FrameMove | undefined {
  const first = frame.items[0];
  if (
    frame.where.length > 0 ||
    frame.group !== undefined ||
    frame.set !== undefined ||
    frame.limit !== undefined
  )
    return undefined;
  const asked =
    first?.kind === "field" &&
    (first.aggregate === "AVG" || first.aggregate === "MAX" || first.aggregate === "MIN")
      ? first
      : undefined;
  const amounts = amountsOf(frame.subject);
  const field = asked?.field ?? (amounts.length > 0 ? random.pick(amounts) : undefined);
  if (field === undefined || field.table !== frame.subject.key) return undefined;
  const condition: FrameCondition = {
    kind: "average",
    field,
    op: random.next() < 0.7 ? ">" : "<",
    pick: "AVG",
  };
  if (asked !== undefined && asked.aggregate !== "AVG") return undefined;
  const items = isAggregate(frame)
    ? random.next() < 0.3
      ? [{ kind: "all" as const }]
      : titleItems(random, frame.subject)
    : frame.items;
  const next: Frame = { subject: frame.subject, items, where: [condition] };
  const parts = {
    cond: afterNoun(random, world, frame.subject, condition),
    cmp: say(random, condition.op === ">" ? "{above}" : "{below}"),
    many: many(random, frame.subject),
    items: itemsText(random, world, next, true),
    by: fieldText(random, field, false),
  };
  const text =
    asked === undefined
      ? say(
          random,
          ":3 {whichof} [are] {cond} | :2 {show} (those|the ones) {cond} | :2 {only} (those|the ones) {cond}",
          parts,
        )
      : say(
          random,
          ":3 which {many} (have|are) {cmp} (that|this|the average|average) | :3 {show} [the] {items} of {many} {cmp} (that|this|the average|average) | :2 which ones are {cmp} (that|this|average|the average) | :2 {show} {many} with [a] {by} {cmp} (that|this|the average|average) | :2 {show} [the] {items} of (those|the ones|{many}) {cond} | :1 which {many} have [a] {by} {cmp} (that|the average)",
          parts,
        );
  return { frame: next, text, label: "add" };
}

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
      label: "reference",
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
    label: "add",
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
    label: "add",
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
    label: "remove",
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
  return { frame: next, text, label: "replace" };
}
