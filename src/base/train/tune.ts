// Sharpens a base model: goes on training it, gently, on conversations about one database. The result
// lies between the base and what was learned, so that what it knew of how people ask is kept.
import { availableParallelism } from "node:os";
import { collectParameters } from "../../checkpoint/parameters.ts";
import type { StoredTensor } from "../../checkpoint/safetensors.ts";
import type { WordBook } from "../encoding/word-book.ts";
import type { BaseModel } from "../model.ts";
import type { BaseConfig } from "../network/config.ts";
import type { Checkpoints } from "./checkpoint.ts";
import type { RunLength } from "./schedule.ts";
import type { ExampleSource } from "./source.ts";
import { type BaseTrainingEvent, trainBase } from "./train.ts";

/** What differs from making a base model: small steps, few turns in each. */
export const gentle = {
  learningRate: 2e-4,
  warmUpSteps: 10,
  finalShare: 0.1,
  weightDecay: 0,
  batchTurns: 48,
  shards: 4,
} as const satisfies Partial<BaseConfig["learning"]>;

export type Tuning = {
  readonly model: BaseModel;
  readonly book: WordBook;
  readonly source: ExampleSource;
  readonly seed: number;
  readonly length: RunLength;
  readonly checkpoints?: Checkpoints;
  readonly now: () => number;
  readonly signal?: AbortSignal;
};

export function tuneBase(tuning: Tuning): AsyncGenerator<BaseTrainingEvent> {
  const { model, book, source, seed, length, checkpoints, now, signal } = tuning;
  const { engine, config } = model.network;
  return trainBase({
    config: { ...config, learning: { ...config.learning, ...gentle } },
    source,
    seed,
    length,
    now,
    table: book.table(),
    start: collectParameters(engine),
    saveEveryMs: 20_000,
    threads: Math.min(availableParallelism(), gentle.shards),
    ...(checkpoints !== undefined && { checkpoints }),
    ...(signal !== undefined && { signal }),
  });
}

type Weights = ReadonlyMap<string, StoredTensor>;

/** `share` of the way from one set of weights to another. */
export function between(from: Weights, to: Weights, share: number): Map<string, StoredTensor> {
  const result = new Map<string, StoredTensor>();
  for (const [name, { rows, cols, data }] of from) {
    const end = to.get(name)?.data ?? data;
    result.set(name, {
      rows,
      cols,
      data: data.map((value, i) => value + share * (end[i]! - value)),
    });
  }
  return result;
}
