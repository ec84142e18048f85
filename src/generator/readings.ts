// What a change may mean: the reading that is taught first, then every other one a careful reader
// could defend. Which comes first follows from the words alone, so that it can be learnt.
import { type Context, fallingSlots, mainOf, namesThings, slotNamed } from "./context.ts";
import type { Target } from "./domain.ts";
import { drop, type Filled, fill, retarget, type State } from "./state.ts";

export type Change = {
  readonly kind: "add" | "replace" | "correct" | "remove";
  /** What held before. */
  readonly state: State;
  readonly changed: readonly Filled[];
  readonly removed?: string;
  /** Whose question is worded in full; absent where only the change is said. */
  readonly asked?: Target;
  /** "which ones", "the last one". */
  readonly pointing: boolean;
  readonly text: string;
};

export type Readings = {
  readonly state: State;
  readonly alternatives: readonly State[];
  /** What was narrowed since falls: "show me delta flights" goes back to where american was said. */
  readonly forked: boolean;
};

const mostGolds = 4;
const wishing = /\b(i|i'd|i'll|i'm|we|my friend|can you|could you|do you)\b/i;

export function readChange(context: Context, change: Change): Readings {
  const { state, changed, asked, text } = change;
  const main = mainOf(context, state).target;
  const named = namesThings(context, state, text);
  // "on delta" goes on from the last question; "show me delta flights" and "which ones" ask anew.
  const passing = !change.pointing && (asked === undefined || (asked === main && !named));
  const target = change.pointing || named ? (asked ?? main) : passing ? state.target : asked!;
  const apply = (held: State, to: Target): State => {
    const kept = drop(retarget(held, to), change.removed === undefined ? [] : [change.removed]);
    return fill(drop(kept, fallingSlots(to)), changed);
  };
  const best = superlatives(context, state, changed, change.removed);
  const plain = drop(state, best);
  const later = change.kind === "replace" ? laterThan(context, state, changed) : [];
  // Whatever held before that may have fallen, the taught choice first.
  const bestChoices = best.length === 0 ? [state] : passing ? [state, plain] : [plain, state];
  const choices = bestChoices.flatMap((held) => {
    const reduced = later.length === 0 ? [] : [drop(held, later)];
    return passing ? [held, ...reduced] : [...reduced, held];
  });
  if (change.kind === "replace" && !passing) choices.push(...anchorsOnly(context, plain, changed));
  // "i'd like to fly on delta" wants a flight, whatever was asked about flights in between.
  const wish = change.kind !== "remove" && change.kind !== "correct" && wishing.test(text);
  const both = wish ? [main, target] : [target, main];
  const targets = passing && target !== main ? both : [target];
  const states = targets.flatMap((to) => choices.map((held) => apply(held, to)));
  const forked = later.length > 0 && !passing;
  return { state: states[0]!, alternatives: states.slice(1, mostGolds), forked };
}

function superlatives(
  context: Context,
  state: State,
  changed: readonly Filled[],
  removed: string | undefined,
): string[] {
  return [...state.slots.keys()].filter(
    (name) =>
      slotNamed(context, name)?.superlative === true &&
      name !== removed &&
      !changed.some((one) => one.slot === name),
  );
}

/** Replacing what later constraints hung on, these may be meant to fall (the paper's Figure 2). */
function laterThan(context: Context, state: State, changed: readonly Filled[]): string[] {
  const replaced = changed.flatMap((one) =>
    slotNamed(context, one.slot)?.anchors === true ? (state.slots.get(one.slot) ?? []) : [],
  );
  const turn = Math.min(...replaced.map((one) => one.turn));
  return [...state.slots.values()]
    .filter((one) => one.turn > turn && slotNamed(context, one.slot)?.anchors !== true)
    .map((one) => one.slot);
}

/** "flights to boston" may begin a new trip, of which only the other end is understood. */
function anchorsOnly(context: Context, state: State, changed: readonly Filled[]): State[] {
  if (!changed.some((one) => slotNamed(context, one.slot)?.anchors === true)) return [];
  const others = [...state.slots.keys()].filter(
    (name) => slotNamed(context, name)?.anchors !== true,
  );
  return others.length === 0 ? [] : [drop(state, others)];
}
