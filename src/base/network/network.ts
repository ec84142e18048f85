// The base network as its users see it: made or loaded, a loss for training, and for answering an example
// that is read once and then written to symbol by symbol.
import type { Random } from "../../random.ts";
import type { Engine, MixtureLoss, Tape } from "../../tensor/index.ts";
import { type Batch, packBatch } from "./batch.ts";
import type { BaseConfig } from "./config.ts";
import {
  type DecoderSource,
  type LossOptions,
  openSource,
  targetLoss,
  type WrittenSoFar,
  writeSymbols,
} from "./decoder.ts";
import { type BaseNetwork, encodeBatch, schemaRows } from "./encoder.ts";
import { type Example, expectWhole, type SchemaItems, type WordTable } from "./example.ts";
import { type NarrowedItems, narrowExample, pickRows } from "./narrow.ts";
import { createParameters } from "./parameters.ts";

export type { BaseNetwork } from "./encoder.ts";
/** A query in the making; a value: going on from it leaves it as it was. */
export type OutlineState = WrittenSoFar;
/** An example as the network read it. Lives until the engine's next reset. */
export type EncodedExample = DecoderSource;

/** First values from `random`; all zero with null, for weights that come from a file. */
export function createNetwork(
  engine: Engine,
  config: BaseConfig,
  random: Random | null,
): BaseNetwork {
  return { engine, config, parameters: createParameters(engine, config, random) };
}

/** [1, 1]: sum over all target symbols of -log p, times `weight`. */
export function batchLoss(
  network: BaseNetwork,
  tape: Tape,
  batch: Batch,
  options: LossOptions,
): MixtureLoss {
  const pass = { tape, how: options.how };
  const encoded = encodeBatch(network, pass, batch);
  return targetLoss(network, pass, { batch, encoded }, options.weight);
}

/** Schema items do not depend on the question: kept for each database until the weights change. */
type Kept = { readonly version: number; readonly rows: Float32Array };
const kept = new WeakMap<BaseNetwork, WeakMap<SchemaItems, Kept>>();

/** `narrowing`: only some of the schema's items are read, and symbols are those of the narrow example. */
export function encode(
  network: BaseNetwork,
  table: WordTable,
  example: Example,
  narrowing?: NarrowedItems,
): EncodedExample {
  const { engine, config } = network;
  const { fixedSymbols, width } = config.sizes;
  expectWhole(example, fixedSymbols, table);
  const tape = engine.forward();
  const whole = schemaVectors(network, tape, table, example);
  const read = narrowing === undefined ? example : narrowExample(example, narrowing);
  const rows = narrowing === undefined ? whole : pickRows(whole, width, narrowing.kept);
  const schema = engine.tensor(read.schema.types.length, width, rows);
  const batch = packBatch([read], table, config, { knownItems: true });
  return openSource(network, tape, batch, encodeBatch(network, { tape, how: null }, batch, schema));
}

/** Before anything is written: one for each query that is to be written, all of which begin with `begin`. */
export function startState(network: BaseNetwork): OutlineState {
  const layers = network.parameters.decoder.map(() => ({ keys: [], values: [] }));
  return { length: 0, layers };
}

/** Adds symbols[r] to query r; what comes next, for each a score of F + N symbols and of the segments behind
 * them, and the queries then. */
export function decodeStep(
  network: BaseNetwork,
  encoded: EncodedExample,
  states: readonly OutlineState[],
  symbols: readonly number[],
): { readonly logits: Float32Array[]; readonly states: OutlineState[] } {
  const { engine, config } = network;
  const { fixedSymbols } = config.sizes;
  const { scores, pointers, written } = writeSymbols(network, encoded, states, symbols);
  const [fixed, pointed] = [engine.view(scores), engine.view(pointers)];
  const offered = encoded.pointKeys.rows;
  const logits = symbols.map((_, r) => {
    const row = new Float32Array(fixedSymbols + offered);
    row.set(fixed.subarray(r * fixedSymbols, (r + 1) * fixedSymbols));
    row.set(pointed.subarray(r * offered, (r + 1) * offered), fixedSymbols);
    return row;
  });
  return { logits, states: written };
}

function schemaVectors(
  network: BaseNetwork,
  tape: Tape,
  table: WordTable,
  example: Example,
): Float32Array {
  const { engine, config, parameters } = network;
  const { schema } = example;
  const known = kept.get(network) ?? new WeakMap<SchemaItems, Kept>();
  kept.set(network, known);
  const { version } = parameters.item.weight;
  let found = known.get(schema);
  if (found === undefined || found.version !== version) {
    const rows = schemaRows(network, tape, packBatch([withoutQuestion(schema)], table, config));
    found = { version, rows: engine.read(rows) };
    known.set(schema, found);
  }
  return found.rows;
}

function withoutQuestion(schema: SchemaItems): Example {
  const none = new Uint8Array(0);
  const nothing = new Int32Array(0);
  return {
    schema,
    words: nothing,
    ages: none,
    matches: none,
    candidates: { words: [], kinds: none, ages: none, spans: none, columns: none },
    previous: nothing,
    segments: nothing,
    style: 0,
    target: nothing,
  };
}
