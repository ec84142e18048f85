// Writes queries: all symbols of given targets at once for training, or one symbol after the other, with
// the keys and values of earlier steps left where they are.
import {
  add,
  attendHeads,
  attendPlaces,
  concatColumns,
  concatRows,
  type Engine,
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
import type { BaseNetwork } from "./encoder.ts";
import { itemCount, symbols } from "./example.ts";
import { type Dropout, drop, feedForward, linear, norm, type Pass, residual } from "./layers.ts";
import { copiedTarget, segmentCount } from "./segments.ts";

/** What a batch counts for in a step of training, and what of it is dropped. */
export type LossOptions = { readonly weight: number; readonly how: Dropout | null };

type Encoding = { readonly batch: Batch; readonly encoded: Tensor };

/** Sum over all target symbols of -log p, times `weight`. */
export function targetLoss(
  network: BaseNetwork,
  pass: Pass,
  { batch, encoded }: Encoding,
  weight: number,
): MixtureLoss {
  const { engine, config, parameters } = network;
  const { tape, how } = pass;
  const { fixedSymbols, heads, positions } = config.sizes;
  const targets = batch.examples.map((example) =>
    config.segments ? copiedTarget(example, fixedSymbols + itemCount(example)) : example.target,
  );
  const written = targets.map((target) =>
    Int32Array.from(target, (_, t) => (t === 0 ? symbols.begin : target[t - 1]!)),
  );
  const startsAt = new Int32Array(written.length + 1);
  written.forEach((list, b) => {
    if (list.length > positions) {
      throw new RangeError(`a target of ${list.length} symbols; the network writes ${positions}`);
    }
    startsAt[b + 1] = startsAt[b]! + list.length;
  });
  const offered = batch.examples.map((_, b) => offeredBy(network, batch, b));
  const read = written.flatMap((list, b) =>
    Array.from(list, (symbol) => whatIsRead(symbol, fixedSymbols, offered[b]!)),
  );
  const places = written.flatMap((list) => Array.from(list, (_, t) => t));
  let y = drop(pass, inputRows(network, tape, encoded, { read, places }));
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

  const counts = offered.map(({ items, segments }) => items + segments.length);
  const offeredStarts = new Int32Array(counts.length + 1);
  counts.forEach((count, b) => {
    offeredStarts[b + 1] = offeredStarts[b]! + count;
  });
  const scores = pairScores(
    tape,
    { rows: linear(tape, parameters.pointQuery, y), starts },
    { rows: keysOf(network, tape, encoded, offered), starts: engine.integers(offeredStarts) },
    1 / Math.sqrt(config.sizes.width),
  );
  const lengths = written.flatMap((list, b) => Array.from(list, () => counts[b]!));
  const firsts = new Int32Array(lengths.length);
  for (let n = 1; n < lengths.length; n++) firsts[n] = firsts[n - 1]! + lengths[n - 1]!;
  return mixtureLoss(tape, {
    logits: linear(tape, parameters.output, y),
    sources: [{ scores, lists: engine.raggedRanges(firsts, lengths) }],
    targets: engine.ragged(targets.flatMap((target) => Array.from(target, (symbol) => [symbol]))),
    weights: engine.tensor(1, lengths.length, new Float32Array(lengths.length).fill(weight)),
  });
}

/** The encoder's rows of a segment's two ends. */
type Ends = readonly [number, number];

/** What an example has to point at: its items, from a row of the encoder on, and segments behind them. */
type Offered = {
  readonly firstItem: number;
  readonly items: number;
  readonly segments: readonly Ends[];
};

function offeredBy(
  { config }: BaseNetwork,
  { examples, starts, firstItems }: Batch,
  b: number,
): Offered {
  const example = examples[b]!;
  const before = starts[b]! + example.words.length;
  const segments = Array.from(
    { length: config.segments ? segmentCount(example) : 0 },
    (_, g): Ends => [before + example.segments[2 * g]!, before + example.segments[2 * g + 1]! - 1],
  );
  return { firstItem: firstItems[b]!, items: itemCount(example), segments };
}

/** [2d] for each: the states of both ends, side by side. */
function endsOf(engine: Engine, tape: Tape, encoded: Tensor, segments: readonly Ends[]): Tensor {
  const at = (end: 0 | 1): Tensor =>
    gatherRows(tape, encoded, engine.integers(segments.map((ends) => ends[end])));
  return concatColumns(tape, [at(0), at(1)]);
}

/** What each example's pointers are compared with: its items, then its segments, example after example. */
function keysOf(
  { engine, parameters }: BaseNetwork,
  tape: Tape,
  encoded: Tensor,
  offered: readonly Offered[],
): Tensor {
  const rows = offered.flatMap(({ firstItem, items }) =>
    Array.from({ length: items }, (_, k) => firstItem + k),
  );
  const items = linear(tape, parameters.pointKey, gatherRows(tape, encoded, engine.integers(rows)));
  const segments = offered.flatMap((one) => one.segments);
  if (parameters.segment === null || segments.length === 0) return items;
  const ends = endsOf(engine, tape, encoded, segments);
  const both = concatRows(tape, [items, linear(tape, parameters.segment.key, ends)]);
  let [nextItem, nextSegment] = [0, rows.length];
  const order = offered.flatMap((one) => [
    ...Array.from({ length: one.items }, () => nextItem++),
    ...one.segments.map(() => nextSegment++),
  ]);
  return gatherRows(tape, both, engine.integers(order));
}

/** What is read at a place: a fixed symbol, a row of the encoder, or a segment. */
type Read =
  | { readonly kind: "fixed"; readonly symbol: number }
  | { readonly kind: "item"; readonly row: number }
  | { readonly kind: "segment"; readonly ends: Ends };

function whatIsRead(symbol: number, fixedSymbols: number, offered: Offered): Read {
  if (symbol < fixedSymbols) return { kind: "fixed", symbol };
  const item = symbol - fixedSymbols;
  return item < offered.items
    ? { kind: "item", row: offered.firstItem + item }
    : { kind: "segment", ends: offered.segments[item - offered.items]! };
}

function inputRows(
  { engine, parameters }: BaseNetwork,
  tape: Tape,
  encoded: Tensor,
  { read, places }: { readonly read: readonly Read[]; readonly places: readonly number[] },
): Tensor {
  const fixed = read.flatMap((one) => (one.kind === "fixed" ? [one.symbol] : []));
  const pointed = read.flatMap((one) => (one.kind === "item" ? [one.row] : []));
  const copied = read.flatMap((one) => (one.kind === "segment" ? [one.ends] : []));
  const sources = [
    gatherRows(tape, parameters.fixedOut, engine.integers(fixed)),
    linear(tape, parameters.targetItem, gatherRows(tape, encoded, engine.integers(pointed))),
  ];
  if (parameters.segment !== null && copied.length > 0)
    sources.push(linear(tape, parameters.segment.item, endsOf(engine, tape, encoded, copied)));
  const next = { fixed: 0, item: fixed.length, segment: fixed.length + pointed.length };
  const order = engine.integers(read.map(({ kind }) => next[kind]++));
  const position = gatherRows(tape, parameters.position, engine.integers(places));
  return add(tape, gatherRows(tape, concatRows(tape, sources), order), position);
}

/** What an encoded example offers to every step. */
export type DecoderSource = {
  readonly encoded: Tensor;
  readonly offered: Offered;
  /** [items and segments, d] */
  readonly pointKeys: Tensor;
  /** Of each decoder layer: all positions of the encoder. */
  readonly cross: readonly KeyPlaces[];
};

export function openSource(
  network: BaseNetwork,
  tape: Tape,
  batch: Batch,
  encoded: Tensor,
): DecoderSource {
  const offered = offeredBy(network, batch, 0);
  return {
    encoded,
    offered,
    pointKeys: keysOf(network, tape, encoded, [offered]),
    cross: network.parameters.decoder.map(({ cross }) =>
      placesOf(linear(tape, cross.key, encoded), linear(tape, cross.value, encoded)),
    ),
  };
}

/** A query in the making: how long it is, and each layer's keys and values so far. */
export type WrittenSoFar = { readonly length: number; readonly layers: readonly KeyPlaces[] };

/** One more symbol for each query: scores of what comes next, of fixed symbols [rows, F] and of what can
 * be pointed at, and the longer queries. */
export function writeSymbols(
  network: BaseNetwork,
  source: DecoderSource,
  written: readonly WrittenSoFar[],
  next: readonly number[],
): { scores: Tensor; pointers: Tensor; written: WrittenSoFar[] } {
  const { engine, config, parameters } = network;
  const tape = engine.forward();
  const pass = { tape, how: null };
  const { fixedSymbols, heads, width } = config.sizes;
  const read = next.map((symbol) => whatIsRead(symbol, fixedSymbols, source.offered));
  const lengths = written.map(({ length }) => length);
  let y = inputRows(network, tape, source.encoded, { read, places: lengths });
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
  const [one, all] = [
    engine.integers([0, next.length]),
    engine.integers([0, source.pointKeys.rows]),
  ];
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
