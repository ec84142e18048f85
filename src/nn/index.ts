// Layers: a parameter type, an initialiser and a function each.
export { createEmbedding } from "./embedding.ts";
export { initialise } from "./initialise.ts";
export { createLinear, type Linear, linear } from "./linear.ts";
export { type BiLstm, biLstm, createBiLstm, createLstm, type Lstm } from "./lstm.ts";
