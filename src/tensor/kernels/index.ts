// All kernels of the engine, one module.
export { packPanels, gemmPacked, gemm } from "./gemm";
export {
  fill, copy, addScaled, scale, add, tanhForward, tanhBackward,
  copyRows, broadcastRow, sumColumns, sumSquares, dropout, softmaxInPlace,
} from "./elementwise";
export { gather, scatterAdd, bag, bagBackward } from "./gather";
export { lstmForward, lstmBackward } from "./lstm";
export { raggedDot, attend, attendBackward, raggedCombine, raggedSpread } from "./attention";
export { integer, softmaxRows, softmaxRowsBackward, attendPlaces } from "./heads";
export { normForward, normBackward, normWeights, geluForward, geluBackward } from "./norm";
export { mixtureForward, mixtureBackward, scatterElements } from "./loss";
export { adam, adamRows } from "./adam";
