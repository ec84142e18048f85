// Layers: a parameter type, an initialiser and a function each.
export { createEmbedding } from "./embedding.ts";
export { createLinear, linear } from "./linear.ts";
export { biLstm, createBiLstm } from "./lstm.ts";
