// What a move is made of, and the frames that several moves build.
import type { Random } from "../../random.ts";
import { type Frame, type Item, isAggregate, plainFrame } from "./frame.ts";
import type { Field, World } from "./world.ts";

export type FrameMove = { readonly frame: Frame; readonly text: string };

export type MoveContext = {
  readonly random: Random;
  readonly world: World;
  readonly frame: Frame;
  readonly history: readonly Frame[];
};

export const columnsOf = (frame: Frame): Field[] =>
  frame.items.flatMap((item) =>
    item.kind === "field" && item.aggregate === undefined ? [item.field] : [],
  );

/** The rows so far, with other columns; ordering stays, grouping by a row stays. */
export function showing(frame: Frame, items: readonly Item[]): Frame {
  const { group, set } = frame;
  if (set !== undefined)
    return { ...frame, items, set: { ...set, other: { ...set.other, items } } };
  const fits =
    group !== undefined &&
    items.every(
      (item) =>
        item.kind === "field" &&
        (item.field.key === group.key || (group.rowKey && item.field.table === group.table)),
    );
  if (fits) return { ...frame, items };
  if (group === undefined && !isAggregate(frame))
    return { ...frame, items, ...(frame.distinct && { distinct: false }) };
  return { ...plainFrame(frame), items };
}
