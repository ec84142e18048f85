// Optimisers and learning-rate rules.
export {
  type Adam,
  type AdamOptions,
  type AdamState,
  createAdam,
  type NamedArray,
} from "./adam.ts";
export { createPlateauDecay, type PlateauDecay } from "./decay.ts";
export { gradientNorm } from "./norm.ts";
