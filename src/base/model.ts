// A base model in memory: the network, the words it knows, and how sure it may be.
import type { Checkpoint } from "../checkpoint/safetensors.ts";
import { UserError } from "../errors.ts";
import type { Engine } from "../tensor/index.ts";
import { vectorWidth, type WordKnowledge } from "./encoding/word-book.ts";
import { encodeBaseModel, loadBaseModel } from "./network/model-file.ts";
import type { BaseNetwork } from "./network/network.ts";

export type BaseModel = {
  readonly network: BaseNetwork;
  readonly words: WordKnowledge;
  /** Weights of the logistic that turns evidence into confidence; see confidence.ts. */
  readonly calibration: readonly number[] | null;
};

const vectorsName = "open-vectors";

export function baseModelBytes({ network, words, calibration }: BaseModel): Uint8Array {
  const beside: Checkpoint = {
    tensors: new Map([
      [vectorsName, { rows: words.vectorWords.length, cols: vectorWidth, data: words.vectors }],
    ]),
    metadata: {
      learned: words.learned.join(" "),
      "vector-words": words.vectorWords.join(" "),
      ...(calibration && { calibration: JSON.stringify(calibration) }),
    },
  };
  return encodeBaseModel(network, beside);
}

export function baseModelFrom(engine: Engine, bytes: Uint8Array, source: string): BaseModel {
  const { network, beside } = loadBaseModel(engine, bytes, source);
  const { learned, "vector-words": vectorWords, calibration } = beside.metadata;
  const vectors = beside.tensors.get(vectorsName);
  if (learned === undefined || vectorWords === undefined || vectors === undefined) {
    throw new UserError(
      `${source}: a base model without its words. Make it anew: segue train-base`,
    );
  }
  return {
    network,
    words: {
      learned: learned.split(" "),
      vectorWords: vectorWords.split(" "),
      vectors: vectors.data,
    },
    calibration: calibration === undefined ? null : parseWeights(calibration, source),
  };
}

function parseWeights(text: string, source: string): number[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every((one) => typeof one === "number")) return value;
  throw new UserError(`${source}: its calibration is no list of numbers`);
}
