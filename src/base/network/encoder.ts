// Reads a batch: words, schema items, candidates and previous queries become vectors, and each example's
// vectors attend to one another by their relations.
import {
  add,
  addRow,
  affine,
  attendHeads,
  bagRows,
  concatColumns,
  concatRows,
  type Engine,
  gatherRows,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import type { Batch, Features } from "./batch.ts";
import type { BaseConfig } from "./config.ts";
import { drop, feedForward, linear, norm, type Pass, residual } from "./layers.ts";
import type { BaseParameters } from "./parameters.ts";
import { relationsOf } from "./relations.ts";

export type BaseNetwork = {
  readonly engine: Engine;
  readonly config: BaseConfig;
  readonly parameters: BaseParameters;
};

/** [positions, d]: all examples one after the other. `schemaItems`: where they are known already. */
export function encodeBatch(
  network: BaseNetwork,
  pass: Pass,
  batch: Batch,
  schemaItems?: Tensor,
): Tensor {
  const { engine, config, parameters } = network;
  const { tape, how } = pass;
  const words = embedWords(network, tape, batch);
  const bare = schemaItems ?? embedSchema(network, tape, batch, words);
  let x = drop(pass, assemble(network, tape, batch, { words, bareItems: bare }));
  const starts = engine.integers(batch.starts);
  const { fixedSymbols, heads } = config.sizes;
  const kinds = engine.bytes(batch.examples.map((each) => relationsOf(each, fixedSymbols)));
  for (const layer of parameters.encoder) {
    const y = norm(tape, layer.norm1, x);
    const attended = attendHeads(tape, {
      heads,
      query: linear(tape, layer.query, y),
      key: linear(tape, layer.key, y),
      value: linear(tape, layer.value, y),
      queryStarts: starts,
      keyStarts: starts,
      relations: { kinds, key: layer.relationKey, bias: layer.relationBias },
      ...(how === null ? {} : { dropout: { rate: how.rate, seed: how.seed() } }),
    });
    x = residual(pass, x, layer.out, attended);
    x = feedForward(pass, layer, layer.norm2, x);
  }
  return norm(tape, parameters.encoderNorm, x);
}

/** [different words, e]: how it is spelt, the word itself where it is known, and its open vector. */
function embedWords({ engine, parameters }: BaseNetwork, tape: Tape, { words }: Batch): Tensor {
  const { buckets, learned, vector } = parameters.words;
  const spelt = bagRows(tape, buckets, engine.ragged(words.buckets), "root");
  const known = gatherRows(tape, learned, engine.integers(words.learned));
  const base = add(tape, spelt, known);
  return affine(tape, [[constant(engine, words.vectors), vector]], { base });
}

/** [schema items, d]: what does not depend on the question. */
function embedSchema(network: BaseNetwork, tape: Tape, { items }: Batch, words: Tensor): Tensor {
  const { engine, parameters } = network;
  const mean = (lists: readonly Int32Array[]): Tensor =>
    bagRows(tape, words, engine.ragged(lists), "mean");
  const last = (lists: readonly Int32Array[]): Tensor =>
    gatherRows(tape, words, engine.integers(lists.map((list) => list.at(-1) ?? -1)));
  const parts = [mean(items.names), last(items.names), mean(items.tables), last(items.tables)];
  const terms = [
    [concatColumns(tape, parts), parameters.item.weight], // [N, 4e] x [4e, d]
    [constant(engine, items.type), parameters.type],
    [constant(engine, items.flags), parameters.flags],
  ] as const;
  return affine(tape, terms, { bias: parameters.item.bias });
}

/** Everything an example has, in the order of its sequence. */
function assemble(
  { engine, parameters }: BaseNetwork,
  tape: Tape,
  batch: Batch,
  { words, bareItems }: { readonly words: Tensor; readonly bareItems: Tensor },
): Tensor {
  const { utterances, items, candidates, previous } = batch;
  const said = affine(
    tape,
    [
      [gatherRows(tape, words, engine.integers(utterances.words)), parameters.word.weight],
      [constant(engine, utterances.age), parameters.age],
      [constant(engine, utterances.style), parameters.style],
      [constant(engine, utterances.match), parameters.wordMatch],
    ],
    { bias: parameters.word.bias },
  );
  const columns = affine(
    tape,
    [
      [constant(engine, items.match), parameters.itemMatch],
      [constant(engine, items.clause), parameters.clause],
    ],
    { base: bareItems },
  );
  const values = affine(
    tape,
    [
      [bagRows(tape, words, engine.ragged(candidates.names), "mean"), parameters.candidate.weight],
      [constant(engine, candidates.kind), parameters.kind],
      [constant(engine, candidates.age), parameters.candidateAge],
      [constant(engine, candidates.inPrevious), parameters.inPrevious],
    ],
    { bias: parameters.candidate.bias },
  );
  const both = concatRows(tape, [columns, values]);
  const pointed = gatherRows(tape, both, engine.integers(previous.items));
  const before = concatRows(tape, [
    gatherRows(tape, parameters.fixedIn, engine.integers(previous.fixed)),
    linear(tape, parameters.previousItem, pointed),
  ]);
  const marked = addRow(tape, before, parameters.previousMark);
  const all = concatRows(tape, [said, marked, both]);
  return gatherRows(tape, all, engine.integers(batch.order));
}

/** The batch's schema items alone, to be given to encodeBatch later. */
export function schemaRows(network: BaseNetwork, tape: Tape, batch: Batch): Tensor {
  return embedSchema(network, tape, batch, embedWords(network, tape, batch));
}

function constant(engine: Engine, { rows, cols, data }: Features): Tensor {
  return engine.tensor(rows, cols, data);
}
