// Moves that make the rows meant fewer, or others: a condition more, another value, none, above average.
import { amountsOf, titleItems } from "./choose.ts";
import { conditionOn, someCondition } from "./choose-condition.ts";
import { type Frame, type FrameCondition, isAggregate } from "./frame.ts";
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
    return { frame: next, text: say(random, about, parts) };
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
  return { frame: next, text };
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
    return { frame: { ...frame, where }, text: say(random, not, said) };
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
  return { frame: next, text };
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
  return { frame: next, text };
}
