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

/** What a pass through the network is recorded on, and what is dropped in it; null when answering. */
export type Pass = { readonly tape: Tape; readonly how: Dropout | null };

export function linear(tape: Tape, layer: Linear, x: Tensor): Tensor {
  return affine(tape, [[x, layer.weight]], { bias: layer.bias });
}

export function norm(tape: Tape, layer: Norm, x: Tensor): Tensor {
  return layerNorm(tape, x, layer.scale, layer.shift);
}

export function drop({ tape, how }: Pass, x: Tensor): Tensor {
  return how === null ? x : dropout(tape, x, how.rate, how.seed());
}

/** x + y W + b, the branch dropped in part while training. */
export function residual({ tape, how }: Pass, x: Tensor, layer: Linear, y: Tensor): Tensor {
  if (how === null) return affine(tape, [[y, layer.weight]], { bias: layer.bias, base: x });
  return add(tape, x, drop({ tape, how }, linear(tape, layer, y)));
}

/** x + down(gelu(up(norm x))) */
export function feedForward(
  pass: Pass,
  layer: EncoderLayer | DecoderLayer,
  before: Norm,
  x: Tensor,
): Tensor {
  const { tape } = pass;
  const inner = gelu(tape, linear(tape, layer.up, norm(tape, before, x)));
  return residual(pass, x, layer.down, inner);
}
