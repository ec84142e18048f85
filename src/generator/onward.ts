// From where the last trip ended: the next leg ("and from there to denver"), or whatever leaves from there.
import { addedTo } from "./change.ts";
import {
  asking,
  type Moment,
  type Move,
  mainOf,
  slotNamed,
  surroundings,
  targetsOf,
  trySay,
} from "./context.ts";
import { type Declared, declared, drop, type Filled, fill, retarget, slotsOf } from "./slots.ts";
import { movedTo, sometimesThatDay } from "./swap.ts";
import { fillSlot, sayAgain, valuesIn } from "./values.ts";

/** The place where the last trip ended, as that where the next one begins. */
function newStart(context: Moment): Filled | undefined {
  const { swap } = context.machine.domain;
  const end = swap && slotsOf(context.query).get(swap.slots[1]);
  const start = end && movedTo(context, swap.slots[0], end);
  return start && sayAgain(start, surroundings(context));
}

/** The next leg: its start is where the last one ended, and is mostly not named again. */
export function onwardMove(context: Moment): Move | undefined {
  const { machine, random, query } = context;
  const { swap } = machine.domain;
  const start = newStart(context);
  const slot = swap && slotNamed(context, swap.slots[1]);
  if (
    swap?.onward === undefined ||
    query === undefined ||
    start === undefined ||
    slot === undefined
  )
    return undefined;
  const end = fillSlot(slot, surroundings(context), { avoid: valuesIn(slotsOf(query)) });
  const before = mainOf(context, query);
  const leg = declared(before.target, [start, end]);
  const added = sometimesThatDay(context, random.next() < 0.7 ? addedTo(context, leg) : []);
  const text = trySay(context, swap.onward, { query: leg, express: [end, ...added] });
  if (text === undefined) return undefined;
  const keeping = (names: Iterable<string>): Declared => {
    const slots = [...names].flatMap((name) => slotsOf(before).get(name) ?? []);
    return fill(fill(declared(before.target, slots), [start, end]), added);
  };
  return {
    act: "onward",
    text,
    query: fill(leg, added),
    alternatives: [keeping(swap.keeps ?? []), keeping(slotsOf(before).keys())],
    labels: ["onward", "reference", "ellipsis"],
  };
}

/** What leaves from the last trip's end, asked in full: nobody flies from boston to boston. */
export function leavingMove(context: Moment): Move | undefined {
  const { machine, random, query } = context;
  const start = newStart(context);
  const end = machine.domain.swap?.slots[1];
  if (start === undefined || query === undefined || end === undefined) return undefined;
  const targets = targetsOf(context, query.target.topic).filter(
    ({ moves, needs, never }) =>
      moves > 0 && needs === undefined && never?.includes(start.slot) !== true,
  );
  if (targets.length === 0) return undefined;
  const target = random.pick(
    targets,
    targets.map((one) => one.moves),
  );
  const asked = declared(target, [start]);
  const text = trySay(context, asking(context, target, [start]), {
    query: asked,
    express: [start],
  });
  if (text === undefined) return undefined;
  const alternatives = [fill(drop(retarget(query, target), [end]), [start])];
  return { act: "leaving", text, query: asked, alternatives, labels: ["leaving", "fresh"] };
}
