// Writes queries: all symbols of given targets at once for training, or one symbol after the other, with
// the keys and values of earlier steps left where they are.
import {
  add,
  attendHeads,
  attendPlaces,
  concatRows,
  gatherRows,
  type KeyPlaces,
  type MixtureLoss,
  mixtureLoss,
  pairScores,
  placesOf,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import type { Batch } from "./batch.ts";
import type { Network } from "./encoder.ts";
import { itemCount, symbols } from "./example.ts";
import { type Dropout, drop, feedForward, linear, norm, type Pass, residual } from "./layers.ts";

/** What a batch counts for in a step of training, and what of it is dropped. */
export type LossOptions = { readonly weight: number; readonly how: Dropout | null };

type Encoding = { readonly batch: Batch; readonly encoded: Tensor };

/** Sum over all target symbols of -log p, times `weight`. */
export function targetLoss(
  network: Network,
  pass: Pass,
  { batch, encoded }: Encoding,
  weight: number,
): MixtureLoss {
  const { engine, config, parameters } = network;
  const { tape, how } = pass;
  const { fixedSymbols, heads, positions } = config.sizes;
  const written = batch.examples.map(({ target }) =>
    Int32Array.from(target, (_, t) => (t === 0 ? symbols.begin : target[t - 1]!)),
  );
  const startsAt = new Int32Array(written.length + 1);
  written.forEach((list, b) => {
    if (list.length > positions) {
      throw new RangeError(`a target of ${list.length} symbols; the network writes ${positions}`);
    }
    startsAt[b + 1] = startsAt[b]! + list.length;
  });
  const rows = written.flatMap((list, b) =>
    Array.from(list, (symbol) =>
      symbol < fixedSymbols ? -1 - symbol : batch.firstItems[b]! + symbol - fixedSymbols,
    ),
  );
  const places = written.flatMap((list) => Array.from(list, (_, t) => t));
  let y = drop(pass, inputRows(network, tape, encoded, { rows, places }));
  const [starts, keyStarts] = [engine.integers(startsAt), engine.integers(batch.starts)];
  const seeds = (): { dropout?: { rate: number; seed: number } } =>
    how === null ? {} : { dropout: { rate: how.rate, seed: how.seed() } };
  for (const layer of parameters.decoder) {
    const own = norm(tape, layer.norm1, y);
    const looked = attendHeads(tape, {
      heads,
      query: linear(tape, layer.self.query, own),
      key: linear(tape, layer.self.key, own),
      value: linear(tape, layer.self.value, own),
      queryStarts: starts,
      keyStarts: starts,
      causal: true,
      ...seeds(),
    });
    y = residual(pass, y, layer.self.out, looked);
    const read = attendHeads(tape, {
      heads,
      query: linear(tape, layer.cross.query, norm(tape, layer.norm2, y)),
      key: linear(tape, layer.cross.key, encoded),
      value: linear(tape, layer.cross.value, encoded),
      queryStarts: starts,
      keyStarts,
      ...seeds(),
    });
    y = residual(pass, y, layer.cross.out, read);
    y = feedForward(pass, layer, layer.norm3, y);
  }
  y = norm(tape, parameters.decoderNorm, y);

  const counts = batch.examples.map(itemCount);
  const itemStarts = new Int32Array(counts.length + 1);
  counts.forEach((count, b) => {
    itemStarts[b + 1] = itemStarts[b]! + count;
  });
  const itemRows = counts.flatMap((count, b) =>
    Array.from({ length: count }, (_, k) => batch.firstItems[b]! + k),
  );
  const items = gatherRows(tape, encoded, engine.integers(itemRows));
  const scores = pairScores(
    tape,
    { rows: linear(tape, parameters.pointQuery, y), starts },
    { rows: linear(tape, parameters.pointKey, items), starts: engine.integers(itemStarts) },
    1 / Math.sqrt(config.sizes.width),
  );
  const lengths = written.flatMap((list, b) => Array.from(list, () => counts[b]!));
  const firsts = new Int32Array(lengths.length);
  for (let n = 1; n < lengths.length; n++) firsts[n] = firsts[n - 1]! + lengths[n - 1]!;
  const targets = batch.examples.flatMap(({ target }) => Array.from(target, (symbol) => [symbol]));
  return mixtureLoss(tape, {
    logits: linear(tape, parameters.output, y),
    sources: [{ scores, lists: engine.raggedRanges(firsts, lengths) }],
    targets: engine.ragged(targets),
    weights: engine.tensor(1, lengths.length, new Float32Array(lengths.length).fill(weight)),
  });
}

/** What is read at each place: row r of the encoder (>= 0), or fixed symbol -1 - r. */
function inputRows(
  { engine, parameters }: Network,
  tape: Tape,
  encoded: Tensor,
  { rows, places }: { readonly rows: readonly number[]; readonly places: readonly number[] },
): Tensor {
  const fixed = rows.filter((row) => row < 0).map((row) => -1 - row);
  const pointed = rows.filter((row) => row >= 0);
  const sources = concatRows(tape, [
    gatherRows(tape, parameters.fixedOut, engine.integers(fixed)),
    linear(tape, parameters.targetItem, gatherRows(tape, encoded, engine.integers(pointed))),
  ]);
  let [nextFixed, nextPointed] = [0, fixed.length];
  const order = rows.map((row) => (row < 0 ? nextFixed++ : nextPointed++));
  const position = gatherRows(tape, parameters.position, engine.integers(places));
  return add(tape, gatherRows(tape, sources, engine.integers(order)), position);
}

/** What an encoded example offers to every step. */
export type DecoderSource = {
  readonly encoded: Tensor;
  readonly firstItem: number;
  readonly items: number;
  /** [items, d] */
  readonly pointKeys: Tensor;
  /** Of each decoder layer: all positions of the encoder. */
  readonly cross: readonly KeyPlaces[];
};

export function openSource(
  { engine, parameters }: Network,
  tape: Tape,
  batch: Batch,
  encoded: Tensor,
): DecoderSource {
  const items = itemCount(batch.examples[0]!);
  const firstItem = batch.firstItems[0]!;
  const rows = engine.integers(Array.from({ length: items }, (_, k) => firstItem + k));
  return {
    encoded,
    firstItem,
    items,
    pointKeys: linear(tape, parameters.pointKey, gatherRows(tape, encoded, rows)),
    cross: parameters.decoder.map(({ cross }) =>
      placesOf(linear(tape, cross.key, encoded), linear(tape, cross.value, encoded)),
    ),
  };
}

/** A query in the making: how long it is, and each layer's keys and values so far. */
export type WrittenSoFar = { readonly length: number; readonly layers: readonly KeyPlaces[] };

/** One more symbol for each query: [rows, F + items] scores of what comes next, and the longer queries. */
export function writeSymbols(
  network: Network,
  source: DecoderSource,
  written: readonly WrittenSoFar[],
  next: readonly number[],
): { scores: Tensor; pointers: Tensor; written: WrittenSoFar[] } {
  const { engine, config, parameters } = network;
  const tape = engine.forward();
  const pass = { tape, how: null };
  const { fixedSymbols, heads, width } = config.sizes;
  const rows = next.map((symbol) =>
    symbol < fixedSymbols ? -1 - symbol : source.firstItem + symbol - fixedSymbols,
  );
  const lengths = written.map(({ length }) => length);
  let y = inputRows(network, tape, source.encoded, { rows, places: lengths });
  const longer: KeyPlaces[][] = written.map(() => []);
  parameters.decoder.forEach((layer, l) => {
    const own = norm(tape, layer.norm1, y);
    const step = placesOf(linear(tape, layer.self.key, own), linear(tape, layer.self.value, own));
    const seen = written.map(({ layers }, r) => ({
      keys: [...layers[l]!.keys, step.keys[r]!],
      values: [...layers[l]!.values, step.values[r]!],
    }));
    seen.forEach((places, r) => {
      longer[r]!.push(places);
    });
    const looked = attendPlaces(tape, linear(tape, layer.self.query, own), seen, heads);
    y = residual(pass, y, layer.self.out, looked);
    const query = linear(tape, layer.cross.query, norm(tape, layer.norm2, y));
    const everything = written.map(() => source.cross[l]!);
    y = residual(pass, y, layer.cross.out, attendPlaces(tape, query, everything, heads));
    y = feedForward(pass, layer, layer.norm3, y);
  });
  y = norm(tape, parameters.decoderNorm, y);
  const [one, all] = [engine.integers([0, next.length]), engine.integers([0, source.items])];
  const pointers = pairScores(
    tape,
    { rows: linear(tape, parameters.pointQuery, y), starts: one },
    { rows: source.pointKeys, starts: all },
    1 / Math.sqrt(width),
  );
  return {
    scores: linear(tape, parameters.output, y),
    pointers,
    written: longer.map((layers, r) => ({ length: lengths[r]! + 1, layers })),
  };
}
