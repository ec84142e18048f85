// What a light conversation holds on to: of the model's memory only what a later turn can still see,
// so that its hundredth turn takes no more room than its tenth.
import { type Turn, withoutRows } from "./conversation-turn.ts";
import type { ModelConfig } from "./model/config.ts";
import { reachableWords } from "./model/plan-encoder.ts";
import type { EncodedTurn, ModelState } from "./model/state.ts";

/** Stands in the place of a turn that no later one can see: turns are known by their number. */
const outOfSight: EncodedTurn = {
  example: { input: [], vectors: [], characters: [], placeholders: [] },
  symbols: [],
  ...{ states: new Float32Array(), h: new Float32Array(), c: new Float32Array() },
};

/** Only the last turn's state is built on; those before it would be kept for going back alone. */
export function lightened(turns: readonly Turn[], config: ModelConfig): Turn[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  const { reading } = last;
  const heard = withinSight(last.heard, config);
  const state = { ...last.state, turns: heard.turns };
  return turns.map((turn) => ({
    ...turn,
    answer: withoutRows(turn.answer),
    reading,
    heard,
    state,
  }));
}

/** What the last turn does not see, no later one will: sight only moves on. */
function withinSight(state: ModelState, config: ModelConfig): ModelState {
  const { history } = config.mechanisms;
  const { focusPlaceholders } = config.improvements;
  const examples = state.turns.map(({ example }) => example);
  const words = reachableWords(examples, examples.length - 1, { history, focusPlaceholders });
  const seen = new Set(words.map(({ turn }) => turn));
  return { ...state, turns: state.turns.map((turn, i) => (seen.has(i) ? turn : outOfSight)) };
}

/** Measured: a turn's texts and small objects. */
const bytesOfTurn = 2_000;
const bytesOfWord = 8;

/** About what these turns take in memory, counting what they share once. */
export function heldBytes(turns: readonly Turn[]): number {
  const states = new Set(turns.flatMap(({ heard, state }) => [heard, state]));
  const numbers = new Set<Float32Array>();
  let words = 0;
  for (const state of states) {
    for (const turn of state.turns)
      for (const own of [turn.states, turn.h, turn.c]) numbers.add(own);
    for (const query of state.queries.values()) numbers.add(query.states);
    for (const segment of state.bank.segments) words += segment.words.length;
  }
  let bytes = bytesOfTurn * turns.length + bytesOfWord * words;
  for (const { byteLength } of numbers) bytes += byteLength;
  return bytes;
}
