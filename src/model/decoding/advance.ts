// Moves conversations on: encodes a new utterance, and remembers the query that answered it. Works
// on any number of conversations at once; each state in, a new state out.
import type { InputSymbol } from "../../entities/placeholder.ts";
import type { Engine, Tensor } from "../../tensor/index.ts";
import type { ModelConfig } from "../config.ts";
import { startBank, turnExample } from "../examples/build-example.ts";
import type { InteractionExample, TurnExample } from "../examples/example.ts";
import {
  type DiscourseState,
  encodeGroup,
  encodeQueries,
  startDiscourse,
} from "../network/encoder.ts";
import type { Network } from "../network/parameters.ts";
import { planConcatenation, planTurns } from "../network/plan-encoder.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { EncodedQuery, EncodedTurn, ModelState } from "./state.ts";

/** A network ready to run: the parts that stay the same from turn to turn. */
export type Runtime = {
  readonly engine: Engine;
  readonly network: Network;
  readonly config: ModelConfig;
  readonly vocabulary: Vocabulary;
  /** [words + 1, 100], row 0 zeros; null without word vectors. */
  readonly vectors: Float32Array | null;
};

export function startState(config: ModelConfig): ModelState {
  return { turns: [], discourse: null, bank: startBank(config), queries: new Map() };
}

type NewUtterance = {
  readonly state: ModelState;
  readonly symbols: readonly InputSymbol[];
};

/** The states with one more turn each. Clears the engine's step memory. */
export function encodeUtterances(
  runtime: Runtime,
  utterances: readonly NewUtterance[],
): ModelState[] {
  const { engine, network, config, vocabulary, vectors } = runtime;
  const examples = utterances.map((u) => turnExample(u, config, vocabulary));
  const tape = engine.forward();
  const discourse = restoreDiscourse(runtime, utterances);
  const group = layOut(utterances, examples, config);
  const result = encodeGroup(tape, network, { group, discourse, vectors });
  const count = utterances.length;
  const states = engine.read(result.encoded.states);
  const h = engine.read(result.encoded.h);
  const c = engine.read(result.encoded.c);
  const nextH = result.discourse === null ? null : engine.read(result.discourse.h);
  const nextC = result.discourse === null ? null : engine.read(result.discourse.c);
  const width = result.encoded.h.cols;
  engine.reset();
  return utterances.map(({ state, symbols }, i): ModelState => {
    const turn: EncodedTurn = {
      example: examples[i]!,
      symbols,
      states: pickRows(states, width, group.lengths[i]!, (j) => j * count + i),
      h: h.slice(i * width, (i + 1) * width),
      c: c.slice(i * width, (i + 1) * width),
    };
    const size = config.sizes.discourse;
    return {
      ...state,
      turns: [...state.turns, turn],
      discourse:
        nextH === null || nextC === null
          ? null
          : {
              h: nextH.slice(i * size, (i + 1) * size),
              c: nextC.slice(i * size, (i + 1) * size),
            },
    };
  });
}

/** Each utterance alone with the turn-level encoder, else behind its history. */
function layOut(
  utterances: readonly NewUtterance[],
  examples: readonly TurnExample[],
  config: ModelConfig,
) {
  const asInteraction = (turns: readonly TurnExample[]): InteractionExample => ({
    turns,
    queries: [],
    segments: [],
    targets: [],
  });
  const reach = { history: config.mechanisms.history, focusPlaceholders: 0 };
  if (config.mechanisms.turnLevelEncoder) {
    return planTurns(
      examples.map((example) => asInteraction([example])),
      reach,
    ).groups[0]!;
  }
  const interactions = utterances.map(({ state }, i) =>
    asInteraction([...state.turns.map((turn) => turn.example), examples[i]!]),
  );
  const wanted = interactions.map(({ turns }, interaction) => ({
    interaction,
    turn: turns.length - 1,
  }));
  return planConcatenation(interactions, wanted, reach).groups[0]!;
}

function restoreDiscourse(
  { engine, network, config }: Runtime,
  utterances: readonly NewUtterance[],
): DiscourseState | null {
  const start = startDiscourse(engine.forward(), network, utterances.length);
  if (start === null) return null;
  const size = config.sizes.discourse;
  const h = engine.read(start.h);
  const c = engine.read(start.c);
  const read = engine.read(start.read);
  utterances.forEach(({ state }, i) => {
    if (state.discourse === null) return;
    h.set(state.discourse.h, i * size);
    c.set(state.discourse.c, i * size);
    read.set(state.discourse.h, i * size);
  });
  const tensor = (values: Float32Array): Tensor => engine.tensor(utterances.length, size, values);
  return { h: tensor(h), c: tensor(c), read: tensor(read) };
}

/** Remembers the anonymised query of the last turn; null or empty leaves what was known before. */
export function rememberQueries(
  runtime: Runtime,
  answered: readonly { readonly state: ModelState; readonly words: readonly string[] | null }[],
): ModelState[] {
  const { engine, network, vocabulary } = runtime;
  if (network.segments === null) return answered.map(({ state }) => state);
  const banks = answered.map(({ state, words }) =>
    words === null || words.length === 0 ? state.bank : state.bank.add(state.turns.length, words),
  );
  const fresh = answered.flatMap(({ words }, i) =>
    banks[i] === answered[i]!.state.bank || banks[i]!.segments.length === 0
      ? []
      : [{ i, rows: (words ?? []).map((word) => vocabulary.output.row(word)) }],
  );
  const encoded = new Map<number, EncodedQuery>();
  const queries = encodeQueries(
    engine.forward(),
    network,
    fresh.map(({ rows }) => rows),
  );
  if (queries !== null) {
    const values = engine.read(queries.states);
    fresh.forEach(({ i, rows }, q) => {
      encoded.set(i, {
        rows,
        states: pickRows(values, queries.states.cols, rows.length, (j) => queries.row(q, j)),
      });
    });
    engine.reset();
  }
  return answered.map(({ state }, i) => {
    const bank = banks[i]!;
    const queries = new Map(state.queries);
    const added = encoded.get(i);
    if (added !== undefined) queries.set(state.turns.length, added);
    for (const turn of queries.keys()) if (!bank.queries.has(turn)) queries.delete(turn);
    return { ...state, bank, queries };
  });
}

function pickRows(
  values: Float32Array,
  width: number,
  count: number,
  rowOf: (j: number) => number,
): Float32Array {
  const picked = new Float32Array(count * width);
  for (let j = 0; j < count; j++) {
    const row = rowOf(j);
    picked.set(values.subarray(row * width, (row + 1) * width), j * width);
  }
  return picked;
}
