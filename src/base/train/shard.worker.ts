// A thread of a training run: an engine with one thread of its own, which computes the gradient of the
// shards it is sent, and its part of their sum.
import { parentPort, workerData } from "node:worker_threads";
import { createRandom } from "../../random.ts";
import { createEngine, type EngineOptions } from "../../tensor/index.ts";
import { packBatch } from "../network/batch.ts";
import type { BaseConfig } from "../network/config.ts";
import type { Example, WordTable } from "../network/example.ts";
import { batchLoss, createNetwork } from "../network/network.ts";
import { type Exchange, publishGradient, sumGradients, takeWeights } from "./exchange.ts";

export type ShardSetup = {
  readonly engine: NonNullable<EngineOptions["engine"]>;
  readonly config: BaseConfig;
  readonly table: WordTable;
};

export type ToShard =
  | { readonly kind: "exchange"; readonly exchange: Exchange }
  | {
      readonly kind: "shard";
      readonly shard: number;
      readonly examples: readonly Example[];
      /** Of each symbol in the loss. */
      readonly weight: number;
      readonly seed: string;
      /** Rises whenever the shared weights change. */
      readonly version: number;
    }
  | { readonly kind: "sum"; readonly shards: number; readonly from: number; readonly to: number };

/** `loss`: the sum over the shard's symbols. */
export type FromShard =
  | { readonly kind: "ready"; readonly engine: "wasm" | "native" }
  | { readonly kind: "done"; readonly loss: number }
  | { readonly kind: "summed" };

const port = parentPort!;
const send = (message: FromShard): void => port.postMessage(message);
const { engine: kind, config, table } = workerData as ShardSetup;
const engine = await createEngine({ engine: kind, threads: 1 });
const network = createNetwork(engine, config, null);
let exchange: Exchange;
let version = 0;

port.on("message", (message: ToShard) => {
  switch (message.kind) {
    case "exchange":
      ({ exchange } = message);
      return;
    case "shard":
      return send({ kind: "done", loss: compute(message) });
    case "sum":
      sumGradients(exchange, message.shards, message.from, message.to);
      return send({ kind: "summed" });
    default:
      return message satisfies never;
  }
});
send({ kind: "ready", engine: engine.info.engine });

function compute(given: Extract<ToShard, { kind: "shard" }>): number {
  if (given.version !== version) takeWeights(engine, exchange);
  ({ version } = given);
  const random = createRandom(given.seed);
  const { dropout, wordDropout } = config.learning;
  const hide = { rate: wordDropout, random: random.fork("words") };
  const batch = packBatch(given.examples, table, config, { hide });
  const how = dropout > 0 ? { rate: dropout, seed: () => random.below(2 ** 31) } : null;
  const tape = engine.tape();
  const result = batchLoss(network, tape, batch, { weight: given.weight, how });
  tape.backward(result.loss);
  publishGradient(engine, exchange.gradients[given.shard]!);
  engine.reset();
  return result.losses().reduce((sum, loss) => sum + loss, 0);
}
