// The weights of the base network: names, shapes and first values. The names are those in the file.
// Letters: d width, e word, F fixed symbols, H heads, R relations.
import type { Random } from "../../random.ts";
import type { Engine, Parameter } from "../../tensor/index.ts";
import type { BaseConfig } from "./config.ts";
import { RELATIONS } from "./relations.ts";

/** weight [in, out], bias [1, out] */
export type Linear = { readonly weight: Parameter; readonly bias: Parameter };
/** [1, d] each */
export type Norm = { readonly scale: Parameter; readonly shift: Parameter };

export type AttentionLayers = {
  readonly query: Linear;
  readonly key: Linear;
  readonly value: Linear;
  readonly out: Linear;
};
type FeedForward = { readonly up: Linear; readonly down: Linear };

export type EncoderLayer = AttentionLayers &
  FeedForward & {
    /** [R, d]: head h's part is its columns; [R, H] */
    readonly relationKey: Parameter;
    readonly relationBias: Parameter;
    readonly norm1: Norm;
    readonly norm2: Norm;
  };

export type DecoderLayer = FeedForward & {
  readonly self: AttentionLayers;
  readonly cross: AttentionLayers;
  readonly norm1: Norm;
  readonly norm2: Norm;
  readonly norm3: Norm;
};

export type BaseParameters = ReturnType<typeof createParameters>;

/** Adds all weights to the engine, with first values drawn from `random`; zeros with null. */
export function createParameters(
  engine: Engine,
  { sizes, segments }: BaseConfig,
  random: Random | null,
) {
  const { width: d, embedding: e, fixedSymbols, feedForward } = sizes;
  const make = maker(engine, random);
  const attention = (name: string): AttentionLayers => ({
    query: make.linear(`${name}.query`, d, d),
    key: make.linear(`${name}.key`, d, d),
    value: make.linear(`${name}.value`, d, d),
    out: make.linear(`${name}.out`, d, d),
  });
  const forward = (name: string): FeedForward => ({
    up: make.linear(`${name}.up`, d, feedForward),
    down: make.linear(`${name}.down`, feedForward, d),
  });
  const many = <T>(count: number, one: (i: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => one(i));
  return {
    words: {
      buckets: make.normal("words.buckets", sizes.buckets + 1, e, 0.3),
      learned: make.zeros("words.learned", sizes.learnedWords, e),
      vector: make.matrix("words.vector", sizes.vector, e),
    },
    word: make.linear("word", e, d),
    item: make.linear("item", 4 * e, d),
    candidate: make.linear("candidate", e, d),
    type: make.normal("type", 16, d, 0.1),
    flags: make.matrix("flags", 4, d),
    itemMatch: make.matrix("itemMatch", 32, d),
    clause: make.matrix("clause", 6, d),
    wordMatch: make.matrix("wordMatch", 16, d),
    kind: make.normal("kind", 16, d, 0.1),
    age: make.normal("age", 6, d, 0.1),
    candidateAge: make.normal("candidateAge", 6, d, 0.1),
    inPrevious: make.normal("inPrevious", 2, d, 0.1),
    style: make.normal("style", 3, d, 0.1),
    fixedIn: make.normal("fixedIn", fixedSymbols, d, 0.1),
    previousItem: make.linear("previousItem", d, d),
    previousMark: make.zeros("previousMark", 1, d),
    encoder: many(sizes.encoderLayers, (i): EncoderLayer => {
      const name = `encoder.${i}`;
      return {
        ...attention(name),
        ...forward(name),
        relationKey: make.normal(`${name}.relationKey`, RELATIONS, d, 0.02),
        relationBias: make.zeros(`${name}.relationBias`, RELATIONS, sizes.heads),
        norm1: make.norm(`${name}.norm1`, d),
        norm2: make.norm(`${name}.norm2`, d),
      };
    }),
    encoderNorm: make.norm("encoderNorm", d),
    decoder: many(sizes.decoderLayers, (i): DecoderLayer => {
      const name = `decoder.${i}`;
      return {
        self: attention(`${name}.self`),
        cross: attention(`${name}.cross`),
        ...forward(name),
        norm1: make.norm(`${name}.norm1`, d),
        norm2: make.norm(`${name}.norm2`, d),
        norm3: make.norm(`${name}.norm3`, d),
      };
    }),
    decoderNorm: make.norm("decoderNorm", d),
    fixedOut: make.normal("fixedOut", fixedSymbols, d, 0.1),
    targetItem: make.linear("targetItem", d, d),
    position: make.normal("position", sizes.positions, d, 0.1),
    output: make.linear("output", d, fixedSymbols),
    pointQuery: make.linear("pointQuery", d, d),
    pointKey: make.linear("pointKey", d, d),
    segment: segments
      ? { item: make.linear("segmentItem", 2 * d, d), key: make.linear("segmentKey", 2 * d, d) }
      : null,
  };
}

function maker(engine: Engine, random: Random | null) {
  const fill = (parameter: Parameter, draw: (from: Random) => number): Parameter => {
    if (random === null) return parameter;
    const from = random.fork(parameter.name);
    engine.write(
      parameter,
      Float32Array.from({ length: parameter.size }, () => draw(from)),
    );
    return parameter;
  };
  const zeros = (name: string, rows: number, cols: number): Parameter =>
    engine.parameter(name, rows, cols);
  /** Uniform in ±1/sqrt(in). */
  const matrix = (name: string, rows: number, cols: number): Parameter =>
    fill(zeros(name, rows, cols), (from) => (2 * from.next() - 1) / Math.sqrt(rows));
  return {
    zeros,
    matrix,
    /** Near enough to a normal distribution: four uniform numbers, exact on every machine. */
    normal: (name: string, rows: number, cols: number, deviation: number): Parameter =>
      fill(zeros(name, rows, cols), (from) => {
        const sum = from.next() + from.next() + from.next() + from.next();
        return (sum - 2) * Math.sqrt(3) * deviation;
      }),
    linear: (name: string, input: number, output: number): Linear => ({
      weight: matrix(`${name}.weight`, input, output),
      bias: zeros(`${name}.bias`, 1, output),
    }),
    norm: (name: string, width: number): Norm => ({
      scale: fill(zeros(`${name}.scale`, 1, width), () => 1),
      shift: zeros(`${name}.shift`, 1, width),
    }),
  };
}
