// What of a model's memory a later turn can still see, and how much room it takes: a conversation's
// hundredth turn need take no more than its tenth.
import type { ModelConfig } from "../config.ts";
import { reachableWords } from "../network/plan-encoder.ts";
import type { EncodedTurn, ModelState } from "./state.ts";

/** Stands in the place of a turn that no later one can see: turns are known by their number. */
const outOfSight: EncodedTurn = {
  example: { input: [], vectors: [], characters: [], placeholders: [] },
  symbols: [],
  states: new Float32Array(),
  h: new Float32Array(),
  c: new Float32Array(),
};

/** What the last turn does not see, no later one will: sight only moves on. */
export function withinSight(state: ModelState, config: ModelConfig): ModelState {
  const { history } = config.mechanisms;
  const { focusPlaceholders } = config.improvements;
  const examples = state.turns.map(({ example }) => example);
  const words = reachableWords(examples, examples.length - 1, { history, focusPlaceholders });
  const seen = new Set(words.map(({ turn }) => turn));
  return { ...state, turns: state.turns.map((turn, i) => (seen.has(i) ? turn : outOfSight)) };
}

const bytesOfWord = 8;

/** Each array and list of words with about the bytes it takes. */
export function* heldBy(state: ModelState): Generator<readonly [object, number]> {
  for (const turn of state.turns) {
    for (const own of [turn.states, turn.h, turn.c]) yield [own, own.byteLength];
  }
  for (const { states } of state.queries.values()) yield [states, states.byteLength];
  for (const { words } of state.bank.segments) yield [words, bytesOfWord * words.length];
}
