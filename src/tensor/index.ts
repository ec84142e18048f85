// The tensor engine's public face. Every tensor is a matrix [rows, cols]; ops take the tape first.
export { createEngine, type EngineOptions } from "./create-engine.ts";
export { Engine } from "./engine.ts";
export type { CompiledProducts } from "./host/compiled.ts";
export { affine } from "./ops/affine.ts";
export {
  type AttentionMemory,
  attend,
  attentionMemory,
  raggedDot,
} from "./ops/attention.ts";
export { add, addRow, dropout, gelu, tanh } from "./ops/elementwise.ts";
export { bagRows, gatherRows } from "./ops/gather.ts";
export { attendHeads } from "./ops/heads.ts";
export { concatColumns, concatRows, reshape, rows } from "./ops/layout.ts";
export {
  type LogitSource,
  type MixtureLoss,
  mixtureLoss,
  mixtureProbabilities,
} from "./ops/loss.ts";
export { type LstmWeights, lstm, lstmCell } from "./ops/lstm.ts";
export { layerNorm } from "./ops/norm.ts";
export { pairScores } from "./ops/pairs.ts";
export { attendPlaces, type KeyPlaces, placesOf } from "./ops/places.ts";
export { Tape } from "./tape.ts";
export { type Integers, Parameter, type Ragged, Tensor } from "./tensor.ts";
export type { EngineInfo } from "./workspace.ts";
