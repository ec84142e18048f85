// How often people go on in which way about a declared domain.
import type { Random } from "../random.ts";
import { createActs } from "./acts.ts";
import { isAside as isAsideQuery, type Moment, type Move } from "./context.ts";
import type { Act, Talking } from "./converse.ts";
import { columnActs } from "./slot-columns.ts";
import { slotGround } from "./slot-ground.ts";
import type { Declared, Filled } from "./slots.ts";
import { targetMove } from "./targets.ts";

export const slotActs = createActs(slotGround);

const isAside = (context: Moment): boolean =>
  context.query !== undefined && isAsideQuery(context, context.query);

const withTables =
  (weight: number) =>
  (context: Moment): number =>
    isAside(context) || context.machine.tables === undefined ? 0 : weight;

const restateMove = (context: Moment): Move | undefined =>
  slotActs.restateMove(context, (one) =>
    slotActs.changeMove(one, one.random.next() < 0.5 ? "add" : "replace"),
  );

export const acts: readonly Act<Moment, Move>[] = [
  {
    name: "add",
    weight: (c) => (isAside(c) ? 4 : c.empty ? 3 : 26),
    make: (c) => slotActs.changeMove(c, "add"),
  },
  {
    name: "replace",
    weight: (c) => (isAside(c) ? 9 : c.empty ? 30 : 17),
    make: (c) => slotActs.changeMove(c, "replace"),
  },
  { name: "fork", weight: (c) => (isAside(c) ? 0 : 14), make: slotActs.forkMove },
  { name: "correct", weight: () => 2.5, make: (c) => slotActs.changeMove(c, "correct") },
  {
    name: "remove",
    weight: (c) => (isAside(c) ? 0 : c.empty ? 16 : 11),
    make: slotActs.removeMove,
  },
  {
    name: "compound",
    weight: (c) => (isAside(c) ? 1 : c.empty ? 22 : 20),
    make: slotActs.compoundMove,
  },
  {
    name: "contrast",
    weight: (c) => (isAside(c) ? 1 : c.empty ? 8 : 6),
    make: slotActs.contrastMove,
  },
  // By themselves only beside what tables are asked: the standard sets have them within compounds.
  { name: "rename", weight: withTables(3), make: slotActs.renameMove },
  { name: "forget", weight: withTables(5), make: slotActs.forgetMove },
  { name: "other", weight: (c) => (isAside(c) ? 0 : 2), make: slotActs.otherMove },
  { name: "widen", weight: (c) => (isAside(c) ? 0 : c.empty ? 5 : 4), make: slotActs.widenMove },
  { name: "target", weight: (c) => (c.empty ? 2 : isAside(c) ? 4 : 17), make: targetMove },
  { name: "aside", weight: (c) => (c.empty ? 2 : isAside(c) ? 3 : 8), make: slotActs.asideMove },
  {
    name: "resume",
    weight: (c) => (isAside(c) && c.suspended !== undefined ? 60 : 0),
    make: (c) => slotActs.resumeMove(c),
  },
  { name: "carry", weight: (c) => (isAside(c) ? 22 : 0), make: slotActs.carryMove },
  {
    name: "fresh",
    weight: (c) => (isAside(c) ? 8 : 14),
    make: (c) => slotActs.firstMove(c, "fresh"),
  },
  { name: "swap", weight: (c) => (isAside(c) ? 1 : 6), make: slotActs.swapMove },
  { name: "onward", weight: (c) => (isAside(c) ? 0 : 4), make: slotActs.onwardMove },
  { name: "leaving", weight: (c) => (isAside(c) ? 0 : 0.7), make: slotActs.leavingMove },
  { name: "restate", weight: (c) => (isAside(c) ? 2 : 9), make: restateMove },
  { name: "repeat", weight: (c) => (isAside(c) || c.empty ? 0 : 1.5), make: slotActs.repeatMove },
  {
    name: "go-back",
    weight: (c) => (c.history.length > 3 && !isAside(c) ? 2.5 : 0),
    make: slotActs.goBackMove,
  },
  { name: "unanswerable", weight: () => 2.5, make: (c) => slotActs.talkMove(c, "unanswerable") },
  { name: "chitchat", weight: () => 1.2, make: (c) => slotActs.talkMove(c, "chitchat") },
  ...columnActs,
];

function firstMove(context: Moment): Move | undefined {
  const roll = context.random.next();
  if (roll < 0.03) return slotActs.talkMove(context, "unanswerable");
  if (roll < 0.045) return slotActs.talkMove(context, "chitchat");
  return slotActs.firstMove(context, "first");
}

export const slotTalk = (start: Moment): Talking<Filled, Declared, Moment> => ({
  ground: slotGround,
  start,
  manner: start.machine.manner,
  length: someLength,
  begin: firstMove,
  acts,
});

/** Mean about 7, a long tail to 60. */
function someLength(random: Random): number {
  const roll = random.next();
  if (roll < 0.17) return 1 + random.below(2);
  if (roll < 0.92) return 3 + random.below(9);
  if (roll < 0.992) return 11 + random.below(12);
  return 23 + random.below(38);
}
