// The model's parameters: every matrix by name, with its shape. E encoder, D discourse, H decoder,
// M intermediate, S segment encoder (E and S a direction), K = 2E + position: a key's width.
import type { Random } from "../../random.ts";
import type { Engine, LstmWeights, Parameter } from "../../tensor/index.ts";
import type { ModelConfig } from "../config.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { vectorWidth } from "../vocabulary/word-vectors.ts";

export type BiLstmWeights = { readonly forward: LstmWeights; readonly backward: LstmWeights };

export type Network = {
  readonly inputEmbedding: Parameter; // [inputs, Ei]
  readonly vectorProjection: Parameter | null; // [100, Ei]
  readonly characterEmbedding: Parameter | null; // [buckets, Ei]
  readonly encoder: BiLstmWeights; // Ei (+ D) -> E each
  readonly discourse: {
    readonly initial: Parameter; // [1, D]
    readonly start: ModelConfig["mechanisms"]["discourseStart"];
    readonly cell: LstmWeights; // 2E -> D
  } | null;
  readonly positionEmbedding: Parameter | null; // [history + 1 (+ 1 older), P]
  readonly outputEmbedding: Parameter; // [outputs, Eo]
  readonly segments: {
    readonly encoder: BiLstmWeights; // Eo -> S each
    readonly ages: Parameter; // [ages, A]
    readonly weight: Parameter; // [M, 4S + A]
  } | null;
  readonly decoder: {
    readonly first: {
      readonly symbol: Parameter; // [Eo, 4H]
      readonly context: Parameter; // [K, 4H]
      readonly hidden: Parameter; // [H, 4H]
      readonly bias: Parameter; // [1, 4H]
    };
    readonly second: LstmWeights; // H -> H
  };
  readonly attention: Parameter; // [H, K]
  readonly intermediate: { readonly state: Parameter; readonly context: Parameter }; // [H, M], [K, M]
  readonly vocabulary: { readonly weight: Parameter; readonly bias: Parameter }; // [M, V], [1, V]
};

/** Ages of the latest query's segments, then one for each older query that can be copied from. */
function ageRows({ sizes, improvements }: ModelConfig): number {
  return sizes.maxAge + (improvements.staleSegments ? improvements.focusQueries - 1 : 0);
}

/**
 * Uniform in [-initScale, initScale], forget gates' biases at their own value. Without a generator
 * everything is zero, for weights that are about to be read from a file.
 */
export function createNetwork(
  engine: Engine,
  config: ModelConfig,
  vocabulary: Vocabulary,
  random: Random | null,
): Network {
  const { sizes, mechanisms, improvements, learning } = config;
  const { encoder: E, discourse: D, decoder: H, intermediate: M, segmentEncoder: S } = sizes;
  const P = mechanisms.positionEmbeddings ? sizes.position : 0;
  const K = 2 * E + P;

  const matrix = (name: string, rows: number, cols: number, sparse = false): Parameter => {
    const parameter = engine.parameter(name, rows, cols, { sparse });
    if (random === null) return parameter;
    const { next } = random.fork(name);
    const values = Float32Array.from({ length: rows * cols }, () => next() * 2 - 1);
    engine.write(
      parameter,
      values.map((value) => value * learning.initScale),
    );
    return parameter;
  };
  const bias = (name: string, width: number): Parameter => {
    const parameter = matrix(name, 1, 4 * width);
    if (random !== null && learning.forgetBias !== 0) {
      const values = engine.read(parameter);
      for (let j = width; j < 2 * width; j++) values[j]! += learning.forgetBias;
      engine.write(parameter, values);
    }
    return parameter;
  };
  const lstm = (name: string, width: number, hidden: number): LstmWeights => ({
    input: matrix(`${name}.input`, width, 4 * hidden),
    hidden: matrix(`${name}.hidden`, hidden, 4 * hidden),
    bias: bias(`${name}.bias`, hidden),
  });
  const biLstm = (name: string, width: number, hidden: number): BiLstmWeights => ({
    forward: lstm(`${name}.forward`, width, hidden),
    backward: lstm(`${name}.backward`, width, hidden),
  });

  const distances = mechanisms.history + 1 + (improvements.focusPlaceholders > 0 ? 1 : 0);
  const Ei = sizes.inputEmbedding;
  const Eo = sizes.outputEmbedding;
  return {
    inputEmbedding: matrix("input.embedding", vocabulary.input.size, Ei, true),
    vectorProjection: improvements.wordVectors
      ? matrix("input.vector-projection", vectorWidth, Ei)
      : null,
    characterEmbedding:
      improvements.characterBuckets > 0
        ? matrix("input.characters", improvements.characterBuckets, Ei, true)
        : null,
    encoder: biLstm("encoder", Ei + (mechanisms.turnLevelEncoder ? D : 0), E),
    discourse: mechanisms.turnLevelEncoder
      ? {
          initial: matrix("discourse.initial", 1, D, true),
          start: mechanisms.discourseStart,
          cell: lstm("discourse", 2 * E, D),
        }
      : null,
    positionEmbedding: P > 0 ? matrix("position.embedding", distances, P, true) : null,
    outputEmbedding: matrix("output.embedding", vocabulary.output.size, Eo, true),
    segments: mechanisms.segments
      ? {
          encoder: biLstm("segment", Eo, S),
          ages: matrix("segment.age", ageRows(config), sizes.age, true),
          weight: matrix("segment.weight", M, 4 * S + sizes.age),
        }
      : null,
    decoder: {
      first: {
        symbol: matrix("decoder.first.symbol", Eo, 4 * H),
        context: matrix("decoder.first.context", K, 4 * H),
        hidden: matrix("decoder.first.hidden", H, 4 * H),
        bias: bias("decoder.first.bias", H),
      },
      second: lstm("decoder.second", H, H),
    },
    attention: matrix("attention.weight", H, K),
    intermediate: {
      state: matrix("intermediate.state", H, M),
      context: matrix("intermediate.context", K, M),
    },
    vocabulary: {
      weight: matrix("vocabulary.weight", M, vocabulary.output.scored),
      bias: matrix("vocabulary.bias", 1, vocabulary.output.scored),
    },
  };
}
