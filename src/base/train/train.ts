// The course of a training run of the base network, from nothing or from given weights (sharpening).
// Yields what happens; where it is kept is checkpoint.ts's business.
import { collectParameters, restoreParameters } from "../../checkpoint/parameters.ts";
import type { StoredTensor } from "../../checkpoint/safetensors.ts";
import { UserError } from "../../errors.ts";
import { createAdamW } from "../../optim/index.ts";
import { createRandom } from "../../random.ts";
import { createEngine, type EngineOptions } from "../../tensor/index.ts";
import type { BaseConfig } from "../network/config.ts";
import type { WordTable } from "../network/example.ts";
import { createNetwork } from "../network/network.ts";
import { createBatches } from "./batches.ts";
import type { BaseProgress, Checkpoints } from "./checkpoint.ts";
import { createExchange, publishWeights, takeGradient } from "./exchange.ts";
import { learningRateAt, progressOf, type RunLength } from "./schedule.ts";
import { type ExampleSource, withinTable } from "./source.ts";
import { startTeam } from "./team.ts";

export type BaseTraining = {
  readonly config: BaseConfig;
  readonly table: WordTable;
  readonly source: ExampleSource;
  readonly seed: number;
  readonly length: RunLength;
  readonly threads: number;
  /** Default: native where the machine has it. */
  readonly engine?: NonNullable<EngineOptions["engine"]>;
  /** Weights to begin with; without them the seed's. */
  readonly start?: ReadonlyMap<string, StoredTensor>;
  /** Where to keep the state, and to take it up again from. */
  readonly checkpoints?: Checkpoints;
  /** How often the state is written; default: every two minutes. */
  readonly saveEveryMs?: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

export type BaseTrainingEvent =
  | { readonly kind: "started"; readonly engine: "wasm" | "native"; readonly steps: number }
  | {
      readonly kind: "step";
      readonly step: number;
      /** Turns seen so far, in this run and before. */
      readonly turns: number;
      /** Mean over the batch's symbols. */
      readonly loss: number;
      readonly norm: number;
      readonly learningRate: number;
      readonly seconds: number;
      readonly progress: number;
      /** The weights as they are now. */
      readonly weights: () => Map<string, StoredTensor>;
    }
  | { readonly kind: "saved"; readonly step: number }
  | {
      readonly kind: "finished";
      readonly reason: "done" | "stopped";
      readonly weights: () => Map<string, StoredTensor>;
    };

export async function* trainBase(training: BaseTraining): AsyncGenerator<BaseTrainingEvent> {
  const { config, table, source, seed, length, threads, checkpoints, now } = training;
  const { saveEveryMs = 120_000 } = training;
  const { learning } = config;
  const random = createRandom(seed);
  const engine = await createEngine({ engine: "wasm", threads });
  const first = training.start === undefined ? random.fork("parameters") : null;
  createNetwork(engine, config, first);
  if (training.start !== undefined) restoreParameters(engine, training.start, "the start");
  const optimiser = createAdamW(engine, {
    learningRate: learning.learningRate,
    beta1: learning.beta1,
    beta2: learning.beta2,
    weightDecay: learning.weightDecay,
    clip: learning.clipNorm,
  });
  let progress: BaseProgress = { step: 0, turns: 0, seconds: 0, place: { pool: 0, batch: 0 } };
  const resumed = await checkpoints?.read();
  if (resumed !== undefined) {
    restoreParameters(engine, resumed.tensors, checkpoints!.name);
    optimiser.restore(resumed.optimiser);
    progress = resumed.progress;
  }
  const exchange = createExchange(engine, learning.shards);
  const kind = training.engine ?? "auto";
  const team = await startTeam({ engine: kind, config, table }, exchange, threads);
  const weights = (): Map<string, StoredTensor> => collectParameters(engine);
  const save = async (): Promise<void> =>
    await checkpoints?.write(weights(), optimiser.state(), progress);
  try {
    yield { kind: "started", engine: team.engine, steps: progress.step };
    const batches = createBatches(
      withinTable(source, table),
      random.fork("batches"),
      learning.batchTurns,
      progress.place,
    );
    const began = now() - progress.seconds * 1000;
    let saved = now();
    for (;;) {
      const done = progressOf(length, progress.step, progress.seconds);
      const stopped = training.signal?.aborted === true;
      if (done >= 1 || stopped) {
        await save();
        yield { kind: "finished", reason: stopped ? "stopped" : "done", weights };
        return;
      }
      const batch = batches.next();
      publishWeights(engine, exchange);
      const computed = team.compute(batch, `${seed}/step/${progress.step}`);
      batches.drawAhead();
      const { loss, symbols } = await computed;
      if (!Number.isFinite(loss)) {
        throw new UserError(
          `the loss became ${loss} at step ${progress.step}. The last checkpoint is kept; lower the learning rate (${learning.learningRate}) and start anew.`,
        );
      }
      takeGradient(engine, exchange);
      optimiser.learningRate = learningRateAt(learning, progress.step, done);
      const { norm } = optimiser.step();
      engine.reset();
      progress = {
        step: progress.step + 1,
        turns: progress.turns + batch.length,
        seconds: (now() - began) / 1000,
        place: batches.place(),
      };
      yield {
        kind: "step",
        step: progress.step,
        turns: progress.turns,
        loss: loss / symbols,
        norm,
        learningRate: optimiser.learningRate,
        seconds: progress.seconds,
        progress: done,
        weights,
      };
      if (checkpoints !== undefined && now() - saved >= saveEveryMs) {
        await save();
        saved = now();
        yield { kind: "saved", step: progress.step };
      }
    }
  } finally {
    await team.stop();
    await engine.dispose();
  }
}
