// What is being asked for, as a value: a target and filled slots. Moves make new states.
import type { Target, Variant } from "./domain.ts";

/** A slot that has been given a value, and how each parameter was said. */
export type Filled = {
  readonly slot: string;
  readonly variant: Variant;
  readonly params: ReadonlyMap<string, string | number>;
  /** Words for each parameter, chosen when it was filled. */
  readonly texts: ReadonlyMap<string, string>;
  /** The turn that filled it. */
  readonly turn: number;
  /** The turn since which its slot has held some value, where that is an earlier one. */
  readonly since?: number;
};

export type State = {
  readonly target: Target;
  readonly slots: ReadonlyMap<string, Filled>;
};

export function fill(state: State, filled: readonly Filled[]): State {
  const slots = new Map(state.slots);
  for (const one of filled) {
    const held = slots.get(one.slot);
    slots.set(one.slot, held === undefined ? one : { ...one, since: sinceOf(held) });
  }
  return { ...state, slots };
}

export const sinceOf = (filled: Filled): number => filled.since ?? filled.turn;

export function drop(state: State, names: Iterable<string>): State {
  const slots = new Map(state.slots);
  for (const name of names) slots.delete(name);
  return { ...state, slots };
}

export const retarget = (state: State, target: Target): State => ({ ...state, target });

export function sameValue(a: Filled, b: Filled): boolean {
  if (a.variant !== b.variant) return false;
  for (const [name, value] of a.params) if (b.params.get(name) !== value) return false;
  return true;
}

export function sameState(a: State, b: State): boolean {
  if (a.target !== b.target || a.slots.size !== b.slots.size) return false;
  return [...a.slots.values()].every((one) => holds(b, one));
}

/** Each of them once. */
export function distinct(states: readonly State[]): State[] {
  return states.filter((one, i) => states.findIndex((other) => sameState(one, other)) === i);
}

export function holds(state: State, filled: Filled): boolean {
  const own = state.slots.get(filled.slot);
  return own !== undefined && sameValue(own, filled);
}

/** "slot:variant" taken apart. */
export function splitKey(key: string): readonly [slot: string, variant: string] {
  const at = key.indexOf(":");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
