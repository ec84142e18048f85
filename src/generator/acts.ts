// The dialogue acts of a domain that a person declared: how a conversation about it can go on.
import type { Random } from "../random.ts";
import { carryMove } from "./carry.ts";
import { changeMove, forkMove, removeMove } from "./change.ts";
import { compoundMove } from "./compound.ts";
import {
  asking,
  fallingSlots,
  isAside as isAsideState,
  type Moment,
  type Move,
  mainOf,
  namesThings,
  surroundings,
  trySay,
} from "./context.ts";
import { contrastMove, otherMove, widenMove } from "./contrast.ts";
import { type Act, someMove, type Talk } from "./converse.ts";
import { firstQuestion } from "./first.ts";
import { focusMove, resumeMove, targetMove } from "./focus.ts";
import { goOn, withOthers } from "./follow.ts";
import { goldsOf } from "./golds.ts";
import { leavingMove, onwardMove } from "./onward.ts";
import { askingAnew, wishing } from "./readings.ts";
import { buildProbe } from "./sql-builder.ts";
import { drop, type Filled, fill, holds, retarget, type State } from "./state.ts";
import { swapMove } from "./swap.ts";
import { sayAgain } from "./values.ts";

const isAside = (context: Moment): boolean =>
  context.state !== undefined && isAsideState(context, context.state);

function firstMove(context: Moment): Move | undefined {
  const roll = context.random.next();
  if (roll < 0.03) return talk(context, "refusals", "unanswerable");
  if (roll < 0.045) return talk(context, "chitchat", "chitchat");
  return firstQuestion(context, "first");
}

export const acts: readonly Act<Moment, Move>[] = [
  {
    name: "add",
    weight: (c) => (isAside(c) ? 4 : c.empty ? 3 : 26),
    make: (c) => changeMove(c, "add"),
  },
  {
    name: "replace",
    weight: (c) => (isAside(c) ? 9 : c.empty ? 30 : 17),
    make: (c) => changeMove(c, "replace"),
  },
  { name: "fork", weight: (c) => (isAside(c) ? 0 : 14), make: forkMove },
  { name: "correct", weight: () => 2.5, make: (c) => changeMove(c, "correct") },
  { name: "remove", weight: (c) => (isAside(c) ? 0 : c.empty ? 16 : 11), make: removeMove },
  { name: "compound", weight: (c) => (isAside(c) ? 1 : c.empty ? 22 : 20), make: compoundMove },
  { name: "contrast", weight: (c) => (isAside(c) ? 1 : c.empty ? 8 : 6), make: contrastMove },
  { name: "other", weight: (c) => (isAside(c) ? 0 : 2), make: otherMove },
  { name: "widen", weight: (c) => (isAside(c) ? 0 : c.empty ? 5 : 4), make: widenMove },
  { name: "target", weight: (c) => (c.empty ? 2 : isAside(c) ? 4 : 17), make: targetMove },
  { name: "aside", weight: (c) => (c.empty ? 2 : isAside(c) ? 3 : 8), make: focusMove },
  {
    name: "resume",
    weight: (c) => (isAside(c) && c.suspended !== undefined ? 60 : 0),
    make: resumeMove,
  },
  { name: "carry", weight: (c) => (isAside(c) ? 22 : 0), make: carryMove },
  { name: "fresh", weight: (c) => (isAside(c) ? 8 : 14), make: (c) => firstQuestion(c, "fresh") },
  { name: "swap", weight: (c) => (isAside(c) ? 1 : 6), make: swapMove },
  { name: "onward", weight: (c) => (isAside(c) ? 0 : 4), make: onwardMove },
  { name: "leaving", weight: (c) => (isAside(c) ? 0 : 0.7), make: leavingMove },
  { name: "restate", weight: (c) => (isAside(c) ? 2 : 9), make: restateMove },
  { name: "repeat", weight: (c) => (isAside(c) || c.empty ? 0 : 1.5), make: repeatMove },
  {
    name: "go-back",
    weight: (c) => (c.history.length > 3 && !isAside(c) ? 2.5 : 0),
    make: goBackMove,
  },
  { name: "unanswerable", weight: () => 2.5, make: (c) => talk(c, "refusals", "unanswerable") },
  { name: "chitchat", weight: () => 1.2, make: (c) => talk(c, "chitchat", "chitchat") },
];

