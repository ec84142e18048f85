// Stands in for the engine's host in Node, which a browser never asks for.

export function nodeHost(): never {
  throw new Error("this is not Node");
}
