// Tables of vectors, one row per symbol; only looked-up rows get gradients.
import type { Random } from "../random.ts";
import type { Engine, Parameter } from "../tensor/index.ts";
import { initialise } from "./initialise.ts";

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