export function domainTalk(start: Moment): Talk<Moment, Move> {
  const { machine } = start;
  return {
    start,
    manner: machine.manner,
    length: someLength,
    next: (context) => {
      const begins = context.state === undefined;
      const move = begins ? firstMove(context) : someMove(acts, context, context.random);
      return move && withOthers(context, move);
    },
    golds: (_, move) => goldsOf(machine, move),
    probe: ({ state }) =>
      state === undefined ? "" : buildProbe(machine.domain, machine.links, state),
    goOn,
  };
}

/** Mean about 7, a long tail to 60. */
function someLength(random: Random): number {
  const roll = random.next();
  if (roll < 0.17) return 1 + random.below(2);
  if (roll < 0.92) return 3 + random.below(9);
  if (roll < 0.992) return 11 + random.below(12);
  return 23 + random.below(38);
}

/** Everything said once more in full, with one thing changed. */
function restateMove(context: Moment): Move | undefined {
  const changed = changeMove(context, context.random.next() < 0.5 ? "add" : "replace");
  if (changed?.state === undefined) return undefined;
  const around = surroundings(context);
  const slots = new Map<string, Filled>();
  for (const [name, filled] of changed.state.slots)
    slots.set(name, filled.turn === context.turn ? filled : sayAgain(filled, around));
  const state = { ...changed.state, slots };
  const text = trySay(context, asking(context, state.target, [...state.slots.values()]), {
    state,
    express: [...state.slots.values()],
  });
  if (text === undefined) return undefined;
  return { act: "restate", text, ...goingOn(context, state, text), labels: ["restate"] };
}

/**
 * "from memphis with dinner" asks what was asked last; "i am leaving from memphis" asks for a
 * flight, and so does whatever says enough to start anew ("from memphis to boston with dinner").
 */
function goingOn(
  context: Moment,
  state: State,
  text: string,
): { readonly state: State; readonly alternatives?: readonly State[] } {
  const last = context.state?.target;
  const main = mainOf(context, state);
  if (last === undefined || last === state.target || main.target !== state.target) return { state };
  if (last.topic !== state.target.topic || namesThings(context, state, text)) return { state };
  if (askingAnew.test(text)) return { state };
  const passing = drop(retarget(state, last), fallingSlots(last));
  const topic = context.machine.domain.topics.find((one) => one.name === last.topic);
  const anew = topic?.anew?.every((name) => state.slots.has(name)) === true;
  return anew || wishing.test(text)
    ? { state, alternatives: [passing] }
    : { state: passing, alternatives: [state] };
}

function repeatMove(context: Moment): Move | undefined {
  const state = context.state;
  if (state === undefined || mainOf(context, state) !== state) return undefined;
  const text = trySay(context, "{again}", { state });
  return text === undefined
    ? undefined
    : {
        act: "repeat",
        text,
        state,
        elsewhere: (other) => mainOf(context, other),
        labels: ["repeat", "reference"],
      };
}

/** "go back to the delta flights": the latest state of which that was true. */
function goBackMove(context: Moment): Move | undefined {
  const { state, history, random } = context;
  if (state === undefined) return undefined;
  const some = mainOf(context, random.pick(history.slice(-10, -1)));
  if (some.target.topic !== state.target.topic) return undefined;
  const apart = [...some.slots.values()].filter((one) => !holds(state, one));
  if (apart.length === 0 || apart.length > 2) return undefined;
  const latest = history.findLast((past) => apart.every((one) => holds(past, one))) ?? some;
  const old = mainOf(context, latest);
  const text = trySay(context, "{goback}", { state: old, express: apart });
  if (text === undefined) return undefined;
  // What was said since may be meant to hold as well.
  const alternatives = [fill(mainOf(context, state), apart)];
  return {
    act: "go-back",
    text,
    state: old,
    alternatives,
    labels: ["go-back", "reference", "ellipsis"],
  };
}

function talk(context: Moment, source: "refusals" | "chitchat", label: string): Move | undefined {
  const domain = context.machine.domain;
  const text = context.machine.realiser.say(domain[source], [], context.random);
  return text === undefined ? undefined : { act: label, text, plain: true, labels: [label] };
}
