// The dialogue acts of a domain that a person declared: how a conversation about it can go on.
import type { Random } from "../random.ts";
import { carryMove } from "./carry.ts";
import { changeMove, forkMove, removeMove } from "./change.ts";
import { compoundMove } from "./compound.ts";
import { probeSql } from "./condition-sql.ts";
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
import { type Declared, declared, drop, fill, holds, retarget, slotsOf } from "./slots.ts";
import { swapMove } from "./swap.ts";
import { sayAgain } from "./values.ts";

const isAside = (context: Moment): boolean =>
  context.query !== undefined && isAsideState(context, context.query);

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
      const begins = context.query === undefined;
      const move = begins ? firstMove(context) : someMove(acts, context, context.random);
      return move && withOthers(context, move);
    },
    golds: (_, move) => goldsOf(machine, move),
    probe: ({ query }) => (query === undefined ? "" : probeSql(machine, query)),
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
  if (changed?.query === undefined) return undefined;
  const around = surroundings(context);
  const said = [...slotsOf(changed.query).values()].map((filled) =>
    filled.turn === context.turn ? filled : sayAgain(filled, around),
  );
  const query = declared(changed.query.target, said);
  const text = trySay(context, asking(context, query.target, said), { query, express: said });
  if (text === undefined) return undefined;
  return { act: "restate", text, ...goingOn(context, query, text), labels: ["restate"] };
}

/**
 * "from memphis with dinner" asks what was asked last; "i am leaving from memphis" asks for a
 * flight, and so does whatever says enough to start anew ("from memphis to boston with dinner").
 */
function goingOn(
  context: Moment,
  query: Declared,
  text: string,
): { readonly query: Declared; readonly alternatives?: readonly Declared[] } {
  const last = context.query?.target;
  const main = mainOf(context, query);
  if (last === undefined || last === query.target || main.target !== query.target) return { query };
  if (last.topic !== query.target.topic || namesThings(context, query, text)) return { query };
  if (askingAnew.test(text)) return { query };
  const passing = drop(retarget(query, last), fallingSlots(last));
  const topic = context.machine.domain.topics.find((one) => one.name === last.topic);
  const anew = topic?.anew?.every((name) => slotsOf(query).has(name)) === true;
  return anew || wishing.test(text)
    ? { query, alternatives: [passing] }
    : { query: passing, alternatives: [query] };
}

function repeatMove(context: Moment): Move | undefined {
  const query = context.query;
  if (query === undefined || mainOf(context, query) !== query) return undefined;
  const text = trySay(context, "{again}", { query });
  return text === undefined
    ? undefined
    : {
        act: "repeat",
        text,
        query,
        elsewhere: (other) => mainOf(context, other),
        labels: ["repeat", "reference"],
      };
}

/** "go back to the delta flights": the latest state of which that was true. */
function goBackMove(context: Moment): Move | undefined {
  const { query, history, random } = context;
  if (query === undefined) return undefined;
  const some = mainOf(context, random.pick(history.slice(-10, -1)));
  if (some.target.topic !== query.target.topic) return undefined;
  const apart = [...slotsOf(some).values()].filter((one) => !holds(query, one));
  if (apart.length === 0 || apart.length > 2) return undefined;
  const latest = history.findLast((past) => apart.every((one) => holds(past, one))) ?? some;
  const old = mainOf(context, latest);
  const text = trySay(context, "{goback}", { query: old, express: apart });
  if (text === undefined) return undefined;
  // What was said since may be meant to hold as well.
  const alternatives = [fill(mainOf(context, query), apart)];
  return {
    act: "go-back",
    text,
    query: old,
    alternatives,
    labels: ["go-back", "reference", "ellipsis"],
  };
}

function talk(context: Moment, source: "refusals" | "chitchat", label: string): Move | undefined {
  const domain = context.machine.domain;
  const text = context.machine.realiser.say(domain[source], [], context.random);
  return text === undefined ? undefined : { act: label, text, plain: true, labels: [label] };
}
