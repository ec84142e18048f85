// Moves that count, sum up and drop repeats.
import { amountsOf } from "./choose.ts";
import { type Frame, isAggregate, plainFrame } from "./frame.ts";
import { someAggregate } from "./group-questions.ts";
import { columnsOf, type FrameMove, type MoveContext } from "./move.ts";
import { aggregateWord, fieldText, many, say } from "./say.ts";

export function countMove({ random, frame }: MoveContext): FrameMove | undefined {
  if (
    isAggregate(frame) ||
    frame.group !== undefined ||
    frame.limit !== undefined ||
    frame.set !== undefined
  )
    return undefined;
  const column = columnsOf(frame)[0];
  const distinct = frame.distinct === true && column !== undefined && frame.items.length === 1;
  const next: Frame = {
    ...plainFrame(frame),
    items: distinct
      ? [{ kind: "field", field: column, aggregate: "COUNT", distinct: true }]
      : [{ kind: "count" }],
  };
  const parts = {
    many: many(random, frame.subject),
    names: column === undefined ? "" : fieldText(random, column, true),
  };
  const text = say(
    random,
    distinct
      ? ":5 how many (different|distinct|) [{names}] are there | :2 count {those} | :1 how many of {those} are there | :1 how many (different|distinct) ones"
      : ":6 how many [of {those}] are there | :4 how many {many} are there | :3 how many of {those} are there | :3 count {those} | :2 how many | :2 how many (such|of these|of those) {many} [are there] | :2 what is the [total] number of {those2} {many} | :1 how many in total | :1 {show} the number of {those2} {many} | :1 count the number of {those} | :1 what is the count | :1 how many results | :1 how many {many} in total",
    parts,
  );
  return { frame: next, text };
}

export function aggregateMove({ random, frame }: MoveContext): FrameMove | undefined {
  if (frame.group !== undefined || frame.limit !== undefined || frame.set !== undefined)
    return undefined;
  const shown = columnsOf(frame).filter((field) => field.role === "amount");
  const before = frame.items[0];
  const same =
    before?.kind === "field" && before.aggregate !== undefined && before.aggregate !== "COUNT"
      ? before
      : undefined;
  const field =
    same?.field ??
    shown[0] ??
    (amountsOf(frame.subject).length > 0 ? random.pick(amountsOf(frame.subject)) : undefined);
  if (field === undefined) return undefined;
  const name = someAggregate(random);
  if (same?.aggregate === name) return undefined;
  const implicit =
    (same !== undefined || (shown.length === 1 && frame.items.length === 1)) && random.next() < 0.5;
  const parts = {
    word: aggregateWord(random, name),
    by: fieldText(random, field, false),
    many: many(random, frame.subject),
  };
  const text = implicit
    ? say(
        random,
        ":4 what is the {word} | :3 {howabout} the {word} | :2 what about the {word} (value|one|) | :1 and the {word}",
        parts,
      )
    : say(
        random,
        ":6 what is {their} {word} {by} | :3 {show} [their|the] {word} {by} | :3 what is the {word} {by} of {those2} {many} | :3 {howabout} [their|the] {word} {by} | :2 what is the {word} {by} [(of|for|among) {those}] | :1 (find|calculate|compute) {their} {word} {by}",
        parts,
      );
  return {
    frame: { ...plainFrame(frame), items: [{ kind: "field", field, aggregate: name }] },
    text,
  };
}

export function distinctMove({ random, frame }: MoveContext): FrameMove | undefined {
  const columns = columnsOf(frame);
  if (
    frame.distinct === true ||
    isAggregate(frame) ||
    columns.length !== 1 ||
    columns[0] === undefined ||
    frame.group !== undefined ||
    frame.set !== undefined ||
    frame.order !== undefined
  )
    return undefined;
  return {
    frame: { ...frame, distinct: true },
    text: say(
      random,
      ":3 {show} {only} the (distinct|different|unique) ones | :2 {only} the (different|distinct|unique) {names} | :2 {show} (different|distinct|unique) {names} | :1 remove [the] duplicates | :1 without (duplicates|repeats|repetition) | :1 what are the (distinct|different|unique) (ones|values|{names})",
      { names: fieldText(random, columns[0], true) },
    ),
  };
}
