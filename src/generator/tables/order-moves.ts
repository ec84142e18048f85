// Moves that order the rows and pick the first of them.

import { orderable, titleItems } from "./choose.ts";
import { superlativeOf } from "./common-verbs.ts";
import { type Frame, isAggregate, plainFrame } from "./frame.ts";
import { columnsOf, type FrameMove, type MoveContext } from "./move.ts";
import { fieldText, many, one, say } from "./say.ts";
import { directionText, limitText, superlativeParts } from "./say-order.ts";

export function orderMove({ random, frame }: MoveContext): FrameMove | undefined {
  if (
    isAggregate(frame) ||
    frame.order !== undefined ||
    frame.set !== undefined ||
    frame.group !== undefined
  )
    return undefined;
  const shown = columnsOf(frame).filter((field) => field.table === frame.subject.key);
  const fields = [...orderable(frame.subject), ...shown, ...frame.subject.titles];
  if (fields.length === 0) return undefined;
  const by = random.pick(fields);
  const order = { by, descending: random.next() < 0.5 };
  const implicit = shown.length === 1 && shown[0] === by && random.next() < 0.4;
  const parts = {
    by: fieldText(random, by, false),
    direction: directionText(random, order) || (implicit ? say(random, "{asc}") : ""),
    many: many(random, frame.subject),
  };
  const text = implicit
    ? say(
        random,
        ":3 (sort|order) {those} {direction} | :2 {show} {those} {direction} | :1 {direction} | :1 list {those} {direction}",
        parts,
      )
    : say(
        random,
        ":5 (sort|order|rank|arrange) {those} by [their|the] {by} {direction} | :2 (sort|order) (the results|the list) by {by} {direction} | :2 {show} {those} {direction} of [their] {by} | :2 list {those} by {by} {direction} | :2 (sort|order) {those} {direction} of [their] {by} | :1 by {by} {direction} | :1 (sorted|ordered) by {by} {direction} | :1 can you (sort|order) {those2} {many} by {by} {direction}",
        parts,
      );
  return {
    frame: { ...frame, order, ...(frame.distinct && { distinct: false }) },
    text,
  };
}

export function turnOrderMove({ random, frame }: MoveContext): FrameMove | undefined {
  const { order, limit } = frame;
  if (order === undefined) return undefined;
  const next = { ...frame, order: { ...order, descending: !order.descending } };
  if (limit === undefined)
    return {
      frame: next,
      text: say(
        random,
        ":3 {howabout} {d} | :2 {d} | :2 {d} instead | :1 (reverse|flip) the order",
        { d: say(random, order.descending ? "{asc}" : "{desc}") },
      ),
    };
  const word =
    order.by === "count"
      ? order.descending
        ? "(least|fewest|least common|least popular)"
        : "(most|most common|most popular)"
      : order.descending
        ? "{lowest}"
        : "{highest}";
  return {
    frame: next,
    text: say(
      random,
      `:4 {howabout} the ${word} [one] | :1 and the ${word} | :1 which (has|have) the ${word}`,
    ),
  };
}

/** "which one has the highest price", "the top three". */
export function bestMove({ random, frame }: MoveContext): FrameMove | undefined {
  if (frame.group !== undefined || frame.set !== undefined || frame.limit !== undefined)
    return undefined;
  const counted = isAggregate(frame);
  const given =
    frame.order?.by !== undefined && frame.order.by !== "count" && !("aggregate" in frame.order.by)
      ? frame.order.by
      : undefined;
  const fields = given === undefined ? orderable(frame.subject) : [given];
  if (fields.length === 0) return undefined;
  const by = random.pick(fields);
  const descending = given === undefined ? random.next() < 0.7 : (frame.order?.descending ?? true);
  const limit = random.next() < 0.8 ? 1 : 2 + random.below(6);
  const items =
    counted || frame.items[0]?.kind === "all"
      ? random.next() < 0.5 || counted
        ? titleItems(random, frame.subject)
        : frame.items
      : frame.items;
  const next: Frame = { ...plainFrame(frame), items, order: { by, descending }, limit };
  const parts = {
    ...superlativeParts(random, by.role === "year" || by.role === "date", descending),
    by: fieldText(random, by, false),
    k: limitText(random, limit),
    one: one(random, frame.subject),
    many: many(random, frame.subject),
    names: fieldText(random, by, true),
  };
  if (given !== undefined && random.next() < 0.6)
    return {
      frame: next,
      text:
        limit === 1
          ? say(
              random,
              ":3 which [one] is [at] the top [one] | :2 {only} [show] the (first|top) [one] | :2 {show} the top one | :1 what is the first [one|result]",
              parts,
            )
          : say(
              random,
              ":3 {howabout} [the] top {k} | :2 {only} [show] [the] (top|first) {k} | :2 {show} the (top|first) {k}",
              parts,
            ),
    };
  const adjective = superlativeOf(random, by, descending);
  if (adjective !== undefined && random.next() < 0.45) {
    const said =
      limit === 1
        ? ":3 which (one|of {those}) is the {adjective} | :2 who is the {adjective} | :2 {show} the {adjective} one | :2 {howabout} the {adjective} [one] | :1 which {one} is the {adjective} | :1 what is the {adjective} one"
        : ":2 {show} the {k} {adjective} [ones] | :1 which {k} are the {adjective}";
    return { frame: next, text: say(random, said, { ...parts, adjective }) };
  }
  const text =
    limit === 1
      ? say(
          random,
          ":6 which (one|of {those}) has the {best} {by} | :4 which {one} has the {best} {by} | :3 who has the {best} {by} | :3 {show} the one with the {best} {by} | :2 what is the one with [the] {best} {by} | :2 {howabout} the one with the {best} {by} | :2 {only} [show] the one with the {best} {by} | :2 among {those} , which [one] has the {best} {by} | :1 the {best} {by} | :1 which one had the {best} {names} | :1 {show} the {one} with [the] {best} {by}",
          parts,
        )
      : say(
          random,
          ":3 {show} the {k} with the {best} {by} | :2 which {k} have the {best} {by} | :2 {show} the top {k} by {by} | :2 among {those} , {show} the {k} {many} with the {best} {by}",
          parts,
        );
  return { frame: next, text };
}
