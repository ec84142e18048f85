// Layers for the laws of training: a table of vectors, y = x W + b, an LSTM in both directions.

import type { Random } from "../random.ts";
import {
  affine,
  concatColumns,
  type Engine,
  lstm,
  type Parameter,
  type Tape,
  type Tensor,
} from "../tensor/index.ts";

/** Uniform in ±bound; by default Glorot's sqrt(6 / (rows + cols)). */
function initialise(
  engine: Engine,
  parameter: Parameter,
  random: Random,
  bound: number = Math.sqrt(6 / (parameter.rows + parameter.cols)),
): void {
  const values = new Float32Array(parameter.size);
  for (let i = 0; i < values.length; i++) values[i] = (2 * random.next() - 1) * bound;
  engine.write(parameter, values);
}

export function createEmbedding(
  engine: Engine,
  name: string,
  count: number,
  size: number,
  random: Random,
  bound = 0.1,
): Parameter {
  const table = engine.parameter(name, count, size, { sparse: true });
  initialise(engine, table, random.fork(name), bound);
  return table;
}

type Linear = {
  /** [In, Out] */
  readonly weight: Parameter;
  /** [1, Out] */
  readonly bias: Parameter | null;
};

export function createLinear(
  engine: Engine,
  name: string,
  input: number,
  output: number,
  random: Random,
  { bias = true }: { bias?: boolean } = {},
): Linear {
  const weight = engine.parameter(`${name}.weight`, input, output);
  initialise(engine, weight, random.fork(weight.name));
  return { weight, bias: bias ? engine.parameter(`${name}.bias`, 1, output) : null };
}

/** [N, In] -> [N, Out] */
export function linear(tape: Tape, layer: Linear, x: Tensor): Tensor {
  return affine(tape, [[x, layer.weight]], layer.bias === null ? {} : { bias: layer.bias });
}

/** input [In, 4H], hidden [H, 4H], bias [1, 4H]; gates input, forget, cell, output. */
type Lstm = {
  readonly input: Parameter;
  readonly hidden: Parameter;
  readonly bias: Parameter;
};

function createLstm(
  engine: Engine,
  name: string,
  input: number,
  hidden: number,
  random: Random,
): Lstm {
  const layer = {
    input: engine.parameter(`${name}.input`, input, 4 * hidden),
    hidden: engine.parameter(`${name}.hidden`, hidden, 4 * hidden),
    bias: engine.parameter(`${name}.bias`, 1, 4 * hidden),
  };
  const bound = 1 / Math.sqrt(hidden);
  initialise(engine, layer.input, random.fork(layer.input.name), bound);
  initialise(engine, layer.hidden, random.fork(layer.hidden.name), bound);
  // A forget gate that starts open lets gradients through from the first step on.
  engine.write(
    layer.bias,
    Float32Array.from({ length: 4 * hidden }, (_, i) => (i >= hidden && i < 2 * hidden ? 1 : 0)),
  );
  return layer;
}

type BiLstm = { readonly forward: Lstm; readonly backward: Lstm };

/** `hidden` is the size of one direction. */
export function createBiLstm(
  engine: Engine,
  name: string,
  input: number,
  hidden: number,
  random: Random,
): BiLstm {
  return {
    forward: createLstm(engine, `${name}.forward`, input, hidden, random),
    backward: createLstm(engine, `${name}.backward`, input, hidden, random),
  };
}

/** output [T*B, 2H]; h, c [B, 2H]: each direction's last state. */
export function biLstm(
  tape: Tape,
  layer: BiLstm,
  sequence: Pick<Parameters<typeof lstm>[1], "input" | "steps" | "batch" | "lengths">,
): { output: Tensor; h: Tensor; c: Tensor } {
  const there = lstm(tape, { ...sequence, weights: layer.forward });
  const back = lstm(tape, { ...sequence, weights: layer.backward, reverse: true });
  return {
    output: concatColumns(tape, [there.output, back.output]),
    h: concatColumns(tape, [there.h, back.h]),
    c: concatColumns(tape, [there.c, back.c]),
  };
}
