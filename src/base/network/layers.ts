// The pieces that encoder and decoder are built of: products with a bias, norms, residual branches.
import {
  add,
  affine,
  dropout,
  gelu,
  layerNorm,
  type Tape,
  type Tensor,
} from "../../tensor/index.ts";
import type { DecoderLayer, EncoderLayer, Linear, Norm } from "./parameters.ts";

/** How much is dropped in training, and a new seed for every place where something is. */
export type Dropout = { readonly rate: number; seed(): number };

export function linear(tape: Tape, layer: Linear, x: Tensor): Tensor {
  return affine(tape, [[x, layer.weight]], { bias: layer.bias });
}

export function norm(tape: Tape, layer: Norm, x: Tensor): Tensor {
  return layerNorm(tape, x, layer.scale, layer.shift);
}

export function drop(tape: Tape, x: Tensor, how: Dropout | null): Tensor {
  return how === null ? x : dropout(tape, x, how.rate, how.seed());
}

/** x + y W + b, the branch dropped in part while training. */
export function residual(
  tape: Tape,
  x: Tensor,
  layer: Linear,
  y: Tensor,
  how: Dropout | null,
): Tensor {
  if (how === null) return affine(tape, [[y, layer.weight]], { bias: layer.bias, base: x });
  return add(tape, x, drop(tape, linear(tape, layer, y), how));
}

/** x + down(gelu(up(norm x))) */
export function feedForward(
  tape: Tape,
  layer: EncoderLayer | DecoderLayer,
  before: Norm,
  x: Tensor,
  how: Dropout | null,
): Tensor {
  const inner = gelu(tape, linear(tape, layer.up, norm(tape, before, x)));
  return residual(tape, x, layer.down, inner, how);
}
