// Optimisers and learning-rate rules.
export {
  type Adam,
  type AdamState,
  createAdam,
} from "./adam.ts";
export { createAdamW } from "./adamw.ts";
